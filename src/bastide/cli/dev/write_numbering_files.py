"""``bastide dev numbering``: give new cards, modules, boards and actions their permanent numbers."""

from __future__ import annotations

import click

from bastide.cli.dev.checkout import find_checkout
from bastide.cli.parameter_types import GameParam
from bastide.cli.translated_commands import TranslatedCommand, translate
from bastide.core.game import Game
from bastide.core.stable_numbering import write_all_numberings, write_numbering

#: Start of the lines about actions. There are many for each card, so they are counted.
ACTIONS = "actions: "


@click.command(
    "numbering",
    cls=TranslatedCommand,
    catalogue="dev",
    examples=("bastide dev numbering", "bastide dev numbering dominion"),
)
@click.argument("game", type=GameParam(), required=False, metavar="[GAME]")
def numbering(game: Game | None) -> None:
    find_checkout()
    added = write_all_numberings() if game is None else {game.id: write_numbering(game.id)}
    for name, lines in added.items():
        actions = [line for line in lines if line.startswith(ACTIONS)]
        for line in [line for line in lines if line not in actions]:
            click.echo(f"{name}: {line}")
        if actions:
            click.echo(f"{name}: {ACTIONS}{len(actions)}")
    if not any(added.values()):
        click.echo(translate("dev-numbering-nothing"))
