table-slap = Schiaffo al mucchio
table-flip = Gira
table-flip-what = la tua carta
table-title = Slapjack, tavolo { $code }
table-shout = Grida
table-react = Reazioni
table-next-seat = Gioca la prossima partita
table-menu = Menu del tavolo
table-counts = Mazzetti
table-you = Tu
table-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
table-pile = { $count ->
    [0] Nessun mucchio
    [one] Mucchio di { $count } carta
   *[other] Mucchio di { $count } carte
}
table-your-turn = Tocca a te. Gira!
table-turn-of = Tocca girare a { $name }
table-flipping = { $name } gira una carta…
table-flipping-own = La tua carta si gira…
table-dealing = Si danno le carte…
table-last-chance = Ultima possibilità: vinci il prossimo schiaffo!
table-out = Sei fuori. Guarda e fai il tifo!
table-watching = Stai guardando
table-auto = Si gira da sola tra { $seconds } s
table-last-chance-of = ultima possibilità
table-out-of = fuori
table-away-of = assente
table-paws-of = +{ $ms } ms
table-cut-title = Tagliare il mazzo?
table-cut-high = In alto
table-cut-middle = A metà
table-cut-low = In basso
table-cut-no = No, dai le carte
table-cut-wait = { $name } può tagliare il mazzo…
table-paused = In pausa
table-paused-hint = Tutto è fermo. Chi ospita può riprendere.
table-resume = Riprendi
table-lost = Connessione persa. Il tuo posto resta tuo.
table-lost-watching = Connessione persa.
table-slower = Collegamento più lento: questa rete blocca quello veloce. Puoi continuare a giocare.
table-retry = Riprova ora
table-connecting = Connessione…
table-sound-on = Audio acceso
table-sound-off = Audio spento
table-pause = Pausa
table-leave = Lascia la partita
table-home = Inizio, tieni il mio posto
table-close = Torna alla partita
table-leave-title = Lasciare il tavolo?
table-leave-text = Se vai all'inizio, il tuo posto resta tuo per un po'. Se te ne vai del tutto, le tue carte restano qui: non puoi tornare in questa partita.
table-leave-yes = Me ne vado
table-leave-no = Resto
table-link-good = connessione buona
table-link-slow = connessione lenta
table-link-weak = connessione debole
table-link-unknown = connessione non ancora misurata
table-finish = Fotofinish
table-finish-row = { $name }: { $ms } ms
table-result-won = vinto
table-result-lost = perso
table-result-tied = pari
table-result-false = schiaffo sbagliato
table-result-void = troppo presto
table-result-late = troppo tardi
table-result-ignored = non conta
table-result-rejected = fuori
table-keys = { $slap } dà lo schiaffo, { $flip } gira, { $mute } toglie il suono
table-wait-turn = Adesso nessuno gira.
table-paused-for = Si aspetta { $names }.
table-stock = le tue carte
table-cut-own = Puoi tagliare il mazzo.
table-let-go = Lascia per schiaffeggiare
table-keys-shout = { $shout } grida, da 1 a 9 gridano quello che vedi
table-take = Prendi il mucchio
table-claim = { $name } ha vinto la sfida e prende il mucchio…
    .you = Hai vinto la sfida. Prendi il mucchio!
table-replay = Parità! Solo { $names } schiaffeggiano la prossima carta.
    .you = Parità! Schiaffeggia la prossima carta prima di { $names }.
table-replay-now = Questa carta, qualunque sia: { $names }!
    .you = Schiaffeggia questa carta, qualunque sia!
table-replay-count = nuova carta { $count } di { $most }
table-slap-in = Senza carte: schiaffeggia bene per tornare!
table-slap-in-of = può tornare
table-slap-ins = Senza carte, può tornare con uno schiaffo: { $names }
table-chances = Ultima possibilità: { $names }
table-owes-of = deve { $cards }
table-rests-of = riposa { $cards }
table-time-left = ancora { $time }
table-flips-left = { $flips ->
    [one] ancora { $flips } carta da girare
   *[other] ancora { $flips } carte da girare
}
table-owes = { $name } ha { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    } per rispondere a { $other }
    .you = Hai { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    } per rispondere a { $other }
    .them = { $name } ha { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    } per risponderti
table-keys-off = I tasti sono disattivati nelle impostazioni.
table-key-space = Spazio
table-ghost-first = { $ms } ms: avresti vinto!
table-ghost-behind = { $ms } ms: { $behind } ms troppo tardi
table-guess = Chi vince il prossimo mucchio?
table-guess-right = Indovinato! Finora { $right }
table-guess-wrong = Stavolta no. Riprova!
table-new-deck = Prendi un mazzo nuovo
table-waiting-held = Si aspetta { $name }, { $time }
table-held = { $name } non c'è, posto tenuto { $time }
table-stand-in = Metti un bot al posto di { $name }
table-go-without = Continua senza { $name }
