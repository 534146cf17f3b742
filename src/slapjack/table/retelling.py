"""A record retold for a screen: played through by the rules, counted as the table counts.

A record that breaks somewhere is told up to the break. The figures come from the same `Tally` as
those of the result screen, so the two cannot differ.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from slapjack.i18n.visible import visible
from slapjack.protocol.replays import Break, Doubt, Finish, OpenedDeal, Replayed, ReplaySeat, Step
from slapjack.protocol.server_messages import Row
from slapjack.rules import (
    CardFlipped,
    Event,
    Game,
    Hand,
    HandJudged,
    Header,
    Record,
    RecordError,
    Replay,
    Slap,
    View,
    parse_action,
)
from slapjack.rules.canonical import hash_of
from slapjack.table.doubts import deck_of, doubts, in_words
from slapjack.table.judged_again import KeptRace, read_race
from slapjack.table.tally import TRUE_HANDS, Tally
from slapjack.units import Seat

HEADER_LINE: Final = 1
DETAIL_SIGNS_MAX: Final = 400
"""So much of a sentence about a line is told: it quotes the line, which may be long."""


def retell(text: str) -> Replayed:
    """Play a record through.

    Raises:
        RecordError: Not even its first line can be read; the error says why.
    """
    record, broken = _whole_part(text)
    played = record.replay()
    refused = next((one for one in played.failures if one.what == "do"), None)
    if refused is not None:
        broken = Break(refused.line, "refused", _short(in_words(refused)))
        record = Record(record.header, [one for one in record.lines if one.number < refused.line])
        played = record.replay()
    return _told(record, played, broken)


def text_of(octets: bytes) -> str:
    """Return the text of a file; of a last line that a crash cut inside a letter, what is whole.

    Raises:
        RecordError: A line before the last is no UTF-8.
    """
    try:
        return octets.decode()
    except UnicodeDecodeError as error:
        whole_lines = octets.rfind(b"\n") + 1
        if error.start < whole_lines:
            line = octets.count(b"\n", 0, error.start) + 1
            raise RecordError(line, "expected UTF-8 text, got other bytes") from error
        return octets[: error.start].decode()


def _whole_part(text: str) -> tuple[Record, Break | None]:
    """Load a record, or what stands before the line that cannot be read."""
    try:
        return Record.load(text), None
    except RecordError as error:
        if error.line <= HEADER_LINE:
            raise
        before = "".join(f"{row}\n" for row in text.split("\n")[: error.line - 1])
        record = Record.load(before)
        return record, Break(error.line, "unreadable", _short(str(error)))


def _told(record: Record, played: Replay, broken: Break | None) -> Replayed:
    start, seen = _start(record)
    counted = _Steps(played, record.header)
    steps = list(counted.all_after(seen))
    tally = counted.tally
    found = [Doubt(one.line, one.what, _short(in_words(one))) for one in doubts(record, played)]
    over = played.game.view.over
    places: Sequence[int | None] = over.places if over else [None] * len(record.header.seats)
    last = record.lines[-1].body if record.lines else {}
    void = last.get("void")
    return Replayed(
        id=record.header.id,
        title=record.header.title,
        made_by=record.header.made_by,
        seats=[
            ReplaySeat(one.name, one.bot, one.handicap_us, one.ink) for one in record.header.seats
        ],
        start=start,
        events=list(played.events[seen:]),
        steps=steps,
        figures=[tally.result(Seat(seat), place) for seat, place in enumerate(places)],
        closest=tally.closest,
        comeback=tally.comeback(places),
        deal=_deal(record, played.game),
        hash_holds=_hash_holds(record, played),
        races_judged=sum(one.kind == "race" for one in record.lines),
        finished=record.is_finished,
        called_off=void if isinstance(void, str) else None,
        cut_off=record.cut_off,
        broken=broken,
        doubts=found,
    )


def _start(record: Record) -> tuple[View, int]:
    """Return the View from which the page folds, and how many events are in it already."""
    game = Game.from_header(record.header)
    if record.header.stocks is not None:
        return game.view, len(game.opening)
    return View.start(game.rules, len(record.header.seats)), 0


def _hash_holds(record: Record, played: Replay) -> bool | None:
    """Tell whether all events are those that the last line has the hash of, if it has one."""
    stated = record.lines[-1].body.get("result") if record.lines else None
    if not isinstance(stated, dict) or "hash" not in stated:
        return None
    return bool(stated["hash"] == hash_of(played.events))


class _Steps:
    """Goes through a replay once, line by line, and counts along."""

    def __init__(self, played: Replay, header: Header) -> None:
        self.tally = Tally(len(header.seats))
        self._header = header
        self._results = played.results
        self._flip = 0
        opened = len(played.events) - sum(len(result.events) for result in played.results)
        self._opening = played.events[:opened]

    def all_after(self, seen: int) -> Iterator[Step]:
        """Tell each line at which something happened.

        Args:
            seen: How many events are in the View that the page starts from.
        """
        done = len(self._opening) - seen
        self._count(self._opening)
        yield Step(HEADER_LINE, None, done)
        for place, result in enumerate(self._results):
            if not result.events:
                continue
            done += len(result.events)
            finish = self._finish(place)
            self._count(result.events)
            if finish is not None:
                self.tally.race(finish.flip, finish.rows)
            at_us = result.line.body.get("at_us")
            yield Step(result.line.number, at_us if isinstance(at_us, int) else None, done, finish)

    def _count(self, events: Sequence[Event]) -> None:
        self.tally.count(events)
        for event in events:
            if isinstance(event, CardFlipped):
                self._flip = event.flip

    def _finish(self, place: int) -> Finish | None:
        """Return the photo finish of a slap: as its race was kept, else from its hands alone."""
        result = self._results[place]
        if result.line.body.get("do") != "slap":
            return None
        after = self._results[place + 1].line if place + 1 < len(self._results) else None
        race = read_race(after) if after is not None and after.kind == "race" else None
        if isinstance(race, KeptRace):
            flip, rows = race.flip, [hand.row for hand in race.rows]
        else:
            action = parse_action(result.line.body)
            assert isinstance(action, Slap), "the line says so, and the rules took it"
            flip, rows = action.flip or self._flip, list(self._rows(action, result.events))
            if not any(row.result in TRUE_HANDS for row in rows):
                return None
        winner = next((row.seat for row in rows if row.result == "won"), None)
        return Finish(flip=flip, winner=winner, rows=rows)

    def _rows(self, slap: Slap, events: Sequence[Event]) -> Iterator[Row]:
        """Pair the hands with what the rules said of them, the fastest first."""
        said = [event for event in events if isinstance(event, HandJudged)]
        for hand in sorted(slap.hands, key=self._effective_us):
            outcome = next(one for one in said if one.seat == hand.seat)
            said.remove(outcome)
            yield Row(
                seat=hand.seat,
                reaction_us=hand.reaction_us,
                claimed_us=None,
                bound_us=hand.reaction_us,
                used_us=0,
                base_us=0,
                handicap_us=self._header.seats[hand.seat].handicap_us,
                result=outcome.result,
                reason=outcome.reason,
            )

    def _effective_us(self, hand: Hand) -> int:
        return hand.reaction_us + self._header.seats[hand.seat].handicap_us


def _deal(record: Record, game: Game) -> OpenedDeal:
    """Tell what the page can check the deal by, without believing the server."""
    header = record.header
    deck: list[str] | None = None
    if header.stocks is None:
        seed = bytes.fromhex(header.seed or "")
        deck = list(header.deck) if header.deck is not None else deck_of(seed, game.rules.jokers)
    return OpenedDeal(commit=header.commit, seed=header.seed, deck=deck)


def _short(sentence: str) -> str:
    sentence = visible(sentence)
    if len(sentence) <= DETAIL_SIGNS_MAX:
        return sentence
    return sentence[: DETAIL_SIGNS_MAX - 1] + "…"
