"""In which language the API says no."""

import pytest

from slapjack.i18n.catalog import catalog
from slapjack.server.routes.answers import words_for


@pytest.mark.parametrize(
    ("wishes", "language"),
    [
        ("fr", "fr"),
        ("pt-BR,pt;q=0.9,en;q=0.8", "pt"),
        ("de-AT, IT;q=0.5", "it"),
        ("*", "es"),
        ("", "es"),
        (",;-", "es"),
    ],
)
def test_the_first_language_that_there_are_words_for_is_spoken(wishes: str, language: str) -> None:
    assert words_for(wishes, catalog("es")).language == language
