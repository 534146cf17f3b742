### Il foglio delle regole: ogni regola del tavolo in una frase semplice.

## Tempi e carte, come stanno dentro una frase

sheet-seconds = { $count ->
    [one] { $count } secondo
   *[other] { $count } secondi
}
sheet-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
}
sheet-card-number = un { $value }
sheet-card-J = un Fante
sheet-card-Q = una Donna
sheet-card-K = un Re
sheet-card-A = un Asso

## Argomenti

sheet-title-players = Chi gioca
sheet-title-deal = La distribuzione
sheet-title-turn = Il tuo turno
sheet-title-slap = Quando schiaffeggiare
sheet-title-win = Vincere il mucchio
sheet-title-false = Schiaffi sbagliati
sheet-title-hands = Come si schiaffeggia
sheet-title-shout = Il grido
sheet-title-buried = Troppo tardi
sheet-title-empty = Senza carte
sheet-title-ties = I pareggi
sheet-title-challenge = Le sfide
sheet-title-end = La fine
sheet-title-places = La classifica
sheet-title-table = A questo tavolo

## Chi gioca

sheet-players-range = Da { $least } a { $most } giocatori, ognuno per sé.
sheet-players-exact = Esattamente { $count } giocatori, ognuno per sé.
sheet-players-deck = { $jokers ->
    [0] Un mazzo di 52 carte, senza jolly.
    [1] Un mazzo di 52 carte e un jolly.
   *[other] Un mazzo di 52 carte e { $jokers } jolly.
}

## La distribuzione

sheet-deal-dealer-random = Il primo mazziere è estratto a sorte.
sheet-deal-dealer-youngest = Il primo mazziere è il più giovane.
sheet-deal-dealer-host = Il primo mazziere è chi ospita il tavolo.
sheet-deal-dealer-rotate = I giocatori fanno il mazziere a turno; il primo è estratto a sorte.
sheet-deal-passes = Dopo ogni partita tocca al vicino di sinistra fare il mazziere.
sheet-deal-cut-none = Il mazzo non si taglia.
sheet-deal-cut-optional = Chi siede a destra del mazziere può tagliare il mazzo.
sheet-deal-cut-required = Chi siede a destra del mazziere deve tagliare il mazzo.
sheet-deal-out = Si distribuiscono tutte le carte coperte, una alla volta, in senso orario, a partire dalla sinistra del mazziere. Qualcuno può avere una carta in più.
sheet-deal-stack = Metti le tue carte in un mazzetto davanti a te, coperte, senza guardarle.
sheet-deal-misdeal = Se durante la distribuzione si vede una carta, chi la riceve mescola il suo mazzetto.
sheet-deal-exposed = { $count ->
    [one] A questo tavolo si vede per sbaglio circa { $count } carta distribuita ogni { $of }.
   *[other] A questo tavolo si vedono per sbaglio circa { $count } carte distribuite ogni { $of }.
}

## Il tuo turno

sheet-turn-order = Si gioca in senso orario, a partire dalla sinistra del mazziere. Chi non ha carte salta il turno.
sheet-turn-flip = Al tuo turno, gira la prima carta del tuo mazzetto sul mucchio, al centro del tavolo.
sheet-turn-away = Girala allontanandola da te, così tutti la vedono nello stesso momento.
sheet-turn-seen-bottom = Hai sbirciato la carta o l'hai girata verso di te? Va sotto il tuo mazzetto e giri la successiva.
sheet-turn-seen-top = Hai sbirciato la carta? Va sotto il tuo mazzetto e giri la successiva. L'hai girata verso di te? Rimettila sopra e girala di nuovo.

## Quando schiaffeggiare

