# The privacy page: what docs/privacy.md says, for whoever plays.
privacy-title = Privacy
privacy-lead = Giochi senza account, e di te non si conserva quasi nulla. Ecco che cosa, dove e per quanto.
privacy-not-title = Che cosa non si conserva
privacy-not-account = Nessun account, nessuna e-mail, nessun compleanno, nessuna chat, nessun microfono, nessuna fotocamera.
privacy-not-name = Sei un animale con un colore. I nomi scritti esistono solo se chi ospita li permette, e le partite salvate li contengono solo se chi ospita lo sceglie.
privacy-not-address = Nessun indirizzo di rete, nessun dato del dispositivo, né chi ha giocato con chi.
privacy-not-tracking = Niente cookie, niente tracciamento, niente pubblicità: il tuo browser parla solo con questo server.
privacy-kept-title = Che cosa si conserva, e per quanto
privacy-kept-browser = Nel tuo browser: le impostazioni, i segreti dei tuoi posti, i tasti e i tuoi tempi dell'allenamento. Finché non li cancelli.
privacy-kept-table = Sul server: il tavolo con le sue regole, i posti e le carte. Si cancella quando nessuno viene per { $hours ->
    [one] un'ora
   *[other] { $hours } ore
}.
privacy-kept-record = Sul server: la partita finita, con carte e tempi di reazione per animale, per { $days ->
    [one] un giorno
   *[other] { $days } giorni
}.
privacy-kept-network = Nella memoria del server: il tuo indirizzo di rete, per contare i tentativi di codici. Non viene mai scritto.
privacy-erase-title = Come cancellarlo
privacy-erase-mine = Ciò che è nel tuo browser: Impostazioni, «Cancella i miei dati».
privacy-erase-table = Un tavolo con le sue partite salvate: il menu di chi ospita, «Cancella questo tavolo». Sparisce subito, per tutti.
privacy-seen-title = Chi vede che cosa
privacy-seen-others = Al tavolo tutti vedono il tuo animale o nome, il colore, quante carte hai, i tuoi tempi in una gara, e se la connessione è buona.
privacy-seen-link = Chi ha il codice di un tavolo può guardare, a meno che chi ospita non lo impedisca.
privacy-seen-children = Niente chiede i dati di un bambino. La parola che certe regole fanno gridare è un pulsante, mai un microfono.
