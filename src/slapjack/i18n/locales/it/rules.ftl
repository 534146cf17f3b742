### Le regole di casa come domande: ogni scelta, di che cosa si tratta, e che cosa si può scegliere.

rule-number = { $value }
rule-followed = «{ $rule }» diventa «{ $value }», per andare d'accordo.
rule-offered = «{ $rule }»: { $value }
rule-length = In { $players }: circa { $minutes } min, quasi sempre da { $least } a { $most }.

## Il ritmo, due scelte insieme

rule-pace = Ritmo
    .about = Quanto resta almeno una carta, e quanto tempo hai per girare.
rule-pace-family = Tranquillo
rule-pace-normal = Normale
rule-pace-brisk = Vivace

## Chi gioca

rule-min_players = Giocatori, almeno
    .about = Con meno la partita non comincia.
rule-max_players = Giocatori, al massimo
    .about = Nessun altro può sedersi.
rule-jokers = Jolly
    .about = Quanti jolly ci sono nel mazzo.
rule-jokers-0 = Nessuno

## La distribuzione

rule-dealer_choice = Primo mazziere
    .about = Chi dà le carte alla prima partita. Comincia chi siede alla sua sinistra.
rule-dealer_choice-random = A sorte
rule-dealer_choice-youngest = Il più giovane
rule-dealer_choice-host = Chi ospita
rule-dealer_choice-rotate = A turno
rule-cut = Tagliare il mazzo
    .about = Chi siede a destra del mazziere taglia prima della distribuzione.
rule-cut-none = Non si taglia
rule-cut-optional = Se vuole
rule-cut-required = Sempre
rule-misdeal = Una carta vista nel dare
    .about = Che cosa succede se una carta si vede prima di cominciare.
rule-misdeal-ignore = Niente
rule-misdeal-shuffle_stock = Si mescola quel mazzetto
rule-misdeal_per_mille = Carte viste per sbaglio
    .about = Quante carte su mille si vedono, come con un mazziere maldestro.
rule-misdeal_per_mille-0 = Nessuna

## Il tuo turno

rule-toward_self_remedy = Girata verso di te
    .about = Hai visto la carta per primo. Dove va?
rule-toward_self_remedy-bottom = Sotto il mazzetto
rule-toward_self_remedy-top = Di nuovo sopra

## Quando schiaffeggiare

rule-triggers = Carte da schiaffeggiare
    .about = Carte e combinazioni che aprono la corsa al mucchio.
rule-rank-J = Fante
rule-rank-Q = Donna
rule-rank-K = Re
rule-rank-A = Asso
rule-rank-number = { $rank }
rule-trigger-double = Coppie
rule-trigger-sandwich = { $number ->
    [1] Sandwich
   *[other] Sandwich da { $number }
}
rule-trigger-top_bottom = Cima e fondo
rule-trigger-marriage = Matrimoni
rule-trigger-divorce = Divorzi
rule-trigger-tens = Decine
rule-trigger-sum = Somme da { $number }
rule-trigger-run = Scale da { $number }
rule-trigger-run-wrap = Scale da { $number }, oltre l'Asso
rule-trigger-flush = { $number } dello stesso seme
rule-trigger-joker = Jolly
rule-flipper_may_slap = La tua carta
    .about = Puoi schiaffeggiare la carta che hai girato tu?
rule-flipper_may_slap-true = Sì, anche tu
rule-flipper_may_slap-false = Solo gli altri

## Vincere il mucchio

rule-win_pile = Il mucchio vinto
    .about = Che cosa fa delle carte chi vince.
rule-win_pile-bottom = Sotto il mazzetto
rule-win_pile-shuffle_all = Mescolato al mazzetto
rule-win_pile-shuffle_won_bottom = Mescolato, poi sotto
rule-next_after_win = Chi continua
    .about = A chi tocca quando qualcuno vince un mucchio.
rule-next_after_win-after_flipper = Il giro continua
rule-next_after_win-winner = Chi ha vinto
rule-next_after_win-after_winner = A sinistra di chi ha vinto

