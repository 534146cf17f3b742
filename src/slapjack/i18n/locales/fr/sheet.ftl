### La feuille de règles : chaque règle de la table en une phrase simple.

## Durées et cartes, telles qu'elles entrent dans une phrase

sheet-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
sheet-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
sheet-card-number = un { $value }
sheet-card-J = un Valet
sheet-card-Q = une Dame
sheet-card-K = un Roi
sheet-card-A = un As

## Sujets

sheet-title-players = Les joueurs
sheet-title-deal = La distribution
sheet-title-turn = À ton tour
sheet-title-slap = Quand frapper
sheet-title-win = Gagner la pile
sheet-title-false = Les fausses frappes
sheet-title-hands = Comment frapper
sheet-title-shout = Le cri
sheet-title-buried = Trop tard
sheet-title-empty = Plus de cartes
sheet-title-ties = Les égalités
sheet-title-challenge = Les défis
sheet-title-end = La fin de la partie
sheet-title-places = Le classement
sheet-title-table = À cette table

## Les joueurs

sheet-players-range = De { $least } à { $most } joueurs, chacun pour soi.
sheet-players-exact = Exactement { $count } joueurs, chacun pour soi.
sheet-players-deck = { $jokers ->
    [0] Un jeu de 52 cartes, sans joker.
    [1] Un jeu de 52 cartes et un joker.
   *[other] Un jeu de 52 cartes et { $jokers } jokers.
}

## La distribution

sheet-deal-dealer-random = Le premier donneur est tiré au sort.
sheet-deal-dealer-youngest = Le plus jeune donne en premier.
sheet-deal-dealer-host = L'hôte de la table donne en premier.
sheet-deal-dealer-rotate = Les joueurs donnent à tour de rôle ; le premier est tiré au sort.
sheet-deal-passes = Après chaque partie, c'est au voisin de gauche de donner.
sheet-deal-cut-none = On ne coupe pas.
sheet-deal-cut-optional = Le joueur à droite du donneur peut couper.
sheet-deal-cut-required = Le joueur à droite du donneur doit couper.
sheet-deal-out = On distribue toutes les cartes face cachée, une à une, dans le sens des aiguilles d'une montre, en commençant à gauche du donneur. Certains auront peut-être une carte de plus.
sheet-deal-stack = Pose tes cartes en paquet devant toi, face cachée, sans les regarder.
sheet-deal-misdeal = Si une carte se montre pendant la distribution, le joueur qui la reçoit mélange son paquet.
sheet-deal-exposed = { $count ->
    [one] À cette table, environ { $count } carte distribuée sur { $of } se montre par erreur.
   *[other] À cette table, environ { $count } cartes distribuées sur { $of } se montrent par erreur.
}

## À ton tour

sheet-turn-order = On joue dans le sens des aiguilles d'une montre, en commençant à gauche du donneur. Les joueurs sans cartes passent leur tour.
sheet-turn-flip = À ton tour, retourne la carte du dessus de ton paquet sur la pile, au milieu de la table.
sheet-turn-away = Retourne-la en l'éloignant de toi, pour que tout le monde la voie en même temps.
sheet-turn-seen-bottom = Tu as regardé la carte, ou tu l'as retournée vers toi ? Elle va sous ton paquet et tu retournes la suivante.
sheet-turn-seen-top = Tu as regardé la carte ? Elle va sous ton paquet et tu retournes la suivante. Tu l'as retournée vers toi ? Remets-la sur ton paquet et retourne-la de nouveau.

## Quand frapper

