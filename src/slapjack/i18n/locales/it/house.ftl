# The pages on which rules are read and chosen; the rules themselves are in rules.ftl and sheet.ftl.
house-lead = Parti da un gioco, poi cambia quello che vuoi.
house-presets = Si parte da
house-front = Quello di cui si discute in famiglia
house-all = Tutte le regole
house-changes = { $count ->
    [0] Come nel gioco.
    [1] Un cambiamento.
   *[other] { $count } cambiamenti.
}
house-undo = Annulla
house-changed-mark = cambiato
house-differs = { $preset }: { $rule }: { $value }
house-offer = Di solito si gioca con
house-offer-take = Prendi anche queste
house-still = Immagini ferme
house-at-least-one = Almeno una.
house-at-most = Al massimo { $count }.
house-link = Link a queste regole
house-wait = Un momento…
house-open = Apri un tavolo con queste regole
house-use = Gioca con queste regole
house-keep = Lasciale com'erano
house-edit = Cambia queste regole
house-print = Stampa
house-sheet-title = Le regole di questo tavolo
house-read = Leggi tutte le regole
house-to-table = Tavolo { $code }
house-bad-link = Con le regole di questo link non si può giocare.
house-choose-anew = Scegli altre regole
house-shout = Slapjack!