## Schiaffi sbagliati

rule-false_slap = Uno schiaffo sbagliato
    .about = Che cosa costa schiaffeggiare la carta sbagliata.
rule-false_slap-to_flipper = Una carta a chi ha girato
rule-false_slap-to_each = Una carta a ognuno
rule-false_slap-burn = Una carta sotto il mucchio
rule-false_slap-none = Niente
rule-false_slap-pile_to_flipper = Il mucchio a chi ha girato
rule-false_slap-timeout = La mano riposa
rule-penalty_cards = Carte da pagare
    .about = Quante carte costa uno schiaffo sbagliato.
rule-timeout_flips = Quanto riposa
    .about = Quante carte si girano prima che la tua mano valga di nuovo.
rule-self_false_slap = Sbaglio sulla tua carta
    .about = Chi paghi se schiaffeggi per sbaglio la tua carta.
rule-self_false_slap-next_player = Il giocatore dopo
rule-self_false_slap-burn = Il mucchio
rule-self_false_slap-none = Nessuno
rule-max_false_per_flip = Più sbagli su una carta
    .about = Quanti sbagli contano se schiaffeggi più volte.
rule-broke_false_slap = Sbaglio senza carte
    .about = Non hai più carte per pagare.
rule-broke_false_slap-eliminate = Sei fuori
rule-broke_false_slap-ignore = Non costa niente
rule-empty_slap = Schiaffo al tavolo vuoto
    .about = Non ci sono carte scoperte.
rule-empty_slap-ignore = Non succede niente
rule-empty_slap-penalise = È uno sbaglio

## Come si schiaffeggia

rule-contact = Palmo o dito
    .about = Con quale parte della mano schiaffeggi. Sullo schermo è una regola di buone maniere.
rule-contact-palm_only = Il palmo aperto
rule-contact-any = Anche le dita
rule-bad_contact = Uno schiaffo col dito
    .about = Che cosa costa un dito o il dorso della mano.
rule-bad_contact-void = Non vale
rule-bad_contact-false_slap = È uno sbaglio
rule-slap_hand = Quale mano
    .about = Con quale mano schiaffeggi.
rule-slap_hand-any = Una qualsiasi
rule-slap_hand-non_flipping = Quella che non gira
rule-slap_hand-flipping = Solo quella che gira
rule-hand_foul = La mano sbagliata
    .about = Che cosa costa usare la mano sbagliata, o tutte e due.
rule-hand_foul-void = Non vale
rule-hand_foul-false_slap = Come uno sbaglio
rule-anticipation_rule = Tirare a indovinare
    .about = Uno schiaffo troppo rapido per aver visto la carta.
rule-anticipation_rule-allow = Si può
rule-anticipation_rule-void = Non vale
rule-anticipation_rule-false_slap = È uno sbaglio
rule-anticipation_ms = Troppo presto
    .about = Nessuno vede una carta più in fretta di così.
rule-anticipation_ms-0 = Prima della carta

## Il grido

rule-shout = Gridare
    .about = Uno schiaffo vale solo con «Slapjack!» o il nome di quello che schiaffeggi.
rule-shout-off = Vale anche in silenzio
rule-shout-required = Si grida
rule-shout_window_ms = Tempo per gridare
    .about = Puoi gridare entro questo tempo prima o dopo lo schiaffo.
rule-shout_window_ms-0 = Nello stesso momento

## Troppo tardi

rule-late_grace_ms = Schiaffi in ritardo
    .about = Entro questo tempo dopo la carta successiva, uno schiaffo in ritardo non costa niente.
rule-late_grace_ms-0 = Mai gratis

## Senza carte

rule-last_chance = Un mazzetto finito
    .about = Che cosa puoi fare quando il tuo mazzetto è finito.
rule-last_chance-one = Un'ultima possibilità
rule-last_chance-none = Subito fuori
rule-last_chance-unlimited = Schiaffi finché vuoi
rule-own_last_trigger = L'ultima carta è da schiaffo
    .about = Quello schiaffo è già la tua ultima possibilità?
