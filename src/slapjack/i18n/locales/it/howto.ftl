### Le pagine «Come si gioca». Le regole vere e proprie sono in sheet.ftl.

howto-language = Italiano
howto-languages = Questa pagina in altre lingue
howto-title = Come si gioca a Slapjack
howto-preset-title = Regole di Slapjack: { $name }
howto-description = Le regole del gioco di carte Slapjack in parole semplici: come si gira, quando si schiaffeggia, che cosa costa uno schiaffo sbagliato e tutte le regole di casa.
howto-lead = Slapjack è un gioco di carte veloce per 2-8 giocatori, dai cinque anni circa in su. Le carte si girano una alla volta su un mucchio. Quando esce un Fante tutti danno uno schiaffo: la prima mano prende il mucchio. Vince chi finisce con tutte le carte.
howto-jack = La carta da aspettare si chiama Fante in italiano, Jack in inglese, Valet in francese, Jota in spagnolo e Valete in portoghese.
howto-play = Gioca adesso

## In un minuto

howto-minute-title = In un minuto
howto-step-deal = Si distribuiscono tutte le carte. Ognuno ha il suo mazzetto, coperto.
howto-step-flip = A turno, ognuno gira la prima carta del suo mazzetto sul mucchio al centro.
howto-step-slap = Un Fante? Schiaffo! Il primo palmo prende tutto il mucchio.
howto-step-false = Non era un Fante? Lo schiaffo era sbagliato: paghi una carta a chi l'ha girata.
howto-step-late = Nessuno ha schiaffeggiato il Fante prima della carta successiva? È sepolto, e il mucchio cresce.
howto-step-empty = Senza carte? Hai un'ultima possibilità, al prossimo Fante.
howto-step-win = Vince l'ultimo giocatore in gioco, o chi ha tutte le carte. Una partita dura circa 5-15 minuti.

## Regole a scelta

howto-presets-title = Regole a scelta
howto-presets-lead = Ogni famiglia gioca un po' a modo suo. Ecco i modi più conosciuti, ognuno con le sue regole complete.
howto-full-title = Le regole complete
howto-full-lead = Questo è il gioco classico. Un tavolo può cambiare ognuna di queste regole, e allora le mostra con le stesse parole.
howto-back = Tutte le regole e i consigli

## Consigli

howto-tips-title = Consigli
howto-tip-hand = Tieni aperta e sciolta la mano che non gira, vicino al bordo del mucchio.
howto-tip-eyes = Guarda la carta mentre si gira, non le mani degli altri.
howto-tip-faces = A prima vista una Donna o un Re sembra un Fante. Aspetta di vedere la lettera.
howto-tip-calm = Ti restano poche carte? Calma. Uno schiaffo giusto ti rimette in gioco.
howto-tip-flip = Gira sempre allo stesso modo, allontanando la carta da te. Se la giri di traverso la vedi prima degli altri, e non è giusto.

## Domande

howto-questions-title = Domande
howto-ask-tie = E se due schiaffeggiano nello stesso momento?
howto-answer-tie = Nel gioco classico si gira un'altra carta, solo per loro due. Sullo schermo il fotofinish mostra quanto ci ha messo ognuno.
howto-ask-network = Chi ha una connessione lenta perde?
howto-answer-network = No. Il tavolo misura ogni connessione e conta dal momento in cui la carta si vede sul tuo schermo, non da quando arriva il tuo schiaffo.
howto-ask-children = Possono giocare anche i piccoli?
howto-answer-children = Sì. Con le regole per piccoli sbagliare non costa niente e nessuno esce dal gioco. E un tavolo può rallentare le mani dei grandi.
howto-ask-palm = Lo schermo distingue un palmo da un dito?
howto-answer-palm = No. Su uno schermo la regola del palmo è questione di buone maniere.
howto-ask-odd = Qualcuno ha avuto una carta in più. È giusto?
howto-answer-odd = Sì. 52 carte non si possono sempre dividere in parti uguali, e una carta non cambia niente.

## Parole

howto-words-title = Parole
howto-word-stack = Mazzetto
howto-means-stack = Le tue carte, coperte davanti a te.
howto-word-pile = Mucchio
howto-means-pile = Le carte girate al centro. È quello che si schiaffeggia.
howto-word-flip = Girare
howto-means-flip = Mettere scoperta sul mucchio la prima carta del tuo mazzetto.
howto-word-slap = Schiaffeggiare
howto-means-slap = Colpire il mucchio con il palmo aperto.
howto-word-false = Schiaffo sbagliato
howto-means-false = Uno schiaffo su una carta che non si schiaffeggia.
howto-word-buried = Sepolta
howto-means-buried = Coperta dalla carta successiva prima che qualcuno schiaffeggiasse.
howto-word-chance = Ultima possibilità
howto-means-chance = L'unico schiaffo che ti resta quando il tuo mazzetto è vuoto.
