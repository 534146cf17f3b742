"""What a terminal says and learns at a real table, in virtual time."""

from collections.abc import Callable

import pytest

from slapjack.protocol.client_messages import Pong, Shown, Slap, Watermark
from slapjack.protocol.server_messages import ServerMessage
from slapjack.rules import RuleSet
from slapjack.terminal.desk import Desk
from slapjack.terminal.words import Words
from tests.terminal.virtual import HOST, VirtualRoad

CLASSIC = RuleSet.preset("classic", cut="none")


class Screen:
    """A desk whose screen shows each face 10 ms after it came."""

    def __init__(self, road: VirtualRoad) -> None:
        self.road = road
        self.desk = Desk(road.clock, HOST)
        self.desk.places.append(road.sit_now())
        self.news: list[ServerMessage] = []
        self.painted = 0
        self.hello = self.desk.hello
        self.opened = self.desk.opened
        self.lost = self.desk.lost

    @property
    def is_over(self) -> bool:
        return self.desk.is_over

    def hear(self, message: ServerMessage) -> None:
        self.news.append(message)
        self.desk.hear(message)

    def run(self, span_ms: float, until: Callable[[], bool] = lambda: False) -> None:
        """Let time go by in frames of 10 ms."""
        for _ in range(round(span_ms / 10)):
            self.road.pass_time(10)
            lying, flip = self.desk.pile
            if lying and flip > self.painted:
                self.painted = flip
                self.desk.painted(flip, self.road.now)
            self.desk.race.tick(self.road.now)
            if until():
                return

    def story(self) -> list[str]:
        words = Words("en")
        words.seats = [] if self.desk.lobby is None else self.desk.lobby.seats
        words.me = self.desk.me
        return [words.tell(one) for one in self.desk.told]


def at_table(flips: str | None, rules: RuleSet = CLASSIC) -> Screen:
    """Sit down with a bot; the bot flips the first of these cards."""
    road = VirtualRoad(rules, flips)
    screen = Screen(road)
    road.open(screen)
    screen.desk.add_bot("sleepy")
    screen.run(3000)
    screen.desk.deal(screen.desk.me)
    screen.run(100)
    return screen


def test_a_hand_on_a_jack_wins_the_pile_and_is_told_with_its_time() -> None:
    screen = at_table("5H JS")
    desk = screen.desk
    screen.run(5000, lambda: desk.flipper is not None)
    assert desk.flipper == 0
    desk.flip(0)
    screen.run(3000, lambda: screen.painted == 2)
    assert desk.pile[0][-1] == "JS"
    screen.road.pass_time(150)
    desk.slap(0, screen.road.now)
    screen.run(1500)
    assert desk.finish is not None
    assert desk.finish.winner == 0
    assert "You win 2 cards, 150 ms!" in screen.story()
    assert desk.view is not None
    assert desk.view.counts[0] == 27


def test_every_face_is_answered_at_once_and_said_to_stand_on_the_screen() -> None:
    screen = at_table("5H 6H 7H")
    screen.run(9000)
    said = screen.road.said
    shown = [one for one in said if isinstance(one, Shown)]
    assert [one.flip for one in shown] == [1]
    assert shown[0].shown_us > shown[0].received_us
    assert sum(isinstance(one, Pong) for one in said) > 3


def test_watermarks_are_said_while_a_jack_lies_there_and_never_pass_the_hand() -> None:
    screen = at_table("JS")
    screen.run(3000, lambda: screen.painted == 1)
    screen.run(120)
    pressed_at = screen.road.now
    screen.desk.slap(0, pressed_at)
    screen.run(500)
    marks = [one.free_us for one in screen.road.said if isinstance(one, Watermark)]
    slap = next(one for one in screen.road.said if isinstance(one, Slap))
    assert len(marks) > 5
    assert marks == sorted(marks)
    assert marks[-1] <= slap.pressed_us - slap.shown_us


def test_a_slap_before_any_card_says_nothing() -> None:
    screen = at_table("5H")
    screen.desk.slap(0, screen.road.now)
    assert not any(isinstance(one, Slap) for one in screen.road.said)


def test_a_line_that_broke_goes_on_where_it_was() -> None:
    screen = at_table("5H 6H 7H 8H")
    screen.run(4000, lambda: screen.painted == 1)
    screen.road.close()
    screen.desk.lost()
    screen.run(1000)
    screen.road.open(screen)
    screen.run(500)
    assert not screen.desk.is_lost
    assert screen.desk.view is not None
    assert screen.desk.view.flips == screen.desk.pile[1] >= 1


@pytest.mark.slow
@pytest.mark.parametrize(
    "preset", ["classic", "strict-kids", "shout", "doubles-and-sandwiches", "egyptian-ratscrew"]
)
def test_a_whole_game_is_played_to_its_end(preset: str) -> None:
    rules = RuleSet.preset(preset, cut="none", max_flips=120)
    screen = at_table(None, rules)
    desk = screen.desk

    def step() -> bool:
        view = desk.view
        if view is None or desk.lobby is None or desk.lobby.phase == "finished":
            return True
        owner = view.challenge.owner if view.challenge is not None else None
        takes = view.state == "claim" and owner == 0
        if takes or (desk.flipper is not None and desk.session.armed is None):
            desk.flip(0)
        if desk.live_flip == screen.painted and 0 not in desk.hands:
            desk.slap(0, screen.road.now, "slapjack")
        return False

    screen.run(400_000, step)
    assert desk.lobby is not None
    assert desk.lobby.result is not None
    assert screen.story()
    assert not [one for one in screen.story() if "said-" in one or "{" in one]
