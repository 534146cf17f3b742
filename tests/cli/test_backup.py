"""`slapjack export` and `slapjack import` as an operator types them."""

import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from slapjack.cli.main import app
from slapjack.store.engine import Database
from tests.server.process import serving
from tests.server.test_restart import Game, came_back


def slapjack(*arguments: object) -> tuple[int, str, str]:
    result = CliRunner().invoke(app, [str(one) for one in arguments])
    return result.exit_code, result.stdout, result.stderr


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGTERM")
def test_a_game_goes_on_from_a_backup_that_was_taken_while_it_was_played(tmp_path: Path) -> None:
    data, backup, new = tmp_path / "data", tmp_path / "backup", tmp_path / "new"
    with serving(data) as served:
        game = Game(served)
        with game.at(served) as socket:
            game.begin(socket)
            assert slapjack("export", backup, "--data", data) == (
                0,
                f"exported 1 table and 0 records to {backup}\n",
                "",
            )
        code, said, _ = slapjack("import", backup, "--data", data)
        assert (code, said) == (6, "")
    assert slapjack("import", backup, "--data", new)[:2] == (
        0,
        f"imported 1 table and 0 records into {new}\n",
    )
    with serving(new) as again:
        came_back(game, again, 1)


def test_each_way_to_fail_has_its_code_and_a_sentence(tmp_path: Path) -> None:
    data, backup = tmp_path / "data", tmp_path / "backup"
    code, said, warned = slapjack("export", backup, "--data", data)
    assert (code, said) == (3, "")
    assert warned == f"nothing is kept in {data}: name the folder with --data\n"
    assert slapjack("import", backup, "--data", data)[0] == 3
    Database.open(data).close()
    assert slapjack("export", backup, "--data", data)[:2] == (
        0,
        f"exported 0 tables and 0 records to {backup}\n",
    )
    assert slapjack("export", backup, "--data", data)[0] == 6
    (backup / "tables.jsonl").write_text("[]\n")
    assert slapjack("import", backup, "--data", tmp_path / "new")[0] == 1
    manifest = (backup / "export.json").read_text().replace('"tables":0', '"tables":1')
    (backup / "export.json").write_text(manifest)
    life = '{"code":"BCDF","epoch":1,"entries":[]}\n'
    (backup / "tables.jsonl").write_text(life)
    code, said, warned = slapjack("import", backup, "--data", tmp_path / "new")
    assert (code, said) == (4, "")
    assert warned.startswith(f"{backup}/tables.jsonl, line 1: table BCDF: ")
    code, said, warned = slapjack(
        "import", backup, "--data", tmp_path / "new", "--leave-out-broken"
    )
    assert (code, said) == (0, f"imported 0 tables and 0 records into {tmp_path / 'new'}\n")
    assert warned.startswith("left out: ")
