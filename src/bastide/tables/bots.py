"""Which bots may sit at a table."""

from __future__ import annotations

from functools import cache

from bastide.bots import bot_names, make_bot
from bastide.core.errors import BastideError, UnknownBot
from bastide.core.game import Game
from bastide.tables.model.table import Table

#: The bot that plays for somebody who is away, if the game has it.
STAND_IN = "medium"


@cache
def plain_bots(game: Game) -> list[str]:
    """The bots that can be asked for by their bare names. Settings could name files or ask for hours."""
    found = []
    for name in bot_names(game):
        try:
            make_bot(name, game, 0)
        except BastideError:
            continue
        found.append(name)
    return found


def check_bot(game: Game, name: str) -> str:
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
    """The bot that plays for people at a table: the one that was agreed, if there still is such a bot."""
    return table.stand_in if table.stand_in in plain_bots(table.game) else stand_in(table.game)


def stand_in(game: Game) -> str:
    known = plain_bots(game)
    return STAND_IN if STAND_IN in known else known[0]
