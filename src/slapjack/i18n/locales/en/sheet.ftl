### The rule sheet: what the rules of a table are, each in a plain sentence.

## Times and cards, as they stand inside a sentence

sheet-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
sheet-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
sheet-card-number = { $value ->
    [8] an 8
   *[other] a { $value }
}
sheet-card-J = a Jack
sheet-card-Q = a Queen
sheet-card-K = a King
sheet-card-A = an Ace

## Subjects

sheet-title-players = Who plays
sheet-title-deal = The deal
sheet-title-turn = Your turn
sheet-title-slap = What to slap
sheet-title-win = Winning the pile
sheet-title-false = False slaps
sheet-title-hands = How to slap
sheet-title-shout = The shout
sheet-title-buried = Too late
sheet-title-empty = Out of cards
sheet-title-ties = Ties
sheet-title-challenge = Challenges
sheet-title-end = The end
sheet-title-places = Places
sheet-title-table = At this table

## Who plays

sheet-players-range = { $least } to { $most } players, each for themselves.
sheet-players-exact = Exactly { $count } players, each for themselves.
sheet-players-deck = { $jokers ->
    [0] One deck of 52 cards, no jokers.
    [1] One deck of 52 cards and one joker.
   *[other] One deck of 52 cards and { $jokers } jokers.
}

## The deal

sheet-deal-dealer-random = The first dealer is drawn by lot.
sheet-deal-dealer-youngest = The youngest player deals first.
sheet-deal-dealer-host = The host of the table deals first.
sheet-deal-dealer-rotate = The players take turns dealing; who begins is drawn by lot.
sheet-deal-passes = After each game the deal passes to the left.
sheet-deal-cut-none = The deck is not cut.
sheet-deal-cut-optional = The player on the dealer's right may cut the deck.
sheet-deal-cut-required = The player on the dealer's right must cut the deck.
sheet-deal-out = Deal all the cards face down, one at a time, clockwise from the dealer's left. Some players may get one card more.
sheet-deal-stack = Stack your cards face down in front of you, without looking at them.
sheet-deal-misdeal = If a card is shown during the deal, the player who gets it shuffles their stack.
sheet-deal-exposed = { $count ->
    [one] At this table, about { $count } dealt card in { $of } is shown by mistake.
   *[other] At this table, about { $count } dealt cards in { $of } are shown by mistake.
}

## Your turn

sheet-turn-order = Turns go clockwise, starting on the dealer's left. Players without cards are skipped.
sheet-turn-flip = On your turn, flip the top card of your stack face up onto the pile in the middle.
sheet-turn-away = Flip it away from you, so that everybody sees it at the same time.
sheet-turn-seen-bottom = Did you peek, or flip the card towards yourself? It goes under your stack, and you flip the next one.
sheet-turn-seen-top = Did you peek? The card goes under your stack, and you flip the next one. Did you flip it towards yourself? Put it back on top and flip it again.

## What to slap

sheet-slap-rank = Slap { $card }.
sheet-slap-double = Slap a double: two cards of the same rank in a row.
sheet-slap-sandwich = { $number ->
    [one] Slap a sandwich: two cards of the same rank with one card between them.
   *[other] Slap a sandwich of { $number }: two cards of the same rank with { $number } cards between them.
}
sheet-slap-top_bottom = Slap top and bottom: the top card has the same rank as the lowest face-up card of the pile.
sheet-slap-marriage = Slap a marriage: a King and a Queen in a row, in either order.
sheet-slap-divorce = Slap a divorce: a King and a Queen with one card between them.
sheet-slap-tens = Slap tens: two number cards in a row that add up to 10. An Ace is 1. One Jack, Queen or King may lie between them.
sheet-slap-sum = Slap a sum: two number cards in a row that add up to { $number }. An Ace is 1.
sheet-slap-run = Slap a run: the top { $number } cards go up or down one step at a time. The Ace stands below the 2 or above the King.
sheet-slap-run-wrap = Slap a run: the top { $number } cards go up or down one step at a time. The Ace joins the King and the 2: a run may go on past it.
sheet-slap-flush = Slap a flush: the top { $number } cards are of one suit.
sheet-slap-joker = Slap a joker.
sheet-slap-all = Everybody may slap, even the player who flipped the card.
sheet-slap-others = The player who flipped the card may not slap it: that hand does nothing.

