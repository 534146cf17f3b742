table-slap = Slap the pile
table-flip = Flip
table-flip-what = your card
table-title = Slapjack, table { $code }
table-shout = Shout
table-react = Reactions
table-next-seat = Play in the next game
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
table-keys = { $slap } slaps, { $flip } flips, { $mute } mutes
table-wait-turn = Nobody flips now.
table-paused-for = Waiting for { $names }.
table-stock = your cards
table-cut-own = You may cut the deck.
table-let-go = Let go to slap
table-keys-shout = { $shout } shouts, 1 to 9 shout what you see
table-take = Take the pile
table-claim = { $name } has won the challenge and takes the pile…
    .you = You won the challenge. Take the pile!
table-replay = Tie! Only { $names } slap the next card.
    .you = Tie! Slap the next card before { $names }.
table-replay-now = This card, whatever it is: { $names }!
    .you = Slap this card, whatever it is!
table-replay-count = new card { $count } of { $most }
table-slap-in = No cards: slap in to come back!
table-slap-in-of = can slap in
table-slap-ins = No cards, can slap in: { $names }
table-chances = Last chance: { $names }
table-owes-of = owes { $cards }
table-rests-of = rests { $cards }
table-time-left = { $time } left
table-flips-left = { $flips ->
    [one] { $flips } flip left
   *[other] { $flips } flips left
}
table-owes = { $name } has { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } to answer { $other }
    .you = You have { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } to answer { $other }
    .them = { $name } has { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } to answer you
table-keys-off = Keys are switched off in the settings.
table-key-space = Space
table-ghost-first = { $ms } ms: you would have won!
table-ghost-behind = { $ms } ms: { $behind } ms too late
table-guess = Who wins the next pile?
table-guess-right = Well guessed! { $right } so far
table-guess-wrong = Not this time. Guess again!
table-new-deck = Take a new deck
table-waiting-held = Waiting for { $name }, { $time }
table-held = { $name } is away, seat kept { $time }
table-stand-in = Replace { $name } with a bot
table-go-without = Go on without { $name }
