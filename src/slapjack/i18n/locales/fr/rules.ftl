### Les règles maison sous forme de questions : chaque réglage, à quoi il sert, et les choix.

rule-number = { $value }
rule-followed = « { $rule } » devient « { $value } », pour aller avec.
rule-offered = « { $rule } » : { $value }
rule-length = À { $players } : environ { $minutes } min, le plus souvent de { $least } à { $most }.

## Le rythme, deux réglages à la fois

rule-pace = Rythme
    .about = Combien de temps une carte reste au moins, et combien tu en as pour retourner la tienne.
rule-pace-family = Calme
rule-pace-normal = Normal
rule-pace-brisk = Vif

## Les joueurs

rule-min_players = Joueurs au moins
    .about = À moins, la partie ne commence pas.
rule-max_players = Joueurs au plus
    .about = Personne de plus ne peut s'asseoir.
rule-jokers = Jokers
    .about = Combien de jokers il y a dans le jeu.
rule-jokers-0 = Aucun

## La distribution

rule-dealer_choice = Premier donneur
    .about = Qui donne à la première partie. Son voisin de gauche commence.
rule-dealer_choice-random = Tiré au sort
rule-dealer_choice-youngest = Le plus jeune
rule-dealer_choice-host = L'hôte
rule-dealer_choice-rotate = Chacun son tour
rule-cut = Couper
    .about = Le joueur à droite du donneur coupe avant la distribution.
rule-cut-none = On ne coupe pas
rule-cut-optional = S'il le veut
rule-cut-required = Toujours
rule-misdeal = Maldonne
    .about = Que faire si une carte se montre avant le début de la partie.
rule-misdeal-ignore = Rien
rule-misdeal-shuffle_stock = On mélange ce paquet
rule-misdeal_per_mille = Cartes montrées par erreur
    .about = Combien de cartes sur mille se montrent, comme avec un donneur maladroit.
rule-misdeal_per_mille-0 = Aucune

## À ton tour

rule-toward_self_remedy = Retournée vers toi
    .about = Tu as vu la carte en premier. Où va-t-elle ?
rule-toward_self_remedy-bottom = Sous ton paquet
rule-toward_self_remedy-top = De nouveau dessus

## Quand frapper

rule-triggers = Cartes à frapper
    .about = Les cartes et les combinaisons qui lancent la course à la pile.
rule-rank-J = Valet
rule-rank-Q = Dame
rule-rank-K = Roi
rule-rank-A = As
rule-rank-number = { $rank }
rule-trigger-double = Doublons
rule-trigger-sandwich = { $number ->
    [1] Sandwichs
   *[other] Sandwichs à { $number } cartes
}
rule-trigger-top_bottom = Dessus et dessous
rule-trigger-marriage = Mariages
rule-trigger-divorce = Divorces
rule-trigger-tens = Dizaines
rule-trigger-sum = Sommes de { $number }
rule-trigger-run = Suites de { $number }
rule-trigger-run-wrap = Suites de { $number }, au-delà de l'As
rule-trigger-flush = { $number } de la même couleur
rule-trigger-joker = Jokers
rule-flipper_may_slap = Ta propre carte
    .about = As-tu le droit de frapper la carte que tu as retournée ?
rule-flipper_may_slap-true = Oui, toi aussi
rule-flipper_may_slap-false = Les autres seulement

## Gagner la pile

rule-win_pile = La pile gagnée
    .about = Ce que le gagnant fait des cartes.
rule-win_pile-bottom = Sous le paquet
rule-win_pile-shuffle_all = Mélangée au paquet
rule-win_pile-shuffle_won_bottom = Mélangée, puis dessous
rule-next_after_win = Qui continue
    .about = À qui le tour quand une pile est gagnée.
rule-next_after_win-after_flipper = Le tour continue
rule-next_after_win-winner = Le gagnant
rule-next_after_win-after_winner = À gauche du gagnant

## Les fausses frappes

