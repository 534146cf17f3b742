"""The command `slapjack`: its subcommands, and nothing that any of them does."""

import typer

from slapjack.cli.backup import export, import_
from slapjack.cli.doctor import doctor
from slapjack.cli.fairness import fairness
from slapjack.cli.join import join
from slapjack.cli.play import play
from slapjack.cli.replay import replay
from slapjack.cli.rules import rules
from slapjack.cli.serve import serve
from slapjack.cli.simulate import simulate
from slapjack.cli.study import study

app = typer.Typer(
    name="slapjack",
    help="The card game Slapjack: tables, rules, records, figures.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.command()(serve)
app.command()(play)
app.command()(join)
app.command()(doctor)
app.command()(export)
app.command("import")(import_)
app.command()(replay)
app.command()(rules)
app.command()(fairness)
app.command()(simulate)
app.command()(study)
