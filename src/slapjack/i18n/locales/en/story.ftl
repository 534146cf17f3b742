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
said-pile-given = The pile goes to { $other }.
    .you = The pile goes to { $other }.
said-pays = { $name } pays { $other } { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
    .you = You pay { $other } { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
said-pays-all = { $name } pays everybody.
    .you = You pay everybody.
said-burn = { $name } burns { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
    .you = You burn { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
said-late = { $name } was too late. Free.
    .you = Too late. Costs nothing.
said-early = { $name } was too early. Free.
    .you = Too early. Costs nothing.
said-silent = { $name } did not shout.
    .you = Shout while you slap!
said-timeout = { $name } has to wait.
    .you = Your hand rests now.
said-last-chance = { $name } has no cards: one last chance.
    .you = No cards left. Win the next slap!
said-revived = { $name } is back!
    .you = You are back!
said-left = { $name } left.
    .you = You left.
said-redeal = Nobody can flip: the pile is dealt again.
said-void = This race does not count. It costs nothing.
said-cut = { $name } cut the deck.
    .you = You cut the deck.
said-misdeal = Seen in the deal: { $what }. { $name }'s stock is shuffled.
    .you = Seen in the deal: { $what }. Your stock is shuffled.
said-challenge = Challenge! { $name } has { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } to answer.
    .you = Challenge! You have { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } to answer.
said-decided = { $name } wins the challenge.
    .you = You win the challenge. Take the pile!
said-stopped = { $what } stops the challenge. Nobody takes the pile.
said-slap-in = { $name } has no cards, but can slap in.
    .you = No cards left. Slap in to come back!
said-last-now = { $name } has no cards left: this card is the last chance.
    .you = No cards left: this card is your last chance!
said-peek = { $name } peeked. That card goes under the stock.
    .you = You peeked. That card goes under your stock.
said-toward = Flipped the wrong way! { $name }'s card goes under the stock.
    .you = Flipped the wrong way! Your card goes under your stock.
said-toward-top = Flipped the wrong way! { $name } flips that card again.
    .you = Flipped the wrong way! Flip that card again.
said-foul = Wrong hand! { $name }'s slap does not count.
    .you = Wrong hand! Your slap does not count.
said-contact = { $name }: only a flat palm counts.
    .you = Only a flat palm counts.
said-false-start = { $name } slapped before the new card and is out of the tie.
    .you = Too soon! You are out of the tie.
said-false = { $name } slapped where there was nothing to slap.
    .you = There was nothing to slap.
said-false-free = { $name }: a false slap. It costs nothing.
    .you = A false slap. It costs nothing.
said-flipper = You flipped it: this one is for the others.
said-not-tied = Only the tied players may slap now.
said-claimed = The challenge is won: slaps do nothing now.
said-ghost = You are out: your slap does not count.
said-rests = { $name }'s hand { $cards ->
        [0] rests on this card
        [one] rests for { $cards } more card
       *[other] rests for { $cards } more cards
    }.
    .you = Your hand { $cards ->
        [0] rests on this card
        [one] rests for { $cards } more card
       *[other] rests for { $cards } more cards
    }.
said-tie = Tie! Only { $names } slap the next card.
    .you = Tie! Slap the next card before { $names }.
said-tie-again = A tie again! Only { $names } slap the next card.
    .you = A tie again! Slap the next card before { $names }.
said-split = They share the pile: { $what }.
said-out-missed = { $name } missed the last chance and is out.
    .you = You missed your last chance. You are out.
said-out-empty = { $name } has no cards left and is out.
    .you = No cards left: you are out.
said-out-false = A false slap without cards: { $name } is out.
    .you = A false slap without cards: you are out.
said-away = { $name } is away: the cards flip by themselves.
    .you = You were away: your cards flip by themselves.
said-back = { $name } is here again.
    .you = You are here again.
said-buried = Nobody slapped. The Jack is buried.
said-buried-other = Nobody slapped. Buried now: { $what }.
said-time-up = Time is up!
said-flips-up = That was the last flip!
said-over = { $name } wins the game!
    .you = You win the game!
said-draw = Nobody can go on: a draw!
why-false = False slap!
why-hand = Wrong hand!
why-contact = That was no palm!
why-anticipated = Too early!
why-empty = There was no pile!
why-tied = Tie!
why-coin = Tie! The coin decides.
why-trigger = { $trigger }!
trigger-slapjack = Slapjack
trigger-jack = Jack
trigger-queen = Queen
trigger-king = King
trigger-ace = Ace
trigger-two = Two
trigger-three = Three
trigger-four = Four
trigger-five = Five
trigger-six = Six
trigger-seven = Seven
trigger-eight = Eight
trigger-nine = Nine
trigger-ten = Ten
trigger-double = Double
trigger-sandwich = Sandwich
trigger-top_bottom = Top and bottom
trigger-marriage = Marriage
trigger-divorce = Divorce
trigger-tens = Tens
trigger-sum = Sum
trigger-run = Run
trigger-flush = Flush
trigger-joker = Joker
said-minute = One more minute!
said-seconds = Ten more seconds!
said-flips-left = Ten more flips!
said-misdeal-called = Misdeal! The cards are dealt again.
