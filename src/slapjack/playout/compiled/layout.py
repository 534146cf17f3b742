"""Where everything lies in the one array of whole numbers that a game is played in.

First the game's own numbers, then a row of eight for each number of a seat, then the cards, then
the rules, then what is kept of the game (`columns`). Cards are numbers: their place in a new deck,
52 and 53 for the jokers.
"""

from typing import Final

from slapjack.playout.columns import WIDTH

NOBODY: Final = -1
HAS_CARDS: Final = -2
"""In `EMPTIED`: the stock is not empty."""

# The game.
OVER: Final = 0
FLIPS: Final = 1
FACES: Final = 2
"""How many face-up cards lie there."""
BURNED: Final = 3
LAST_FLIPPER: Final = 4
LEAD: Final = 5
LIVE: Final = 6
OUT_COUNT: Final = 7
REDEAL_COUNT: Final = 8
TIE: Final = 9
"""The tied seats, a bit each; 0 for no tie."""
TIE_ARMED: Final = 10
TIE_COUNT: Final = 11
TIE_FLIP: Final = 12
OWNER: Final = 13
"""Of the challenge; nobody without one."""
OWED: Final = 14
ASKED: Final = 15
PAYER: Final = 16
SHOWN_US: Final = 17
READY_US: Final = 18
WAIT_US: Final = 19
NOW_US: Final = 20
LEADER: Final = 21
TOP_IS_COURT: Final = 22
TRACE: Final = 23
SETTLED_US: Final = 24
"""The reaction that decided the race, nobody's if none did."""
DECK_COUNT: Final = 25

# Each seat, eight numbers a row.
HEAD: Final = 32
"""Where its stock begins."""
SIZE: Final = 40
EMPTIED: Final = 48
OUT: Final = 56
"""Its place among those put out, from 1; 0 while it is in."""
REACTION: Final = 64
"""When its hand comes down, nobody's for no hand."""
FLIP_AFTER: Final = 72
FLIPPED_US: Final = 80
HAND: Final = 88
"""The hands of a race, in the order in which they are judged: seats."""
IN_RACE: Final = 96
"""How each of them is called, behind the first valid one: a bit for tied."""
TAKEN: Final = 104
"""Words drawn from each stream."""

# The cards.
RING: Final = 64
"""A stock is a ring of so many places; it never holds more than 54 cards."""
STOCKS: Final = 128
PILE_FACES: Final = STOCKS + 8 * RING
PILE_BURNED: Final = PILE_FACES + RING
"""Burned cards, the oldest, which lies highest, first."""
GATHERED: Final = PILE_BURNED + RING
"""Cards that are on their way."""
MIXED: Final = GATHERED + RING
"""Cards that are shuffled."""

# The rules.
RULES: Final = MIXED + RING
SEATS: Final = RULES
JOKERS: Final = RULES + 1
TRIGGER_RANKS: Final = RULES + 2
"""A bit for each rank, an Ace being 0 and a joker 13."""
TRIGGER_DEPTHS: Final = RULES + 3
"""A bit for each distance at which equal ranks are a trigger: 1 double, 2 sandwich:1, ..."""
TRIGGER_COUPLES: Final = RULES + 4
"""The same for King and Queen: 1 marriage, 2 divorce."""
TRIGGER_ENDS: Final = RULES + 5
"""Whether the ranks of top and bottom count."""
FLIPPER_MAY_SLAP: Final = RULES + 6
WIN_PILE: Final = RULES + 7
NEXT_AFTER_WIN: Final = RULES + 8
FALSE_SLAP: Final = RULES + 9
PENALTY_CARDS: Final = RULES + 10
SELF_FALSE_SLAP: Final = RULES + 11
BROKE_IS_OUT: Final = RULES + 12
LAST_CHANCE: Final = RULES + 13
OWN_TRIGGER_FREE: Final = RULES + 14
BURIED_USES_CHANCE: Final = RULES + 15
TIE_RULE: Final = RULES + 16
TIE_WIDTH_US: Final = RULES + 17
TIE_REPLAYS_MOST: Final = RULES + 18
ALL_CARDS: Final = RULES + 19
RANKED_BY_ELIMINATION: Final = RULES + 20
CHALLENGE: Final = RULES + 21
STOPPERS: Final = RULES + 22
SLAP_AFTER_CHALLENGE: Final = RULES + 23
REDEALS_MOST: Final = RULES + 24
MIN_COVER_US: Final = RULES + 25
IDLE_US: Final = RULES + 26
CLAIM_US: Final = RULES + 27
LIMIT_US: Final = RULES + 28
FLIPS_MOST: Final = RULES + 29
CUT: Final = RULES + 30
PICK_UP_US: Final = RULES + 31
EDGE_US: Final = RULES + 32

ROW: Final = RULES + 40
"""What is kept of the game."""
LENGTH: Final = ROW + WIDTH

# Values of the rules that are no numbers, in the order of the RuleSet's own choices.
BOTTOM, SHUFFLE_ALL, SHUFFLE_WON = 0, 1, 2
AFTER_FLIPPER, WINNER, AFTER_WINNER = 0, 1, 2
TO_FLIPPER, TO_EACH, BURN, FREE = 0, 1, 2, 3
NEXT_PLAYER, SELF_BURN, SELF_FREE = 0, 1, 2
ONE, NONE, UNLIMITED = 0, 1, 2
REPLAY, SPLIT, LOWEST_HAND, FIRST, COIN = 0, 1, 2, 3, 4

# Streams of the cards.
DEAL, REDEAL, SHUFFLE, TOSS = 0, 1, 2, 3
STREAM_NAMES: Final = ("deal", "redeal", "shuffle", "coin")

# Ranks that are asked for by name.
ACE, JACK, QUEEN, KING, JOKER_RANK = 0, 10, 11, 12, 13
FIRST_JOKER: Final = 52

# What a hand can be called, in the order of `tally.RESULTS`.
WON, LOST, TIED, FALSE, IGNORED = 0, 1, 2, 3, 6

# Endings, in the order of `columns.REASONS`.
LAST_STANDING, HAS_ALL, DRAW, TIME_LIMIT, FLIP_LIMIT = 0, 1, 2, 3, 4
