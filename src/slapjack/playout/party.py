"""Party: one game between bots, on `Game` itself, from the deal to the end.

No network and no server: time is counted, not waited for. A card shows when its flipper was ready,
`min_cover_ms` had passed and a random wait was over, as at a table (design.md 4.1); a hand counts
if it comes before the next card does; claims and idle waits take what the rules give them. Fouls
and silent slaps do not occur, since bots have manners.

Any `Bot` can play. Games between our levels under the usual rules have a compiled twin, which is
held equal to this one move by move (`compiled`).
"""

from collections.abc import Callable, Sequence
from typing import Final

from slapjack.bots import Bot, LevelBot, Plan
from slapjack.playout.chance import TABLE, Chance, game_seed
from slapjack.playout.setup import REVEAL_LEAST_US, REVEAL_MOST_US, Setup
from slapjack.playout.tally import Tally
from slapjack.rules import Claim, Cut, Event, Expire, Flip, Game, Hand, HandJudged, Slap
from slapjack.units import Micros, Seat

_US_PER_MS: Final = 1_000
_US_PER_S: Final = 1_000_000
_SETTLING: Final = frozenset({"won", "tied"})

Watch = Callable[[Sequence[Event]], None]


def play(
    setup: Setup, number: int, *, bots: Sequence[Bot] = (), watch: Watch | None = None
) -> Tally:
    """Play one game to its end.

    Args:
        setup: The rules, the levels, the seed of the run.
        number: Which game of the run.
        bots: Minds for all seats instead of those of the levels.
        watch: Is given the events of each action.

    Returns:
        What became of it; `row()` has the figures.
    """
    return Party(setup, number, bots or _of_levels(setup), watch).play()


def _of_levels(setup: Setup) -> list[LevelBot]:
    return [LevelBot(level, Seat(seat)) for seat, level in enumerate(setup.levels)]


class Party:
    """A game, its bots, and the time that it has taken so far."""

    def __init__(self, setup: Setup, number: int, bots: Sequence[Bot], watch: Watch | None) -> None:
        """Seat the bots; the cards are dealt when play begins."""
        seed = game_seed(setup.seed, number)
        self.setup = setup
        self.bots = bots
        self.dealer = setup.dealer(number)
        self.game = Game.deal(setup.rules, setup.seats, seed, dealer=self.dealer)
        self.minds = [Chance.of(seed, Seat(seat)) for seat in range(setup.seats)]
        self.waits = Chance.of(seed, TABLE)
        self.plans = [Plan()] * setup.seats
        self.tally = Tally(setup.seats, self.dealer)
        self.shown_us = 0
        self.ready_us = 0
        self.wait_us = 0
        self._watch = watch

    def play(self) -> Tally:
        """Play to the end."""
        self._take(self.game.opening)
        self._deal()
        self._ask()
        while self.game.outcome is None:
            if self.game.turn is None:
                self._let_time_pass()
            else:
                self._flip(self.game.turn)
        self.tally.finish(self.game.outcome, self.ready_us)
        return self.tally

    def _deal(self) -> None:
        """Decline an offered cut; where one must be made, cut in the middle."""
        cutter = self.game.cutter
        if cutter is not None and self.game.rules.cut == "required":
            self._take(self.game.apply(Cut(cutter, len(self.game.cards) // 2)))
        else:
            self._take(self.game.finish_deal())

    def _ask(self) -> None:
        """Ask every bot that still plays what it means to do."""
        view = self.game.view
        for seat, bot in enumerate(self.bots):
            if view.status[seat] != "out":
                self.plans[seat] = bot.decide(view, self.minds[seat])
        self.wait_us = self.waits.randint(REVEAL_LEAST_US, REVEAL_MOST_US)

    def _flip(self, seat: Seat) -> None:
        """Show the next card, and let the hands come down on it."""
        show_us = self._show_us(seat)
        if self._is_over_time(show_us):
            return
        self.shown_us = self.ready_us = show_us
        self.tally.now_us = show_us
        self._take(self.game.apply(Flip(seat)))
        if self.game.outcome is not None:
            return
        self._ask()
        hands = self._hands()
        if hands:
            self._slap(hands)

    def _show_us(self, seat: Seat) -> int:
        """Return when the seat's next card shows, if nothing comes between."""
        pressed_us = self.ready_us + self.plans[seat].flip_after_us
        covers_us = self.shown_us + self.game.rules.min_cover_ms * _US_PER_MS
        return max(pressed_us, covers_us if self.game.flips else 0) + self.wait_us

    def _is_over_time(self, at_us: int) -> bool:
        """End the game if its time limit comes first (rules.md B69)."""
        limit_us = self.game.rules.time_limit_s * _US_PER_S
        if not limit_us or at_us <= limit_us:
            return False
        self.ready_us = limit_us
        self.tally.now_us = limit_us
        self._take(self.game.apply(Expire("game")))
        return True

    def _hands(self) -> list[Hand]:
        """Return the hands that come down before anything else happens, in order of arrival."""
        turn = self.game.turn
        ends_us = self.shown_us + self._idle_us() if turn is None else self._show_us(turn)
        edge_us = self.setup.flipper_edge_us
        hands: list[Hand] = []
        for seat, plan in enumerate(self.plans):
            slap = plan.slap
            if slap is None or self.game.view.status[seat] == "out":
                continue
            sooner_us = edge_us if seat == self.game.view.last_flipper else 0
            reaction_us = Micros(slap.reaction_us - sooner_us)
            if self.shown_us + reaction_us < ends_us:
                hands.append(Hand(Seat(seat), reaction_us, slap.contact, slap.side, slap.shout))
        hands.sort(key=lambda hand: hand.reaction_us)
        return hands

    def _slap(self, hands: list[Hand]) -> None:
        events = self.game.apply(Slap(tuple(hands)))
        by_seat = {hand.seat: hand.reaction_us for hand in hands}
        settled = [
            by_seat[event.seat]
            for event in events
            if isinstance(event, HandJudged) and event.result in _SETTLING
        ]
        over = self.game.outcome is not None
        self.tally.now_us = self.shown_us + (min(settled) if settled else hands[-1].reaction_us)
        self._take(events)
        if settled or over:
            self.ready_us = self.tally.now_us
        if settled and not over:
            self.ready_us += self.setup.pick_up_us

    def _let_time_pass(self) -> None:
        """Let the owner of a challenge claim, or a wait in which nobody slapped run out."""
        done_us = self.ready_us + self._idle_us()
        if self._is_over_time(done_us):
            return
        self.ready_us = self.tally.now_us = done_us
        is_claim = self.game.view.state == "claim"
        self._take(self.game.apply(Claim() if is_claim else Expire()))

    def _idle_us(self) -> int:
        rules = self.game.rules
        is_claim = self.game.view.state == "claim"
        return (rules.claim_delay_ms if is_claim else rules.idle_ms) * _US_PER_MS

    def _take(self, events: Sequence[Event]) -> None:
        self.tally.take(events)
        if self._watch is not None:
            self._watch(events)
