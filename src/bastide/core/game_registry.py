"""Registry of installed games. A game registers its kit in the entry point group ``bastide.games``.

In the group ``bastide.renderers``, the entry point ``any`` draws games that have no renderer of their own, and
``refusal`` writes refusals of actions as sentences.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from bastide.core.action_reason import Refusal
from bastide.core.errors import REFUSAL_WRITERS, UnknownGame, closest_match, did_you_mean
from bastide.core.game import POSITION_READERS, Game
from bastide.core.json_data import JsonData
from bastide.core.kit import Kit, Renderer
from bastide.core.position_text import restore_position
from bastide.core.state import POSITION_WRITERS, RENDERER_FINDERS, STATE_RESTORERS, State
from bastide.core.utilities.game_extensions import extensions_of

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GAMES_ENTRY_POINT_GROUP = "bastide.games"
RENDERERS_ENTRY_POINT_GROUP = "bastide.renderers"

_entry_points_by_id: dict[str, EntryPoint] = {}
#: ``sys.path`` at the time of the lookup.
_searched_paths: list[str] = []
_kits: dict[str, Kit] = {}
_games: dict[str, Game] = {}
_renderers: dict[str, Renderer] = {}
_refusal_writers: list[Callable[[str, Refusal], str]] = []


def _entry_points() -> dict[str, EntryPoint]:
    # Scanning all installed packages takes tens of milliseconds, so the result is cached until sys.path changes.
    if _searched_paths != sys.path:
        # Imported here because the import is slow and most processes need no game.
        from importlib.metadata import entry_points

        _entry_points_by_id.clear()
        _entry_points_by_id.update({point.name: point for point in entry_points(group=GAMES_ENTRY_POINT_GROUP)})
        _searched_paths[:] = sys.path
    return _entry_points_by_id


def game_ids() -> list[str]:
    """Return the ids of all installed games in alphabetical order."""
    return sorted(_entry_points())


def get_kit(id: str) -> Kit:
    """Return the kit of an installed game. Raises UnknownGame, with a suggestion, if there is none."""
    if id in _kits:
        return _kits[id]
    points = _entry_points()
    if id not in points:
        raise UnknownGame(
            "unknown-game",
            f"unknown game {id!r}; {did_you_mean(id, sorted(points))}",
            game=id,
            close=closest_match(id, sorted(points)),
            known=", ".join(sorted(points)),
        )
    try:
        kit = points[id].load()
    except Exception as error:  # report which plug-in failed
        raise _load_error(id, error) from error
    if not isinstance(kit, Kit):
        raise UnknownGame("not-a-game", f"{points[id].value} is not a Kit", game=id, value=points[id].value)
    _kits[id] = kit
    return kit


def get_game(id: str) -> Game:
    """Return an installed game. Raises UnknownGame, with a suggestion, if there is none."""
    if id in _games:
        return _games[id]
    kit = get_kit(id)
    try:
        game = kit.game()
    except UnknownGame:
        raise
    except Exception as error:
        raise _load_error(id, error) from error
    if game.id != id:
        raise UnknownGame(
            "not-a-game", f"the game registered as {id!r} calls itself {game.id!r}", game=id, value=game.id
        )
    _games[id] = game
    return game


def get_renderer(id: str) -> Renderer:
    """Return the renderer of a game: its own, or the generic one registered as ``any``."""
    if id not in _renderers:
        from importlib.metadata import entry_points

        renderer = get_kit(id).renderer()
        for point in entry_points(group=RENDERERS_ENTRY_POINT_GROUP, name="any") if renderer is None else ():
            renderer = cast(Renderer, point.load())
        if renderer is None:
            raise _load_error(
                id, LookupError(f"no entry point 'any' in {RENDERERS_ENTRY_POINT_GROUP}: install bastide again")
            )
        _renderers[id] = renderer
    return _renderers[id]


def _restore_state(id: str, snapshot: dict[str, JsonData]) -> State:
    return get_game(id).restore(snapshot)


def _write_position(state: State) -> str:
    return get_kit(state.game_id()).write_position(state)


def _read_position(game: Game, text: str) -> State:
    return restore_position(game, get_kit(game.id).parse_position(text)[0].snapshot())


def _write_refusal(id: str, refusal: object) -> str:
    """Return a refusal with its English sentence. The writer is loaded here, because the engine needs no catalogues."""
    assert isinstance(refusal, Refusal)
    if not _refusal_writers:
        from importlib.metadata import entry_points

        for point in entry_points(group=RENDERERS_ENTRY_POINT_GROUP, name="refusal"):
            _refusal_writers.append(cast(Callable[[str, Refusal], str], point.load()))
    return _refusal_writers[0](id, refusal) if _refusal_writers else str(refusal)


STATE_RESTORERS.append(_restore_state)
POSITION_WRITERS.append(_write_position)
POSITION_READERS.append(_read_position)
RENDERER_FINDERS.append(get_renderer)
REFUSAL_WRITERS.append(_write_refusal)


def _load_error(id: str, error: Exception) -> UnknownGame:
    problem = repr(error)
    added = ", ".join([str(each) for each in extensions_of(id)])
    if added:
        problem = f"{problem} (with the extensions {added}; uninstall the broken one)"
    return UnknownGame("broken-game", f"can't load the game {id!r}: {problem}", game=id, problem=problem)
