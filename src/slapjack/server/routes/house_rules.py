"""House rules as requests bring them, and as the sheet that people read.

One endpoint serves the editor, which asks for a sheet before there is a table, and the page "Rules
of this table", which has the rules from the table itself.
"""

import asyncio
from collections.abc import Mapping

from starlette.requests import Request
from starlette.responses import Response

from slapjack.rules import RuleSet, RuleSetError
from slapjack.server.peers import Peer
from slapjack.server.routes.answers import ApiError
from slapjack.server.routes.bodies import AskSheet, read_body, said
from slapjack.server.wiring import Wiring
from slapjack.sheets import sheet_of

VALUE_SIGNS_MAX = 60
"""So much of a wrong value is said back."""


def read_rules(rules: Mapping[str, object]) -> RuleSet:
    """Make rules of a preset and what differs from it.

    Raises:
        ApiError: They cannot be played; it names the field and what would be right.
    """
    try:
        return RuleSet.parse(rules)
    except RuleSetError as error:
        raise ApiError(
            422,
            "bad_rule",
            field=error.field,
            value=str(error.value)[:VALUE_SIGNS_MAX],
            expected=error.expected,
        ) from error


async def show_sheet(request: Request, wiring: Wiring, peer: Peer) -> Response:
    """Put house rules into words."""
    wish = await read_body(request, AskSheet)
    rules = read_rules(wish.rules)
    # A new sheet takes milliseconds: too long for the loop that times every hand.
    return said(await asyncio.to_thread(sheet_of, rules, wish.lang))
