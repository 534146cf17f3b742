"""Bots at the table: they see what a player sees, and their hands come without a road.

A bot draws its reaction when the flip is made. The hand is measured from the moment of showing,
needs no judge and no trust (design.md 4.8), and dies with the flip it was for.
"""

import random

import msgspec

from slapjack.bots import decide, level
from slapjack.rules import Hand
from slapjack.table.race import HeldHand
from slapjack.table.state import Play, TableState
from slapjack.units import FlipNo, Micros, Seat


def bot_rng(play: Play, seat: Seat) -> random.Random:
    """Return the chance of one bot, from the stream `bot:S` of the game's seed (records.md)."""
    if seat not in play.bot_rngs:
        play.bot_rngs[seat] = random.Random(play.streams.stream(f"bot:{seat}").word())
    return play.bot_rngs[seat]


def draw_hands(table: TableState, play: Play, flip: FlipNo, show_at: Micros) -> None:
    """Decide for every bot whether and when its hand comes down on this card."""
    for sitter in table.seating:
        if sitter.bot is None or sitter.left or sitter.seat in play.bot_hands:
            continue
        intent = decide(play.game.view, sitter.seat, level(sitter.bot), bot_rng(play, sitter.seat))
        if intent is None:
            continue
        play.bot_hands[sitter.seat] = HeldHand(
            seat=sitter.seat,
            hand=Hand(
                seat=sitter.seat,
                reaction_us=intent.reaction_us,
                contact=intent.contact,
                side=intent.side,
                shout=intent.shout,
            ),
            answers=flip,
            arrived_at=Micros(show_at + intent.reaction_us),
        )
        table.timers.set("bot_hand", Micros(show_at + intent.reaction_us), sitter.seat)


def bots_that_matter(
    table: TableState, play: Play, flip: FlipNo, until_us: Micros
) -> list[HeldHand]:
    """Take the bots' hands that can still win or tie; they are resolved at once.

    Args:
        table: The table.
        play: The game.
        flip: The card of the race.
        until_us: Largest effective reaction that still matters.
    """
    taken = [
        held
        for _, held in sorted(play.bot_hands.items())
        if held.answers == flip
        and held.hand.reaction_us + table.seating[held.seat].handicap_us <= until_us
    ]
    for held in taken:
        take(table, play, held.seat)
    return taken


def take(table: TableState, play: Play, seat: Seat) -> HeldHand | None:
    """Take a bot's hand out of waiting."""
    table.timers.clear("bot_hand", seat)
    return play.bot_hands.pop(seat, None)


def forget_hands(table: TableState, play: Play, covered_at: Micros) -> None:
    """The card will be covered: hands that would come after that are no more."""
    for seat, held in list(play.bot_hands.items()):
        if held.arrived_at >= covered_at:
            take(table, play, seat)


def halt(table: TableState) -> None:
    """The game is paused: all hands stay where they are."""
    table.timers.clear_all("bot_hand")


def go_on(table: TableState, play: Play, paused_us: Micros) -> None:
    """The pause is over: hands come so much later, as those of people do."""
    for seat, held in play.bot_hands.items():
        reaction_us = Micros(held.hand.reaction_us + paused_us)
        held.hand = msgspec.structs.replace(held.hand, reaction_us=reaction_us)
        held.arrived_at = Micros(held.arrived_at + paused_us)
        table.timers.set("bot_hand", held.arrived_at, seat)
