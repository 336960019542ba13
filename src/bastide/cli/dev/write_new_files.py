"""``bastide dev new``: write the skeleton of a card, set, module, board, language, level or page."""

from __future__ import annotations

import click

from bastide.cli.dev.checkout import find_checkout
from bastide.cli.dev.skeletons import NewThing, make_skeleton, write_skeleton
from bastide.cli.dev.things import NEW_KINDS
from bastide.cli.parameter_types import WordChoiceParam, translated_option
from bastide.cli.translated_commands import TranslatedCommand, translate


@click.command(
    "new",
    cls=TranslatedCommand,
    catalogue="dev",
    examples=(
        "bastide dev new set intrigue",
        "bastide dev new card shanty_town --set intrigue",
        "bastide dev new module abbot",
        'bastide dev new language fr --title "Français"',
    ),
)
@click.argument("kind", type=WordChoiceParam(NEW_KINDS), metavar="|".join(NEW_KINDS))
@click.argument("name", metavar="NAME")
@translated_option("--title", default="", metavar="TEXT")
@translated_option("--set", "set_id", default="", metavar="SET")
@translated_option("--plain", is_flag=True)
@translated_option("--rtl", is_flag=True)
def new(kind: str, name: str, title: str, set_id: str, plain: bool, rtl: bool) -> None:
    root = find_checkout()
    files = make_skeleton(root, NewThing(kind, name, title, set_id, plain, rtl))
    write_skeleton(root, files)
    for file in files:
        click.echo(translate("dev-new-appended" if file.is_appended else "dev-new-written", path=file.path.as_posix()))
    click.echo(translate("dev-new-next"))
    if kind in ("card", "module", "board"):
        click.echo("  bastide dev numbering")
    click.echo(f"  bastide dev missing {name}")
    click.echo(f"  bastide dev check {name}")
