"""Which games are installed. A game registers its kit through the entry point group ``bastide.games``.

The renderer of games that have none is registered as ``any`` in the group ``bastide.renderers``.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, cast

from bastide.core.errors import UnknownGame, did_you_mean
from bastide.core.game import Game
from bastide.core.kit import Kit, Renderer
from bastide.core.plain import Plain
from bastide.core.state import RENDERER_FINDER, RESTORER, State

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "bastide.games"
RENDERERS = "bastide.renderers"

_points: dict[str, EntryPoint] = {}
#: Where they were looked for.
_places: list[str] = []
_kits: dict[str, Kit] = {}
_games: dict[str, Game] = {}
_renderers: dict[str, Renderer] = {}


def _entry_points() -> dict[str, EntryPoint]:
    # Every installed package is asked, which takes tens of milliseconds: once, and again if there are other places.
    if _places != sys.path:
        # Imported here because it is slow, and most of what starts a process never asks for a game.
        from importlib.metadata import entry_points

        _points.clear()
        _points.update({point.name: point for point in entry_points(group=GROUP)})
        _places[:] = sys.path
    return _points


def game_ids() -> list[str]:
    """The ids of all installed games, in alphabetical order."""
    return sorted(_entry_points())


def get_kit(id: str) -> Kit:
    """What the installed game of this name brings; UnknownGame with a suggestion if there is none."""
    if id in _kits:
        return _kits[id]
    points = _entry_points()
    if id not in points:
        raise UnknownGame(
            "unknown-game",
            f"there is no game {id!r}; {did_you_mean(id, sorted(points))}",
            game=id,
            known=", ".join(sorted(points)),
        )
    try:
        kit = points[id].load()
    except Exception as error:  # whatever a plug-in does wrong is its own; say which one it was
        raise _broken(id, error) from error
    if not isinstance(kit, Kit):
        raise UnknownGame("not-a-game", f"{points[id].value} is not a Kit", game=id, value=points[id].value)
    _kits[id] = kit
    return kit


def get_game(id: str) -> Game:
    """The installed game of this name; UnknownGame with a suggestion if there is none."""
    if id in _games:
        return _games[id]
    kit = get_kit(id)
    try:
        game = kit.game()
    except UnknownGame:
        raise
    except Exception as error:
        raise _broken(id, error) from error
    if game.id != id:
        raise UnknownGame(
            "not-a-game", f"the game registered as {id!r} calls itself {game.id!r}", game=id, value=game.id
        )
    _games[id] = game
    return game


def renderer_of(id: str) -> Renderer:
    """What draws positions of this game: its own renderer, or else the one that is registered for any game."""
    if id not in _renderers:
        from importlib.metadata import entry_points

        renderer = get_kit(id).renderer()
        for point in entry_points(group=RENDERERS, name="any") if renderer is None else ():
            renderer = cast(Renderer, point.load())
        if renderer is None:
            raise _broken(id, LookupError(f"no entry point 'any' in {RENDERERS}: install bastide again"))
        _renderers[id] = renderer
    return _renderers[id]


def _restored(id: str, snapshot: dict[str, Plain]) -> State:
    return get_game(id).restore(snapshot)


RESTORER.append(_restored)
RENDERER_FINDER.append(renderer_of)


def _broken(id: str, error: Exception) -> UnknownGame:
    return UnknownGame("broken-game", f"the game {id!r} cannot be loaded: {error!r}", game=id, problem=repr(error))