rule-false_slap = Une fausse frappe
    .about = Ce qu'il en coûte de frapper la mauvaise carte.
rule-false_slap-to_flipper = Une carte au dernier joueur
rule-false_slap-to_each = Une carte à chacun
rule-false_slap-burn = Une carte sous la pile
rule-false_slap-none = Rien
rule-false_slap-pile_to_flipper = La pile au dernier joueur
rule-false_slap-timeout = Ta main se repose
rule-penalty_cards = Cartes à payer
    .about = Combien de cartes coûte une fausse frappe.
rule-timeout_flips = Durée du repos
    .about = Autant de cartes sont retournées avant que ta main compte de nouveau.
rule-self_false_slap = Fausse frappe sur ta carte
    .about = Qui tu paies quand tu frappes ta propre carte par erreur.
rule-self_false_slap-next_player = Le joueur suivant
rule-self_false_slap-burn = La pile
rule-self_false_slap-none = Personne
rule-max_false_per_flip = Plusieurs sur une carte
    .about = Combien de fausses frappes comptent si tu frappes encore et encore.
rule-broke_false_slap = Fausse frappe sans cartes
    .about = Tu n'as plus de carte pour payer.
rule-broke_false_slap-eliminate = Éliminé
rule-broke_false_slap-ignore = Gratuite
rule-empty_slap = Frapper la table nue
    .about = Aucune carte n'est visible.
rule-empty_slap-ignore = Il ne se passe rien
rule-empty_slap-penalise = C'est une fausse frappe

## Comment frapper

rule-contact = Paume ou doigt
    .about = Avec quelle partie de la main tu frappes. Sur un écran, c'est une règle de politesse.
rule-contact-palm_only = La paume à plat
rule-contact-any = Les doigts aussi
rule-bad_contact = Frapper du doigt
    .about = Ce que coûte un doigt ou le dos de la main.
rule-bad_contact-void = Ne compte pas
rule-bad_contact-false_slap = Est une fausse frappe
rule-slap_hand = Quelle main
    .about = Avec quelle main tu frappes.
rule-slap_hand-any = N'importe laquelle
rule-slap_hand-non_flipping = Pas celle qui retourne
rule-slap_hand-flipping = Seulement celle qui retourne
rule-hand_foul = La mauvaise main
    .about = Ce qu'il en coûte de frapper avec la mauvaise main, ou avec les deux.
rule-hand_foul-void = Ne compte pas
rule-hand_foul-false_slap = Coûte une fausse frappe
rule-anticipation_rule = Deviner
    .about = Une frappe trop rapide pour avoir vu la carte.
rule-anticipation_rule-allow = C'est permis
rule-anticipation_rule-void = Ne compte pas
rule-anticipation_rule-false_slap = Est une fausse frappe
rule-anticipation_ms = Trop tôt
    .about = Personne ne voit une carte plus vite que cela.
rule-anticipation_ms-0 = Avant la carte

## Le cri

rule-shout = Crier
    .about = Une frappe ne compte qu'avec « Slapjack ! » ou le nom de ce que tu frappes.
rule-shout-off = En silence, ça compte
rule-shout-required = Crier en frappant
rule-shout_window_ms = Le temps de crier
    .about = Tu peux crier jusqu'à ce délai avant ou après ta frappe.
rule-shout_window_ms-0 = Au même moment

## Trop tard

rule-late_grace_ms = Frappes en retard
    .about = Pendant ce délai après la carte suivante, une frappe en retard ne coûte rien.
rule-late_grace_ms-0 = Jamais gratuites

## Plus de cartes

rule-last_chance = Un paquet vide
    .about = Ce que tu peux faire quand ton paquet est vide.
rule-last_chance-one = Une dernière chance
rule-last_chance-none = Éliminé tout de suite
rule-last_chance-unlimited = Frapper encore et encore
rule-own_last_trigger = Ta dernière carte est à frapper
    .about = Est-ce déjà ta dernière chance ?
