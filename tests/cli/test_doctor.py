"""`slapjack doctor` as an operator types it."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from slapjack.cli.doctor import as_text
from slapjack.cli.main import app
from slapjack.server.doctor.findings import Finding


def doctor(*arguments: str) -> tuple[int, str, str]:
    result = CliRunner().invoke(app, ["doctor", *arguments])
    return result.exit_code, result.stdout, result.stderr


def test_a_program_gets_one_document_and_the_exit_code(tmp_path: Path) -> None:
    code, said, _ = doctor("--json", "--port", "0", "--data", str(tmp_path))
    document = json.loads(said)
    assert code == (0 if document["well"] else 1)
    checks = {one["check"]: one for one in document["findings"]}
    assert checks["port"]["verdict"] == "ok"
    assert set(checks["storage"]) == {"check", "verdict", "says", "mend"}


def test_something_wrong_is_exit_code_1_with_what_mends_it() -> None:
    code, said, _ = doctor("http://127.0.0.1:1")
    assert code == 1
    assert said.startswith("WRONG")
    assert "slapjack serve" in said


@pytest.mark.parametrize("arguments", [("ftp://x",), ("--lan-address", "laptop")])
def test_what_cannot_be_looked_at_is_a_sentence_and_exit_code_2(arguments: tuple[str, ...]) -> None:
    code, said, warned = doctor(*arguments)
    assert (code, said) == (2, "")
    assert warned.count("\n") == 1


def test_each_finding_is_a_line_and_what_mends_it_stands_below() -> None:
    found = [Finding("port", "ok", "Port 1 is free."), Finding("proxy", "wrong", "No.", "a\nb")]
    lines = [line.split() for line in as_text(found).splitlines()]
    assert lines == [
        ["ok", "port", "Port", "1", "is", "free."],
        ["WRONG", "proxy", "No."],
        ["a"],
        ["b"],
    ]
