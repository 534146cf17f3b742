lobby-code = Table
lobby-scan = Scanne pour t'asseoir
lobby-qr = Code QR avec l'adresse de cette table
lobby-type = ou tape cette adresse
lobby-reach-public = Toute personne qui a cette adresse peut jouer.
lobby-reach-lan = Les téléphones sur le même Wi-Fi que cet écran peuvent jouer. De l'extérieur, on ne peut pas.
lobby-reach-outside = Comment jouer de l'extérieur ?
lobby-reach-outside-how = Le serveur a besoin d'une adresse sur internet : qui le fait tourner le lance avec --public-url derrière un tunnel ou un proxy. slapjack doctor vérifie.
lobby-reach-name = Les appareils qui connaissent ce nom peuvent jouer.
lobby-reach-virtual = Sans doute que seul cet ordinateur peut ouvrir cette adresse.
lobby-reach-none = Aucun téléphone ne peut encore joindre ce serveur. Connecte cet ordinateur à un réseau, puis recharge la page.
lobby-copy = Copier le lien
lobby-copied = Copié
lobby-share = Partager le lien
lobby-seats = À la table
lobby-seat-count = { $taken } sur { $most }
lobby-empty-one = Il n'y a que toi pour l'instant. Fais scanner le code, ou ajoute un robot.
lobby-empty-none = Personne pour l'instant. Scanne le code pour t'asseoir.
lobby-seat-free = Place libre
lobby-you = toi
lobby-here = sur cet écran
lobby-host = hôte
lobby-unready = pas encore d'accord
lobby-ready-set = D'accord avec ces règles
lobby-rules-changed = Les règles ont changé.
lobby-thumbs-missing = Pas encore d'accord : { $names }
lobby-thumbs-wait = { $count ->
    [one] Il manque un pouce levé
   *[other] Il manque { $count } pouces levés
}
lobby-thumbs-needed = Attendre tous les pouces levés
lobby-away = absence
lobby-bot = robot, { $level }
lobby-heavy = pattes lourdes, +{ $ms } ms
lobby-wins = { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
}
lobby-sit = S'asseoir
lobby-sitting = On t'installe…
lobby-stand = Rendre ma place
lobby-bots = Robots
lobby-bot-add = Ajouter un robot
lobby-bot-remove = Enlever un robot
lobby-kick = Retirer { $name }
lobby-lock = Fermer la table
lobby-locked = La table est fermée : plus personne ne peut s'asseoir.
lobby-full = Toutes les places sont prises. Tu peux regarder cette partie, ou revenir à l'accueil et ouvrir une table.
lobby-rules = Règles
lobby-deal = Distribuer
lobby-need = { $missing ->
    [one] Encore une personne, et tu peux distribuer.
   *[other] Encore { $missing } personnes, et tu peux distribuer.
}
lobby-wait-host = { $name } distribue quand tout le monde est là.
lobby-wait-nobody = L'hôte est absent. Quelqu'un ici prend bientôt sa place.
lobby-watchers = { $count ->
    [0] Personne ne regarde
    [1] Une personne regarde
   *[other] { $count } personnes regardent
}
lobby-screens = Un grand écran est relié : le son vient de lui, cet appareil se tait. M ou le menu remet le son ici.
lobby-code-hidden = Le code est caché.
lobby-code-show = L'afficher
lobby-call = Vous vous entendez déjà : est-ce ici que le jeu doit sonner ?
lobby-call-sound = Le son ici
plain-hello = Bonjour { $name } !
plain-with = Avec { $names }
lobby-tally = Parties gagnées
lobby-tally-empty = Personne n'a encore gagné de partie.
lobby-home = Accueil

level-gentle = doux
level-steady = régulier
level-hasty = pressé
level-sleepy = endormi
level-sharp = vif
level-other = { $level }

preset-classic = Classique
preset-classic-about = Seulement les Valets. Une fausse frappe coûte une carte. Plus de cartes ? Une dernière chance.
preset-frappe-le-valet = Frappe le Valet
preset-frappe-le-valet-about = Du Québec, à partir de trois : on coupe d'abord, on mêle les cartes gagnées, on joue jusqu'à ce que quelqu'un ait tout.
preset-italian = À l'italienne
preset-italian-about = On mêle les cartes gagnées, la main la plus basse gagne, on joue jusqu'à ce que quelqu'un ait tout.
preset-strict-kids = Règles strictes
preset-strict-kids-about = Une fausse frappe coûte une carte à chacun des autres.
preset-little-ones = Pour les petits
preset-little-ones-about = Fausses frappes gratuites, personne n'est éliminé, cartes lentes, cinq minutes.
preset-fast = Rapide
preset-fast-about = Pas de dernière chance : plus de cartes, plus de jeu.
preset-doubles-and-sandwiches = Doublons
preset-doubles-and-sandwiches-about = Frappe les Valets, les doublons et les sandwichs.
preset-shout = Au cri
preset-shout-about = Une frappe ne compte qu'avec un cri. Utilise le bouton Crier.
preset-one-hand = À une main
preset-one-hand-about = Frappe seulement avec la main qui ne retourne pas.
preset-egyptian-ratscrew = Egyptian Ratscrew
preset-egyptian-ratscrew-about = Doublons, sandwichs et mariages ; les figures lancent des défis.
preset-changed = { $name }, avec règles maison
preset-other = Règles maison
preset-other-about = Les règles propres à cette table.
lobby-erase = Effacer cette table
lobby-erase-text = La table, sa partie et les enregistrements de toutes ses parties sont supprimés, pour tout le monde. Personne ne pourra les retrouver.
lobby-erase-yes = Oui, tout effacer
lobby-erase-no = Non, garder
lobby-result = Retour au résultat