sheet-slap-rank = Schiaffeggia quando esce { $card }.
sheet-slap-double = Schiaffeggia una coppia: due carte dello stesso valore di seguito.
sheet-slap-sandwich = { $number ->
    [1] Schiaffeggia un sandwich: due carte dello stesso valore con una carta in mezzo.
   *[other] Schiaffeggia un sandwich da { $number }: due carte dello stesso valore con { $number } carte in mezzo.
}
sheet-slap-top_bottom = Schiaffeggia quando la carta in cima ha lo stesso valore della carta scoperta più in basso nel mucchio.
sheet-slap-marriage = Schiaffeggia un matrimonio: un Re e una Donna di seguito, in qualsiasi ordine.
sheet-slap-divorce = Schiaffeggia un divorzio: un Re e una Donna con una carta in mezzo.
sheet-slap-tens = Schiaffeggia quando due carte numerate di seguito fanno 10. L'Asso vale 1. In mezzo ci può essere un Fante, una Donna o un Re.
sheet-slap-sum = Schiaffeggia quando due carte numerate di seguito fanno { $number } in tutto. L'Asso vale 1.
sheet-slap-run = Schiaffeggia una scala: le { $number } carte in cima salgono o scendono di uno alla volta. L'Asso sta sotto il 2 o sopra il Re.
sheet-slap-run-wrap = Schiaffeggia una scala: le { $number } carte in cima salgono o scendono di uno alla volta. L'Asso unisce il Re e il 2: la scala può continuare oltre.
sheet-slap-flush = Schiaffeggia quando le { $number } carte in cima sono dello stesso seme.
sheet-slap-joker = Schiaffeggia quando esce un jolly.
sheet-slap-all = Tutti possono schiaffeggiare, anche chi ha girato la carta.
sheet-slap-others = Chi ha girato la carta non può schiaffeggiarla: il suo schiaffo non fa niente.

## Vincere il mucchio

sheet-win-first = La prima mano sul mucchio vince tutte le sue carte.
sheet-win-pile-bottom = Metti le carte vinte sotto il tuo mazzetto, coperte.
sheet-win-pile-shuffle_all = Mescola le carte vinte con tutto il tuo mazzetto.
sheet-win-pile-shuffle_won_bottom = Mescola le carte vinte, poi mettile sotto il tuo mazzetto, coperte.
sheet-win-next-after_flipper = Poi tocca a chi siede a sinistra di chi ha girato l'ultima carta.
sheet-win-next-winner = Poi tocca a chi ha vinto.
sheet-win-next-after_winner = Poi tocca a chi siede a sinistra di chi ha vinto.

## Schiaffi sbagliati

sheet-false-to_flipper = { $cards ->
    [one] Schiaffeggiare un'altra carta è uno sbaglio. Dai la prima carta del tuo mazzetto, coperta, a chi ha girato l'ultima carta. Va sotto il suo mazzetto.
   *[other] Schiaffeggiare un'altra carta è uno sbaglio. Dai le prime { $cards } carte del tuo mazzetto, coperte, a chi ha girato l'ultima carta. Vanno sotto il suo mazzetto.
}
sheet-false-to_each = Schiaffeggiare un'altra carta è uno sbaglio. Dai una carta coperta a ognuno degli altri giocatori ancora in gioco. Va sotto il suo mazzetto.
sheet-false-burn = { $cards ->
    [one] Schiaffeggiare un'altra carta è uno sbaglio. La prima carta del tuo mazzetto va sotto il mucchio, coperta.
   *[other] Schiaffeggiare un'altra carta è uno sbaglio. Le prime { $cards } carte del tuo mazzetto vanno sotto il mucchio, coperte.
}
sheet-false-none = Schiaffeggiare un'altra carta è uno sbaglio, ma non costa niente.
sheet-false-pile_to_flipper = Schiaffeggiare un'altra carta è uno sbaglio. Chi ha girato l'ultima carta prende tutto il mucchio; se eri tu, lo prende il giocatore dopo di te. Un mucchio che si può ancora schiaffeggiare, o che è già vinto, resta dov'è.
sheet-false-timeout = { $cards ->
    [one] Schiaffeggiare un'altra carta è uno sbaglio. La tua mano riposa finché non si gira un'altra carta; quella la puoi già schiaffeggiare.
   *[other] Schiaffeggiare un'altra carta è uno sbaglio. La tua mano riposa finché non si girano altre { $cards } carte; l'ultima la puoi già schiaffeggiare.
}
sheet-false-own-next_player = Era la tua carta? Allora paghi il giocatore dopo di te.
sheet-false-own-burn = Era la tua carta? Allora quello che paghi va sotto il mucchio, coperto.
sheet-false-own-none = Era la tua carta? Allora non paghi niente.
sheet-false-count = { $times ->
    [one] Sulla stessa carta conta solo il tuo primo schiaffo sbagliato.
   *[other] Sulla stessa carta contano solo i tuoi primi { $times } schiaffi sbagliati.
}
sheet-false-noted = { $times ->
    [one] Si vede lo stesso nei tuoi numeri, al massimo una volta per carta.
   *[other] Si vedono lo stesso nei tuoi numeri, al massimo { $times } volte per carta.
}
sheet-false-broke-eliminate = Uno schiaffo sbagliato senza carte per pagare ti elimina.
sheet-false-broke-ignore = Uno schiaffo sbagliato senza carte per pagare non costa niente.
sheet-false-empty-ignore = Uno schiaffo dove non ci sono carte scoperte non fa niente.
sheet-false-empty-penalise = Anche uno schiaffo dove non ci sono carte scoperte è sbagliato.

