# The privacy page: what docs/privacy.md says, for whoever plays.
privacy-title = Vie privée
privacy-lead = Tu joues sans compte, et presque rien de toi n'est gardé. Voici quoi, où et combien de temps.
privacy-not-title = Ce qui n'est pas gardé
privacy-not-account = Pas de compte, pas d'adresse e-mail, pas de date de naissance, pas de chat, pas de micro, pas de caméra.
privacy-not-name = Tu es un animal avec une couleur. Les noms écrits n'existent que si l'hôte les permet, et les parties gardées ne les contiennent que si l'hôte le choisit.
privacy-not-address = Aucune adresse réseau, aucune donnée de l'appareil, ni qui a joué avec qui.
privacy-not-tracking = Pas de cookies, pas de pistage, pas de publicité : ton navigateur ne parle qu'à ce serveur.
privacy-kept-title = Ce qui est gardé, et combien de temps
privacy-kept-browser = Dans ton navigateur : tes réglages, les secrets de tes places, tes touches et tes propres temps de l'entraînement. Jusqu'à ce que tu les effaces.
privacy-kept-table = Sur le serveur : la table avec ses règles, ses places et ses cartes. Elle est effacée quand personne n'est venu pendant { $hours ->
    [one] une heure
   *[other] { $hours } heures
}.
privacy-kept-record = Sur le serveur : la partie finie, avec les cartes et les temps de réaction par animal, pendant { $days ->
    [one] un jour
   *[other] { $days } jours
}.
privacy-kept-network = Dans la mémoire du serveur : ton adresse réseau, pour compter les essais de codes. Elle n'est jamais écrite.
privacy-erase-title = Comment l'effacer
privacy-erase-mine = Ce qui est dans ton navigateur : Réglages, « Effacer mes données ».
privacy-erase-table = Une table avec ses parties gardées : le menu de l'hôte, « Effacer cette table ». Elle disparaît aussitôt, pour tous.
privacy-seen-title = Qui voit quoi
privacy-seen-others = À la table, tous voient ton animal ou ton nom, ta couleur, ton nombre de cartes, tes temps dans une course, et si ta connexion est bonne.
privacy-seen-link = Qui a le code d'une table peut regarder, sauf si l'hôte ferme la porte aux spectateurs.
privacy-seen-children = Rien ne demande les données d'un enfant. Le mot que certaines règles font crier est un bouton, jamais un micro.
