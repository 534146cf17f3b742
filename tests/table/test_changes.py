import msgspec
import pytest

from slapjack.protocol.client_messages import (
    AddBot,
    Deal,
    Kick,
    Leave,
    Referee,
    Rematch,
    Rename,
    SetHandicap,
    SetOptions,
    SetRules,
)
from slapjack.protocol.lobby import TableOptions
from slapjack.protocol.server_messages import Refused
from slapjack.rules import Dealt
from slapjack.table.changes import AT_ANY_TIME
from slapjack.table.seating import SEATS_MAX
from tests.table.asking import OK, answer, ask, classic, leave, lobby, seats
from tests.table.bench import Bench
from tests.table.clients import Client

TYPED = TableOptions(names="typed")


def people(
    count: int, *, options: TableOptions | None = None, **rules: object
) -> tuple[Bench, list[Client]]:
    bench = Bench(rules=classic(**rules), options=options)
    clients = [bench.sit(f"person{number}") for number in range(count)]
    bench.run(500)
    return bench, clients


def order(bench: Bench, rules: dict[str, object]) -> str:
    return ask(bench, bench.host, SetRules(action_id=bench.action_id(), rules=rules))


def deal(bench: Bench, dealer: int | None = None) -> str:
    return ask(bench, bench.host, Deal(action_id=bench.action_id(), dealer=dealer))


def finish(bench: Bench) -> None:
    """Let everybody but the host leave, and new people come: the game is over."""
    for client in [one for one in bench.clients if one.is_open and one is not bench.host]:
        leave(bench, client, client.session.seats[0])
    assert lobby(bench).phase == "finished"


def end(bench: Bench) -> None:
    """Let the time limit end the game, a little early; nobody leaves."""
    bench.table.state.timers.set("game", bench.now)
    bench.lag(0)
    assert lobby(bench).phase == "finished"


def bots_only(count: int, **rules: object) -> Bench:
    """Open a table that a screen looks on at; its games are short."""
    bench = Bench(rules=classic(time_limit_s=60, **rules))
    bench.big_screen()
    for _ in range(count):
        bench.bot()
    return bench


def rename(bench: Bench, client: Client, seat: int, name: str) -> str:
    return ask(bench, client, Rename(action_id=bench.action_id(), seat=seat, name=name))


# Rules and options


def test_the_host_changes_the_rules_and_all_see_them() -> None:
    bench, clients = people(2)
    assert order(bench, {"preset": "little-ones", "jokers": 2}) == OK
    bench.run(100)
    assert clients[1].session.lobby is not None
    assert clients[1].session.lobby.rules["preset"] == "little-ones"
    assert clients[1].session.lobby.rules["jokers"] == 2


def test_a_bad_rule_is_refused_with_its_field_and_what_would_be_right() -> None:
    bench, _ = people(2)
    before = bench.table.state.rules
    action_id = bench.action_id()
    ask(bench, bench.host, SetRules(action_id=action_id, rules={"penalty_cards": "many"}))
    said = answer(bench, action_id)
    assert isinstance(said, Refused)
    assert (said.code, said.field) == ("bad_rule", "penalty_cards")
    assert said.hint is not None
    assert "number" in said.hint
    assert bench.table.state.rules is before


@pytest.mark.parametrize("rules", [{"preset": "nonsense"}, {"no_such_rule": 1}])
def test_unknown_rules_are_refused(rules: dict[str, object]) -> None:
    bench, _ = people(2)
    assert order(bench, rules) == "bad_rule"


@pytest.mark.rule("A.1-35", "A.1-43", "A.1-51")
@pytest.mark.parametrize("cut", ["none", "required"])
def test_nothing_is_changed_while_a_game_runs(cut: str) -> None:
    bench, _ = people(2, cut=cut)
    bench.deal()
    wishes = (
        SetRules(action_id="r", rules={"jokers": 1}),
        SetOptions(action_id="o", options=TYPED),
        SetHandicap(action_id="h", seat=0, handicap_us=100_000),
        AddBot(action_id="b"),
        Deal(action_id="d"),
        Rematch(action_id="m"),
    )
    assert {ask(bench, bench.host, wish) for wish in wishes} == {"game_running"}


@pytest.mark.parametrize("name", AT_ANY_TIME)
def test_what_touches_no_card_is_changed_in_mid_game_too_but_nothing_along_with_it(
    name: str,
) -> None:
    bench, _ = people(2)
    bench.deal()
    now = bench.table.state.options
    value = "slow" if name == "pace" else not getattr(now, name)
    other = msgspec.structs.replace(now, **{name: value})
    smuggled = msgspec.structs.replace(other, watch_delay_s=5)
    refused = SetOptions(action_id="s", options=smuggled)
    assert ask(bench, bench.host, refused) == "game_running"
    assert bench.table.state.options == now
    assert ask(bench, bench.host, SetOptions(action_id="o", options=other)) == OK
    assert bench.table.state.options == other