sheet-slap-rank = Frappe quand tu vois { $card }.
sheet-slap-double = Frappe un doublon : deux cartes de même rang qui se suivent.
sheet-slap-sandwich = { $number ->
    [1] Frappe un sandwich : deux cartes de même rang avec une carte entre elles.
   *[other] Frappe un sandwich à { $number } cartes : deux cartes de même rang avec { $number } cartes entre elles.
}
sheet-slap-top_bottom = Frappe quand la carte du dessus a le même rang que la carte visible tout en bas de la pile.
sheet-slap-marriage = Frappe un mariage : un Roi et une Dame qui se suivent, peu importe l'ordre.
sheet-slap-divorce = Frappe un divorce : un Roi et une Dame avec une carte entre eux.
sheet-slap-tens = Frappe quand deux cartes numérotées qui se suivent font 10. L'As vaut 1. Un Valet, une Dame ou un Roi peut se trouver entre les deux.
sheet-slap-sum = Frappe quand deux cartes numérotées qui se suivent font { $number } au total. L'As vaut 1.
sheet-slap-run = Frappe une suite : les { $number } cartes du dessus montent ou descendent d'un rang à la fois. L'As se place sous le 2 ou au-dessus du Roi.
sheet-slap-run-wrap = Frappe une suite : les { $number } cartes du dessus montent ou descendent d'un rang à la fois. L'As relie le Roi et le 2 : une suite peut continuer après lui.
sheet-slap-flush = Frappe une couleur : les { $number } cartes du dessus sont toutes de la même couleur (pique, cœur, carreau ou trèfle).
sheet-slap-joker = Frappe quand tu vois un joker.
sheet-slap-all = Tout le monde peut frapper, même celui qui a retourné la carte.
sheet-slap-others = Celui qui a retourné la carte n'a pas le droit de la frapper : sa frappe ne fait rien.

## Gagner la pile

sheet-win-first = La première main posée sur la pile gagne toutes ses cartes.
sheet-win-pile-bottom = Pose les cartes gagnées sous ton paquet, face cachée.
sheet-win-pile-shuffle_all = Mélange les cartes gagnées avec tout ton paquet.
sheet-win-pile-shuffle_won_bottom = Mélange les cartes gagnées, puis pose-les sous ton paquet, face cachée.
sheet-win-next-after_flipper = Ensuite, c'est le tour du voisin de gauche du joueur qui a retourné la dernière carte.
sheet-win-next-winner = Ensuite, c'est le tour du gagnant.
sheet-win-next-after_winner = Ensuite, c'est le tour du voisin de gauche du gagnant.

## Les fausses frappes

sheet-false-to_flipper = { $cards ->
    [one] Frapper une autre carte est une fausse frappe. Tu donnes la carte du dessus de ton paquet, face cachée, au joueur qui a retourné la dernière carte. Elle va sous son paquet.
   *[other] Frapper une autre carte est une fausse frappe. Tu donnes les { $cards } cartes du dessus de ton paquet, face cachée, au joueur qui a retourné la dernière carte. Elles vont sous son paquet.
}
sheet-false-to_each = Frapper une autre carte est une fausse frappe. Tu donnes une carte, face cachée, à chacun des autres joueurs encore en jeu. Elle va sous son paquet.
sheet-false-burn = { $cards ->
    [one] Frapper une autre carte est une fausse frappe. La carte du dessus de ton paquet va sous la pile, face cachée.
   *[other] Frapper une autre carte est une fausse frappe. Les { $cards } cartes du dessus de ton paquet vont sous la pile, face cachée.
}
sheet-false-none = Frapper une autre carte est une fausse frappe, mais elle ne coûte rien.
sheet-false-pile_to_flipper = Frapper une autre carte est une fausse frappe. Le joueur qui a retourné la dernière carte ramasse toute la pile ; si c'était toi, c'est le joueur suivant. Une pile qu'on peut encore frapper, ou déjà gagnée, reste en place.
sheet-false-timeout = { $cards ->
    [one] Frapper une autre carte est une fausse frappe. Ta main se repose jusqu'à la prochaine carte ; celle-là, tu peux la frapper.
   *[other] Frapper une autre carte est une fausse frappe. Ta main se repose jusqu'à ce que { $cards } autres cartes soient retournées ; tu peux frapper la dernière des { $cards }.
}
sheet-false-own-next_player = C'était ta propre carte ? Alors tu paies le joueur suivant.
sheet-false-own-burn = C'était ta propre carte ? Alors ce que tu paies va sous la pile, face cachée.
sheet-false-own-none = C'était ta propre carte ? Alors tu ne paies rien.
sheet-false-count = { $times ->
    [one] Sur une même carte, seule ta première fausse frappe compte.
   *[other] Sur une même carte, seules tes { $times } premières fausses frappes comptent.
}
sheet-false-noted = { $times ->
    [one] Elle se voit quand même dans tes chiffres, une fois par carte au plus.
   *[other] Elles se voient quand même dans tes chiffres, { $times } fois par carte au plus.
}
sheet-false-broke-eliminate = Une fausse frappe sans carte pour payer t'élimine.
sheet-false-broke-ignore = Une fausse frappe sans carte pour payer ne coûte rien.
sheet-false-empty-ignore = Frapper quand aucune carte n'est visible ne fait rien.
sheet-false-empty-penalise = Frapper quand aucune carte n'est visible est aussi une fausse frappe.

