table-slap = Frapper la pile
table-flip = Retourner
table-flip-what = ta carte
table-title = Slapjack, table { $code }
table-shout = Crier
table-react = Réactions
table-next-seat = Jouer à la prochaine partie
table-menu = Menu de la table
table-counts = Paquets
table-you = Toi
table-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
table-pile = { $count ->
    [0] Pas de pile
    [1] Pile de { $count } carte
   *[other] Pile de { $count } cartes
}
table-your-turn = À toi. Retourne !
table-turn-of = C'est à { $name } de retourner
table-flipping = { $name } retourne une carte…
table-flipping-own = Ta carte se retourne…
table-dealing = On distribue…
table-last-chance = Dernière chance : gagne la prochaine frappe !
table-out = Tu es hors jeu. Regarde et encourage !
table-watching = Tu regardes
table-auto = Se retourne toute seule dans { $seconds } s
table-last-chance-of = dernière chance
table-out-of = hors jeu
table-away-of = absence
table-paws-of = +{ $ms } ms
table-cut-title = Couper le jeu ?
table-cut-high = Vers le haut
table-cut-middle = Au milieu
table-cut-low = Vers le bas
table-cut-no = Non, distribuer
table-cut-wait = { $name } peut couper le jeu…
table-paused = En pause
table-paused-hint = Plus rien ne bouge. L'hôte peut reprendre.
table-resume = Reprendre
table-lost = Connexion perdue. Ta place est gardée.
table-lost-watching = Connexion perdue.
table-slower = Liaison plus lente : ce réseau bloque la rapide. Tu peux continuer à jouer.
table-retry = Réessayer
table-connecting = Connexion…
table-sound-on = Son activé
table-sound-off = Son coupé
table-pause = Pause
table-leave = Quitter la partie
table-home = Accueil, garder ma place
table-close = Retour à la partie
table-leave-title = Quitter la table ?
table-leave-text = Va à l'accueil, et ta place est gardée un moment. Quitte pour de bon, et tes cartes restent ici : tu ne pourras plus revenir dans cette partie.
table-leave-yes = Quitter pour de bon
table-leave-no = Rester
table-link-good = bonne connexion
table-link-slow = connexion lente
table-link-weak = connexion faible
table-link-unknown = connexion pas encore mesurée
table-finish = Photo-finish
table-finish-row = { $name } : { $ms } ms
table-result-won = gagné
table-result-lost = perdu
table-result-tied = égalité
table-result-false = fausse frappe
table-result-void = trop tôt
table-result-late = trop tard
table-result-ignored = ignorée
table-result-rejected = hors jeu
table-keys = { $slap } frappe, { $flip } retourne, { $mute } coupe le son
table-wait-turn = Personne ne retourne pour l'instant.
table-paused-for = On attend { $names }.
table-stock = tes cartes
table-cut-own = Tu peux couper le jeu.
table-let-go = Lâche pour frapper
table-keys-shout = { $shout } crie, 1 à 9 crient ce que tu vois
table-take = Ramasse la pile
table-claim = { $name } a gagné le défi et ramasse la pile…
    .you = Tu as gagné le défi. Ramasse la pile !
table-replay = Égalité ! Seuls { $names } frappent la prochaine carte.
    .you = Égalité ! Frappe la prochaine carte avant { $names }.
table-replay-now = Cette carte, quelle qu'elle soit : { $names } !
    .you = Frappe cette carte, quelle qu'elle soit !
table-replay-count = nouvelle carte { $count } sur { $most }
table-slap-in = Plus de cartes : frappe bien pour revenir !
table-slap-in-of = peut revenir
table-slap-ins = Sans cartes, peut revenir en frappant : { $names }
table-chances = Dernière chance : { $names }
table-owes-of = doit { $cards }
table-rests-of = repos { $cards }
table-time-left = encore { $time }
table-flips-left = { $flips ->
    [one] encore { $flips } carte à retourner
   *[other] encore { $flips } cartes à retourner
}
table-owes = { $name } a { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } pour répondre à { $other }
    .you = Tu as { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } pour répondre à { $other }
    .them = { $name } a { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } pour te répondre
table-keys-off = Les touches sont désactivées dans les réglages.
table-key-space = Espace
table-ghost-first = { $ms } ms : tu aurais gagné !
table-ghost-behind = { $ms } ms : { $behind } ms trop tard
table-guess = Qui gagne la prochaine pile ?
table-guess-right = Bien deviné ! { $right } jusqu'ici
table-guess-wrong = Pas cette fois. Devine encore !
table-new-deck = Prendre un jeu neuf
table-waiting-held = On attend { $name }, { $time }
table-held = { $name } est absent, place gardée { $time }
table-stand-in = Remplacer { $name } par un robot
table-go-without = Continuer sans { $name }
