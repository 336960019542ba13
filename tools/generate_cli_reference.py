"""Generate the reference page of the command line from ``--help``: ``python tools/generate_cli_reference.py``."""

from __future__ import annotations

from collections.abc import Iterator

import click

from bastide.cli.app import app
from bastide.core.errors import BastideError

#: Width of the help texts.
COLUMNS = 80


def command_contexts(ctx: click.Context) -> Iterator[click.Context]:
    """Yield a command and all its subcommands, in the order in which they are listed."""
    yield ctx
    if isinstance(ctx.command, click.Group):
        for name in ctx.command.list_commands(ctx):
            try:
                command = ctx.command.get_command(ctx, name)
            except BastideError:
                continue  # a command of a distribution that is not installed
            if command is not None:
                yield from command_contexts(click.Context(command, parent=ctx, info_name=name))


def cli_reference() -> str:
    """Return the page: the help of every command in English."""
    root = click.Context(app, info_name="bastide", max_content_width=COLUMNS, terminal_width=COLUMNS)
    sections = [
        f"## {ctx.command_path}\n\n```text\n{ctx.command.get_help(ctx).rstrip()}\n```\n"
        for ctx in command_contexts(root)
    ]
    return "# Command help\n\nThe help of every command. [Examples and JSON output](../cli.md)\n\n" + "\n".join(
        sections
    )


if __name__ == "__main__":
    print(cli_reference())
