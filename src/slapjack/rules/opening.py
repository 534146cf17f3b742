"""How a game starts: from a deck and a dealer, or from a given position.

A start that no game can be played from is turned away here, whoever asks for it, with a sentence
that says what was expected and what came (rules.md B78, B83, C.2).
"""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from slapjack.rules.cards import JOKERS, Card, new_deck, parse_card
from slapjack.rules.errors import DealError
from slapjack.rules.events import GameStarted
from slapjack.rules.header import Header
from slapjack.rules.ruleset import RuleSet
from slapjack.rules.state import BEFORE_ALL_FLIPS, State
from slapjack.rules.streams import Streams
from slapjack.rules.triggers import live_triggers
from slapjack.units import Micros, Seat

HANDICAP_US_MAX: Final = 1_500_000
"""The largest handicap of a seat (rules.md B86)."""

_DECK_COUNT_LEAST: Final = 2  # a cut leaves a card on either side


def from_deck(
    rules: RuleSet,
    seats: int,
    seed: bytes,
    *,
    dealer: Seat,
    handicaps: Sequence[Micros] = (),
    deck: Sequence[str] | None = None,
    exposed: Sequence[int] = (),
) -> State:
    """Return a game whose cards are about to be dealt.

    Args:
        rules: The house rules.
        seats: How many seats play.
        seed: Where chance comes from (records.md).
        dealer: Who deals.
        handicaps: By seat, in microseconds; none given means none.
        deck: All cards in dealing order, before the cut; None shuffles a new deck by the seed.
        exposed: Numbers of the dealt cards that are shown by mistake, from 0.

    Raises:
        DealError: No game can start so.
    """
    state = _empty_table(rules, seats, seed, handicaps)
    _check_seat("dealer", dealer, seats)
    if deck is None:
        cards = new_deck(rules.jokers)
        state.stream("deal").shuffle(cards)
    else:
        cards = _cards(rules, deck)
    least = max(_DECK_COUNT_LEAST, seats if rules.last_chance == "none" else 0)
    if len(cards) < least:
        raise DealError(f"deck: expected at least {least} cards, got {len(cards)}")
    for place in exposed:
        if not 0 <= place < len(cards):
            raise DealError(f"exposed: expected numbers from 0 to {len(cards) - 1}, got {place}")
    state.dealer = state.last_flipper = dealer
    state.lead = state.left_of(dealer)
    state.deck = tuple(cards)
    state.exposed = tuple(exposed)
    return state


def from_header(rules: RuleSet, header: Header) -> State:
    """Return the game that a header starts, dealt or about to be dealt.

    Raises:
        DealError: No game can start so.
    """
    handicaps = [seat.handicap_us for seat in header.seats]
    seed = _seed(header.seed)
    if header.stocks is not None:
        return _from_position(rules, header, seed, handicaps)
    if header.deck is None and header.seed is None:
        raise DealError("expected a deck, a seed or stocks, got none of them")
    if header.dealer is None:
        raise DealError("dealer: expected a seat, got nothing")
    return from_deck(
        rules,
        len(header.seats),
        seed,
        dealer=header.dealer,
        handicaps=handicaps,
        deck=header.deck,
        exposed=header.exposed,
    )


def _from_position(
    rules: RuleSet, header: Header, seed: bytes, handicaps: Sequence[Micros]
) -> State:
    """Return the game at a given position (rules.md B78)."""
    seats = len(header.seats)
    stocks = header.stocks or ()
    state = _empty_table(rules, seats, seed, handicaps)
    if header.deck is not None or header.exposed:
        raise DealError("expected a deck or stocks, got both")
    if len(stocks) != seats:
        raise DealError(f"stocks: expected one for each of {seats} seats, got {len(stocks)}")
    if header.turn is None:
        raise DealError("turn: expected the seat to flip, got nothing")
    _check_seat("turn", header.turn, seats)
    if header.dealer is not None:
        _check_seat("dealer", header.dealer, seats)
    burned, faces = _pile(header.pile)
    _cards(rules, [*(card for stock in stocks for card in stock), *burned, *faces])
    if rules.last_chance == "none" and not all(stocks):
        empty = [seat for seat, stock in enumerate(stocks) if not stock]
        raise DealError(
            f"stocks: expected no empty one under last_chance none, got seat {empty[0]}"
        )
    state.dealer = header.dealer
    state.stocks = [tuple(map(Card, stock)) for stock in stocks]
    state.emptied_at = [None if stock else BEFORE_ALL_FLIPS for stock in stocks]
    state.burned = tuple(map(Card, burned))
    state.faces = tuple(map(Card, faces))
    state.lead = header.turn
    state.last_flipper = state.right_of(header.turn)
    state.live = live_triggers(rules.triggers, state.faces)
    state.given = len(faces)
    state.flippers = bytes((state.last_flipper,)) * len(faces)
    state.slappable = bytes(len(faces))
    if state.live:
        state.slappable = state.slappable[:-1] + b"\1"
    return state


def _empty_table(rules: RuleSet, seats: int, seed: bytes, handicaps: Sequence[Micros]) -> State:
    """Return a game without cards, its first event said."""
    if not rules.min_players <= seats <= rules.max_players:
        span = f"{rules.min_players} to {rules.max_players}"
        raise DealError(f"seats: expected {span} by these rules, got {seats}")
    if handicaps and len(handicaps) != seats:
        raise DealError(f"handicaps: expected one for each of {seats} seats, got {len(handicaps)}")
    for handicap_us in handicaps:
        if not 0 <= handicap_us <= HANDICAP_US_MAX:
            span = f"0 to {HANDICAP_US_MAX} microseconds"
            raise DealError(f"handicap_us: expected {span}, got {handicap_us}")
    state = State(
        rules=rules,
        seats=seats,
        ring=tuple(Seat(seat) for seat in range(seats)) * 2,
        streams=Streams(seed),
        handicaps=tuple(handicaps) or (Micros(0),) * seats,
        dealer=None,
        stocks=[()] * seats,
        emptied_at=[None] * seats,
        last_flipper=Seat(0),
        lead=Seat(0),
    )
    state.say(GameStarted(seats, rules=rules.preset_name))
    return state


def _check_seat(what: str, seat: Seat, seats: int) -> None:
    if not 0 <= seat < seats:
        raise DealError(f"{what}: expected a seat from 0 to {seats - 1}, got {seat}")


def _seed(digits: str | None) -> bytes:
    try:
        return bytes.fromhex(digits or "")
    except ValueError as error:
        raise DealError(f"seed: expected hexadecimal digits, got {digits!r}") from error


def _cards(rules: RuleSet, names: Sequence[str]) -> list[Card]:
    """Return the cards of these names, each at most once and in this RuleSet's deck."""
    try:
        cards = [parse_card(name) for name in names]
    except ValueError as error:
        raise DealError(f"cards: {error}") from error
    for card, count in Counter(cards).items():
        if count > 1:
            raise DealError(f"cards: expected every card once, got {card} {count} times")
    for joker in JOKERS[rules.jokers :]:
        if joker in cards:
            raise DealError(f"cards: expected {rules.jokers} jokers by these rules, got {joker}")
    return cards


def _pile(names: Sequence[str]) -> tuple[list[str], list[str]]:
    """Return the names of the face-down and of the face-up cards of a pile, bottom first."""
    burned = [name[1:-1] for name in names if name.startswith("[") and name.endswith("]")]
    faces = list(names[len(burned) :])
    if any(name.startswith("[") for name in faces):
        raise DealError("pile: expected face-down cards at the bottom only (B44)")
    return burned, faces