## Come si schiaffeggia

sheet-hands-palm-void = Usa il palmo aperto. Un dito o il dorso della mano non vale, ma non costa niente.
sheet-hands-palm-false_slap = Usa il palmo aperto. Un dito o il dorso della mano è uno schiaffo sbagliato.
sheet-hands-any = Usa il palmo, un dito o il dorso della mano: vale tutto.
sheet-hands-non_flipping = Schiaffeggia solo con la mano che non gira le carte.
sheet-hands-flipping = Schiaffeggia solo con la mano che gira le carte.
sheet-hands-foul-void = Uno schiaffo con l'altra mano, o con tutte e due, non vale, ma non costa niente.
sheet-hands-foul-false_slap = Uno schiaffo con l'altra mano, o con tutte e due, è un fallo: non vale e paghi come per uno schiaffo sbagliato.
sheet-hands-early-allow = Puoi tirare a indovinare: uno schiaffo vale anche se arriva prestissimo.
sheet-hands-early-void = Uno schiaffo entro { $time } da quando si vede la carta è tirato a indovinare. Non vale, ma non costa niente.
sheet-hands-early-false_slap = Uno schiaffo entro { $time } da quando si vede la carta è tirato a indovinare. È uno schiaffo sbagliato.
sheet-hands-before-void = Uno schiaffo prima che si veda la carta non vale, ma non costa niente.
sheet-hands-before-false_slap = Uno schiaffo prima che si veda la carta è sbagliato.

## Il grido

sheet-shout-words = Grida «Slapjack!» mentre schiaffeggi, o il nome di quello che schiaffeggi.
sheet-shout-silent = Uno schiaffo senza il grido giusto non vale. Vince la mano più veloce che ha gridato.
sheet-shout-window = Grida al massimo { $time } prima o dopo il tuo schiaffo.
sheet-shout-together = Grida nel momento esatto del tuo schiaffo.

## Troppo tardi

sheet-buried-cover = Una carta da schiaffeggiare è sepolta quando la successiva la copre prima che qualcuno schiaffeggi: nessuno può più schiaffeggiarla.
sheet-buried-next = Il mucchio continua a crescere. Aspetta la prossima carta da schiaffeggiare.
sheet-buried-late = Uno schiaffo che arriva fino a { $time } dopo la carta successiva è in ritardo, ma non costa niente. Ancora più tardi, vale per quella carta nuova.
sheet-buried-no-grace = Uno schiaffo che arriva dopo la carta successiva vale per quella.

## Senza carte

sheet-empty-one = Senza carte hai un'ultima possibilità: vinci il prossimo schiaffo e torni in gioco.
sheet-empty-none = Senza carte sei subito fuori.
sheet-empty-unlimited = Senza carte puoi continuare a schiaffeggiare quante volte vuoi. Vinci un mucchio e torni in gioco.
sheet-empty-missed = Se quello schiaffo lo vince un altro, sei fuori.
sheet-empty-own-counts = Se la tua ultima carta è da schiaffeggiare, quello schiaffo è la tua ultima possibilità.
sheet-empty-own-free = Se la tua ultima carta è da schiaffeggiare, non consuma la tua possibilità: la prossima è l'ultima.
sheet-empty-buried-kept = Se la carta viene sepolta, conservi la tua possibilità.
sheet-empty-buried-spent = Se la carta viene sepolta, perdi la tua possibilità: sei fuori.
sheet-empty-paid = Torni in gioco anche quando qualcuno deve darti delle carte.
sheet-empty-redeal = { $times ->
    [0] Se nessuno può più girare carte, la partita è patta.
    [1] Se nessuno può più girare carte, il mucchio si mescola e si distribuisce di nuovo, una volta sola per partita. La volta dopo è patta.
   *[other] Se nessuno può più girare carte, il mucchio si mescola e si distribuisce di nuovo, al massimo { $times } volte per partita. Poi è patta.
}

