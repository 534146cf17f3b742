table-slap = Slap the pile
table-flip = Flip
table-flip-what = your card
table-title = Slapjack, table { $code }
table-shout = Shout
table-menu = Table menu
table-counts = Stocks
table-you = You
table-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
table-pile = { $count ->
    [0] No pile
    [one] Pile of { $count } card
   *[other] Pile of { $count } cards
}
table-your-turn = Your turn. Flip!
table-turn-of = { $name } flips next
table-flipping = { $name } turns a card…
table-flipping-own = Your card is turning…
table-dealing = Dealing…
table-claim = { $name } takes the pile…
table-replay = Tie! Only { $names } slap the next card.
table-last-chance = Last chance: win the next slap!
table-out = You are out. Watch and cheer!
table-watching = You are watching
table-auto = Flips by itself in { $seconds } s
table-last-chance-of = last chance
table-out-of = out
table-away-of = away
table-paws-of = +{ $ms } ms
table-cut-title = Cut the deck?
table-cut-high = A few off
table-cut-middle = In the middle
table-cut-low = Near the end
table-cut-no = No, deal
table-cut-wait = { $name } may cut the deck…
table-paused = Paused
table-paused-hint = Nothing runs on. The host can go on.
table-resume = Go on
table-lost = Connection lost. Your seat is kept.
table-lost-watching = Connection lost.
table-slower = Slower link: this network blocks the fast one. You can play on.
table-retry = Try now
table-connecting = Connecting…
table-sound-on = Sound on
table-sound-off = Sound off
table-pause = Pause
table-leave = Leave the game
table-home = Home, keep my seat
table-close = Back to the game
table-leave-title = Leave the table?
table-leave-text = Go home and your seat is kept for a while. Leave for good and your cards stay here: you cannot come back into this game.
table-leave-yes = Leave for good
table-leave-no = Stay
table-link-good = connection good
table-link-slow = connection slow
table-link-weak = connection weak
table-link-unknown = connection not measured yet
table-finish = Photo finish
table-finish-row = { $name }: { $ms } ms
table-result-won = won
table-result-lost = lost
table-result-tied = tied
table-result-false = false slap
table-result-void = too early
table-result-late = too late
table-result-ignored = ignored
table-result-rejected = out
table-keys = Space slaps, F flips, M mutes

# The story. Each sentence has a form for oneself: the attribute .you.
said-won = { $name } wins { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }{ $ms ->
        [0] .
       *[other] {""}, { $ms } ms.
    }
    .you = You win { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }{ $ms ->
        [0] !
       *[other] {""}, { $ms } ms!
    }
said-challenge-won = { $name } takes { $cards } cards.
    .you = You take { $cards } cards.
said-pile-given = False slap! The pile goes to { $other }.
    .you = False slap! The pile goes to { $other }.
said-pays = False slap! { $name } pays { $other } { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
    .you = False slap! You pay { $other } { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
said-pays-all = False slap! { $name } pays everybody.
    .you = False slap! You pay everybody.
said-burn = False slap! { $name } burns { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
    .you = False slap! You burn { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
said-false = { $name }: that was no Jack.
    .you = That was no Jack.
said-late = { $name } was too late. Free.
    .you = Too late. Costs nothing.
said-early = { $name } was too early. Free.
    .you = Too early. Costs nothing.
said-silent = { $name } did not shout.
    .you = Shout while you slap!
said-timeout = { $name } has to wait.
    .you = Your hand rests now.
said-tie = Tie! { $name } and { $other } slap the next card.
    .you = Tie! Slap the next card against { $other }.
said-split = Tie! They share the pile.
said-last-chance = { $name } has no cards: one last chance.
    .you = No cards left. Win the next slap!
said-revived = { $name } is back!
    .you = You are back!
said-out = { $name } is out.
    .you = You are out.
said-left = { $name } left.
    .you = You left.
said-buried = Nobody slapped. The Jack is buried.
said-redeal = Nobody can flip: the pile is dealt again.
said-void = This race does not count. It costs nothing.
table-wait-turn = Nobody flips now.
table-paused-for = Waiting for { $names }.
table-stock = your cards
table-cut-own = You may cut the deck.
