"""Data for the page, from which it composes tiles, meeples and pieces.

    python -m bastide.games.carcassonne.art.page_data > src/bastide/games/carcassonne/page/drawings.json

Every build of the pages runs this; the file is not in git.
"""

from __future__ import annotations

import json
from collections.abc import Mapping

from bastide.art.light import DAYLIGHT
from bastide.art.pen import n
from bastide.core.plain import Plain
from bastide.games.carcassonne.art.figures import KINDS, ROLES, SIZES, STANDING
from bastide.games.carcassonne.art.geometry.cells import GRID
from bastide.games.carcassonne.art.geometry.courses import BUILDINGS
from bastide.games.carcassonne.art.geometry.layout import Layout, layout_of
from bastide.games.carcassonne.art.geometry.plane import Point
from bastide.games.carcassonne.art.pieces import PIECES
from bastide.games.carcassonne.art.scene import (
    BASE,
    FACING,
    FESTIVE,
    LINE,
    SIGNS,
    SINK,
    VARIANTS,
    WALLS,
    Storey,
    Thing,
)
from bastide.games.carcassonne.art.tile_parts import DARK_PANE, FAMILIES, FLAG, LIT_PANE
from bastide.games.carcassonne.art.tiles import scene_of
from bastide.games.carcassonne.rules.tiles.catalogue import TILES
from bastide.games.carcassonne.rules.tiles.model import FEATURE_KINDS, QUARTER


def page_data() -> dict[str, Mapping[str, Plain]]:
    """Return all data for the page: composition rules, part families, tiles, meeples and pieces."""
    return {
        "composing": {
            "base": BASE,
            "flag": FLAG,
            "line": LINE,
            "panes": [DARK_PANE, LIT_PANE],
            "sink": SINK,
            "variants": VARIANTS,
            "facing": [*FACING],
            "signs": [*SIGNS],
            "festive": [*FESTIVE],
            "walls": [[[x, y, course] for x, y, course in courses] for courses in WALLS],
            "buildings": [FEATURE_KINDS[kind] for kind in (*BUILDINGS, QUARTER)],
            "seats": [*DAYLIGHT.seats],
        },
        "families": {name: [*members] for name, members in FAMILIES.items()},
        "tiles": {one.id: _tile_data(layout_of(one.id)) for one in TILES},
        "figures": {name: [shape.body, *shape.sign] for name, shape in ({"": STANDING} | ROLES | KINDS).items()},
        "sizes": {**SIZES},
        "pieces": {**PIECES},
    }


def _tile_data(layout: Layout) -> Plain:
    scene: list[Plain] = [_level_data(storey) for storey in scene_of(layout.tile.id)]
    spots: list[Plain] = [_point_data(shape.spot) for shape in layout.shapes]
    return {"scene": scene, "spots": spots, "cells": _encode_cells(layout)}


def _level_data(storey: Storey) -> Plain:
    walls: dict[str, Plain] = {str(side): path for side, path in storey.walls.items()}
    plots: list[Plain] = [_item_data(thing) for thing in storey.plots]
    things: list[Plain] = [_item_data(thing) for thing in storey.things]
    return {"plots": plots, "ground": storey.ground, "walls": walls, "things": things}


def _item_data(thing: Thing) -> Plain:
    return [thing.family, *_point_data(thing.at), thing.facing, thing.city]


def _point_data(p: Point) -> list[Plain]:
    return [json.loads(n(p.x)), json.loads(n(p.y))]  # rounded as in the SVG


def _encode_cells(layout: Layout) -> str:
    """Encode the owner of each cell, row by row: a letter for the feature (``a`` the first, ``.`` none) and a count."""
    owner = ["."] * (GRID * GRID)
    for shape in layout.shapes:
        for cell in shape.cells:
            owner[cell] = chr(ord("a") + shape.number)
    found, start = "", 0
    for cell in range(1, len(owner) + 1):
        if cell == len(owner) or owner[cell] != owner[start]:
            found += f"{owner[start]}{cell - start}"
            start = cell
    return found


if __name__ == "__main__":
    print(json.dumps(page_data(), separators=(",", ":")))
