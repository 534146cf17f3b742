### The house rules as questions: each setting, what it is about, and what can be chosen.

rule-number = { $value }
rule-followed = “{ $rule }” is now “{ $value }”, to go with it.
rule-offered = “{ $rule }”: { $value }
rule-length = With { $players } players: about { $minutes } min, mostly { $least } to { $most }.

## The pace, two settings at once

rule-pace = Pace
    .about = How long a card lies at least, and how long you may take to flip.
rule-pace-family = Calm
rule-pace-normal = Normal
rule-pace-brisk = Brisk

## Who plays

rule-min_players = Fewest players
    .about = With fewer, the game does not start.
rule-max_players = Most players
    .about = More cannot sit down.
rule-jokers = Jokers
    .about = How many jokers are in the deck.
rule-jokers-0 = None

## The deal

rule-dealer_choice = First dealer
    .about = Who deals the first game. The player on the dealer's left starts.
rule-dealer_choice-random = By lot
rule-dealer_choice-youngest = The youngest
rule-dealer_choice-host = The host
rule-dealer_choice-rotate = In turn
rule-cut = Cutting the deck
    .about = The player on the dealer's right cuts before the deal.
rule-cut-none = No cut
rule-cut-optional = If they like
rule-cut-required = Always
rule-misdeal = A card shown in the deal
    .about = What happens when a card is seen before the game starts.
rule-misdeal-ignore = Nothing
rule-misdeal-shuffle_stock = Shuffle that stack
rule-misdeal_per_mille = Cards shown by mistake
    .about = How many of a thousand dealt cards are shown, as a clumsy dealer would.
rule-misdeal_per_mille-0 = None

## Your turn

rule-toward_self_remedy = Flipped towards yourself
    .about = You saw the card first. Where does it go?
rule-toward_self_remedy-bottom = Under your stack
rule-toward_self_remedy-top = Back on top

## What to slap

rule-triggers = Cards to slap
    .about = Cards and pairs of cards that make a race for the pile.
rule-rank-J = Jack
rule-rank-Q = Queen
rule-rank-K = King
rule-rank-A = Ace
rule-rank-number = { $rank }
rule-trigger-double = Doubles
rule-trigger-sandwich = { $number ->
    [one] Sandwiches
   *[other] Sandwiches of { $number }
}
rule-trigger-top_bottom = Top and bottom
rule-trigger-marriage = Marriages
rule-trigger-divorce = Divorces
rule-trigger-tens = Tens
rule-trigger-sum = Sums of { $number }
rule-trigger-run = Runs of { $number }
rule-trigger-run-wrap = Runs of { $number }, past the Ace
rule-trigger-flush = { $number } of a suit
rule-trigger-joker = Jokers
rule-flipper_may_slap = Your own card
    .about = May you slap the card that you flipped?
rule-flipper_may_slap-true = You may slap it
rule-flipper_may_slap-false = Only the others may

## Winning the pile

rule-win_pile = The won pile
    .about = What the winner does with the cards.
rule-win_pile-bottom = Under the stack
rule-win_pile-shuffle_all = Shuffled in
rule-win_pile-shuffle_won_bottom = Shuffled, then under
rule-next_after_win = Who flips next
    .about = Whose turn it is when a pile is won.
rule-next_after_win-after_flipper = Play goes on
rule-next_after_win-winner = The winner
rule-next_after_win-after_winner = On the winner's left

## False slaps

rule-false_slap = A false slap
    .about = What it costs to slap the wrong card.
rule-false_slap-to_flipper = A card to the last flipper
rule-false_slap-to_each = A card to everybody
rule-false_slap-burn = A card under the pile
rule-false_slap-none = Nothing
rule-false_slap-pile_to_flipper = The flipper gets the pile
rule-false_slap-timeout = Your hand rests
rule-penalty_cards = Cards paid
    .about = How many cards a false slap costs.
rule-timeout_flips = How long it rests
    .about = So many cards are flipped before your hand counts again.
rule-self_false_slap = False on your own card
    .about = Who is paid when you slap your own card by mistake.
rule-self_false_slap-next_player = The next player
rule-self_false_slap-burn = The pile
rule-self_false_slap-none = Nobody
rule-max_false_per_flip = False slaps on one card
    .about = How many of them count, if you slap again and again.
rule-broke_false_slap = False without cards
    .about = You have no card left to pay with.
rule-broke_false_slap-eliminate = You are out
rule-broke_false_slap-ignore = Costs nothing
rule-empty_slap = Slapping the bare table
    .about = No card lies face up.
rule-empty_slap-ignore = Nothing happens
rule-empty_slap-penalise = It is a false slap

## How to slap

rule-contact = Palm or finger
    .about = With which part of the hand you slap. On a screen this is a rule of manners.
rule-contact-palm_only = The flat palm
rule-contact-any = Fingers too
rule-bad_contact = A finger slap
    .about = What a finger or the back of the hand costs.
