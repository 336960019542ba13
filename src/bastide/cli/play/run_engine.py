"""``bastide engine``: a bot on standard input and output, for other programs."""

from __future__ import annotations

import sys

import click

from bastide.cli.translated_commands import TranslatedCommand


@click.command("engine", cls=TranslatedCommand, examples=("bastide engine", "bastide engine medium"))
@click.argument("bot", default="hard", metavar="BOT")
def engine(bot: str) -> None:
    from bastide import __version__
    from bastide.bots.external_engines.engine_session import EngineSession

    def write(line: str) -> None:
        sys.stdout.write(line)
        sys.stdout.flush()

    session = EngineSession(bot, __version__, write)
    for line in sys.stdin:
        if not session.answer(line):
            break