## I pareggi

sheet-ties-within = Gli schiaffi a non più di { $time } di distanza sono pari, come quelli che non si possono distinguere.
sheet-ties-same = Gli schiaffi nello stesso istante sono pari, come quelli che non si possono distinguere.
sheet-ties-replay = Il giocatore successivo gira un'altra carta. La schiaffeggia solo chi è in parità, qualunque carta sia: la prima mano vince tutto il mucchio.
sheet-ties-early = Chi schiaffeggia prima che si veda quella carta esce dallo spareggio.
sheet-ties-again = { $times ->
    [one] Ancora parità su quella carta? Allora si dividono il mucchio.
   *[other] Ancora parità? Allora riprovano, con al massimo { $times } carte così. Poi si dividono il mucchio.
}
sheet-ties-split = Chi è in parità si divide il mucchio.
sheet-ties-coin = La sorte decide chi tra loro vince il mucchio.
sheet-ties-lowest_hand = Non ci sono pareggi: vince la mano più in basso, quella che ha toccato la carta per prima.
sheet-ties-first = Non ci sono pareggi: vince lo schiaffo che arriva per primo al tavolo.

## Le sfide

sheet-challenge-made = Un Fante, una Donna, un Re o un Asso è una sfida. Il giocatore successivo deve rispondere con un'altra di queste carte, e ha poche carte per trovarla: una dopo un Fante, due dopo una Donna, tre dopo un Re, quattro dopo un Asso.
sheet-challenge-answered = Una risposta è una nuova sfida per il giocatore dopo.
sheet-challenge-won = Nessuna risposta? Chi ha girato la sfida prende il mucchio.
sheet-challenge-broke = Finite le carte a metà risposta? Il giocatore dopo gira quelle che mancano.
sheet-challenge-stopped = Una di queste carte come risposta ferma la sfida, e nessuno prende il mucchio: { $ranks }.
sheet-challenge-slap = Uno schiaffo giusto batte una sfida, anche una già vinta, finché nessuno ha preso il mucchio.
sheet-challenge-no-slap = Uno schiaffo giusto batte una sfida. Quando la sfida è vinta, gli schiaffi non fanno più niente.

## La fine

sheet-end-all_cards_or_last = Vinci quando tutti gli altri sono eliminati, o quando hai tutte le carte.
sheet-end-all_cards = Vinci quando hai tutte le carte. Se resti da solo in gioco, prendi il mucchio e vinci.
sheet-end-time = Una campana chiude la partita dopo { $time }. Vince chi ha più carte; se il primo posto è a pari merito, non vince nessuno.
sheet-end-flips = { $count ->
    [one] La partita finisce dopo { $count } carta girata. Vince chi ha più carte.
   *[other] La partita finisce al più tardi dopo { $count } carte girate. Vince chi ha più carte.
}
sheet-end-leave-under_pile = Chi lascia la partita è eliminato. Le sue carte vanno sotto il mucchio, coperte.
sheet-end-leave-deal_out = Chi lascia la partita è eliminato. Le sue carte si distribuiscono a chi è ancora in gioco.

## La classifica

sheet-places-all = Dietro il vincitore vengono quelli ancora in gioco, secondo il numero di carte, poi gli eliminati: chi esce per ultimo è piazzato meglio.
sheet-places-winner = Conta solo il vincitore. Non c'è un secondo posto.

## A questo tavolo

sheet-table-cover = La carta successiva arriva almeno { $time } dopo la precedente.
sheet-table-no-cover = La carta successiva può arrivare subito.
sheet-table-flip = Se per { $time } non giri niente, la tua carta si gira da sola.
sheet-table-no-flip = Non c'è limite di tempo per girare la carta.
sheet-table-idle = Quando nessuno può girare e nessuno schiaffeggia, il tavolo aspetta { $time }, poi la partita continua.
sheet-table-claim = Un mucchio vinto con una sfida si prende dopo { $time }.
sheet-table-claim-at-once = Un mucchio vinto con una sfida si prende subito.
sheet-table-away = Se perdi la connessione, le tue carte si girano da sole e il tuo posto resta tuo per { $time }.
sheet-table-no-away = Se perdi la connessione, il tuo posto non viene tenuto.
