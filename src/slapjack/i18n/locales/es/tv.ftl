# The big screen.
tv-title = Slapjack en la pantalla grande
tv-still = Parar las imágenes
tv-move = Mover las imágenes
tv-sound = Pulsa una tecla para oír el sonido.
tv-no-watchers = Esta mesa no admite espectadores. El anfitrión puede dejarlos entrar.
tv-waiting = Esperando al servidor…
tv-next-game = Próxima partida: mesa
tv-best = mejor { $ms } ms
tv-hidden = El código está oculto. Pide el enlace al anfitrión.
