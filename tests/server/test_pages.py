import pytest

from slapjack.server.pages import takes


@pytest.mark.parametrize(
    ("accepted", "wanted", "answer"),
    [
        ("gzip, deflate, br", "br", True),
        ("GZIP", "gzip", True),
        ("gzip;q=0.5, br;q=0", "br", False),
        ("gzip;q=0.5", "gzip", True),
        ("identity", "gzip", False),
        ("", "br", False),
        ("brotli", "br", False),
    ],
)
def test_an_encoding_is_sent_only_where_it_is_taken(
    accepted: str, wanted: str, answer: bool
) -> None:
    assert takes(accepted, wanted) is answer
