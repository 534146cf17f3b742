"""The rules of Slapjack, pure and complete: cards, house rules, games, records.

No I/O, no clock, no global random: times come in with actions, chance comes from named streams of
one seed. Everything that other parts use is re-exported here; names in `__all__` stay.

A `Game` takes actions and hands out events. A `View` is what everybody may know, folded from the
events. A `Record` is a game as a text that replays as a proof. Refusals are data: an
`IllegalActionError` carries a `RuleCode`. A whole game, in which seat 0 slaps every Jack:

    >>> from slapjack.rules import Flip, Game, Hand, RuleSet, Slap
    >>> game = Game.deal(RuleSet.preset("classic", cut="none"), seats=2, seed=bytes(32))
    >>> while game.outcome is None:
    ...     done = game.apply(Slap((Hand(0, 300_000),)) if game.live else Flip(game.turn))
    >>> game.outcome
    Outcome(winner=0, reason='last_standing', places=(1, 2))
"""

from slapjack.rules.actions import (
    Action,
    Away,
    Back,
    Claim,
    Contact,
    Cut,
    Expire,
    Flip,
    Foul,
    Hand,
    Leave,
    Pause,
    Resume,
    Side,
    Slap,
    parse_action,
    to_line,
)
from slapjack.rules.cards import (
    JOKERS,
    RANKS,
    SUITS,
    Card,
    new_deck,
    parse_card,
    rank_of,
    suit_of,
    value_of,
)
from slapjack.rules.checks import Failure
from slapjack.rules.errors import DealError, IllegalActionError, RuleCode
from slapjack.rules.events import (
    CameBack,
    CardFlipped,
    Challenge,
    ChallengeStep,
    ChallengeStopped,
    ChallengeWon,
    CutMade,
    Dealt,
    Eliminated,
    EliminationCause,
    Event,
    FoulCalled,
    GameOver,
    GameStarted,
    HandJudged,
    HandResult,
    Left,
    Misdeal,
    OutOfCards,
    OverReason,
    Paused,
    Penalty,
    PileGiven,
    PileSplit,
    Redeal,
    Resumed,
    Revived,
    SlapOpen,
    SlapWon,
    Tie,
    TieFalseStart,
    TimedOut,
    TriggerBuried,
    Turn,
    WentAway,
)
from slapjack.rules.game import Game
from slapjack.rules.header import Header, SeatLine
from slapjack.rules.lines import Line, RecordError
from slapjack.rules.linked import going_with, linked
from slapjack.rules.opening import HANDICAP_US_MAX
from slapjack.rules.record import Record, result_line
from slapjack.rules.replay import LineResult, Replay
from slapjack.rules.ruleset import PRESETS, RuleSet, RuleSetError, nearest_setting
from slapjack.rules.state import Outcome
from slapjack.rules.streams import Stream, Streams
from slapjack.rules.triggers import Trigger, TriggerError, live_triggers, parse_trigger, shout_words
from slapjack.rules.view import (
    FACE_DOWN,
    ChallengeView,
    OverView,
    StateName,
    Status,
    TieView,
    View,
)

__all__ = [
    "FACE_DOWN",
    "HANDICAP_US_MAX",
    "JOKERS",
    "PRESETS",
    "RANKS",
    "SUITS",
    "Action",
    "Away",
    "Back",
    "CameBack",
    "Card",
    "CardFlipped",
    "Challenge",
    "ChallengeStep",
    "ChallengeStopped",
    "ChallengeView",
    "ChallengeWon",
    "Claim",
    "Contact",
    "Cut",
    "CutMade",
    "DealError",
    "Dealt",
    "Eliminated",
    "EliminationCause",
    "Event",
    "Expire",
    "Failure",
    "Flip",
    "Foul",
    "FoulCalled",
    "Game",
    "GameOver",
    "GameStarted",
    "Hand",
    "HandJudged",
    "HandResult",
    "Header",
    "IllegalActionError",
    "Leave",
    "Left",
    "Line",
    "LineResult",
    "Misdeal",
    "OutOfCards",
    "Outcome",
    "OverReason",
    "OverView",
    "Pause",
    "Paused",
    "Penalty",
    "PileGiven",
    "PileSplit",
    "Record",
    "RecordError",
    "Redeal",
    "Replay",
    "Resume",
    "Resumed",
    "Revived",
    "RuleCode",
    "RuleSet",
    "RuleSetError",
    "SeatLine",
    "Side",
    "Slap",
    "SlapOpen",
    "SlapWon",
    "StateName",
    "Status",
    "Stream",
    "Streams",
    "Tie",
    "TieFalseStart",
    "TieView",
    "TimedOut",
    "Trigger",
    "TriggerBuried",
    "TriggerError",
    "Turn",
    "View",
    "WentAway",
    "going_with",
    "linked",
    "live_triggers",
    "nearest_setting",
    "new_deck",
    "parse_action",
    "parse_card",
    "parse_trigger",
    "rank_of",
    "result_line",
    "shout_words",
    "suit_of",
    "to_line",
    "value_of",
]
