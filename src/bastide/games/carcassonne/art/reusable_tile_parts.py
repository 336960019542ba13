"""Tiles split into reusable parts, so that a picture defines each shared part once."""

from __future__ import annotations

import re
from functools import cache, lru_cache

from bastide.art.table_canvas import TableCanvas
from bastide.games.carcassonne.art.tile_composition import compose_tile
from bastide.games.carcassonne.art.tile_part_families import (
    DARK_WINDOW_COLOUR,
    FLAG_SHAPES,
    LIT_WINDOW_COLOUR,
    PART_FAMILIES,
)
from bastide.games.carcassonne.art.tile_scenes import tile_scene
from bastide.games.carcassonne.rules.tiles.tile_catalogue import ALL_TILES

#: Width of a tile on the board.
TILE_WIDTH = 100
#: Prefix of the element ids of this game.
ELEMENT_ID_PREFIX = "ca-"
#: A group that only moves a used element.
_TRANSLATED_USE = re.compile(r"<g transform='translate\(([-\d.]+) ([-\d.]+)\)'><use href='(#[\w-]+)'/></g>")
_NUMBERS = {tile.id: number for number, tile in enumerate(ALL_TILES)}


@cache
def list_reusable_parts() -> list[tuple[str, str]]:
    """Return all parts that many tiles share, with short names; houses of finished cities with lit windows."""
    found: list[tuple[str, str]] = [("f", FLAG_SHAPES)]
    members = [body for family in PART_FAMILIES.values() for body in family]
    for number, body in enumerate(members):
        found.append((str(number), body))
        if DARK_WINDOW_COLOUR in body:
            found.append((f"{number}l", body.replace(DARK_WINDOW_COLOUR, LIT_WINDOW_COLOUR)))
    # Larger parts first, because they may contain smaller ones.
    return sorted(found, key=lambda part: -len(part[1]))


@lru_cache(maxsize=1000)
def split_tile_into_parts(
    kind: str, turns: int, variant: int, finished: tuple[int, ...]
) -> tuple[str, dict[str, str], dict[str, str]]:
    """Return a tile that refers to its parts, those parts, and the wall paths, both by name."""
    scene = tile_scene(kind)
    body_text = compose_tile(scene, turns, variant, finished)
    number = _NUMBERS[kind]
    parts: dict[str, str] = {}
    walls: dict[str, str] = {}
    for level, storey in enumerate(scene):
        if storey.ground:
            parts[f"g{number}-{level}"] = storey.ground
        for side, wall in storey.walls.items():
            walls[f"w{number}-{level}{side}"] = wall
    for name, body in [*parts.items(), *list_reusable_parts()]:
        if body in body_text:
            body_text = body_text.replace(body, TableCanvas.use_element(ELEMENT_ID_PREFIX + name))
            parts[name] = body
    for name, wall in walls.items():
        body_text = body_text.replace(f"<path d='{wall}'", f"<use href='#{ELEMENT_ID_PREFIX}{name}'")
    return _TRANSLATED_USE.sub(r"<use href='\3' x='\1' y='\2'/>", body_text), parts, walls
