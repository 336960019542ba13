"""Which games are installed. A game registers itself through the entry point group ``bastide.games``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bastide.core.errors import UnknownGame, did_you_mean
from bastide.core.game import Game

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "bastide.games"

_loaded: dict[str, Game] = {}


def _entry_points() -> dict[str, EntryPoint]:
    # Imported here because it is slow, and most of what starts a process never asks for a game.
    from importlib.metadata import entry_points

    return {point.name: point for point in entry_points(group=GROUP)}


def game_ids() -> list[str]:
    """The ids of all installed games, in alphabetical order."""
    return sorted(_entry_points())


def get_game(id: str) -> Game:
    """The installed game of this name; UnknownGame with a suggestion if there is none."""
    if id in _loaded:
        return _loaded[id]
    points = _entry_points()
    if id not in points:
        raise UnknownGame(
            "unknown-game",
            f"there is no game {id!r}; {did_you_mean(id, sorted(points))}",
            game=id,
            known=", ".join(sorted(points)),
        )
    try:
        game = points[id].load()
    except Exception as error:  # whatever a plug-in does wrong is its own; say which one it was
        raise UnknownGame(
            "broken-game", f"the game {id!r} cannot be loaded: {error!r}", game=id, problem=repr(error)
        ) from error
    if not isinstance(game, Game):
        raise UnknownGame("not-a-game", f"{points[id].value} is not a Game", game=id, value=points[id].value)
    if game.id != id:
        raise UnknownGame(
            "not-a-game",
            f"{points[id].value} calls itself {game.id!r}, but is registered as {id!r}",
            game=id,
            value=points[id].value,
        )
    _loaded[id] = game
    return game