rule-own_last_trigger-counts = Sì, lo è
rule-own_last_trigger-free = No, il prossimo
rule-buried_uses_chance = Una carta sepolta
    .about = Nessuno l'ha schiaffeggiata. Perdi la tua ultima possibilità?
rule-buried_uses_chance-true = La perdi
rule-buried_uses_chance-false = La conservi
rule-max_redeals = Dare di nuovo
    .about = Nessuno può girare: quante volte si ridà il mucchio prima della patta.
rule-max_redeals-0 = Mai

## I pareggi

rule-tie_rule = Un pareggio
    .about = Due mani nello stesso momento.
rule-tie_rule-replay = Un'altra carta
rule-tie_rule-split = Si divide
rule-tie_rule-coin = A testa o croce
rule-tie_rule-lowest_hand = La mano più in basso
rule-tie_rule-first = La prima ad arrivare
rule-tie_epsilon_ms = Quanto vicini
    .about = Gli schiaffi a non più di questa distanza sono pari.
rule-tie_epsilon_ms-0 = Lo stesso istante
rule-max_tie_replays = Pareggio su pareggio
    .about = Quante carte in più si girano prima di dividersi il mucchio.

## Le sfide

rule-challenge = Le figure
    .about = A una figura o a un Asso si risponde con un'altra, o si perde il mucchio.
rule-challenge-true = Con le sfide
rule-challenge-false = Senza
rule-challenge_stoppers = Carte che fermano una sfida
    .about = Una di queste come risposta, e nessuno prende il mucchio.
rule-slap_after_challenge = Schiaffo a un mucchio vinto
    .about = Si può ancora schiaffeggiare quando la sfida è decisa?
rule-slap_after_challenge-true = Finché è lì
rule-slap_after_challenge-false = Troppo tardi
rule-claim_delay_ms = Prendere il mucchio vinto
    .about = Quanto resta prima di essere preso.
rule-claim_delay_ms-0 = Subito

## La fine

rule-end_condition = Come si vince
    .about = Quando finisce la partita.
rule-end_condition-all_cards_or_last = Gli altri sono fuori
rule-end_condition-all_cards = Tutte le carte
rule-time_limit_s = La campana
    .about = Quando suona, vince chi ha più carte.
rule-time_limit_s-0 = Niente campana
rule-max_flips = La partita più lunga
    .about = Dopo tante carte girate vince chi ne ha di più.
rule-leave_policy = Quando qualcuno se ne va
    .about = Che fine fanno le sue carte.
rule-leave_policy-under_pile = Sotto il mucchio
rule-leave_policy-deal_out = Date agli altri

## La classifica

rule-rank_by_elimination = Chi va in classifica
    .about = Chi è in classifica alla fine.
rule-rank_by_elimination-true = Tutti
rule-rank_by_elimination-false = Solo chi vince

## A questo tavolo

rule-min_cover_ms = Una carta resta almeno
    .about = La successiva non arriva prima.
rule-min_cover_ms-0 = Senza limite
rule-flip_timeout_ms = Tempo per girare
    .about = Poi la tua carta si gira da sola.
rule-flip_timeout_ms-0 = Senza limite
rule-idle_ms = Aspettare uno schiaffo
    .about = Quando nessuno può girare, il tavolo aspetta questo tempo.
rule-disconnect_grace_s = Connessione persa
    .about = Il tuo posto resta tuo per questo tempo.
rule-disconnect_grace_s-0 = Non resta tuo

## Che cosa deve essere una regola, dopo il suo nome

expected-beside = qualcosa che vada con { $other }
expected-one-of = uno tra { $choices }
expected-setting = questa scelta non esiste; forse { $near }
expected-number = un numero intero da { $least } a { $most }
expected-never-or = 0 per mai, o un numero intero da { $least } a { $most }
expected-triggers = un elenco come rank:J, double
expected-challenge_stoppers = un elenco di valori diversi da 2 a 10
expected-text = un testo da 1 a 40 caratteri