## Comment frapper

sheet-hands-palm-void = Frappe avec la paume à plat. Un doigt ou le dos de la main ne compte pas, mais ne coûte rien.
sheet-hands-palm-false_slap = Frappe avec la paume à plat. Un doigt ou le dos de la main est une fausse frappe.
sheet-hands-any = Frappe avec la paume, un doigt ou le dos de la main : tout compte.
sheet-hands-non_flipping = Frappe seulement avec la main qui ne retourne pas les cartes.
sheet-hands-flipping = Frappe seulement avec la main qui retourne les cartes.
sheet-hands-foul-void = Une frappe de l'autre main, ou des deux, ne compte pas, mais ne coûte rien.
sheet-hands-foul-false_slap = Une frappe de l'autre main, ou des deux, est une faute : elle ne compte pas et tu paies comme pour une fausse frappe.
sheet-hands-early-allow = Tu peux deviner : une frappe compte, même très en avance.
sheet-hands-early-void = Frapper moins de { $time } après l'apparition de la carte, c'est deviner. La frappe ne compte pas, mais ne coûte rien.
sheet-hands-early-false_slap = Frapper moins de { $time } après l'apparition de la carte, c'est deviner. C'est une fausse frappe.
sheet-hands-before-void = Une frappe avant que la carte se voie ne compte pas, mais ne coûte rien.
sheet-hands-before-false_slap = Une frappe avant que la carte se voie est une fausse frappe.

## Le cri

sheet-shout-words = Crie « Slapjack ! » en frappant, ou le nom de ce que tu frappes.
sheet-shout-silent = Une frappe sans le bon cri ne compte pas. La main la plus rapide qui a crié gagne.
sheet-shout-window = Crie au plus tôt { $time } avant ta frappe et au plus tard { $time } après.
sheet-shout-together = Crie au moment même où tu frappes.

## Trop tard

sheet-buried-cover = Une carte à frapper est enfouie quand la suivante la recouvre avant que quelqu'un frappe : on ne peut plus la frapper.
sheet-buried-next = La pile continue de grandir. Attends la prochaine carte à frapper.
sheet-buried-late = Une frappe qui vient jusqu'à { $time } après la carte suivante est en retard, mais ne coûte rien. Plus tard encore, elle compte pour cette nouvelle carte.
sheet-buried-no-grace = Une frappe qui vient après la carte suivante compte pour celle-ci.

## Plus de cartes

sheet-empty-one = Quand tu n'as plus de cartes, il te reste une dernière chance : gagne la prochaine frappe, et tu es de retour.
sheet-empty-none = Quand tu n'as plus de cartes, tu sors du jeu tout de suite.
sheet-empty-unlimited = Quand tu n'as plus de cartes, tu peux encore frapper autant de fois que tu veux. Gagne une pile, et tu es de retour.
sheet-empty-missed = Si quelqu'un d'autre gagne cette frappe, tu sors du jeu.
sheet-empty-own-counts = Si ta dernière carte est elle-même à frapper, cette frappe est ta dernière chance.
sheet-empty-own-free = Si ta dernière carte est elle-même à frapper, elle n'use pas ta chance : la prochaine sera la dernière.
sheet-empty-buried-kept = Si la carte est enfouie, tu gardes ta chance.
sheet-empty-buried-spent = Si la carte est enfouie, ta chance est perdue : tu sors du jeu.
sheet-empty-paid = Tu es aussi de retour quand quelqu'un doit te donner des cartes.
sheet-empty-redeal = { $times ->
    [0] Si plus personne ne peut retourner de carte, la partie est nulle.
    [1] Si plus personne ne peut retourner de carte, on mélange la pile et on la redistribue, une seule fois par partie. La fois suivante, la partie est nulle.
   *[other] Si plus personne ne peut retourner de carte, on mélange la pile et on la redistribue, { $times } fois par partie au plus. Ensuite, la partie est nulle.
}

## Les égalités

