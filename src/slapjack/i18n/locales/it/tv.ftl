# The big screen.
tv-title = Slapjack sul grande schermo
tv-still = Ferma le immagini
tv-move = Muovi le immagini
tv-sound = Premi un tasto per avere il suono.
tv-no-watchers = Questo tavolo non accetta spettatori. Chi ospita può farli entrare.
tv-waiting = In attesa del server…
tv-next-game = Prossima partita: tavolo
tv-best = migliore { $ms } ms
tv-hidden = Il codice è nascosto. Chiedi il link a chi ospita.
