# Il racconto. Ogni frase ha una forma per sé stessi: l'attributo .you.
said-won = { $name } vince { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }{ $ms ->
        [0] .
       *[other] {""}, { $ms } ms.
    }
    .you = Vinci { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }{ $ms ->
        [0] !
       *[other] {""}, { $ms } ms!
    }
said-challenge-won = { $name } prende { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }.
    .you = Prendi { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }.
said-pile-given = Il mucchio va a { $other }.
    .you = Il mucchio va a { $other }.
said-pays = { $name } dà { $cards ->
        [one] una carta
       *[other] { $cards } carte
    } a { $other }.
    .you = Dai { $cards ->
        [one] una carta
       *[other] { $cards } carte
    } a { $other }.
said-pays-all = { $name } paga tutti.
    .you = Paghi tutti.
said-burn = { $name } mette { $cards ->
        [one] una carta
       *[other] { $cards } carte
    } sotto il mucchio.
    .you = Metti { $cards ->
        [one] una carta
       *[other] { $cards } carte
    } sotto il mucchio.
said-late = { $name }: troppo tardi. Gratis.
    .you = Troppo tardi. Non costa niente.
said-early = { $name }: troppo presto. Gratis.
    .you = Troppo presto. Non costa niente.
said-silent = { $name } non ha gridato.
    .you = Grida mentre schiaffeggi!
said-timeout = { $name } deve aspettare.
    .you = La tua mano riposa.
said-last-chance = { $name } è senza carte: un'ultima possibilità.
    .you = Senza carte. Vinci il prossimo schiaffo!
said-revived = { $name } torna in gioco!
    .you = Torni in gioco!
said-left = { $name } ha lasciato la partita.
    .you = Hai lasciato la partita.
said-redeal = Nessuno può girare: il mucchio si distribuisce di nuovo.
said-void = Questo schiaffo non conta. Non costa niente.
said-cut = { $name } ha tagliato il mazzo.
    .you = Hai tagliato il mazzo.
said-misdeal = Visto mentre si dava: { $what }. Il mazzetto di { $name } si mescola.
    .you = Visto mentre si dava: { $what }. Il tuo mazzetto si mescola.
said-challenge = Sfida! { $name } ha { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    } per rispondere.
    .you = Sfida! Hai { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    } per rispondere.
said-decided = { $name } vince la sfida.
    .you = Vinci la sfida. Prendi il mucchio!
said-stopped = { $what } ferma la sfida. Nessuno prende il mucchio.
said-slap-in = { $name } è senza carte, ma può ancora schiaffeggiare.
    .you = Senza carte. Schiaffeggia bene e torni!
said-last-now = { $name } è senza carte: questa è l'ultima possibilità.
    .you = Senza carte: questa è la tua ultima possibilità!
said-peek = { $name } ha sbirciato. La carta va sotto il mazzetto.
    .you = Hai sbirciato. La carta va sotto il tuo mazzetto.
said-toward = Girata dal lato sbagliato! La carta di { $name } va sotto il mazzetto.
    .you = Girata verso di te! La tua carta va sotto il mazzetto.
said-toward-top = Girata dal lato sbagliato! { $name } gira di nuovo quella carta.
    .you = Girata verso di te! Gira di nuovo quella carta.
said-foul = Mano sbagliata! Lo schiaffo di { $name } non vale.
    .you = Mano sbagliata! Il tuo schiaffo non vale.
said-contact = { $name }: vale solo il palmo.
    .you = Vale solo il palmo.
said-false-start = { $name } ha schiaffeggiato prima della nuova carta ed esce dallo spareggio.
    .you = Troppo presto! Esci dallo spareggio.
said-false = { $name } ha schiaffeggiato, ma non c'era niente da schiaffeggiare.
    .you = Non c'era niente da schiaffeggiare.
said-false-free = { $name }: schiaffo sbagliato. Non costa niente.
    .you = Schiaffo sbagliato. Non costa niente.
said-flipper = L'hai girata tu: questa è per gli altri.
said-not-tied = Adesso schiaffeggia solo chi è in parità.
said-claimed = La sfida è vinta: gli schiaffi non fanno più niente.
said-ghost = Sei fuori: il tuo schiaffo non vale.
said-rests = La mano di { $name } { $cards ->
        [0] riposa per questa carta
        [one] riposa per un'altra carta
       *[other] riposa per altre { $cards } carte
    }.
    .you = La tua mano { $cards ->
        [0] riposa per questa carta
        [one] riposa per un'altra carta
       *[other] riposa per altre { $cards } carte
    }.
said-tie = Parità! Solo { $names } schiaffeggiano la prossima carta.
    .you = Parità! Schiaffeggia la prossima carta prima di { $names }.
said-tie-again = Ancora parità! Solo { $names } schiaffeggiano la prossima carta.
    .you = Ancora parità! Schiaffeggia la prossima carta prima di { $names }.
said-split = Si dividono il mucchio: { $what }.
said-out-missed = { $name } ha perso l'ultima possibilità ed è fuori.
    .you = Hai perso l'ultima possibilità. Sei fuori.
said-out-empty = { $name } è senza carte ed è fuori.
    .you = Senza carte: sei fuori.
said-out-false = Schiaffo sbagliato senza carte: { $name } è fuori.
    .you = Schiaffo sbagliato senza carte: sei fuori.
said-away = { $name } non c'è: le sue carte si girano da sole.
    .you = Non c'eri: le tue carte si girano da sole.
said-back = { $name } è di nuovo qui.
    .you = Sei di nuovo qui.
said-buried = Nessuno ha schiaffeggiato. Il Fante è sepolto.
said-buried-other = Nessuno ha schiaffeggiato. Non vale più: { $what }.
said-time-up = Tempo scaduto!
said-flips-up = Era l'ultima carta da girare!
said-over = { $name } vince la partita!
    .you = Vinci la partita!
said-draw = Nessuno può andare avanti: pareggio!
why-false = Schiaffo sbagliato!
why-hand = Mano sbagliata!
why-contact = Non era il palmo!
why-anticipated = Troppo presto!
why-empty = Non c'era il mucchio!
why-tied = Parità!
why-coin = Parità! Decide la sorte.
why-trigger = { $trigger }!
trigger-slapjack = Slapjack
trigger-jack = Fante
trigger-queen = Donna
trigger-king = Re
trigger-ace = Asso
trigger-two = Due
trigger-three = Tre
trigger-four = Quattro
trigger-five = Cinque
trigger-six = Sei
trigger-seven = Sette
trigger-eight = Otto
trigger-nine = Nove
trigger-ten = Dieci
trigger-double = Coppia
trigger-sandwich = Sandwich
trigger-top_bottom = Cima e fondo
trigger-marriage = Matrimonio
trigger-divorce = Divorzio
trigger-tens = Decina
trigger-sum = Somma
trigger-run = Scala
trigger-flush = Seme
trigger-joker = Jolly
said-minute = Ancora un minuto!
said-seconds = Ancora dieci secondi!
said-flips-left = Ancora dieci carte da girare!
said-misdeal-called = Carte date male! Si ridà.
