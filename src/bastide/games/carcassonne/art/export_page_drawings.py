"""Data for the page, from which it composes tiles, meeples and pieces.

    python -m bastide.games.carcassonne.art.export_page_drawings > src/bastide/games/carcassonne/page/drawings.json

Every build of the pages runs this; the file is not in git.
"""

from __future__ import annotations

import json
from collections.abc import Mapping

from bastide.art.colour_theme import LIGHT_THEME
from bastide.art.svg_shapes import num
from bastide.core.json_data import JsonData
from bastide.games.carcassonne.art.geometry.cell_grid import CELLS_PER_SIDE
from bastide.games.carcassonne.art.geometry.points_and_lines import Point
from bastide.games.carcassonne.art.geometry.road_and_river_lines import CENTRAL_BUILDINGS
from bastide.games.carcassonne.art.geometry.tile_layout import TileLayout, compute_tile_layout
from bastide.games.carcassonne.art.meeple_shapes import FOLLOWER_ROLES, MEEPLE_SCALES, OTHER_MEEPLES, SUPPLY_FOLLOWER
from bastide.games.carcassonne.art.neutral_piece_shapes import PIECES
from bastide.games.carcassonne.art.small_tile_style import (
    CITY_AREA_COLOURS,
    DECORATIVE_FAMILIES,
    FINISHED_CITY_COLOUR,
    ROOF_PATTERN,
    SMALL_WALL,
)
from bastide.games.carcassonne.art.tile_composition import (
    ALWAYS_VISIBLE_FAMILIES,
    FACING_FAMILIES,
    FLAGGED_FAMILIES,
    TILE_BACKGROUND,
    UPRIGHT_OFFSET_Y,
    VARIANT_COUNT,
    WALL_COURSES,
    WALL_PATH_PLACEHOLDER,
    SceneItem,
    SceneLevel,
)
from bastide.games.carcassonne.art.tile_part_families import (
    DARK_WINDOW_COLOUR,
    FLAG_SHAPES,
    LIT_WINDOW_COLOUR,
    PART_FAMILIES,
)
from bastide.games.carcassonne.art.tile_scenes import tile_scene
from bastide.games.carcassonne.rules.tiles.tile_catalogue import ALL_TILES
from bastide.games.carcassonne.rules.tiles.tile_definition import FEATURE_KIND_NAMES, QUARTER


def make_page_data() -> dict[str, Mapping[str, JsonData]]:
    """Return all data for the page: composition rules, part families, tiles, meeples and pieces."""
    return {
        "composing": {
            "base": TILE_BACKGROUND,
            "flag": FLAG_SHAPES,
            "line": WALL_PATH_PLACEHOLDER,
            "panes": [DARK_WINDOW_COLOUR, LIT_WINDOW_COLOUR],
            "sink": UPRIGHT_OFFSET_Y,
            "variants": VARIANT_COUNT,
            "facing": [*FACING_FAMILIES],
            "signs": [*ALWAYS_VISIBLE_FAMILIES],
            "festive": [*FLAGGED_FAMILIES],
            "walls": [[[x, y, course] for x, y, course in courses] for courses in WALL_COURSES],
            "buildings": [FEATURE_KIND_NAMES[kind] for kind in (*CENTRAL_BUILDINGS, QUARTER)],
            "seats": [*LIGHT_THEME.seats],
            "calm": {
                "colours": [[detailed, calm] for detailed, calm in CITY_AREA_COLOURS],
                "decoration": [*DECORATIVE_FAMILIES],
                "finished": FINISHED_CITY_COLOUR,
                "roofs": ROOF_PATTERN,
                "wall": SMALL_WALL,
            },
        },
        "families": {name: [*members] for name, members in PART_FAMILIES.items()},
        "tiles": {one.id: tile_drawing(one.id) for one in ALL_TILES},
        "figures": {
            name: [shape.body, *shape.sign]
            for name, shape in ({"": SUPPLY_FOLLOWER} | FOLLOWER_ROLES | OTHER_MEEPLES).items()
        },
        "sizes": {**MEEPLE_SCALES},
        "pieces": {**PIECES},
    }


def tile_drawing(id: str) -> JsonData:
    """Return the drawing data of a tile."""
    layout = compute_tile_layout(id)
    scene: list[JsonData] = [_level_data(storey) for storey in tile_scene(layout.tile.id)]
    spots: list[JsonData] = [_point_data(shape.spot) for shape in layout.shapes]
    return {"scene": scene, "spots": spots, "cells": _encode_cells(layout)}


def _level_data(storey: SceneLevel) -> JsonData:
    walls: dict[str, JsonData] = {str(side): path for side, path in storey.walls.items()}
    plots: list[JsonData] = [_item_data(thing) for thing in storey.plots]
    things: list[JsonData] = [_item_data(thing) for thing in storey.things]
    return {"plots": plots, "ground": storey.ground, "walls": walls, "things": things}


def _item_data(thing: SceneItem) -> JsonData:
    return [thing.family, *_point_data(thing.at), thing.facing, thing.city]


def _point_data(p: Point) -> list[JsonData]:
    return [json.loads(num(p.x)), json.loads(num(p.y))]  # rounded as in the SVG


def _encode_cells(layout: TileLayout) -> str:
    """Encode the owner of each cell, row by row: a letter for the feature (``a`` the first, ``.`` none) and a count."""
    owner = ["."] * (CELLS_PER_SIDE * CELLS_PER_SIDE)
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
    print(json.dumps(make_page_data(), separators=(",", ":")))
