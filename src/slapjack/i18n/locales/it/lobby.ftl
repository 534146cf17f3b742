lobby-code = Tavolo
lobby-scan = Inquadra per sederti
lobby-qr = Codice QR con l'indirizzo di questo tavolo
lobby-type = o scrivi questo indirizzo
lobby-reach-public = Chi ha questo indirizzo può entrare.
lobby-reach-lan = I telefoni sullo stesso Wi-Fi di questo schermo possono entrare. Da fuori casa non si può.
lobby-reach-outside = Come si entra da fuori?
lobby-reach-outside-how = Il server ha bisogno di un indirizzo su internet: chi lo gestisce lo avvia con --public-url dietro un tunnel o un proxy. slapjack doctor controlla.
lobby-reach-name = I dispositivi che conoscono questo nome possono entrare.
lobby-reach-virtual = Probabilmente solo questo computer può aprire questo indirizzo.
lobby-reach-none = Nessun telefono può ancora raggiungere questo server. Collega questo computer a una rete, poi ricarica la pagina.
lobby-copy = Copia il link
lobby-copied = Copiato
lobby-share = Condividi il link
lobby-seats = Al tavolo
lobby-seat-count = { $taken } di { $most }
lobby-empty-one = Per ora ci sei solo tu. Fai inquadrare il codice, o aggiungi un robot.
lobby-empty-none = Ancora nessuno. Inquadra il codice per sederti.
lobby-seat-free = Posto libero
lobby-you = tu
lobby-here = su questo schermo
lobby-host = ospita
lobby-unready = non ancora d'accordo
lobby-ready-set = D'accordo con queste regole
lobby-rules-changed = Le regole sono cambiate.
lobby-thumbs-missing = Non ancora d'accordo: { $names }
lobby-thumbs-wait = { $count ->
    [one] Manca un pollice in su
   *[other] Mancano { $count } pollici in su
}
lobby-thumbs-needed = Aspetta tutti i pollici in su
lobby-away = assente
lobby-bot = robot, { $level }
lobby-heavy = zampe pesanti, +{ $ms } ms
lobby-wins = { $wins ->
    [one] { $wins } vittoria
   *[other] { $wins } vittorie
}
lobby-sit = Siediti
lobby-sitting = Un momento…
lobby-stand = Lascia il mio posto
lobby-bots = Robot
lobby-bot-add = Aggiungi un robot
lobby-bot-remove = Togli un robot
lobby-kick = Togli { $name }
lobby-lock = Chiudi il tavolo
lobby-locked = Il tavolo è chiuso: nessun altro può sedersi.
lobby-full = Tutti i posti sono presi. Puoi guardare questa partita, o tornare all'inizio e aprire un tavolo.
lobby-rules = Regole
lobby-deal = Dai le carte
lobby-need = { $missing ->
    [one] Ancora una persona, poi puoi dare le carte.
   *[other] Ancora { $missing } persone, poi puoi dare le carte.
}
lobby-wait-host = { $name } dà le carte quando ci sono tutti.
lobby-wait-nobody = Chi ospita non c'è. Tra un momento lo sostituisce qualcuno del tavolo.
lobby-watchers = { $count ->
    [0] Nessuno guarda
    [one] Guarda una persona
   *[other] Guardano { $count } persone
}
lobby-screens = C'è un grande schermo collegato: il suono viene da lì, questo dispositivo tace. Con M o dal menu lo riaccendi qui.
lobby-code-hidden = Il codice è nascosto.
lobby-code-show = Mostralo
lobby-call = Vi sentite già: è qui che il gioco deve suonare?
lobby-call-sound = Suono qui
plain-hello = Ciao, { $name }!
plain-with = Con { $names }
lobby-tally = Partite vinte
lobby-tally-empty = Nessuno ha ancora vinto una partita.
lobby-home = Inizio

level-gentle = tranquillo
level-steady = costante
level-hasty = frettoloso
level-sleepy = assonnato
level-sharp = sveglio
level-other = { $level }

preset-classic = Classico
preset-classic-about = Solo Fanti. Uno schiaffo sbagliato costa una carta. Senza carte? Un'ultima possibilità.
preset-frappe-le-valet = Frappe le Valet
preset-frappe-le-valet-about = Dal Québec, da tre in su: prima si taglia, le carte vinte si mescolano, si gioca finché uno le ha tutte.
preset-italian = All'italiana
preset-italian-about = Le carte vinte si mescolano, vince la mano più in basso, si gioca finché uno le ha tutte.
preset-strict-kids = Severo
preset-strict-kids-about = Uno schiaffo sbagliato costa una carta per ognuno degli altri.
preset-little-ones = Per i piccoli
preset-little-ones-about = Sbagliare non costa, nessuno esce, carte lente, cinque minuti.
preset-fast = Veloce
preset-fast-about = Niente ultima possibilità: senza carte sei fuori.
preset-doubles-and-sandwiches = Coppie
preset-doubles-and-sandwiches-about = Schiaffeggia Fanti, coppie e sandwich.
preset-shout = Col grido
preset-shout-about = Uno schiaffo vale solo con un grido. Usa il pulsante Grida.
preset-one-hand = A una mano
preset-one-hand-about = Schiaffeggia solo con la mano che non gira le carte.
preset-egyptian-ratscrew = Egyptian Ratscrew
preset-egyptian-ratscrew-about = Coppie, sandwich e matrimoni; le figure lanciano sfide.
preset-changed = { $name }, con regole di casa
preset-other = Regole di casa
preset-other-about = Le regole di questo tavolo.
lobby-erase = Cancella questo tavolo
lobby-erase-text = Il tavolo, la sua partita e le registrazioni di tutte le sue partite vengono cancellati, per tutti. Nessuno potrà recuperarli.
lobby-erase-yes = Sì, cancella tutto
lobby-erase-no = No, tienilo
lobby-result = Torna al risultato
