import os
from pathlib import Path

from scripts import stamp


def test_a_digest_follows_contents_and_names_and_words_not_times(tmp_path: Path) -> None:
    file = tmp_path / "a.txt"
    file.write_text("one")
    first = stamp.digest_of(tmp_path, [file], "3.11")
    os.utime(file, (0, 0))
    assert stamp.digest_of(tmp_path, [file], "3.11") == first
    assert stamp.digest_of(tmp_path, [file], "3.12") != first
    file.write_text("two")
    assert stamp.digest_of(tmp_path, [file], "3.11") != first
    file.write_text("one")
    moved = file.rename(tmp_path / "b.txt")
    assert stamp.digest_of(tmp_path, [moved], "3.11") != first


def test_a_digest_does_not_depend_on_the_folder_or_the_order(tmp_path: Path) -> None:
    digests = []
    for clone in ("here", "there"):
        files = [tmp_path / clone / name for name in ("a", "b")]
        (tmp_path / clone).mkdir()
        for file in files:
            file.write_text(file.name)
        digests += [stamp.digest_of(tmp_path / clone, given) for given in (files, files[::-1])]
    assert len(set(digests)) == 1


def test_a_step_is_current_only_after_its_own_stamp(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    assert not stamp.is_current(mark, "d1")
    stamp.write(mark, "d1")
    assert stamp.is_current(mark, "d1")
    assert not stamp.is_current(mark, "d2")
    mark.write_bytes(b"\xff\xfe")
    assert not stamp.is_current(mark, "d1")
