"""The privacy page: in every language, with the terms of the server that serves it."""

import pytest

from slapjack.i18n.catalog import LANGUAGES
from slapjack.sheets.privacy import ADDRESSES, ERASE, KEPT, NOT_KEPT, SEEN, privacy_page


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_says_every_point_and_leads_to_all_languages(language: str) -> None:
    page = privacy_page(language, table_hours=24, record_days=30)
    assert f'<html lang="{language}">' in page
    assert page.count("<li>") == len(NOT_KEPT) + len(KEPT) + len(ERASE) + len(SEEN) + len(LANGUAGES)
    assert "privacy-" not in page.replace("how-to-play", "")
    for each in LANGUAGES:
        assert f'hreflang="{each}" href="../{each}/{ADDRESSES[each]}"' in page
    assert "<script" not in page
    assert "24" in page
    assert "30" in page


def test_a_server_with_other_terms_says_its_own() -> None:
    page = privacy_page("en", table_hours=1, record_days=2)
    assert "nobody was there for one hour." in page
    assert "by animal, for 2 days." in page
