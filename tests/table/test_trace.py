"""What the kernel's word of one connection proves of a hand."""

from slapjack.fairness import Proof
from slapjack.table.trace import ACKS_KEPT, Trace
from slapjack.units import Micros


def at(ms: int) -> Micros:
    return Micros(ms * 1_000)


def heard(*acks: tuple[int, int]) -> Trace:
    """A connection of which these acknowledgements came: (sent, seen) in ms."""
    trace = Trace()
    for sent_ms, seen_ms in acks:
        trace.acked(at(sent_ms), at(seen_ms))
    return trace


def test_a_kernel_that_says_nothing_proves_nothing() -> None:
    assert Trace().proof(at(100), at(400)) is None
    assert Trace().silence(at(100)) is None


def test_the_face_had_come_when_it_or_what_followed_was_acknowledged() -> None:
    trace = heard((90, 130), (120, 163))
    assert trace.proof(at(100), at(400)) == Proof(acked_us=at(163), heard_us=at(120))
    assert trace.proof(at(130), at(400)) == Proof(acked_us=None, heard_us=at(120))


def test_an_acknowledgement_that_comes_with_the_hand_proves_nothing() -> None:
    trace = heard((100, 140), (300, 399))
    proof = trace.proof(at(100), at(400))
    assert proof is not None
    assert proof.heard_us == at(100)


def test_an_answer_of_the_page_stands_before_the_hand_in_the_stream() -> None:
    trace = heard((100, 140), (300, 399))
    trace.answered(at(300))
    trace.answered(at(200))
    proof = trace.proof(at(100), at(400))
    assert proof is not None
    assert proof.heard_us == at(300)
    assert trace.silence(at(100)) == Proof(acked_us=at(140), heard_us=at(300))


def test_an_acknowledgement_that_passed_a_lost_packet_proves_nothing() -> None:
    trace = heard((100, 140))
    trace.hole(at(250))
    trace.hole(at(270))
    trace.acked(at(220), at(280))
    assert trace.proof(at(100), at(350)) == Proof(
        acked_us=at(140), heard_us=at(100), hole_us=at(250)
    )


def test_a_hole_counts_for_all_that_waited_behind_it_and_for_nothing_later() -> None:
    trace = heard((100, 140))
    trace.heard(at(200))
    trace.hole(at(250))
    trace.heard(at(350))
    trace.heard(at(350))
    assert trace.hole_at == at(250)
    trace.heard(at(351))
    assert trace.hole_at is None


def test_words_that_came_before_a_hole_do_not_fill_it() -> None:
    trace = heard((100, 140))
    trace.hole(at(250))
    trace.heard(at(251))
    trace.hole(at(250))
    trace.heard(at(350))
    proof = trace.proof(at(100), at(350))
    assert proof is not None
    assert proof.hole_us == at(250)


def test_a_hole_after_one_that_was_filled_is_another() -> None:
    trace = heard((100, 140))
    trace.hole(at(250))
    trace.heard(at(350))
    trace.hole(at(360))
    trace.heard(at(400))
    assert trace.hole_at == at(360)


def test_what_is_remembered_is_bounded() -> None:
    trace = heard(*((number, number) for number in range(3 * ACKS_KEPT)))
    assert trace.proof(at(0), at(9_000)) == Proof(
        acked_us=at(2 * ACKS_KEPT), heard_us=at(3 * ACKS_KEPT - 1)
    )
