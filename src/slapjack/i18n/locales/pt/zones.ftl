zone-slap = { $name }: bater na pilha
zone-flip = { $name }: virar uma carta, { $count } no monte
zone-add = Adicionar um jogador nesta tela
zone-adding = Um lugar…
zone-small = Esta tela é pequena para tantas mãos: alguns podem entrar pelo celular.
zone-touches = Esta tela só acompanha poucos dedos de cada vez: alguns podem entrar pelo celular.
zone-ipad = iPad: desligue os gestos de quatro e cinco dedos nos ajustes, ou use o Acesso Guiado.
