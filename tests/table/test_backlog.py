import pytest

from slapjack.protocol.server_messages import Void
from slapjack.table.backlog import BACKLOG_MAX, Backlog


def filled(count: int) -> Backlog:
    backlog = Backlog(epoch=3)
    for _ in range(count):
        seq = backlog.next_seq()
        backlog.keep(Void(epoch=3, seq=seq, flip=1, why="drain"))
    return backlog


def seqs(backlog: Backlog, epoch: int, seq: int) -> list[int] | None:
    missed = backlog.since(epoch, seq)
    return None if missed is None else [message.seq for message in missed]


def test_who_was_away_gets_what_was_missed_without_a_gap() -> None:
    assert seqs(filled(10), 3, 7) == [8, 9, 10]


def test_who_missed_nothing_gets_nothing() -> None:
    assert seqs(filled(10), 3, 10) == []


def test_exactly_the_backlog_is_still_given_as_messages() -> None:
    backlog = filled(BACKLOG_MAX + 20)
    missed = seqs(backlog, 3, 20)
    assert missed is not None
    assert missed == list(range(21, BACKLOG_MAX + 21))


@pytest.mark.parametrize(
    ("epoch", "seq"),
    [(3, 19), (2, 30), (4, 30), (3, BACKLOG_MAX + 21)],
    ids=["beyond the backlog", "an older life", "a newer life", "a number never given"],
)
def test_only_a_snapshot_helps(epoch: int, seq: int) -> None:
    assert seqs(filled(BACKLOG_MAX + 20), epoch, seq) is None
