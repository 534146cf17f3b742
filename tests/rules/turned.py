"""The same game at a table that was turned: every seat has another number, nothing else changes.

Only turning keeps who sits left of whom, so it is the one way to rename seats (rules.md D.6).
"""

from collections.abc import Mapping

import msgspec

from slapjack.rules import Event, Record

_SEATS = ("seat", "from", "owner", "payer", "dealer", "winner")
_SEAT_LISTS = ("to", "seats")
_BY_SEAT = {"dealt": "counts", "redeal": "counts", "game_over": "places"}


def turned_record(text: str, by: int) -> Record:
    """Return the record of a dealt game in which seat s is called s + by."""
    record = Record.load(text)
    count = len(record.header.seats)
    header = msgspec.structs.replace(
        record.header,
        seats=tuple(_turned_list(list(record.header.seats), by)),
        dealer=_turned(record.header.dealer, by, count),
    )
    again = Record(header)
    for line in record.lines:
        if line.kind != "result":
            again.append_line(_turned_line(line.body, by, count))
    return again


def turned_events(events: tuple[Event, ...], by: int, count: int) -> list[dict[str, object]]:
    """Return events as the turned table tells them."""
    return [_turned_line(msgspec.to_builtins(event), by, count) for event in events]


def _turned_line(line: Mapping[str, object], by: int, count: int) -> dict[str, object]:
    turned = dict(line)
    for field in _SEATS:
        if field in turned:
            turned[field] = _turned(turned[field], by, count)
    for field in _SEAT_LISTS:
        seats = turned.get(field)
        if isinstance(seats, list | tuple):
            turned[field] = [_turned(seat, by, count) for seat in seats]
    hands = turned.get("hands")
    if isinstance(hands, list):
        turned["hands"] = [{**hand, "seat": _turned(hand["seat"], by, count)} for hand in hands]
    by_seat = _BY_SEAT.get(str(line.get("event")))
    if by_seat is not None:
        values = turned[by_seat]
        assert isinstance(values, list | tuple)
        turned[by_seat] = _turned_list(list(values), by)
    return turned


def _turned(seat: object, by: int, count: int) -> object:
    return (seat + by) % count if isinstance(seat, int) else seat


def _turned_list(values: list[object], by: int) -> list[object]:
    return values[-by:] + values[:-by]
