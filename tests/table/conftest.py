import pytest

from tests.table.bench import Bench
from tests.table.clients import FAR, PLAIN


@pytest.fixture
def near_and_far() -> Bench:
    """Seat 0 is near (20 ms round trip), seat 1 far (200 ms); the second flip is a Jack."""
    bench = Bench(flips="5H JS 6H 7H")
    bench.sit("near", PLAIN)
    bench.sit("far", FAR)
    bench.deal()
    return bench
