# The big screen.
tv-title = Slapjack on the big screen
tv-still = Keep the pictures still
tv-move = Let the pictures move
tv-sound = Press any key for sound.
tv-no-watchers = This table takes no watchers. The host can let them in.
tv-waiting = Waiting for the server…
tv-next-game = Next game: table
tv-best = best { $ms } ms
tv-hidden = The code is hidden. Ask the host for the link.