## Winning the pile

sheet-win-first = The first hand on the pile wins all its cards.
sheet-win-pile-bottom = Put the cards you win under your stack, face down.
sheet-win-pile-shuffle_all = Shuffle the cards you win into your whole stack.
sheet-win-pile-shuffle_won_bottom = Shuffle the cards you win, then put them under your stack, face down.
sheet-win-next-after_flipper = Then play goes on to the left of whoever flipped last.
sheet-win-next-winner = Then the winner flips.
sheet-win-next-after_winner = Then the player on the winner's left flips.

## False slaps

sheet-false-to_flipper = { $cards ->
    [one] A slap on any other card is false. You give the top card of your stack, face down, to the player who flipped last. It goes under their stack.
   *[other] A slap on any other card is false. You give the top { $cards } cards of your stack, face down, to the player who flipped last. They go under that stack.
}
sheet-false-to_each = A slap on any other card is false. You give one card, face down, to each other player still in the game. It goes under their stack.
sheet-false-burn = { $cards ->
    [one] A slap on any other card is false. Your top card goes under the pile, face down.
   *[other] A slap on any other card is false. Your top { $cards } cards go under the pile, face down.
}
sheet-false-none = A slap on any other card is false, but it costs nothing.
sheet-false-pile_to_flipper = A slap on any other card is false. The player who flipped last takes the whole pile; if that was you, the next player takes it. A pile that can still be slapped, or that is already won, stays where it is.
sheet-false-timeout = { $cards ->
    [one] A slap on any other card is false. Your hand rests until one more card is flipped; that one you may slap.
   *[other] A slap on any other card is false. Your hand rests until { $cards } more cards are flipped; the last of them you may slap.
}
sheet-false-own-next_player = Was it your own card? Then you pay the next player.
sheet-false-own-burn = Was it your own card? Then what you pay goes under the pile, face down.
sheet-false-own-none = Was it your own card? Then you pay nothing.
sheet-false-count = { $times ->
    [one] Only your first false slap on a card counts.
   *[other] Only your first { $times } false slaps on a card count.
}
sheet-false-noted = { $times ->
    [one] It still shows in your figures, once for each card at most.
   *[other] They still show in your figures, { $times } for each card at most.
}
sheet-false-broke-eliminate = A false slap with no cards to pay with puts you out.
sheet-false-broke-ignore = A false slap with no cards to pay with costs nothing.
sheet-false-empty-ignore = A slap where no card lies face up does nothing.
sheet-false-empty-penalise = A slap where no card lies face up is false too.

## How to slap

sheet-hands-palm-void = Slap with your flat palm. A finger or the back of the hand does not count, but costs nothing.
sheet-hands-palm-false_slap = Slap with your flat palm. A finger or the back of the hand is a false slap.
sheet-hands-any = Slap with the palm, a finger or the back of the hand: all of them count.
sheet-hands-non_flipping = Slap only with the hand that does not flip.
sheet-hands-flipping = Slap only with the hand that flips.
sheet-hands-foul-void = A slap with the other hand, or with both, does not count, but costs nothing.
sheet-hands-foul-false_slap = A slap with the other hand, or with both, is a foul: it does not count, and you pay as for a false slap.
sheet-hands-early-allow = You may guess: a slap counts however early it comes.
sheet-hands-early-void = A slap within { $time } of the card showing is a guess. It does not count, but costs nothing.
sheet-hands-early-false_slap = A slap within { $time } of the card showing is a guess. It is a false slap.
sheet-hands-before-void = A slap before the card shows does not count, but costs nothing.
sheet-hands-before-false_slap = A slap before the card shows is a false slap.

## The shout

sheet-shout-words = Shout “Slapjack!” as you slap, or the name of what you slap.
sheet-shout-silent = A slap without the right shout does not count. The fastest hand with a shout wins.
sheet-shout-window = Shout no more than { $time } before or after your slap.
sheet-shout-together = Shout at the very moment of your slap.

## Too late

sheet-buried-cover = A card to slap is buried when the next card covers it before anybody slaps: nobody can slap it any more.
sheet-buried-next = The pile keeps growing. Wait for the next card to slap.
sheet-buried-late = A slap up to { $time } after the next card is too late, but costs nothing. After that, it counts for the new card.
sheet-buried-no-grace = A slap after the next card counts for that one.

