"""Registry of the installed bots; makes a bot from its name."""

from __future__ import annotations

import warnings
from importlib.metadata import EntryPoint, entry_points

from bastide.bots.python_file_bot import BOT_FACTORY as PYTHON_FILES
from bastide.core.bot import Bot, BotFactory
from bastide.core.errors import UnknownBot, closest_match, did_you_mean
from bastide.core.game import Game
from bastide.core.game_registry import game_ids, get_kit

BOTS_ENTRY_POINT_GROUP = "bastide.bots"

_factories_by_game: dict[str, list[BotFactory]] = {}


def bot_factories(game: Game) -> list[BotFactory]:
    """Return the bot factories for a game: the game's own first, then those for every game."""
    if game.id not in _factories_by_game:
        points = sorted(entry_points(group=BOTS_ENTRY_POINT_GROUP), key=lambda point: point.name)
        added = _load_factories(points, game.id)
        general = _load_factories(points, "any")
        own = get_kit(game.id).bot_factories() if game.id in game_ids() else []
        _factories_by_game[game.id] = own + added + general + [PYTHON_FILES]
    return _factories_by_game[game.id]


def _load_factories(points: list[EntryPoint], owner: str) -> list[BotFactory]:
    """Load the factories registered for a game (or ``any``). Warns about those that cannot be loaded."""
    found: list[BotFactory] = []
    for point in points:
        if point.name.partition(".")[0] != owner:
            continue
        try:
            factory = point.load()
            # Not isinstance: compiled abstract classes share the cache of its results with their subclasses.
            if BotFactory not in type(factory).__mro__:
                raise TypeError(f"{point.value} is not a BotFactory")
            found.append(factory)
        except Exception as error:  # a broken plug-in must not take the other bots with it
            text = f"the bots registered as {point.name!r} ({point.value}) are not available: {error!r}"
            warnings.warn(text, RuntimeWarning, stacklevel=2)
    return found


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
        close=closest_match(name, known),
        known=", ".join(known),
    )


def find_bot_factory(game: Game, spec: str) -> BotFactory:
    """Return the factory of ``name`` or ``name:argument``. Raises UnknownBot, with a suggestion, if there is none."""
    name, _ = split_bot_spec(spec)
    for maker in bot_factories(game):
        if name in maker.bot_names(game):
            return maker
    raise unknown_bot_error(name, game, bot_names(game))


def make_bot(spec: str, game: Game, seed: int) -> Bot:
    """Make a new bot for one player of one game, from ``name`` or ``name:argument``."""
    name, argument = split_bot_spec(spec)
    return find_bot_factory(game, spec).make_bot(name, argument, game, seed)
