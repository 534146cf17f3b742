# The big screen.
tv-title = Slapjack sur grand écran
tv-still = Arrêter les images
tv-move = Laisser défiler les images
tv-sound = Appuie sur une touche pour avoir le son.
tv-no-watchers = Cette table ne prend pas de spectateurs. L'hôte peut les laisser entrer.
tv-waiting = En attente du serveur…
tv-next-game = Prochaine partie : table
tv-best = meilleur { $ms } ms
tv-hidden = Le code est caché. Demande le lien à l'hôte.
