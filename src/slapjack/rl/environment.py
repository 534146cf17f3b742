"""The environment: `Game` in ticks, with everything hidden that is hidden at a table.

One step is one tick of time. An agent waits, flips or slaps; a flip shows its card after a random
wait, as at a table, and a hand counts from the moment at which its card was shown, at a random
moment within its tick. What the rules do by themselves (claims, the end of a wait in which nobody
slapped, a flip that does not come) happens when its time has come.

Source: shared brief ux.md section 5.
"""

from typing import Any, ClassVar, Final, Literal

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo.utils.env import ParallelEnv

from slapjack.rl import picture
from slapjack.rl.rewards import gained, score
from slapjack.rules import (
    FACE_DOWN,
    JOKERS,
    RANKS,
    Card,
    Claim,
    Cut,
    Event,
    Expire,
    Flip,
    Game,
    Hand,
    RuleSet,
    Slap,
    rank_of,
)
from slapjack.units import Micros, Seat

WAIT: Final = 0
"""Action: do nothing in this tick."""

FLIP: Final = 1
"""Action: turn the own top card."""

SLAP: Final = 2
"""Action: slap the pile."""

Observation = npt.NDArray[np.int32]
Info = dict[str, Any]
RewardKind = Literal["placing", "cards"]

_US_PER_MS: Final = 1_000
_REVEAL_MS: Final = (150, 450)
_SEEN_RANKS: Final = 3
_TICKS_SEEN_MOST: Final = 1_000
_STATUS: Final = {"active": 0, "last_chance": 1, "out": 2}
_NO_RANK, _JOKER, _HIDDEN = 0, len(RANKS) + 1, len(RANKS) + 2


