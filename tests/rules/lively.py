"""Lively people: they play whole games by chance, mostly well, at times absurdly, to the end.

Everything comes of one number, so that a game in which a law breaks can be played again.
"""

import random
from typing import Final, NamedTuple

from slapjack.rules import (
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
    Outcome,
    Pause,
    Resume,
    RuleSet,
    Side,
    Slap,
    new_deck,
)
from slapjack.units import FlipNo, Micros, Seat
from tests import house_rules
from tests.rules.witness import Witness

_TIRED_AFTER: Final = 400
"""From so many steps on they only play well, so that every game ends."""


class Played(NamedTuple):
    """What became of a game in which every law held."""

    outcome: Outcome
    flips: int


def play_preset(preset: str, number: int) -> Played:
    """Play a game of a preset, with the whole deck."""
    rules = RuleSet.preset(preset)
    draw = random.Random(f"{preset} {number}")
    return play(rules, draw.randint(rules.min_players, rules.max_players), number, short=False)


def play_any(number: int) -> Played:
    """Play a game of any rules."""
    draw = random.Random(f"any {number}")
    rules = house_rules.by_chance(draw)
    return play(rules, draw.randint(rules.min_players, rules.max_players), number)


def play(rules: RuleSet, seats: int, number: int, *, short: bool = True) -> Played:
    """Play a whole game; a law that breaks fails it.

    Args:
        rules: The house rules.
        seats: How many play.
        number: What everything comes of.
        short: Whether half of the games have a short deck.
    """
    draw = random.Random(number)
    cards = new_deck(rules.jokers)
    is_short = short and draw.random() < 0.5
    deck = draw.sample(cards, draw.randint(2 * seats, len(cards))) if is_short else None
    seen = Witness(
        rules,
        seats,
        dealer=draw.randrange(seats),
        deck=deck,
        exposed=draw.sample(range(2 * seats), draw.choice([0, 0, 1, 3])),
        handicaps=[Micros(draw.choice([0, 0, 30_000])) for _ in range(seats)],
        seed=number.to_bytes(8, "big"),
    )
    steps_most = _TIRED_AFTER + 8 * min(rules.max_flips, 5_000) + 100
    for step in range(steps_most):
        if seen.game.outcome is not None:
            break
        _step(seen, draw, is_tired=step > _TIRED_AFTER)
    outcome = seen.game.outcome
    assert outcome is not None, "every game ends"
    for action in (Flip(Seat(0)), Claim(), _absurd(seen, draw)):
        assert not seen.do(action), "(12) nothing is done after the end"
    seen.close()
    return Played(outcome, seen.game.flips)


def _step(seen: Witness, draw: random.Random, *, is_tired: bool) -> None:
    game, luck = seen.game, draw.random()
    if game.view.paused:
        seen.do(Flip(Seat(0)))
        seen.do(Resume())
    elif luck < (0.8 if seen.is_open else 0.0 if is_tired else 0.15):
        slap = _slap(seen, draw, is_good=is_tired)
        seen.race(slap, draw.sample(slap.hands, len(slap.hands)))
    elif luck > 0.97 and not is_tired:
        seen.do(_rare(seen, draw))
    elif luck > 0.94 and not is_tired:
        seen.do(_absurd(seen, draw))
    elif game.cutter is not None:
        if game.rules.cut == "required" or draw.random() < 0.5:
            seen.do(Cut(game.cutter, draw.randint(1, len(seen.deck) - 1)))
        else:
            seen.take_in(game.finish_deal())
    elif is_tired and game.rules.time_limit_s and draw.random() < 0.05:
        seen.do(Expire("game"))
    elif game.turn is not None:
        seen.flip()
    elif not seen.do(Claim()):
        seen.do(Expire())


def _slap(seen: Witness, draw: random.Random, *, is_good: bool) -> Slap:
    """Return a race as people make it: mostly good hands, mostly apart."""
    game = seen.game
    good_side: Side = "right" if game.rules.slap_hand == "flipping" else "left"
    fair = 1.0 if is_good else 0.9
    hands = []
    for _ in range(draw.choice([1, 1, 2, 3])):
        seat = draw.randrange(game.view.seats)
        if game.view.tie is not None and draw.random() < 0.9:
            seat = draw.choice(game.view.tie.seats)
        reactions = [300_000, 300_000, 305_000, 350_000, 420_000] + [90_000] * (not is_good)
        contact: Contact = "palm" if draw.random() < fair else "finger"
        side: Side = good_side if draw.random() < fair else "both"
        shout = "slapjack" if draw.random() < fair else "oh"
        hands.append(Hand(Seat(seat), Micros(draw.choice(reactions)), contact, side, shout))
    if game.flips > 1 and not is_good and draw.random() < 0.2:
        flip, is_proved = FlipNo(game.flips - 1), draw.random() < 0.5
        return Slap(tuple(hands), flip, covered_us=Micros(200_000), in_time=is_proved)
    return Slap(tuple(hands))


def _rare(seen: Witness, draw: random.Random) -> Action:
    """Return what happens now and then at a table."""
    game = seen.game
    seat = Seat(draw.randrange(game.view.seats))
    if game.turn is not None and draw.random() < 0.5:
        return Foul(game.turn, draw.choice(["peek", "toward_self"]))
    luck = draw.random()
    if luck < 0.2:
        return Leave(seat)
    if luck < 0.25 and game.flips > 20:
        return Expire("game")
    return Pause() if luck < 0.4 else Back(seat) if seat in game.view.away else Away(seat)


def _absurd(seen: Witness, draw: random.Random) -> Action:
    """Return what mostly nobody may do now."""
    seat = Seat(draw.randrange(-1, seen.game.view.seats + 1))
    hand = Hand(seat, Micros(-1))
    wishes: list[Action] = [
        Cut(seat, 0),
        Flip(seat),
        Foul(seat, "peek"),
        Claim(),
        Expire(),
        Resume(),
        Back(seat),
        Slap(()),
        Slap((hand,), FlipNo(seen.game.flips + 1)),
        Slap((hand, hand)),
    ]
    return draw.choice(wishes)
