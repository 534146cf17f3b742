"""What the keys mean: whose hand a key is, who flips, who cuts, who sits down by holding one."""

from typing import Final

from slapjack.protocol.server_messages import Refused
from slapjack.terminal.desk import Desk
from slapjack.terminal.keys import FLIP_KEYS, SPACE, Holding, Presses, slap_key
from slapjack.terminal.road import Place
from slapjack.terminal.told import HOUSE_WORD, shout_words
from slapjack.units import Micros

AGE_US_MAX: Final = 150_000
"""An older stamp of a key is of another clock."""

CUTS: Final = {"1": 13, "2": 26, "3": 39}
"""How many cards go under (as on the page)."""


class Keyboard:
    """The keys of everybody here.

    Attributes:
        holding: The key that is held to be claimed.
    """

    def __init__(self, desk: Desk) -> None:
        self.holding = Holding()
        self._desk = desk
        self._presses = Presses()
        self._wish: str | None = None
        self._keys_of: dict[str, str] = {}
        self._animals: dict[str, str] = {}
        self._last_hand: int | None = None

    def moment(self, stamp: Micros, now: Micros) -> Micros:
        """Return when a key was pressed; its stamp where that can be right, else now."""
        return stamp if 0 <= now - stamp <= AGE_US_MAX else now

    def play(self, key: str, character: str | None, at: Micros) -> None:
        """Take a key during a game."""
        desk = self._desk
        lobby = desk.lobby
        cutter = None if lobby is None else lobby.cutter
        is_new = self._presses.is_new(character or key, at)
        if cutter is not None and cutter in desk.seats:
            self._cut(key, cutter)
        elif key in FLIP_KEYS:
            self._flip(is_new=is_new)
        elif character is not None and character.isdigit():
            self._shout(int(character))
        elif is_new:
            self._slap(character, at)

    def claims(self, character: str | None, at: Micros) -> bool:
        """Take a key before a game; tell whether it has been held long enough to be somebody's."""
        read = slap_key(character)
        if read is None or read[0] in self._desk.keys:
            return False
        if not self.holding.press(read[0], at):
            return False
        self._wish = read[0]
        return True

    def take(self, place: Place) -> None:
        """Give the held key to whoever just sat down."""
        assert self._wish is not None, "a key was held before somebody sat down"
        self._desk.places.append(place)
        self._keys_of[place.token] = self._wish
        self._wish = None
        self.seated()

    def give_up(self, code: str) -> None:
        """Nobody could sit down, for the reason of this code."""
        self._wish = None
        self._desk.refused = Refused(None, code)

    def seated(self) -> None:
        """Bring the keys up to date with who sits where; seats move up when somebody leaves."""
        desk = self._desk
        cards = [] if desk.lobby is None else desk.lobby.seats
        for place in desk.places:
            sitting = [one.animal for one in cards if one.seat == place.number]
            if sitting:
                self._animals.setdefault(place.token, sitting[0])
        seats = {one.animal: one.seat for one in cards}
        keys = {}
        for index, place in enumerate(desk.places):
            seat = seats.get(self._animals.get(place.token, ""), place.number)
            if index == 0:
                keys[SPACE] = seat
            if place.token in self._keys_of:
                keys[self._keys_of[place.token]] = seat
        desk.keys = {key: seat for key, seat in keys.items() if seat in desk.seats}

    def _cut(self, key: str, seat: int) -> None:
        if key in CUTS:
            self._desk.cut(seat, CUTS[key])
        elif key == "enter":
            self._desk.cut(seat, None)

    def _flip(self, *, is_new: bool) -> None:
        desk = self._desk
        view = desk.view
        if not is_new or view is None:
            return
        owner = None if view.challenge is None else view.challenge.owner
        if view.state == "claim" and owner is not None and owner in desk.seats:
            desk.flip(owner)
        elif desk.flipper is not None:
            desk.flip(desk.flipper)

    def _slap(self, character: str | None, at: Micros) -> None:
        read = slap_key(character)
        if read is None or read[0] not in self._desk.keys:
            return
        seat = self._desk.keys[read[0]]
        self._last_hand = seat
        self._desk.slap(seat, at, HOUSE_WORD if read[1] else None)

    def _shout(self, number: int) -> None:
        """Shout for the one who plays here, or whose hand came down last."""
        desk = self._desk
        view = desk.view
        seat = desk.me if desk.me is not None else self._last_hand
        if view is None or seat is None:
            return
        words = shout_words(view.rules.triggers)
        if 1 <= number <= len(words):
            desk.shout(seat, words[number - 1])
