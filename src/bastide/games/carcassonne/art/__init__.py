"""What Carcassonne draws: every tile as it lies, every figure and piece, and the lobby's picture.

>>> from bastide.games.carcassonne.art import figure, tile
>>> tile("base_a_cloister_road_s", turns=1)[:4]
'<svg'
>>> figure("follower", 0, "knight")[:2]
'<g'

:func:`tile` is a whole picture, 100 by 100; :func:`figure` and :func:`piece` are drawn around 0, 0 within about 30 by
30, to be put where :func:`spot` says. The page puts the same parts together by itself, from what :func:`page` tells.
"""

from __future__ import annotations

import json
from collections.abc import Mapping

from bastide.art.buildings import DARK_PANE, LIT
from bastide.art.light import DAYLIGHT
from bastide.art.pen import n, put, sheet
from bastide.core.plain import Plain
from bastide.games.carcassonne.art import figures, pieces
from bastide.games.carcassonne.art.cells import GRID
from bastide.games.carcassonne.art.courses import BUILDINGS
from bastide.games.carcassonne.art.layout import Layout, layout_of
from bastide.games.carcassonne.art.lobby import lobby
from bastide.games.carcassonne.art.plane import Point, turned
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
    compose,
)
from bastide.games.carcassonne.art.stock import FAMILIES, FLAG
from bastide.games.carcassonne.art.tiles import scene_of
from bastide.games.carcassonne.rules.tiles.catalogue import TILES
from bastide.games.carcassonne.rules.tiles.model import FEATURE_KINDS, QUARTER

#: A figure or piece as a picture of its own: how wide and high it is, and where its 0, 0 lies.
BOX = 42
HEART = Point(21, 23)


def tile(kind: str, turns: int = 0, variant: int = 0, finished: tuple[int, ...] = ()) -> str:
    """A tile after so many quarter turns clockwise, 100 by 100; ``finished``: the numbers of its finished cities.

    It can lie on another sheet, and keeps to its edges there. Which of the variants a tile is follows from its cell:
    :func:`variant_at`.
    """
    return sheet(compose(scene_of(kind), turns % 4, variant, finished), 100, 100)


def variant_at(x: int, y: int) -> int:
    """The variant that a tile in this cell of the map is drawn as, so that no two neighbours are stamped alike."""
    return (x * 3 + y) % VARIANTS


def spot(kind: str, number: int, turns: int = 0) -> Point:
    """Where a figure stands on the tile's feature of this number, within the 100 by 100 of the turned tile."""
    return turned(layout_of(kind).shapes[number].spot, turns)


def figure(kind: str, seat: int, role: str = "", colour: str = "") -> str:
    """A figure of a seat: ``role`` is what it is where it stands (knight, farmer), empty for one in the supply."""
    own = colour or DAYLIGHT.seats[seat % len(DAYLIGHT.seats)]
    return f"<g>{figures.drawn(kind, seat, role)}</g>".replace(figures.OWN, own)


def piece(name: str) -> str:
    """Something that is nobody's figure: dragon, fairy, count, castle, wine; KeyError if there is no such thing."""
    return f"<g>{pieces.PIECES[name]}</g>"


def drawings() -> dict[str, str]:
    """Every tile as it lies in the catalogue, every figure and piece, and the lobby's picture, by name."""
    found = {f"tile {one.id}": tile(one.id) for one in TILES}
    for kind, role in figure_kinds():
        found[f"figure {role or kind}"] = sheet(put(*HEART, figure(kind, 0, role)), BOX, BOX)
    for name in pieces.PIECES:
        if name != "bridge-ew":  # lies like any bridge that lies nowhere
            found[f"piece {name}"] = sheet(put(*HEART, piece(name)), BOX, BOX)
    return {"lobby": lobby(), **found}


def figure_kinds() -> list[tuple[str, str]]:
    """Every kind of figure; a follower also in each of its roles."""
    return [("follower", ""), *[("follower", role) for role in figures.ROLES], *[(kind, "") for kind in figures.KINDS]]


# -- for the page ------------------------------------------------------------------------------------------------------


def page() -> dict[str, Mapping[str, Plain]]:
    """What the page puts its pictures together from: parts by family, scenes and layouts of tiles, figures, pieces."""
    return {
        "composing": {
            "base": BASE,
            "flag": FLAG,
            "line": LINE,
            "panes": [DARK_PANE, LIT],
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
        "tiles": {one.id: _told(layout_of(one.id)) for one in TILES},
        "figures": {
            name: [shape.body, *shape.sign]
            for name, shape in ({"": figures.figure("")} | figures.ROLES | figures.KINDS).items()
        },
        "sizes": {**figures.SIZES},
        "pieces": {**pieces.PIECES},
    }


def _told(layout: Layout) -> Plain:
    scene: list[Plain] = [_storey(storey) for storey in scene_of(layout.tile.id)]
    spots: list[Plain] = [_point(shape.spot) for shape in layout.shapes]
    return {"scene": scene, "spots": spots, "cells": _runs(layout)}


def _storey(storey: Storey) -> Plain:
    walls: dict[str, Plain] = {str(side): path for side, path in storey.walls.items()}
    plots: list[Plain] = [_thing(thing) for thing in storey.plots]
    things: list[Plain] = [_thing(thing) for thing in storey.things]
    return {"plots": plots, "ground": storey.ground, "walls": walls, "things": things}


def _thing(thing: Thing) -> Plain:
    return [thing.family, *_point(thing.at), thing.facing, thing.city]


def _point(p: Point) -> list[Plain]:
    return [json.loads(n(p.x)), json.loads(n(p.y))]  # as short as it is written


def _runs(layout: Layout) -> str:
    """Whose each cell is, row by row: a letter for the feature (``a`` the first, ``.`` none) and how many in a row."""
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
