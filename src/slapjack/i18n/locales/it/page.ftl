# Le parole che stanno nello stesso index.html, prima di ogni modulo.
page-title = Slapjack
page-description = Il gioco di carte Slapjack in tempo reale, giudicato con equità, su tutti i telefoni della stanza.
page-no-script = Slapjack ha bisogno di JavaScript. Attivalo per questa pagina e ricaricala.
page-old-title = Questo browser è troppo vecchio per Slapjack
page-old-text = Aggiornalo, oppure apri lo stesso indirizzo in uno più recente: Chrome, Edge, Firefox o Samsung Internet degli ultimi due anni, oppure Safari dalla versione 16.4.
