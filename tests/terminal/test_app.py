"""The screens and keys of the terminal game, drawn by Textual without a terminal."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from rich.cells import cell_len
from textual.pilot import Pilot

from slapjack.protocol.client_messages import Flip, Pause, Slap, Unpause, Visible
from slapjack.rules import RuleSet
from slapjack.terminal.app import Board, TerminalGame
from slapjack.terminal.look import Look
from slapjack.terminal.words import Words
from tests.terminal.virtual import VirtualRoad

CLASSIC = RuleSet.preset("classic", cut="none")

pytestmark = pytest.mark.slow


class Play:
    """A game on a screen of no terminal."""

    def __init__(self, road: VirtualRoad, game: TerminalGame, pilot: Pilot[str]) -> None:
        self.road, self.game, self.pilot = road, game, pilot

    @property
    def text(self) -> str:
        return self.game.query_one(Board).picture.plain

    async def run(self, span_ms: float) -> None:
        """Let time go by; each face is painted before the next step."""
        for _ in range(round(span_ms / 50)):
            flip = self.game.desk.pile[1]
            self.road.pass_time(50)
            if self.game.desk.pile[1] != flip:
                await self.pilot.pause()
        await self.pilot.pause()
        self.game.draw()

    async def begins(self) -> None:
        """Wait in the lobby, deal, and see the bot's first card."""
        await self.run(2500)
        await self.press("enter")
        await self.run(3000)

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.pilot.pause()


@asynccontextmanager
async def playing(
    flips: str | None = None,
    *,
    rules: RuleSet = CLASSIC,
    words: Words | None = None,
    look: Look | None = None,
    size: tuple[int, int] = (80, 24),
    bots: int = 1,
) -> AsyncIterator[Play]:
    road = VirtualRoad(rules, flips, seats=bots + 1)
    game = TerminalGame(
        road, words or Words("en"), look or Look(), bots=bots, level="sleepy", clock=road.clock
    )
    game.desk.places.append(road.sit_now())
    async with game.run_test(size=size) as pilot:
        await pilot.pause()
        play = Play(road, game, pilot)
        await play.run(100)
        yield play


async def test_a_game_from_the_lobby_to_a_slap() -> None:
    async with playing("5H JS") as play:
        assert "At the table" in play.text
        assert "sleepy" in play.text
        await play.begins()
        assert "Your turn. Flip!" in play.text
        assert "Pile of 1 card" in play.text
        await play.press("enter")
        await play.run(1600)
        assert "J♠" in play.text
        await play.press("space")
        assert "●" in play.text
        await play.run(1600)
        assert "Photo finish" in play.text
        assert "won" in play.text
        assert "You win 2 cards" in play.text
    slaps = [one for one in play.road.said if isinstance(one, Slap)]
    assert [one.seat for one in slaps] == [0]


async def test_a_held_space_bar_is_one_hand() -> None:
    async with playing("5H JS") as play:
        await play.begins()
        await play.press("space", "space", "space")
    assert len([one for one in play.road.said if isinstance(one, Slap)]) == 1


async def test_escape_stops_a_game_of_ones_own_and_enter_goes_on() -> None:
    async with playing("5H JS") as play:
        await play.begins()
        await play.press("escape")
        assert "Paused" in play.text
        assert isinstance(play.road.said[-1], Pause)
        await play.press("space", "enter")
        assert isinstance(play.road.said[-1], Unpause)
        assert "Your turn" in play.text
    assert not [one for one in play.road.said if isinstance(one, Slap)]


async def test_who_holds_a_key_sits_down_and_slaps_with_it() -> None:
    async with playing("5H 6H JS", bots=1) as play:
        await play.press("j", "j")
        assert "Hold it" in play.text
        await play.press("j", "j", "j")
        await play.run(100)
        assert "slaps with J" in play.text
        assert sorted(play.game.desk.keys) == ["j", "space"]
        await play.run(2500)
        await play.press("enter")
        await play.run(4000)
        assert "[J]" in play.text
        await play.press("tab")
        await play.press("j")
        await play.run(1000)
        slap = next(one for one in play.road.said if isinstance(one, Slap))
        assert slap.seat == play.game.desk.keys["j"]


async def test_a_capital_letter_is_a_hand_that_shouts() -> None:
    rules = RuleSet.preset("shout", cut="none")
    async with playing("5H 6H JS", rules=rules) as play:
        await play.press(*["j"] * 5)
        await play.run(2600)
        await play.press("enter")
        await play.run(4000)
        await play.press("J")
        await play.run(1000)
    slap = next(one for one in play.road.said if isinstance(one, Slap))
    assert slap.shout == "slapjack"


async def test_a_key_cannot_be_held_where_every_seat_is_taken() -> None:
    async with playing(bots=7) as play:
        await play.press(*["k"] * 5)
        await play.run(50)
        assert "All seats are taken." in play.text


async def test_plus_and_minus_seat_and_remove_bots() -> None:
    async with playing(bots=1) as play:
        await play.press("plus")
        await play.run(50)
        assert play.text.count("sleepy") == 2
        await play.press("minus")
        await play.run(50)
        assert play.text.count("sleepy") == 1


async def test_a_small_window_says_how_large_it_must_be() -> None:
    async with playing(size=(60, 20)) as play:
        assert "80 columns" in play.text.replace("\n", " ")


async def test_every_picture_fills_the_window_exactly() -> None:
    async with playing("5H JS", bots=6, size=(80, 24)) as play:
        await play.begins()
        rows = play.text.split("\n")
        assert len(rows) == 24
        assert {cell_len(row) for row in rows} == {80}


async def test_without_unicode_the_picture_is_ascii() -> None:
    words, look = Words("fr", is_plain=True), Look("none", is_plain=True)
    async with playing("5H JS", words=words, look=look) as play:
        assert play.text.isascii()
        await play.begins()
        assert play.text.isascii()
        await play.press("enter")
        await play.run(2000)
        assert "Vs" in play.text
        await play.press("space")
        await play.run(1600)
        assert play.text.isascii()


async def test_a_finished_game_shows_everybody_and_can_be_played_again() -> None:
    rules = RuleSet.preset("classic", cut="none", max_flips=1)
    async with playing("5H", rules=rules) as play:
        await play.run(2500)
        await play.press("enter")
        await play.run(4000)
        await play.press("enter")
        await play.run(500)
        assert "The last flip was made." in play.text
        assert "Enter deals again" in play.text
        await play.press("enter")
        await play.run(500)
        assert play.game.stage == "game"
    assert len([one for one in play.road.said if isinstance(one, Flip)]) == 1


async def test_a_game_of_ones_own_stands_still_while_the_process_is_stopped() -> None:
    async with playing("5H JS") as play:
        await play.begins()
        await play.press("ctrl+z")
        said = [one for one in play.road.said if isinstance(one, Visible | Pause)]
        assert [type(one) for one in said] == [Visible, Pause]
        play.game.app_resume_signal.publish(play.game)
        await play.pilot.pause()
        assert [one for one in play.road.said if isinstance(one, Visible)][-1].visible
        assert "Paused" in play.text
        await play.press("enter")
        assert any(isinstance(one, Unpause) for one in play.road.said)
