"""Bots that may be seated at a table."""

from __future__ import annotations

from functools import cache

from bastide.bots import bot_names, make_bot
from bastide.bots.difficulty_levels import MEDIUM, find_level_factory
from bastide.bots.level_files import Level
from bastide.core.errors import BastideError, UnknownBot, closest_match, did_you_mean
from bastide.core.game import Game
from bastide.tables.state.table_state import Table

#: Bot that plays for an absent person by default, if the game has it.
DEFAULT_STAND_IN = MEDIUM


@cache
def list_selectable_bots(game: Game) -> list[str]:
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


def list_search_levels(game: Game) -> list[Level]:
    """List the levels of a game that search for a limited time."""
    maker = find_level_factory(game)
    levels = maker.levels if maker else []
    return [level for level in levels if level.budget is not None and level.budget.seconds]


def get_thinking_seconds(game: Game, bot: str) -> float:
    """Return the maximum thinking time of a level for a decision; 0 for other bots."""
    maker = find_level_factory(game)
    level = maker.find_level(bot) if maker else None
    return level.budget.seconds if level is not None and level.budget is not None else 0.0


def check_bot_name(game: Game, name: str) -> str:
    """Return the name of a bot; UnknownBot if the game has no such bot."""
    known = list_selectable_bots(game)
    if name not in known:
        raise UnknownBot(
            "unknown-bot",
            f"unknown bot {name!r} for {game.id}; {did_you_mean(name, known)}",
            bot=name,
            game=game.id,
            close=closest_match(name, known),
            known=", ".join(known),
        )
    return name


def get_stand_in(table: Table) -> str:
    """Return the bot that plays for absent people at a table, or the default if it no longer exists."""
    return table.stand_in if table.stand_in in list_selectable_bots(table.game) else get_default_stand_in(table.game)


def get_default_stand_in(game: Game) -> str:
    """Return the bot that plays for absent people of a game by default."""
    known = list_selectable_bots(game)
    return DEFAULT_STAND_IN if DEFAULT_STAND_IN in known else known[0]
