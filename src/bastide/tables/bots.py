"""Bots that may be seated at a table."""

from __future__ import annotations

from functools import cache

from bastide.bots import bot_names, make_bot
from bastide.core.errors import BastideError, UnknownBot
from bastide.core.game import Game
from bastide.tables.model.table import Table

#: Bot that plays for an absent person by default, if the game has it.
STAND_IN = "medium"


@cache
def plain_bots(game: Game) -> list[str]:
    """List the bots that can be selected by name.

    Bot settings are not allowed: they could name files or ask for hours of computation.
    """
    selectable = []
    for name in bot_names(game):
        try:
            make_bot(name, game, 0)
        except BastideError:
            continue
        selectable.append(name)
    return selectable


def check_bot(game: Game, name: str) -> str:
    """Return the name of a bot; UnknownBot if the game has no such bot."""
    known = plain_bots(game)
    if name not in known:
        raise UnknownBot(
            "unknown-bot",
            f"there is no bot {name!r} for {game.id}; known: {', '.join(known)}",
            bot=name,
            game=game.id,
            known=", ".join(known),
        )
    return name


def substitute(table: Table) -> str:
    """Return the bot that plays for absent people at a table, or the default if it no longer exists."""
    return table.stand_in if table.stand_in in plain_bots(table.game) else stand_in(table.game)


def stand_in(game: Game) -> str:
    """Return the bot that plays for absent people of a game by default."""
    known = plain_bots(game)
    return STAND_IN if STAND_IN in known else known[0]
