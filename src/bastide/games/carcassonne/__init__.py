"""Carcassonne: Big Box 3 with all its expansions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bastide.core.lazy_attributes import lazy_attributes

if TYPE_CHECKING:
    from bastide.games.carcassonne.rules.state.carcassonne_map import CarcassonneMap, Feature
    from bastide.games.carcassonne.rules.state.seat_queries import CarcassonneSeat

__all__ = [
    "CarcassonneMap",
    "CarcassonneSeat",
    "Feature",
]

__getattr__ = lazy_attributes(
    __name__,
    {
        "CarcassonneMap": "bastide.games.carcassonne.rules.state.carcassonne_map",
        "CarcassonneSeat": "bastide.games.carcassonne.rules.state.seat_queries",
        "Feature": "bastide.games.carcassonne.rules.state.carcassonne_map",
    },
)
