import pytest

from slapjack.protocol.server_messages import Accepted
from slapjack.rules import Streams
from slapjack.table.animals import ANIMALS, INKS
from slapjack.table.seating import ANSWERS_KEPT, NEVER_CAME_US, SEATS_MAX, Seating, remember
from slapjack.units import Micros, Seat

NOW = Micros(1_000)


@pytest.fixture
def seating() -> Seating:
    return Seating(Streams(b"s" * 32).stream("seats"))


def test_a_full_table_has_eight_animals_and_eight_inks(seating: Seating) -> None:
    for number in range(SEATS_MAX):
        seating.sit(NOW, token=f"token-{number}")
    assert len({one.animal for one in seating}) == SEATS_MAX
    assert {one.ink for one in seating} == set(INKS)
    assert {one.animal for one in seating} <= set(ANIMALS)


def test_a_wished_ink_is_given(seating: Seating) -> None:
    assert seating.sit(NOW, token="a", ink="jade").ink == "jade"
    assert seating.ink_taken("jade")


def test_only_the_token_opens_a_seat(seating: Seating) -> None:
    ann = seating.sit(NOW, token="token-ann", name="Ann")
    seating.sit(NOW, bot="steady")
    assert seating.by_token("token-ann") is ann
    assert seating.by_token("Ann") is None
    assert seating.by_token("") is None


def test_a_name_is_taken_by_how_it_looks_and_animals_are_names_too(seating: Seating) -> None:
    ann = seating.sit(NOW, token="a", name="Ann")
    bot = seating.sit(NOW, bot="steady")
    assert seating.name_taken("ANN")
    assert not seating.name_taken("ANN", but=ann.seat)
    assert seating.name_taken(bot.animal.upper())
    assert not seating.name_taken(ann.animal)


def test_nobody_gets_the_animal_that_somebody_is_called(seating: Seating) -> None:
    for number, animal in enumerate(ANIMALS[: SEATS_MAX - 1]):
        seating.sit(NOW, token=f"token-{number}", name=animal)
    assert seating.sit(NOW, token="last").animal not in ANIMALS[: SEATS_MAX - 1]


def test_the_seats_after_a_freed_one_move_up(seating: Seating) -> None:
    sitters = [seating.sit(NOW, token=f"token-{number}") for number in range(4)]
    seating.free(Seat(1))
    assert [one.seat for one in seating] == [0, 1, 2]
    assert seating[Seat(1)] is sitters[2]
    assert len(seating) == 3
    assert not seating.has(3)
    assert not seating.has(-1)


def test_humans_are_those_with_a_token_who_have_not_left(seating: Seating) -> None:
    ann = seating.sit(NOW, token="a")
    seating.sit(NOW, bot="steady")
    gone = seating.sit(NOW, token="c")
    gone.left = True
    ann.bot, ann.stand_in = "steady", True
    assert seating.humans() == [ann]
    assert ann.is_bot


def test_who_sat_down_and_never_came_is_a_stranger_after_a_minute(seating: Seating) -> None:
    ann = seating.sit(NOW, token="a")
    bob = seating.sit(NOW, token="b")
    seating.sit(NOW, bot="steady")
    bob.has_come = True
    later = Micros(NOW + NEVER_CAME_US)
    assert seating.strangers(Micros(later - 1)) == []
    assert seating.strangers(later) == [ann]


def test_the_newest_answers_are_remembered(seating: Seating) -> None:
    ann = seating.sit(NOW, token="a")
    for number in range(ANSWERS_KEPT + 1):
        remember(ann.answers, f"a{number}", Accepted(action_id=f"a{number}"))
    assert "a0" not in ann.answers
    assert len(ann.answers) == ANSWERS_KEPT
