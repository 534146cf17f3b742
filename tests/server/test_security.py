import pytest

from slapjack.server.security import content_policy


@pytest.mark.parametrize(
    "host", ["slapjack.local", "192.168.1.5:8080", "[fd00::2]:8080", "cards.example.org:443"]
)
def test_the_sockets_origin_is_named_for_browsers_that_need_it(host: str) -> None:
    assert f"connect-src 'self' ws://{host} wss://{host};" in content_policy(host)


@pytest.mark.parametrize("host", ["", "a b", "a;b", "a'b", "a,b", "*", "x" * 300, "[::1", "a:b"])
def test_what_is_no_host_name_is_left_out(host: str) -> None:
    assert "connect-src 'self';" in content_policy(host)
    assert content_policy(host) == content_policy("")