@pytest.mark.parametrize("keeps", [False, True])
def test_the_record_holds_typed_names_only_where_the_host_keeps_them(keeps: bool) -> None:
    bench, _ = people(2, options=msgspec.structs.replace(TYPED, keep_names=keeps))
    assert ask(bench, bench.host, Rename(action_id="n", seat=0, name="Nana")) == OK
    bench.deal()
    animals = [one.animal for one in seats(bench)]
    assert [one.name for one in bench.play.record.header.seats] == [
        "Nana" if keeps else animals[0],
        animals[1],
    ]


def test_a_help_is_seen_by_all() -> None:
    bench, _ = people(2)
    bench.handicap(0, 250)
    assert [one.handicap_us for one in seats(bench)] == [250_000, 0]
    message = SetHandicap(action_id="x", seat=6, handicap_us=1)
    assert ask(bench, bench.host, message) == "no_such_seat"


def test_only_the_host_changes_things() -> None:
    bench, clients = people(2)
    wishes = (
        SetRules(action_id="r", rules={"jokers": 1}),
        SetOptions(action_id="o", options=TYPED),
        AddBot(action_id="b"),
        Kick(action_id="k", seat=0),
        Deal(action_id="d"),
    )
    assert {ask(bench, clients[1], wish) for wish in wishes} == {"not_the_host"}


# Names


def test_nobody_is_renamed_where_names_are_generated() -> None:
    bench, clients = people(2)
    assert rename(bench, clients[0], 1, "Bob") == "names_generated"
    assert rename(bench, clients[1], 1, "Bob") == "names_generated"


def test_where_names_are_typed_each_names_the_own_seat_and_the_host_all() -> None:
    bench, clients = people(3, options=TYPED)
    assert rename(bench, clients[1], 1, "Bob") == OK
    assert rename(bench, clients[1], 2, "Cleo") == "not_the_host"
    assert rename(bench, clients[0], 2, "Cleo") == OK
    assert [one.name for one in seats(bench)] == ["", "Bob", "Cleo"]


def test_where_names_are_approved_only_the_host_gives_them() -> None:
    bench, clients = people(2, options=TableOptions(names="approved"))
    assert rename(bench, clients[1], 1, "Bob") == "not_the_host"
    assert rename(bench, clients[0], 1, "Bob") == OK


def test_a_name_is_taken_back_for_the_animal() -> None:
    bench, clients = people(2, options=TYPED)
    rename(bench, clients[1], 1, "Bob")
    assert rename(bench, clients[1], 1, "") == OK
    assert seats(bench)[1].name == ""


def test_a_name_that_does_not_do_is_refused_and_the_old_one_stays() -> None:
    bench, clients = people(2, options=TYPED)
    rename(bench, clients[0], 0, "Ann")
    rename(bench, clients[1], 1, "Bob")
    assert rename(bench, clients[1], 1, "\u202e") == "bad_name"
    assert rename(bench, clients[1], 1, "a n n") == "name_taken"
    assert rename(bench, clients[1], 1, seats(bench)[0].animal) == OK
    assert rename(bench, clients[0], 0, "ANN") == OK
    assert rename(bench, clients[0], 6, "Zoe") == "no_such_seat"


# Bots


def test_a_bot_of_an_unknown_level_is_refused_with_the_levels_there_are() -> None:
    bench, _ = people(1)
    assert ask(bench, bench.host, AddBot(action_id="b", level="genius")) == "no_such_level"
    said = answer(bench, "b")
    assert isinstance(said, Refused)
    assert said.hint is not None
    assert "steady" in said.hint


def test_no_bot_sits_down_at_a_full_table() -> None:
    bench, _ = people(2, max_players=2)
    assert ask(bench, bench.host, AddBot(action_id="b")) == "table_full"


def test_a_bot_finds_room_at_a_result_of_eight() -> None:
    bench, _ = people(SEATS_MAX)
    bench.deal()
    finish(bench)
    assert ask(bench, bench.host, AddBot(action_id="b")) == OK
    assert len(seats(bench)) == 2
    assert lobby(bench).phase == "lobby"


# The deal


@pytest.mark.rule("A.1-02", "S001-01", "S004-02")
@pytest.mark.parametrize(("count", "least"), [(1, 2), (2, 3)])
def test_too_few_do_not_play(count: int, least: int) -> None:
    bench, _ = people(count, min_players=least)
    assert deal(bench) == "too_few_players"
    assert lobby(bench).phase == "lobby"


@pytest.mark.rule("A.1-02", "S004-02")
def test_more_than_the_rules_allow_do_not_play() -> None:
    bench, _ = people(3)
    assert order(bench, {"preset": "classic", "max_players": 2, "cut": "none"}) == OK
    assert deal(bench) == "too_many_players"


