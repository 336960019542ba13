"""``bastide dev``: commands for developers, which work on a checkout. ``soak`` and ``bench`` are top-level commands."""

from __future__ import annotations

import click

from bastide.cli.translated_commands import TranslatedGroup

COMMANDS = {
    "new": "bastide.cli.dev.write_new_files:new",
    "missing": "bastide.cli.dev.list_missing_parts:missing",
    "check": "bastide.cli.dev.run_thing_checks:check",
    "numbering": "bastide.cli.dev.write_numbering_files:numbering",
}


@click.group(
    "dev",
    cls=TranslatedGroup,
    lazy=COMMANDS,
    inside="dev",
    examples=(
        "bastide dev new card shanty_town --set intrigue",
        "bastide dev missing shanty_town",
        "bastide dev missing fr --verbose",
        "bastide dev check shanty_town",
    ),
)
def dev() -> None:
    pass
