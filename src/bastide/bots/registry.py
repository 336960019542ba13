"""Registry of the installed bots; makes a bot from its name."""

from __future__ import annotations

from importlib.metadata import entry_points

from bastide.bots.python_file import MAKER as PYTHON_FILES
from bastide.core.bot import Bot, BotMaker
from bastide.core.errors import UnknownBot, did_you_mean
from bastide.core.game import Game
from bastide.core.registry import game_ids, get_kit

GROUP = "bastide.bots"

_makers: dict[str, list[BotMaker]] = {}


def makers_for(game: Game) -> list[BotMaker]:
    """Return the bot factories for a game: the game's own first, then those for every game."""
    if game.id not in _makers:
        points = sorted(entry_points(group=GROUP), key=lambda point: point.name)
        added = [point.load() for point in points if point.name.partition(".")[0] == game.id]
        general = [point.load() for point in points if point.name.partition(".")[0] == "any"]
        own = get_kit(game.id).bot_makers() if game.id in game_ids() else []
        _makers[game.id] = own + added + general + [PYTHON_FILES]
    return _makers[game.id]


def bot_names(game: Game) -> list[str]:
    """Return the names of all bots that play this game, the game's own first."""
    return [name for maker in makers_for(game) for name in maker.names(game)]


def favourite(game: Game) -> str:
    """Return the default bot of a game: the first of its names."""
    return bot_names(game)[0]


def split_spec(spec: str) -> tuple[str, str]:
    """Split ``name:argument`` into a bot's name and its setting (may be empty)."""
    name, _, argument = spec.strip().partition(":")
    return name, argument


def unknown_bot(name: str, game: Game, known: list[str]) -> UnknownBot:
    """Return the error for an unknown bot, with a suggestion."""
    return UnknownBot(
        "unknown-bot",
        f"there is no bot {name!r} for {game.id}; {did_you_mean(name, known)}",
        bot=name,
        game=game.id,
        known=", ".join(known),
    )


def find_maker(game: Game, name: str) -> BotMaker:
    """Return the factory of a bot. Raises UnknownBot, with a suggestion, if there is none."""
    for maker in makers_for(game):
        if name in maker.names(game):
            return maker
    raise unknown_bot(name, game, bot_names(game))


def make_bot(spec: str, game: Game, seed: int) -> Bot:
    """Make a new bot for one player of one game, from ``name`` or ``name:argument``."""
    name, argument = split_spec(spec)
    return find_maker(game, name).make(name, argument, game, seed)