## Out of cards

sheet-empty-one = With no cards left you get one last chance: win the next slap, and you are back in the game.
sheet-empty-none = With no cards left you are out at once.
sheet-empty-unlimited = With no cards left you may keep slapping as often as you like. Win a pile, and you are back in the game.
sheet-empty-missed = If somebody else wins that slap, you are out.
sheet-empty-own-counts = If your own last card is one to slap, that slap is your last chance.
sheet-empty-own-free = If your own last card is one to slap, it does not use up your chance: the next one is your last.
sheet-empty-buried-kept = If the card is buried, you keep your chance.
sheet-empty-buried-spent = If the card is buried, your chance is gone: you are out.
sheet-empty-paid = You are also back when somebody has to give you cards.
sheet-empty-redeal = { $times ->
    [0] If nobody can flip any more, the game is a draw.
    [one] If nobody can flip any more, the pile is shuffled and dealt again, once in a game. The next time it is a draw.
   *[other] If nobody can flip any more, the pile is shuffled and dealt again, { $times } times in a game at most. After that it is a draw.
}

## Ties

sheet-ties-within = Slaps no more than { $time } apart are a tie, and so are slaps too close to tell.
sheet-ties-same = Slaps at the same time are a tie, and so are slaps too close to tell.
sheet-ties-replay = The next player flips one more card. Only the tied players slap it, whatever it is: the first hand takes the whole pile.
sheet-ties-early = Whoever slaps before that card shows drops out of the tie.
sheet-ties-again = { $times ->
    [one] Tied again on that card? Then they share the pile.
   *[other] Tied again? Then they try once more, with { $times } such cards at most. After that they share the pile.
}
sheet-ties-split = The tied players share the pile.
sheet-ties-coin = A coin toss decides which of them takes the pile.
sheet-ties-lowest_hand = There are no ties: the lowest hand wins, the one that touched the card first.
sheet-ties-first = There are no ties: the slap that reaches the table first wins.

## Challenges

sheet-challenge-made = A Jack, Queen, King or Ace is a challenge. The next player must answer with another one, and has a few cards to find it: one after a Jack, two after a Queen, three after a King, four after an Ace.
sheet-challenge-answered = An answer is a new challenge, for the player after that.
sheet-challenge-won = No answer? Whoever flipped the challenge takes the pile.
sheet-challenge-broke = Out of cards while answering? The next player flips the rest.
sheet-challenge-stopped = One of these cards in reply ends the challenge, and nobody takes the pile: { $ranks }.
sheet-challenge-slap = A right slap beats a challenge, even one that is already won, until the pile is taken.
sheet-challenge-no-slap = A right slap beats a challenge. Once it is won, slaps do nothing.

## The end

sheet-end-all_cards_or_last = You win when all others are out, or when you hold all the cards.
sheet-end-all_cards = You win when you hold all the cards. If you are the last one in, you take the pile and win.
sheet-end-time = A bell ends the game after { $time }. Whoever has the most cards wins; if first place is shared, nobody wins.
sheet-end-flips = { $count ->
    [one] The game ends after { $count } flip. Whoever has the most cards wins.
   *[other] The game ends after { $count } flips at the latest. Whoever has the most cards wins.
}
sheet-end-leave-under_pile = Whoever leaves the game is out. Their cards go under the pile, face down.
sheet-end-leave-deal_out = Whoever leaves the game is out. Their cards are dealt out to the players still in.

## Places

sheet-places-all = Behind the winner come the players still in, by number of cards, then those who are out: last out, best place.
sheet-places-winner = Only the winner counts. There is no second place.

## At this table

sheet-table-cover = The next card comes at least { $time } after the last one.
sheet-table-no-cover = The next card may come at once.
sheet-table-flip = If you do not flip for { $time }, your card flips by itself.
sheet-table-no-flip = There is no time limit for flipping.
sheet-table-idle = When nobody can flip and nobody slaps, the table waits { $time }, then the game goes on.
sheet-table-claim = A pile won by a challenge is taken after { $time }.
sheet-table-claim-at-once = A pile won by a challenge is taken at once.
sheet-table-away = If your connection is lost, your cards flip by themselves, and your seat is kept for { $time }.
sheet-table-no-away = If your connection is lost, your seat is not kept.
