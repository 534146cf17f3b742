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
said-pile-given = La pile va à { $other }.
    .you = La pile va à { $other }.
said-pays = { $name } donne { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    } à { $other }.
    .you = Tu donnes { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    } à { $other }.
said-pays-all = { $name } paie tout le monde.
    .you = Tu paies tout le monde.
said-burn = { $name } met { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    } sous la pile.
    .you = Tu mets { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    } sous la pile.
said-late = { $name } : trop tard. Gratuit.
    .you = Trop tard. Ça ne coûte rien.
said-early = { $name } : trop tôt. Gratuit.
    .you = Trop tôt. Ça ne coûte rien.
said-silent = { $name } n'a pas crié.
    .you = Crie en frappant !
said-timeout = { $name } doit attendre.
    .you = Ta main se repose.
said-last-chance = { $name } n'a plus de cartes : une dernière chance.
    .you = Plus de cartes. Gagne la prochaine frappe !
said-revived = { $name } est de retour !
    .you = Te revoilà !
said-left = { $name } n'est plus là.
    .you = Tu as quitté la partie.
said-redeal = Personne ne peut retourner : on redistribue la pile.
said-void = Cette frappe ne compte pas. Elle ne coûte rien.
said-cut = { $name } a coupé le jeu.
    .you = Tu as coupé le jeu.
said-misdeal = Vu pendant la donne : { $what }. Le paquet de { $name } est mélangé.
    .you = Vu pendant la donne : { $what }. Ton paquet est mélangé.
said-challenge = Défi ! { $name } a { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } pour répondre.
    .you = Défi ! Tu as { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } pour répondre.
said-decided = { $name } gagne le défi.
    .you = Tu gagnes le défi. Ramasse la pile !
said-stopped = { $what } arrête le défi. Personne ne ramasse la pile.
said-slap-in = { $name } n'a plus de cartes, mais peut encore frapper.
    .you = Plus de cartes. Frappe bien, et tu reviens !
said-last-now = { $name } n'a plus de cartes : cette carte est sa dernière chance.
    .you = Plus de cartes : celle-ci est ta dernière chance !
said-peek = { $name } a regardé sa carte. Elle va sous le paquet.
    .you = Tu as regardé ta carte. Elle va sous ton paquet.
said-toward = Retournée du mauvais côté ! La carte de { $name } va sous le paquet.
    .you = Retournée vers toi ! Ta carte va sous ton paquet.
said-toward-top = Retournée du mauvais côté ! { $name } retourne encore cette carte.
    .you = Retournée vers toi ! Retourne-la de nouveau.
said-foul = Mauvaise main ! La frappe de { $name } ne compte pas.
    .you = Mauvaise main ! Ta frappe ne compte pas.
said-contact = { $name } : seule la paume compte.
    .you = Seule la paume compte.
said-false-start = { $name } a frappé avant la nouvelle carte et sort du duel.
    .you = Trop tôt ! Tu sors du duel.
said-false = { $name } a frappé, mais il n'y avait rien à frapper.
    .you = Il n'y avait rien à frapper.
said-false-free = { $name } : fausse frappe. Ça ne coûte rien.
    .you = Fausse frappe. Ça ne coûte rien.
said-flipper = Tu l'as retournée : celle-ci est pour les autres.
said-not-tied = Seuls les joueurs à égalité peuvent frapper.
said-claimed = Le défi est gagné : les frappes ne font plus rien.
said-ghost = Tu es hors jeu : ta frappe ne compte pas.
said-rests = La main de { $name } { $cards ->
        [0] se repose pour cette carte
        [one] se repose encore { $cards } carte
       *[other] se repose encore { $cards } cartes
    }.
    .you = Ta main { $cards ->
        [0] se repose pour cette carte
        [one] se repose encore { $cards } carte
       *[other] se repose encore { $cards } cartes
    }.
said-tie = Égalité ! Seuls { $names } frappent la prochaine carte.
    .you = Égalité ! Frappe la prochaine carte avant { $names }.
said-tie-again = Encore égalité ! Seuls { $names } frappent la prochaine carte.
    .you = Encore égalité ! Frappe la prochaine carte avant { $names }.
said-split = Ils partagent la pile : { $what }.
said-out-missed = { $name } a manqué sa dernière chance et sort du jeu.
    .you = Tu as manqué ta dernière chance. Tu sors du jeu.
said-out-empty = { $name } n'a plus de cartes et sort du jeu.
    .you = Plus de cartes : tu sors du jeu.
said-out-false = Fausse frappe sans cartes : { $name } sort du jeu.
    .you = Fausse frappe sans cartes : tu sors du jeu.
said-away = { $name } n'est plus là : ses cartes se retournent toutes seules.
    .you = On ne te voit plus : tes cartes se retournent toutes seules.
said-back = { $name } est de nouveau là.
    .you = Tu es de nouveau là.
said-buried = Personne n'a frappé. Le Valet est enfoui.
said-buried-other = Personne n'a frappé. Enfoui sous la carte : { $what }.
said-time-up = Le temps est écoulé !
said-flips-up = C'était la dernière carte à retourner !
said-over = { $name } gagne la partie !
    .you = Tu gagnes la partie !
said-draw = Personne ne peut continuer : match nul !
why-false = Fausse frappe !
why-hand = Mauvaise main !
why-contact = Ce n'était pas la paume !
why-anticipated = Trop tôt !
why-empty = Il n'y avait pas de pile !
why-tied = Égalité !
why-coin = Égalité ! Le sort décide.
why-trigger = { $trigger } !
trigger-slapjack = Slapjack
trigger-jack = Valet
trigger-queen = Dame
trigger-king = Roi
trigger-ace = As
trigger-two = Deux
trigger-three = Trois
trigger-four = Quatre
trigger-five = Cinq
trigger-six = Six
trigger-seven = Sept
trigger-eight = Huit
trigger-nine = Neuf
trigger-ten = Dix
trigger-double = Doublon
trigger-sandwich = Sandwich
trigger-top_bottom = Dessus-dessous
trigger-marriage = Mariage
trigger-divorce = Divorce
trigger-tens = Dizaine
trigger-sum = Somme
trigger-run = Suite
trigger-flush = Couleur
trigger-joker = Joker
said-minute = Encore une minute !
said-seconds = Encore dix secondes !
said-flips-left = Encore dix cartes à retourner !
said-misdeal-called = Maldonne ! On redistribue les cartes.
