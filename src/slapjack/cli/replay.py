"""`slapjack replay`: records played through, as proof, as events, or as a story.

Standard output holds what was asked for, and nothing else; what is wrong goes to standard error
with its file and line. All files are read, whatever becomes of one; the exit code then tells the
worst: not found before broken before a failed check.

Source: design.md section 5, records.md.
"""

from pathlib import Path
from typing import Annotated, Final

import typer

from slapjack.cli.races import judged_otherwise
from slapjack.cli.story import Names, sentence
from slapjack.fairness import commit, matches
from slapjack.i18n.visible import visible
from slapjack.rules import (
    Failure,
    Header,
    Record,
    RecordError,
    Replay,
    RuleCode,
    RuleSet,
    Streams,
    new_deck,
)
from slapjack.rules.canonical import line_of
from slapjack.rules.checks import state_of

_BROKEN: Final = 1
_USAGE: Final = 2
_NOT_FOUND: Final = 3
_CHECK_FAILED: Final = 4
_WORST_FIRST: Final = (_NOT_FOUND, _BROKEN, _CHECK_FAILED)

_CUT_OFF: Final = "the last line was cut off and is left out: the record is not finished."

_WHY: Final[dict[RuleCode, str]] = {
    RuleCode.BAD_ACTION: "a slap needs hands.",
    RuleCode.NO_SUCH_SEAT: "there is no such seat.",
    RuleCode.GAME_OVER: "the game is over.",
    RuleCode.PAUSED: "the game is paused.",
    RuleCode.NOT_PAUSED: "the game is not paused.",
    RuleCode.CUT_MISSING: "the cards have to be cut first.",
    RuleCode.CUT_NOT_ALLOWED: "these rules know no cut.",
    RuleCode.ALREADY_DEALT: "the cards are dealt.",
    RuleCode.NOT_THE_CUTTER: "the seat right of the dealer cuts.",
    RuleCode.BAD_CUT: "a cut leaves a card on either side.",
    RuleCode.ELIMINATED: "the seat is out.",
    RuleCode.NOBODY_FLIPS: "nobody is to flip.",
    RuleCode.NOT_YOUR_TURN: "another seat is to flip.",
    RuleCode.TOO_EARLY: "the card before needs more time (min_cover_ms).",
    RuleCode.NO_SUCH_FLIP: "it answers a flip that has not been.",
    RuleCode.NOTHING_TO_CLAIM: "no challenge is decided.",
    RuleCode.NOTHING_TO_EXPIRE: "no time limit runs.",
    RuleCode.NO_TIME_LIMIT: "these rules set no time limit.",
}
"""Why an action of a record is refused, in the order in which the rules look."""

_STATE_KEYS: Final = ("stocks", "pile", "turn", "out", "over")


def replay(
    files: Annotated[list[Path], typer.Argument(help="Records (.sjr) to play through.")],
    json_: Annotated[
        bool,
        typer.Option("--json", help="Print each event as JSON, one a line, and last the state."),
    ] = False,
    check: Annotated[
        bool,
        typer.Option(
            "--check", help="Compare what the record states; end with code 4 if it fails."
        ),
    ] = False,
    text: Annotated[bool, typer.Option("--text", help="Tell the game in sentences.")] = False,
) -> None:
    """Play records through: what was done comes from the file, what came of it from the rules.

    Example: slapjack replay --check game.sjr
    """
    if json_ and text:
        typer.echo("Choose --json or --text, not both.", err=True)
        raise typer.Exit(_USAGE)
    codes = {_replay_file(path, json_=json_, check=check, text=text) for path in files}
    for code in _WORST_FIRST:
        if code in codes:
            raise typer.Exit(code)


def _replay_file(path: Path, *, json_: bool, check: bool, text: bool) -> int:
    """Play one file through and print it; return its exit code."""
    try:
        record = Record.load(_read(path))
    except FileNotFoundError:
        typer.echo(f"{path}: there is no such file.", err=True)
        return _NOT_FOUND
    except OSError as error:
        typer.echo(f"{path}: cannot be read: {error.strerror}.", err=True)
        return _BROKEN
    except RecordError as error:
        typer.echo(f"{path}:{error.line}: {error}", err=True)
        return _BROKEN
    if record.cut_off is not None:
        typer.echo(f"{path}:{record.cut_off}: {_CUT_OFF}", err=True)
    played = record.replay()
    names = Names([seat.name for seat in record.header.seats])
    if json_:
        typer.echo(_as_json(played), nl=False)
    elif text:
        typer.echo("\n".join(sentence(event, names) for event in played.events))
    else:
        typer.echo(f"{path}: {_in_short(record, played, names)}")
    if not check:
        return 0
    rules = played.game.rules
    failures = [
        *_broken_promises(record.header, rules),
        *played.failures,
        *judged_otherwise(record, rules),
    ]
    for failure in failures:
        typer.echo(f"{path}:{failure.line}: {visible(_in_words(failure))}", err=True)
    return _CHECK_FAILED if failures else 0


def _broken_promises(header: Header, rules: RuleSet) -> list[Failure]:
    """Look whether the deal is the one that was promised before it, if one was (records.md)."""
    if header.commit is None or header.seed is None:
        return []
    seed = bytes.fromhex(header.seed)
    failures: list[Failure] = []
    if not matches(seed, header.commit):
        failures.append(Failure(1, "commit", header.commit, commit(seed)))
    if header.deck is not None:
        shuffled = new_deck(rules.jokers)
        Streams(seed).stream("deal").shuffle(shuffled)
        if list(header.deck) != shuffled:
            failures.append(Failure(1, "deck", header.deck, shuffled))
    return failures


def _read(path: Path) -> str:
    """Return the text of a file; of a last line that a crash cut inside a letter, what is whole.

    Raises:
        RecordError: A line before the last is no UTF-8.
    """
    octets = path.read_bytes()
    try:
        return octets.decode()
    except UnicodeDecodeError as error:
        whole_lines = octets.rfind(b"\n") + 1
        if error.start < whole_lines:
            line = octets.count(b"\n", 0, error.start) + 1
            raise RecordError(line, "expected UTF-8 text, got other bytes") from error
        return octets[: error.start].decode()


def _as_json(played: Replay) -> str:
    state = state_of(played.game)
    last = {"state": {key: state[key] for key in _STATE_KEYS}}
    return "".join(map(line_of, played.events)) + line_of(last)


def _in_short(record: Record, played: Replay, names: Names) -> str:
    events = f"{len(record.lines)} lines, {len(played.events)} events"
    outcome = played.game.outcome
    if outcome is None:
        return f"{events}, not over"
    won = "no winner" if outcome.winner is None else f"{names.of(outcome.winner)} won"
    return f"{events}, {won} ({outcome.reason})"


def _in_words(failure: Failure) -> str:
    expected = line_of(failure.expected).strip()
    match failure.what:
        case "do":
            code, _, detail = str(failure.came).partition(": ")
            return f"{code}: {expected} is refused here: {detail or _WHY[RuleCode(code)]}"
        case "events":
            return f"events: expected one with {expected}, none has it"
        case what:
            return f"{what}: expected {expected}, came {line_of(failure.came).strip()}"
