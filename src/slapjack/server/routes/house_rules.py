"""House rules as requests bring them, as people choose them, and as the sheet that they read.

The editor asks for the form (all questions in a language) and says each choice; the sheet serves
it too, before there is a table, and the page "Rules of this table", which has the rules from the
table itself.
"""

import asyncio
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from slapjack.i18n.catalog import LANGUAGES, Catalog
from slapjack.playout.expected import expected_lengths
from slapjack.rules import RuleSet, RuleSetError
from slapjack.server.peers import Peer
from slapjack.server.routes.answers import ApiError, words_of
from slapjack.server.routes.bodies import AskRules, AskSheet, read_body, said
from slapjack.server.wiring import Wiring
from slapjack.sheets import Chosen, chosen_rules, expected_of, form_of, said_length, sheet_of

VALUE_SIGNS_MAX = 60
"""So much of a wrong value is said back."""


def read_rules(rules: Mapping[str, object], words: Catalog) -> RuleSet:
    """Make rules of a preset and what differs from it.

    Raises:
        ApiError: They cannot be played; it names the field and what would be right.
    """
    with _bad_rules_named(words):
        return RuleSet.parse(rules)


async def show_sheet(request: Request, wiring: Wiring, peer: Peer) -> Response:
    """Put house rules into words."""
    wish = await read_body(request, AskSheet)
    rules = read_rules(wish.rules, words_of(request, wiring.words))
    # A new sheet takes milliseconds: too long for the loop that times every hand.
    return said(await asyncio.to_thread(sheet_of, rules, wish.lang))


async def show_form(request: Request, wiring: Wiring, peer: Peer) -> Response:
    """Give all questions on house rules, in a language."""
    language = request.query_params.get("lang", LANGUAGES[0])
    return said(await asyncio.to_thread(form_of, language if language in LANGUAGES else "en"))


async def choose_rules(request: Request, wiring: Wiring, peer: Peer) -> Response:
    """Tell what a choice makes of the other rules."""
    wish = await read_body(request, AskRules)
    with _bad_rules_named(words_of(request, wiring.words)):
        chosen = await asyncio.to_thread(_chosen, wish.rules, wish.chosen, wish.lang)
    return said(chosen)


def _chosen(mapping: Mapping[str, object], last: str | None, language: str) -> Chosen:
    """Tell what a choice makes of the other rules, and how long a game takes by them now."""
    chosen = chosen_rules(mapping, last, language)
    lengths = expected_lengths(RuleSet.parse(chosen.rules))
    lines = (
        said_length((one.tenth, one.median, one.ninetieth), one.players, language)
        for one in lengths
    )
    return msgspec.structs.replace(chosen, lengths=tuple(lines))


@contextmanager
def _bad_rules_named(words: Catalog) -> Iterator[None]:
    try:
        yield
    except RuleSetError as error:
        raise ApiError(
            422,
            "bad_rule",
            field=error.field,
            value=str(error.value)[:VALUE_SIGNS_MAX],
            expected=expected_of(error, words),
        ) from error
