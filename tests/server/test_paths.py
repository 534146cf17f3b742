import pytest

from slapjack.server.paths import below_base, socket_code


@pytest.mark.parametrize(
    ("path", "below"),
    [
        ("/games/slap/", "/"),
        ("/games/slap", "/"),
        ("/games/slap/BCDF", "/BCDF"),
        ("/BCDF", "/BCDF"),
        ("/games/slapper/x", "/games/slapper/x"),
    ],
)
def test_the_base_path_is_taken_off_where_it_is_there(path: str, below: str) -> None:
    assert below_base(path, "/games/slap") == below
    assert below_base(path, "") == path


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("/api/v1/tables/bcdf/socket", "bcdf"),
        ("/api/v1/tables//socket", None),
        ("/api/v1/tables/a/b/socket", None),
        ("/api/v1/tables/BCDF/socket/", None),
        ("/socket", None),
    ],
)
def test_a_sockets_path_names_its_table(path: str, code: str | None) -> None:
    assert socket_code(path) == code
