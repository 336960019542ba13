"""Registry of the installed bots; makes a bot from its name."""

from __future__ import annotations

from importlib.metadata import entry_points

from bastide.bots.python_file_bot import BOT_FACTORY as PYTHON_FILES
from bastide.core.bot import Bot, BotFactory
from bastide.core.errors import UnknownBot, did_you_mean
from bastide.core.game import Game
from bastide.core.game_registry import game_ids, get_kit

BOTS_ENTRY_POINT_GROUP = "bastide.bots"

_factories_by_game: dict[str, list[BotFactory]] = {}


def bot_factories(game: Game) -> list[BotFactory]:
    """Return the bot factories for a game: the game's own first, then those for every game."""
    if game.id not in _factories_by_game:
        points = sorted(entry_points(group=BOTS_ENTRY_POINT_GROUP), key=lambda point: point.name)
        added = [point.load() for point in points if point.name.partition(".")[0] == game.id]
        general = [point.load() for point in points if point.name.partition(".")[0] == "any"]
        own = get_kit(game.id).bot_factories() if game.id in game_ids() else []
        _factories_by_game[game.id] = own + added + general + [PYTHON_FILES]
    return _factories_by_game[game.id]


def bot_names(game: Game) -> list[str]:
    """Return the names of all bots that play this game, the game's own first."""
    return [name for maker in bot_factories(game) for name in maker.bot_names(game)]


def default_bot_name(game: Game) -> str:
    """Return the default bot of a game: the first of its names."""
    return bot_names(game)[0]


def split_bot_spec(spec: str) -> tuple[str, str]:
    """Split ``name:argument`` into a bot's name and its setting (may be empty)."""
    name, _, argument = spec.strip().partition(":")
    return name, argument


def unknown_bot_error(name: str, game: Game, known: list[str]) -> UnknownBot:
    """Return the error for an unknown bot, with a suggestion."""
    return UnknownBot(
        "unknown-bot",
        f"unknown bot {name!r} for {game.id}; {did_you_mean(name, known)}",
        bot=name,
        game=game.id,
        known=", ".join(known),
    )


def find_bot_factory(game: Game, name: str) -> BotFactory:
    """Return the factory of a bot. Raises UnknownBot, with a suggestion, if there is none."""
    for maker in bot_factories(game):
        if name in maker.bot_names(game):
            return maker
    raise unknown_bot_error(name, game, bot_names(game))


def make_bot(spec: str, game: Game, seed: int) -> Bot:
    """Make a new bot for one player of one game, from ``name`` or ``name:argument``."""
    name, argument = split_bot_spec(spec)
    return find_bot_factory(game, name).make_bot(name, argument, game, seed)
