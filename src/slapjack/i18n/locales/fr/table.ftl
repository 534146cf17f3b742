table-slap = Frapper la pile
table-flip = Retourner
table-flip-what = ta carte
table-title = Slapjack, table { $code }
table-shout = Crier
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
table-claim = { $name } ramasse la pile…
table-replay = Égalité ! Seuls { $names } frappent la prochaine carte.
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
table-keys = Espace frappe, F retourne, M coupe le son

# Le récit. Chaque phrase a une forme pour soi-même : l'attribut .you.
said-won = { $name } gagne { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }{ $ms ->
        [0] .
       *[other] {""}, { $ms } ms.
    }
    .you = Tu gagnes { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }{ $ms ->
        [0] {""} !
       *[other] {""}, { $ms } ms !
    }
said-challenge-won = { $name } ramasse { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
    .you = Tu ramasses { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
said-pile-given = Fausse frappe ! La pile va à { $other }.
    .you = Fausse frappe ! La pile va à { $other }.
said-pays = Fausse frappe ! { $name } donne { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    } à { $other }.
    .you = Fausse frappe ! Tu donnes { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    } à { $other }.
said-pays-all = Fausse frappe ! { $name } paie tout le monde.
    .you = Fausse frappe ! Tu paies tout le monde.
said-burn = Fausse frappe ! { $name } met { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    } sous la pile.
    .you = Fausse frappe ! Tu mets { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    } sous la pile.
said-false = { $name } : ce n'était pas un Valet.
    .you = Ce n'était pas un Valet.
said-late = { $name } : trop tard. Gratuit.
    .you = Trop tard. Ça ne coûte rien.
said-early = { $name } : trop tôt. Gratuit.
    .you = Trop tôt. Ça ne coûte rien.
said-silent = { $name } n'a pas crié.
    .you = Crie en frappant !
said-timeout = { $name } doit attendre.
    .you = Ta main se repose.
said-tie = Égalité ! { $name } et { $other } frappent la prochaine carte.
    .you = Égalité ! Frappe la prochaine carte contre { $other }.
said-split = Égalité ! Ils partagent la pile.
said-last-chance = { $name } n'a plus de cartes : une dernière chance.
    .you = Plus de cartes. Gagne la prochaine frappe !
said-revived = { $name } est de retour !
    .you = Te revoilà !
said-out = { $name } sort du jeu.
    .you = Tu sors du jeu.
said-left = { $name } n'est plus là.
    .you = Tu as quitté la partie.
said-buried = Personne n'a frappé. Le Valet est enfoui.
said-redeal = Personne ne peut retourner : on redistribue la pile.
said-void = Cette frappe ne compte pas. Elle ne coûte rien.
table-wait-turn = Personne ne retourne pour l'instant.
table-paused-for = On attend { $names }.
table-stock = tes cartes
table-cut-own = Tu peux couper le jeu.
