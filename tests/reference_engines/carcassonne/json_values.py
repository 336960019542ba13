"""JSON data in a form that can be compared."""

from __future__ import annotations

import json
from collections.abc import Iterable

from bastide.core import JsonData
from reference_engines.carcassonne.tile_definition import Point


def as_dict(data: JsonData) -> dict[str, JsonData]:
    assert isinstance(data, dict)
    return data


def cell_to_json(cell: Point | None) -> JsonData:
    return [] if cell is None else [*cell]


def sorted_json(things: Iterable[JsonData]) -> list[JsonData]:
    """Sort JSON data independent of its original order."""
    return sorted(things, key=lambda thing: json.dumps(thing, sort_keys=True))
