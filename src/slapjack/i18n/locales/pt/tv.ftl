# The big screen.
tv-title = Slapjack na tela grande
tv-still = Parar as imagens
tv-move = Mover as imagens
tv-sound = Aperte uma tecla para ouvir o som.
tv-no-watchers = Esta mesa não aceita espectadores. O anfitrião pode deixá-los entrar.
tv-waiting = Esperando o servidor…
tv-next-game = Próximo jogo: mesa
tv-best = melhor { $ms } ms
tv-hidden = O código está escondido. Peça o link ao anfitrião.