sheet-ties-within = Deux frappes à { $time } d'écart ou moins sont à égalité, comme celles qu'on ne peut pas départager.
sheet-ties-same = Deux frappes au même instant sont à égalité, comme celles qu'on ne peut pas départager.
sheet-ties-replay = Le joueur suivant retourne encore une carte. Seuls les joueurs à égalité la frappent, quelle qu'elle soit : la première main gagne toute la pile.
sheet-ties-early = Celui qui frappe avant que cette carte se voie perd son droit à la pile.
sheet-ties-again = { $times ->
    [one] Encore égalité sur cette carte ? Alors ils partagent la pile.
   *[other] Encore égalité ? Alors ils recommencent, avec { $times } cartes de ce genre au plus. Ensuite ils partagent la pile.
}
sheet-ties-split = Les joueurs à égalité partagent la pile.
sheet-ties-coin = Le sort décide lequel d'entre eux gagne la pile.
sheet-ties-lowest_hand = Pas d'égalité : la main tout en dessous gagne, celle qui a touché la carte en premier.
sheet-ties-first = Pas d'égalité : la frappe qui arrive la première à la table gagne.

## Les défis

sheet-challenge-made = Un Valet, une Dame, un Roi ou un As est un défi. Le joueur suivant doit répondre par une autre de ces cartes, et n'a que quelques cartes pour la trouver : une après un Valet, deux après une Dame, trois après un Roi, quatre après un As.
sheet-challenge-answered = Une réponse est un nouveau défi, pour le joueur d'après.
sheet-challenge-won = Pas de réponse ? Celui qui a lancé le défi ramasse la pile.
sheet-challenge-broke = Plus de cartes en pleine réponse ? Le joueur suivant retourne le reste.
sheet-challenge-stopped = Une de ces cartes en réponse arrête le défi, et personne ne ramasse la pile : { $ranks }.
sheet-challenge-slap = Une bonne frappe l'emporte sur un défi, même déjà gagné, tant que la pile n'est pas ramassée.
sheet-challenge-no-slap = Une bonne frappe l'emporte sur un défi. Une fois le défi gagné, les frappes ne font plus rien.

## La fin de la partie

sheet-end-all_cards_or_last = Tu gagnes quand tous les autres sont éliminés, ou quand tu as toutes les cartes.
sheet-end-all_cards = Tu gagnes quand tu as toutes les cartes. Si tu es le dernier en jeu, tu ramasses la pile et tu gagnes.
sheet-end-time = Une cloche arrête la partie après { $time }. Celui qui a le plus de cartes gagne ; si la première place est partagée, personne ne gagne.
sheet-end-flips = { $count ->
    [one] La partie s'arrête après { $count } carte retournée. Celui qui a le plus de cartes gagne.
   *[other] La partie s'arrête au plus tard après { $count } cartes retournées. Celui qui a le plus de cartes gagne.
}
sheet-end-leave-under_pile = Celui qui quitte la partie est éliminé. Ses cartes vont sous la pile, face cachée.
sheet-end-leave-deal_out = Celui qui quitte la partie est éliminé. Ses cartes sont distribuées aux joueurs encore en jeu.

## Le classement

sheet-places-all = Derrière le gagnant viennent les joueurs encore en jeu, selon leur nombre de cartes, puis les éliminés : le dernier éliminé est le mieux placé.
sheet-places-winner = Seul le gagnant compte. Il n'y a pas de deuxième place.

## À cette table

sheet-table-cover = La carte suivante vient au moins { $time } après la précédente.
sheet-table-no-cover = La carte suivante peut venir tout de suite.
sheet-table-flip = Si tu ne retournes rien pendant { $time }, ta carte se retourne toute seule.
sheet-table-no-flip = Tu peux prendre tout ton temps pour retourner ta carte.
sheet-table-idle = Quand personne ne peut retourner de carte et que personne ne frappe, la table attend { $time }, puis la partie continue.
sheet-table-claim = Une pile gagnée par un défi est ramassée après { $time }.
sheet-table-claim-at-once = Une pile gagnée par un défi est ramassée tout de suite.
sheet-table-away = Si tu perds la connexion, tes cartes se retournent toutes seules et ta place est gardée { $time }.
sheet-table-no-away = Si tu perds la connexion, ta place n'est pas gardée.
