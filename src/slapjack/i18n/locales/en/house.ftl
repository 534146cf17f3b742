# The pages on which rules are read and chosen; the rules themselves are in rules.ftl and sheet.ftl.
house-lead = Start from a game, then change what you like.
house-presets = Start from
house-front = What families argue about
house-all = All rules
house-changes = { $count ->
    [0] As the game has it.
    [1] One change.
   *[other] { $count } changes.
}
house-undo = Undo
house-changed-mark = changed
house-differs = { $preset }: { $rule }: { $value }
house-offer = Often played with it
house-offer-take = Take these too
house-still = Still pictures
house-at-least-one = One at least.
house-at-most = { $count } at most.
house-link = Link to these rules
house-wait = One moment…
house-open = Open a table with these rules
house-use = Play by these rules
house-keep = Leave them as they were
house-edit = Change these rules
house-print = Print
house-sheet-title = Rules of this table
house-read = Read all rules
house-to-table = Table { $code }
house-bad-link = The rules in this link cannot be played.
house-choose-anew = Choose rules anew
house-shout = Slapjack!
