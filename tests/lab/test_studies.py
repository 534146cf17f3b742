"""Studies: each can come to more than one verdict, and its page says what its figures say."""

import random
import xml.dom.minidom
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from slapjack.cli.main import app
from slapjack.lab.studies import STUDIES, Scale, as_page, as_picture, chance, index_page
from slapjack.playout import Setup
from slapjack.playout import columns as col
from slapjack.playout.columns import Rows

ROOT = Path(__file__).resolve().parent.parent.parent
FEW = Scale(games=60)


@pytest.mark.slow
@pytest.mark.usefixtures("compiled_games")
@pytest.mark.parametrize("name", STUDIES)
def test_a_study_has_a_sentence_figures_and_a_picture(name: str) -> None:
    finding = STUDIES[name].run(FEW)

    page = as_page(STUDIES[name], finding, FEW)
    xml.dom.minidom.parseString(as_picture(finding))
    assert finding.sentence in page
    assert f"slapjack study {name} --games 60 --seed 7" in page
    assert all(
        line.figure.low <= line.figure.value <= line.figure.high
        for panel in finding.panels
        for line in panel.lines
    )


@pytest.mark.slow
@pytest.mark.usefixtures("compiled_games")
def test_an_uneven_shuffle_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    assert STUDIES["shuffle"].run(Scale(games=2_000)).verdict == "holds"

    class Lazy:
        """A shuffle that leaves one card out."""

        def __init__(self, seed: bytes) -> None:
            self.draw = random.Random(seed)

        def stream(self, _name: str) -> "Lazy":
            return self

        def shuffle(self, cards: list[int]) -> None:
            others = cards[1:]
            self.draw.shuffle(others)
            cards[1:] = others

    monkeypatch.setattr(chance, "Streams", Lazy)
    assert STUDIES["shuffle"].run(Scale(games=2_000)).verdict == "does not hold"


class Tilted(Scale, frozen=True):
    """Plays, then gives somebody every eleventh game of the others."""

    def favourite(self, _cells: list[int], _game: int) -> int:
        """Return who gets it: always the same seat."""
        return 0

    def play(self, setup: Setup) -> Rows:
        rows = super().play(setup)
        cells = list(rows.cells)
        for game in range(0, len(rows), 11):
            cells[game * col.WIDTH + col.WINNER] = self.favourite(cells, game)
        return Rows(rows.seats, cells)


class TiltedToTheDealer(Tilted, frozen=True):
    """Gives the dealer's place more."""

    def favourite(self, cells: list[int], game: int) -> int:
        """Return the dealer."""
        return cells[game * col.WIDTH + col.DEALER]


@pytest.mark.slow
@pytest.mark.usefixtures("compiled_games")
def test_a_better_seat_and_a_better_place_are_found() -> None:
    assert STUDIES["seats"].run(Scale(games=1_000)).verdict == "holds"
    assert STUDIES["seats"].run(TiltedToTheDealer(games=5_000)).verdict == "depends"
    assert STUDIES["seats"].run(Tilted(games=5_000)).verdict == "does not hold"


@pytest.mark.parametrize(
    ("counts", "least", "most"),
    [((100, 100), 0.9, 1.0), ((110, 90), 0.1, 0.22), ((140, 60), 0, 1e-6)],
)
def test_the_chance_of_straying_is_that_of_the_tables(
    counts: Sequence[int], least: float, most: float
) -> None:
    assert least <= chance.chi_square(counts, [100, 100]) <= most


def test_the_manual_has_every_study_as_the_program_writes_it() -> None:
    folder = ROOT / "docs/studies"
    index = (folder / "README.md").read_text(encoding="utf-8")

    for name, study in STUDIES.items():
        page = (folder / f"{name}.md").read_text(encoding="utf-8")
        assert page.startswith(f"# {name}: {study.claim}\n")
        assert study.method in page
        verdict = page.partition("Verdict: **")[2].partition("**")[0]
        assert f"| [{name}]({name}.md) | {study.claim} | {verdict} |" in index
        assert (folder / f"{name}.svg").stat().st_size < 12_000


@pytest.mark.slow
@pytest.mark.usefixtures("compiled_games")
def test_it_is_done_again_by_its_command(tmp_path: Path) -> None:
    words = ["study", "F10", "--games", "50"]
    printed = CliRunner().invoke(app, words)

    written = CliRunner().invoke(app, [*words, "--write", str(tmp_path)])

    assert written.exit_code == 0, written.output
    assert (tmp_path / "F10.md").read_text(encoding="utf-8") == printed.stdout
    assert (tmp_path / "F10.svg").exists()
    assert not (tmp_path / "README.md").exists()


def test_what_is_no_study_is_refused() -> None:
    done = CliRunner().invoke(app, ["study", "F99"])

    assert done.exit_code == 3
    assert "seats" in done.stderr


@pytest.mark.slow
def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")

    done = CliRunner().invoke(
        app, ["study", "shuffle", "--games", "20", "--write", str(tmp_path / "file")]
    )

    assert done.exit_code == 1


def test_the_index_names_verdicts() -> None:
    finding = STUDIES["shuffle"].find(msgspec.structs.replace(FEW, games=20))
    assert f"| {finding.verdict} |" in index_page({"shuffle": finding}, FEW)
