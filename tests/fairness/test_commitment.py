from hypothesis import given
from hypothesis import strategies as st

from slapjack.fairness import commit, matches


def test_the_commitment_is_that_of_the_published_vector() -> None:
    assert commit(bytes(range(32))) == (
        "sha256:d3d22b1d766ca1b7b1ab16c80bf69981b88ebc6fb1870f7194b3a21335ffa738"
    )


@given(st.binary(max_size=40), st.binary(max_size=40))
def test_only_the_promised_seed_matches(promised: bytes, opened: bytes) -> None:
    assert matches(opened, commit(promised)) == (opened == promised)