@pytest.mark.rule("A.1-10", "A.1-11", "S001-10", "S004-09")
def test_the_host_names_the_dealer_and_the_left_of_the_dealer_begins() -> None:
    bench, _ = people(3)
    assert deal(bench, 1) == OK
    assert lobby(bench).dealer == 1
    assert bench.play.game.turn == 2
    assert deal(bench, 1) == "game_running"


def test_no_seat_no_dealer() -> None:
    bench, _ = people(2)
    assert deal(bench, 5) == "no_such_seat"
    said = answer(bench, "action-1")
    assert isinstance(said, Refused)
    assert said.field == "dealer"


def test_the_dealer_the_host_named_is_the_person_also_where_seats_move_up() -> None:
    bench, clients = people(4, time_limit_s=60)
    bench.deal()
    leave(bench, clients[1], 1)
    end(bench)
    named = seats(bench)[3].animal
    assert deal(bench, 3) == OK
    assert seats(bench)[lobby(bench).dealer].animal == named


@pytest.mark.rule("A.1-10")
def test_the_host_deals_first_where_the_house_says_so() -> None:
    bench, _ = people(3, dealer_choice="host")
    deal(bench)
    assert lobby(bench).dealer == 0


def test_a_host_without_a_seat_lets_chance_choose() -> None:
    bench = bots_only(3, dealer_choice="host")
    deal(bench)
    assert lobby(bench).dealer in range(3)


@pytest.mark.rule("A.1-10")
@pytest.mark.slow
@pytest.mark.parametrize("choice", ["random", "rotate", "youngest"])
def test_chance_chooses_the_first_dealer_where_nobody_is_named(choice: str) -> None:
    dealers = set()
    for number in range(12):
        bench = Bench(rules=classic(dealer_choice=choice), seed=bytes([number]) * 32)
        for name in ("ann", "bob", "cleo"):
            bench.sit(name)
        deal(bench)
        dealers.add(lobby(bench).dealer)
    assert dealers == {0, 1, 2}


@pytest.mark.rule("B49")
@pytest.mark.parametrize("choice", ["random", "host", "rotate"])
def test_the_deal_passes_left_after_each_finished_game(choice: str) -> None:
    bench, _ = people(3, dealer_choice=choice, time_limit_s=60)
    deal(bench, 1)
    dealers = [lobby(bench).dealer]
    for _ in range(2):
        end(bench)
        assert ask(bench, bench.host, Rematch(action_id=bench.action_id())) == OK
        dealers.append(lobby(bench).dealer)
    assert dealers == [1, 2, 0]


@pytest.mark.rule("B43", "B49")
def test_the_deal_does_not_pass_after_a_misdeal() -> None:
    bench, _ = people(3)
    deal(bench, 1)
    assert ask(bench, bench.host, Referee(action_id="m", call="misdeal")) == OK
    assert lobby(bench).dealer == 1


@pytest.mark.rule("B49")
@pytest.mark.parametrize(("dealer", "leaver", "then"), [(0, 0, 0), (2, 2, 2), (1, 0, 1), (3, 3, 0)])
def test_the_deal_passes_to_the_left_of_a_dealer_who_left(
    dealer: int, leaver: int, then: int
) -> None:
    bench, clients = people(4, time_limit_s=60)
    hosted = bench.big_screen()
    deal(bench, dealer)
    ask(bench, clients[leaver], Leave(action_id="bye", seat=leaver))
    end(bench)
    assert ask(bench, hosted, Rematch(action_id="again")) == OK
    assert lobby(bench).dealer == then


def test_a_rematch_keeps_the_seats_and_counts_wins() -> None:
    bench, _ = people(3, time_limit_s=60)
    deal(bench)
    animals = [one.animal for one in seats(bench)]
    first = bench.play.game_id
    end(bench)
    assert ask(bench, bench.host, Rematch(action_id="again")) == OK
    assert [one.animal for one in seats(bench)] == animals
    assert bench.play.game_id != first
    assert bench.events_of(Dealt)
    assert lobby(bench).result is None
    end(bench)
    wins = sorted(one.wins for one in seats(bench))
    assert wins == [0, 1, 1], "the deal passed, and with it the odd card"


def test_there_is_no_rematch_before_a_game() -> None:
    bench, _ = people(2)
    assert ask(bench, bench.host, Rematch(action_id="m")) == "no_game"


def test_a_rematch_with_too_few_changes_nothing() -> None:
    bench, _ = people(2)
    bench.deal()
    finish(bench)
    result = lobby(bench).result
    assert result is not None
    assert ask(bench, bench.host, Rematch(action_id="m")) == "too_few_players"
    assert lobby(bench).result == result
    assert lobby(bench).phase == "finished"
