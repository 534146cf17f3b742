"""`slapjack replay`: records played through, as proof, as events, or as a story.

Standard output holds what was asked for, and nothing else; what is wrong goes to standard error
with its file and line. All files are read, whatever becomes of one; the exit code then tells the
worst: not found before broken before a failed check.

Source: design.md section 5, records.md.
"""

from pathlib import Path
from typing import Annotated, Final

import typer

from slapjack.cli.story import Names, sentence
from slapjack.fairness import JUDGE_VERSION
from slapjack.i18n.visible import visible
from slapjack.rules import Record, RecordError, Replay
from slapjack.rules.canonical import line_of
from slapjack.rules.checks import state_of
from slapjack.table.doubts import doubts, in_words
from slapjack.table.judged_again import not_judged_again
from slapjack.table.retelling import text_of

_BROKEN: Final = 1
_USAGE: Final = 2
_NOT_FOUND: Final = 3
_CHECK_FAILED: Final = 4
_WORST_FIRST: Final = (_NOT_FOUND, _BROKEN, _CHECK_FAILED)

_CUT_OFF: Final = "the last line was cut off and is left out: the record is not finished."

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
        record = Record.load(text_of(path.read_bytes()))
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
    for version, races in sorted(not_judged_again(record).items()):
        typer.echo(f"{path}: note: {_of_another_judge(version, races)}", err=True)
    failures = doubts(record, played)
    for failure in failures:
        typer.echo(f"{path}:{failure.line}: {visible(in_words(failure))}", err=True)
    return _CHECK_FAILED if failures else 0


def _of_another_judge(version: int, races: int) -> str:
    return (
        f"races judged by version {version} of the judge: {races}; they were not judged again,"
        f" since this build has version {JUDGE_VERSION}"
    )


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
