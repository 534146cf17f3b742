# The pages on which rules are read and chosen; the rules themselves are in rules.ftl and sheet.ftl.
house-lead = Pars d'un jeu, puis change ce que tu veux.
house-presets = Partir de
house-front = Ce dont on discute en famille
house-all = Toutes les règles
house-changes = { $count ->
    [0] Comme dans ce jeu.
    [1] Un changement.
   *[other] { $count } changements.
}
house-undo = Annuler
house-changed-mark = changé
house-differs = { $preset } : { $rule } : { $value }
house-offer = Souvent joué avec
house-offer-take = Prendre tout cela
house-still = Images fixes
house-at-least-one = Au moins une.
house-at-most = { $count } au plus.
house-link = Lien vers ces règles
house-wait = Un instant…
house-open = Ouvrir une table avec ces règles
house-use = Jouer avec ces règles
house-keep = Les laisser comme avant
house-edit = Changer ces règles
house-print = Imprimer
house-sheet-title = Les règles de cette table
house-read = Lire toutes les règles
house-to-table = Table { $code }
house-bad-link = On ne peut pas jouer avec les règles de ce lien.
house-choose-anew = Choisir d'autres règles
house-shout = Slapjack !