rule-own_last_trigger-counts = Oui, c'est elle
rule-own_last_trigger-free = Non, la prochaine
rule-buried_uses_chance = Une carte enfouie
    .about = Personne ne l'a frappée. Ta dernière chance est-elle perdue ?
rule-buried_uses_chance-true = Elle est perdue
rule-buried_uses_chance-false = Tu la gardes
rule-max_redeals = Redistribuer
    .about = Plus personne ne peut jouer : combien de fois on redonne la pile avant la partie nulle.
rule-max_redeals-0 = Jamais

## Les égalités

rule-tie_rule = Une égalité
    .about = Deux mains au même moment.
rule-tie_rule-replay = Encore une carte
rule-tie_rule-split = On partage
rule-tie_rule-coin = Au sort
rule-tie_rule-lowest_hand = La main la plus basse
rule-tie_rule-first = La première arrivée
rule-tie_epsilon_ms = L'écart d'une égalité
    .about = Deux frappes à cet écart ou moins sont à égalité.
rule-tie_epsilon_ms-0 = Le même instant
rule-max_tie_replays = Égalité sur égalité
    .about = Autant de cartes de plus, puis on partage la pile.

## Les défis

rule-challenge = Les figures
    .about = À une figure ou un As, il faut répondre par une autre, sinon la pile est perdue.
rule-challenge-true = Avec défis
rule-challenge-false = Sans
rule-challenge_stoppers = Cartes qui arrêtent un défi
    .about = L'une d'elles en réponse, et personne ne ramasse la pile.
rule-slap_after_challenge = Frapper une pile gagnée
    .about = Peut-on encore frapper quand le défi est décidé ?
rule-slap_after_challenge-true = Tant qu'elle est là
rule-slap_after_challenge-false = Trop tard
rule-claim_delay_ms = Ramasser la pile gagnée
    .about = Combien de temps elle reste avant d'être ramassée.
rule-claim_delay_ms-0 = Tout de suite

## La fin de la partie

rule-end_condition = Comment on gagne
    .about = Quand la partie est finie.
rule-end_condition-all_cards_or_last = Les autres sont éliminés
rule-end_condition-all_cards = Toutes les cartes
rule-time_limit_s = La cloche
    .about = Quand elle sonne, celui qui a le plus de cartes gagne.
rule-time_limit_s-0 = Pas de cloche
rule-max_flips = Partie la plus longue
    .about = Après autant de cartes retournées, celui qui en a le plus gagne.
rule-leave_policy = Quand quelqu'un part
    .about = Ce que deviennent ses cartes.
rule-leave_policy-under_pile = Sous la pile
rule-leave_policy-deal_out = Données aux autres

## Le classement

rule-rank_by_elimination = Qui est classé
    .about = Qui est classé à la fin.
rule-rank_by_elimination-true = Tout le monde
rule-rank_by_elimination-false = Le gagnant seulement

## À cette table

rule-min_cover_ms = Une carte reste au moins
    .about = La suivante ne vient pas plus tôt.
rule-min_cover_ms-0 = Sans limite
rule-flip_timeout_ms = Le temps de retourner
    .about = Après, ta carte se retourne toute seule.
rule-flip_timeout_ms-0 = Sans limite
rule-idle_ms = Attendre une frappe
    .about = Quand personne ne peut retourner de carte, la table attend ce temps.
rule-disconnect_grace_s = Connexion perdue
    .about = Ta place est gardée pendant ce temps.
rule-disconnect_grace_s-0 = Pas gardée

## Ce qu'une règle doit être, après son nom

expected-beside = quelque chose qui va avec { $other }
expected-one-of = un choix parmi { $choices }
expected-setting = ce réglage n'existe pas ; peut-être { $near }
expected-number = un nombre entier de { $least } à { $most }
expected-never-or = 0 pour jamais, ou un nombre entier de { $least } à { $most }
expected-triggers = une liste comme rank:J, double
expected-challenge_stoppers = une liste de rangs différents de 2 à 10
expected-text = un texte de 1 à 40 caractères
