# As palavras que estão no próprio index.html, antes de qualquer módulo.
page-title = Slapjack
page-description = O jogo de cartas Slapjack em tempo real, julgado com justiça, em todos os celulares da sala.
page-no-script = O Slapjack precisa de JavaScript. Ative-o para esta página e recarregue.
page-old-title = Este navegador é antigo demais para o Slapjack
page-old-text = Atualize-o ou abra o mesmo endereço em um mais novo: Chrome, Edge, Firefox ou Samsung Internet dos últimos dois anos, ou Safari a partir da versão 16.4.