class SlapjackEnv(ParallelEnv[str, Observation, int]):
    """A game between agents `seat_0`, `seat_1`, ...

    An observation is a row of whole numbers: the ranks of the last three cards, newest first (1 Ace
    to 13 King, 14 joker, 15 face down, 0 none); how many cards lie in the pile; every stock's size;
    whose turn it is (the number of players: nobody's); ticks since the newest card was shown, at
    most 1000; the own seat; the own state (0 playing, 1 last chance, 2 out). No hidden card is in
    it.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "slapjack_v0",
        "render_modes": ["ansi", "rgb_array"],
        "is_parallelizable": True,
    }

    def __init__(
        self,
        players: int = 4,
        rules: RuleSet | None = None,
        *,
        tick_ms: int = 20,
        ticks_most: int = 60_000,
        rewards: RewardKind = "placing",
        render_mode: str | None = None,
    ) -> None:
        """Set the table.

        Args:
            players: How many agents.
            rules: The house rules; None for the classic game.
            tick_ms: How long a step lasts.
            ticks_most: The game is cut off (truncated) after so many.
            rewards: `placing`: at the end, or when an agent is out, 1 for the first to -1 for the
                last, zero in all; `cards`: cards won less cards paid, as they come, in decks.
            render_mode: `ansi` or `rgb_array`.
        """
        self.rules = rules or RuleSet()
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._tick_us = tick_ms * _US_PER_MS
        self._ticks_most = ticks_most
        self._kind = rewards
        deck = 52 + self.rules.jokers
        most = [_HIDDEN] * _SEEN_RANKS + [deck] * (1 + players)
        most += [players, _TICKS_SEEN_MOST, players - 1, max(_STATUS.values())]
        box = spaces.Box(np.zeros(len(most), np.int32), np.array(most, np.int32), dtype=np.int32)
        self.observation_spaces = dict.fromkeys(self.possible_agents, box)
        self.action_spaces = {agent: spaces.Discrete(3) for agent in self.possible_agents}
        self._chance, _ = seeding.np_random(None)
        self._deal()

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        """Return what an agent's observations can be."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return what an agent can do."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, Info]]:
        """Deal a new game.

        Args:
            seed: Equal seeds and actions give equal games; None goes on with the chance there is.
            options: None are known; others are passed over.
        """
        if seed is not None:
            self._chance, _ = seeding.np_random(seed)
        self._deal()
        self.agents = self.possible_agents.copy()
        return self._observed(), self._infos()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, Info],
    ]:
        """Let one tick pass.

        Args:
            actions: By agent; a flip that the mask does not offer is a wait.
        """
        before = self.agents
        rewards = dict.fromkeys(before, 0.0)
        self._ticks += 1
        events = self._pass_time()
        events += self._slap(actions)
        self._press(actions)
        out = self.game.view.out
        is_over = self.game.outcome is not None
        is_cut_off = self._ticks >= self._ticks_most and not is_over
        ended = {agent: is_over or self._seat(agent) in out for agent in before}
        for agent in before:
            if self._kind == "cards":
                rewards[agent] = gained(events, self._seat(agent)) / len(self.game.cards)
            elif ended[agent] or is_cut_off:
                rewards[agent] = score(self.game, self._seat(agent))
        observed, infos = self._observed(), self._infos()
        self.agents = [agent for agent in before if not (ended[agent] or is_cut_off)]
        cut_off = {agent: is_cut_off and not ended[agent] for agent in before}
        return observed, rewards, ended, cut_off, infos

    def render(self) -> str | npt.NDArray[np.uint8] | None:
        """Return the table as text or as a picture, by `render_mode`."""
        if self.render_mode == "ansi":
            return str(self.game)
        return picture.drawn(self.game.view) if self.render_mode == "rgb_array" else None

    def close(self) -> None:
        """Leave nothing behind; there is nothing."""

    def _deal(self) -> None:
        seats = len(self.possible_agents)
        self.game = Game.deal(self.rules, seats, self._chance.bytes(32))
        if self.game.cutter is not None and self.rules.cut == "required":
            self.game.apply(Cut(self.game.cutter, len(self.game.cards) // 2))
        self.game.finish_deal()
        self._ticks = 0
        self._shown = 0
        self._changed = 0
        self._due: int | None = None

    def _pass_time(self) -> list[Event]:
        """Do what this tick brings by itself."""
        game, rules = self.game, self.rules
        waited_us = (self._ticks - self._changed) * self._tick_us
        if game.turn is None:
            self._due = None
            is_claim = game.view.state == "claim"
            span_ms = rules.claim_delay_ms if is_claim else rules.idle_ms
            if waited_us < span_ms * _US_PER_MS:
                return []
            return self._done(game.apply(Claim() if is_claim else Expire()))
        if rules.flip_timeout_ms and waited_us >= rules.flip_timeout_ms * _US_PER_MS:
            self._due = self._due or self._ticks
        if self._due is None or self._ticks < self._due:
            return []
        self._due = None
        self._shown = self._ticks
        return self._done(game.apply(Flip(game.turn)))

    def _slap(self, actions: dict[str, int]) -> list[Event]:
        """Bring down the hands of this tick, each at a moment of its own within it."""
        game = self.game
        view = game.view
        seats = [self._seat(agent) for agent in self.agents if actions.get(agent) == SLAP]
        if game.outcome is not None or not seats:
            return []
        since_us = (self._ticks - self._shown) * self._tick_us
        hands = tuple(
            Hand(
                seat,
                Micros(since_us + int(self._chance.integers(self._tick_us))),
                side="right" if self.rules.slap_hand == "flipping" else "left",
                shout="slapjack",
            )
            for seat in seats
            if view.status[seat] != "out"
        )
        return self._done(game.apply(Slap(hands))) if hands else []

    def _press(self, actions: dict[str, int]) -> None:
        """Let a flip be on its way, if the seat whose turn it is wants to."""
        for agent in self.agents:
            if actions.get(agent) == FLIP and self._may_flip(self._seat(agent)):
                wait_ms = int(self._chance.integers(_REVEAL_MS[0], _REVEAL_MS[1] + 1))
                covered = self._shown + self.rules.min_cover_ms * _US_PER_MS // self._tick_us
                earliest = max(self._ticks, covered if self.game.flips else 0)
                self._due = earliest + max(1, wait_ms * _US_PER_MS // self._tick_us)

    def _done(self, events: tuple[Event, ...]) -> list[Event]:
        self._changed = self._ticks
        if self.game.turn is None:
            self._due = None
        return list(events)

    def _may_flip(self, seat: Seat) -> bool:
        return self._due is None and self.game.outcome is None and self.game.turn == seat

    def _seat(self, agent: str) -> Seat:
        return Seat(self.possible_agents.index(agent))

    def _observed(self) -> dict[str, Observation]:
        view, players = self.game.view, len(self.possible_agents)
        ranks = [_rank(card) for card in reversed(view.pile[-_SEEN_RANKS:])]
        ranks += [_NO_RANK] * (_SEEN_RANKS - len(ranks))
        turn = players if view.turn is None else view.turn
        ticks = min(self._ticks - self._shown, _TICKS_SEEN_MOST)
        public = [*ranks, len(view.pile), *view.counts, turn, ticks]
        return {
            agent: np.array([*public, seat, _STATUS[view.status[seat]]], np.int32)
            for agent in self.agents
            for seat in (self._seat(agent),)
        }

    def _infos(self) -> dict[str, Info]:
        return {
            agent: {"action_mask": np.array([1, self._may_flip(seat), seat_is_in], np.int8)}
            for agent in self.agents
            for seat in (self._seat(agent),)
            for seat_is_in in (self.game.view.status[seat] != "out",)
        }


def _rank(card: str) -> int:
    if card == FACE_DOWN:
        return _HIDDEN
    return _JOKER if card in JOKERS else RANKS.index(rank_of(Card(card))) + 1
