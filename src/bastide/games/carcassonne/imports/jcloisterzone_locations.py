"""Locations of JCloisterZone on a tile, as kinds and sides of ours."""

from __future__ import annotations

from typing import Final

from bastide.core.json_data import JsonData
from bastide.games.carcassonne.rules.tiles.tile_catalogue import tile_by_id
from bastide.games.carcassonne.rules.tiles.tile_definition import HALF_EDGE_NAMES
from bastide.games.carcassonne.rules.tiles.tile_lookup_tables import rotated_appearance

#: Kinds of features by the names of version 5.
_FEATURES: Final = {
    "City": ("city",),
    "Road": ("road",),
    "Monastery": ("cloister", "shrine"),
    "Field": ("field",),
}


def kinds_of_location(feature: JsonData, location: str) -> tuple[str, ...]:
    """Kinds of feature that a pointer can mean. Version 4 does not name them."""
    if isinstance(feature, str):
        return _FEATURES.get(feature, ())
    if location in ("CLOISTER", "MONASTERY"):
        return "cloister", "shrine"
    return ("field",) if location.split(".")[0].lower() in HALF_EDGE_NAMES else ("city", "road")


def sides_of_location(location: str) -> list[str]:
    """Sides or half-edges of a location: ``NL.WR``, ``NWSE``, ``_N`` (all but north), ``I`` (inside)."""
    parts = [part.lower() for part in location.split(".")]
    if all(part in HALF_EDGE_NAMES for part in parts):
        return parts
    if location.startswith("_"):
        return [side for side in "nesw" if side not in location.lower()]
    sides = [side for side in location.lower() if side in "nesw"] if set(location) <= set("NESW") else []
    return sides or ["0"]


def appearances_of(tile: str) -> list[list[str]]:
    """Appearance of a tile in each rotation."""
    return [rotated_appearance(tile_by_id(tile), rotation) for rotation in range(4)]
