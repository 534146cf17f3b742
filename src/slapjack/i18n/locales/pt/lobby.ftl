lobby-code = Mesa
lobby-scan = Escaneie para se sentar
lobby-qr = Código QR com o endereço desta mesa
lobby-type = ou digite este endereço
lobby-reach-public = Quem tiver este endereço pode entrar.
lobby-reach-lan = Celulares no mesmo Wi-Fi que esta tela podem entrar. De fora de casa, não dá.
lobby-reach-outside = Como gente de fora pode entrar?
lobby-reach-outside-how = O servidor precisa de um endereço na internet: quem cuida dele o inicia com --public-url atrás de um túnel ou proxy. slapjack doctor verifica.
lobby-reach-name = Aparelhos que conhecem este nome podem entrar.
lobby-reach-virtual = Provavelmente só este computador consegue abrir este endereço.
lobby-reach-none = Nenhum celular consegue chegar a este servidor ainda. Conecte este computador a uma rede e recarregue a página.
lobby-copy = Copiar link
lobby-copied = Copiado
lobby-share = Compartilhar link
lobby-seats = Na mesa
lobby-seat-count = { $taken } de { $most }
lobby-empty-one = Por enquanto só você. Peça que escaneiem o código ou adicione um robô.
lobby-empty-none = Ninguém aqui ainda. Escaneie o código para se sentar.
lobby-seat-free = Lugar livre
lobby-you = você
lobby-here = nesta tela
lobby-host = anfitrião
lobby-unready = ainda não aceitou
lobby-ready-set = Aceito estas regras
lobby-rules-changed = As regras mudaram.
lobby-thumbs-missing = Ainda falta aceitar: { $names }
lobby-thumbs-wait = { $count ->
    [one] Falta um polegar para cima
   *[other] Faltam { $count } polegares para cima
}
lobby-thumbs-needed = Esperar todos os polegares
lobby-away = ausente
lobby-bot = robô, { $level }
lobby-heavy = patas pesadas, +{ $ms } ms
lobby-wins = { $wins ->
    [one] { $wins } vitória
   *[other] { $wins } vitórias
}
lobby-sit = Sentar
lobby-sitting = Um momento…
lobby-stand = Deixar meu lugar
lobby-bots = Robôs
lobby-bot-add = Adicionar um robô
lobby-bot-remove = Tirar um robô
lobby-kick = Remover { $name }
lobby-lock = Fechar a mesa
lobby-locked = A mesa está fechada: ninguém mais pode se sentar.
lobby-full = Todos os lugares estão ocupados. Você pode assistir a esta partida, ou voltar ao início e abrir uma mesa.
lobby-rules = Regras
lobby-deal = Dar as cartas
lobby-need = { $missing ->
    [1] Falta mais uma pessoa para você dar as cartas.
   *[other] Faltam mais { $missing } pessoas para você dar as cartas.
}
lobby-wait-host = { $name } dá as cartas quando todos chegarem.
lobby-wait-nobody = O anfitrião saiu. Logo outra pessoa daqui assume o lugar.
lobby-watchers = { $count ->
    [0] Ninguém assiste
    [1] Uma pessoa assiste
   *[other] { $count } pessoas assistem
}
lobby-screens = Há uma tela grande conectada: o som sai dela e este aparelho fica quieto. Com M ou no menu você liga o som aqui.
lobby-code-hidden = O código está escondido.
lobby-code-show = Mostrar
lobby-call = Vocês já se ouvem: é aqui que o jogo deve tocar?
lobby-call-sound = Som aqui
plain-hello = Olá, { $name }!
plain-with = Com { $names }
lobby-tally = Jogos ganhos
lobby-tally-empty = Ninguém ganhou um jogo ainda.
lobby-home = Início

level-gentle = tranquilo
level-steady = constante
level-hasty = apressado
level-sleepy = sonolento
level-sharp = esperto
level-other = { $level }

preset-classic = Clássico
preset-classic-about = Só Valetes. Uma batida falsa custa uma carta. Sem cartas? Uma última chance.
preset-frappe-le-valet = Frappe le Valet
preset-frappe-le-valet-about = De Quebec, para três ou mais: primeiro se corta, as cartas ganhas são embaralhadas e joga-se até alguém ter todas.
preset-italian = Italiano
preset-italian-about = As cartas ganhas são embaralhadas, vence a mão mais baixa e joga-se até alguém ter todas.
preset-strict-kids = Rigoroso
preset-strict-kids-about = Uma batida falsa custa uma carta para cada um dos outros.
preset-little-ones = Para os pequenos
preset-little-ones-about = Batidas falsas de graça, ninguém sai do jogo, cartas lentas, cinco minutos.
preset-fast = Rápido
preset-fast-about = Sem última chance: ficou sem cartas, está fora.
preset-doubles-and-sandwiches = Duplas
preset-doubles-and-sandwiches-about = Bata em Valetes, duplas e sanduíches.
preset-shout = Com grito
preset-shout-about = Uma batida só vale com um grito. Use o botão Gritar.
preset-one-hand = Uma mão só
preset-one-hand-about = Bata só com a mão que não vira as cartas.
preset-egyptian-ratscrew = Egyptian Ratscrew
preset-egyptian-ratscrew-about = Duplas, sanduíches e casamentos; as figuras lançam desafios.
preset-changed = { $name }, com regras da casa
preset-other = Regras da casa
preset-other-about = As regras próprias desta mesa.
lobby-erase = Apagar esta mesa
lobby-erase-text = A mesa, o seu jogo e os registos de todos os seus jogos são apagados, para todos. Ninguém os poderá recuperar.
lobby-erase-yes = Sim, apagar tudo
lobby-erase-no = Não, manter
lobby-result = Voltar ao resultado
