"""Carcassonne: Big Box 3 with all its expansions."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from bastide.games.carcassonne.rules.state.carcassonne_map import CarcassonneMap, Feature
    from bastide.games.carcassonne.rules.state.seat_queries import CarcassonneSeat

__all__ = [
    "CarcassonneMap",
    "CarcassonneSeat",
    "Feature",
]

#: The module of each public name. Imported on first use, because listing the games must not load their rules.
_MODULES: Final = {
    "CarcassonneMap": "bastide.games.carcassonne.rules.state.carcassonne_map",
    "CarcassonneSeat": "bastide.games.carcassonne.rules.state.seat_queries",
    "Feature": "bastide.games.carcassonne.rules.state.carcassonne_map",
}


def __getattr__(name: str) -> object:
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found: object = getattr(import_module(_MODULES[name]), name)
    return found