rule-bad_contact-void = Does not count
rule-bad_contact-false_slap = Is a false slap
rule-slap_hand = Which hand
    .about = With which hand you slap.
rule-slap_hand-any = Either hand
rule-slap_hand-non_flipping = Not the flipping hand
rule-slap_hand-flipping = Only the flipping hand
rule-hand_foul = The wrong hand
    .about = What it costs to slap with the wrong hand, or with both.
rule-hand_foul-void = Does not count
rule-hand_foul-false_slap = Costs like a false slap
rule-anticipation_rule = Guessing
    .about = A slap too early to have seen the card.
rule-anticipation_rule-allow = Is allowed
rule-anticipation_rule-void = Does not count
rule-anticipation_rule-false_slap = Is a false slap
rule-anticipation_ms = Too early
    .about = Nobody sees a card faster than this.
rule-anticipation_ms-0 = Before the card

## The shout

rule-shout = Shouting
    .about = A slap counts only with “Slapjack!” or the name of what you slap.
rule-shout-off = Silent slaps count
rule-shout-required = Shout as you slap
rule-shout_window_ms = Time to shout
    .about = So long before or after the slap you may shout.
rule-shout_window_ms-0 = At the same moment

## Too late

rule-late_grace_ms = Late slaps
    .about = So long after the next card a late slap is still free.
rule-late_grace_ms-0 = Never free

## Out of cards

rule-last_chance = An empty stack
    .about = What you may do when your stack is empty.
rule-last_chance-one = One last chance
rule-last_chance-none = Out at once
rule-last_chance-unlimited = Slap on and on
rule-own_last_trigger = Your last card is one to slap
    .about = Is that slap your last chance already?
rule-own_last_trigger-counts = It is
rule-own_last_trigger-free = The next one is
rule-buried_uses_chance = A buried card
    .about = Nobody slapped it. Is your last chance used up?
rule-buried_uses_chance-true = It is gone
rule-buried_uses_chance-false = You keep it
rule-max_redeals = Dealing again
    .about = Nobody can flip: how often the pile is dealt again before it is a draw.
rule-max_redeals-0 = Never

## Ties

rule-tie_rule = A tie
    .about = Two hands at the same moment.
rule-tie_rule-replay = One more card
rule-tie_rule-split = They share
rule-tie_rule-coin = Toss a coin
rule-tie_rule-lowest_hand = The lowest hand
rule-tie_rule-first = First at the table
rule-tie_epsilon_ms = How close is a tie
    .about = Slaps no further apart than this are a tie.
rule-tie_epsilon_ms-0 = The same moment
rule-max_tie_replays = Tie after tie
    .about = So many cards more, then the pile is shared.

## Challenges

rule-challenge = Face cards
    .about = Face cards and Aces must be answered with another one, or the pile is lost.
rule-challenge-true = With challenges
rule-challenge-false = Without
rule-challenge_stoppers = Cards that stop a challenge
    .about = One of these in reply, and nobody takes the pile.
rule-slap_after_challenge = Slapping a won pile
    .about = May you still slap when the challenge is decided?
rule-slap_after_challenge-true = Until it is taken
rule-slap_after_challenge-false = Too late
rule-claim_delay_ms = Taking a won pile
    .about = How long it lies before it is taken.
rule-claim_delay_ms-0 = At once

## The end

rule-end_condition = How you win
    .about = When the game is over.
rule-end_condition-all_cards_or_last = All others are out
rule-end_condition-all_cards = You hold every card
rule-time_limit_s = The bell
    .about = When it rings, whoever has the most cards wins.
rule-time_limit_s-0 = No bell
rule-max_flips = Longest game
    .about = After so many flips, whoever has the most cards wins.
rule-leave_policy = When somebody leaves
    .about = What becomes of their cards.
rule-leave_policy-under_pile = Under the pile
rule-leave_policy-deal_out = Dealt to the others

## Places

rule-rank_by_elimination = Who is ranked
    .about = Who is ranked at the end.
rule-rank_by_elimination-true = Everybody
rule-rank_by_elimination-false = Only the winner

## At this table

rule-min_cover_ms = A card lies at least
    .about = The next card comes no sooner.
rule-min_cover_ms-0 = No limit
rule-flip_timeout_ms = Time to flip
    .about = Then your card flips by itself.
rule-flip_timeout_ms-0 = No limit
rule-idle_ms = Waiting for a slap
    .about = When nobody can flip, the table waits so long.
rule-disconnect_grace_s = A lost connection
    .about = So long your seat is kept.
rule-disconnect_grace_s-0 = Not kept

## What a rule must be, behind its name

expected-beside = something that goes with { $other }
expected-one-of = one of { $choices }
expected-setting = no such setting; perhaps { $near }
expected-number = a whole number from { $least } to { $most }
expected-never-or = 0 for never, or a whole number from { $least } to { $most }
expected-triggers = a list such as rank:J, double
expected-challenge_stoppers = a list of different ranks from 2 to 10
expected-text = a text of 1 to 40 characters
