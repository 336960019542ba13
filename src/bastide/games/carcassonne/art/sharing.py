"""Tiles told in parts: what many of them have is on a sheet once, and shown wherever it stands."""

from __future__ import annotations

import re
from functools import cache, lru_cache

from bastide.art.paper import Paper
from bastide.games.carcassonne.art.scene import compose
from bastide.games.carcassonne.art.tile_parts import DARK_PANE, FAMILIES, FLAG, LIT_PANE
from bastide.games.carcassonne.art.tiles import scene_of
from bastide.games.carcassonne.rules.tiles.catalogue import TILES

#: How wide a tile is on the map.
CELL = 100
#: How the addresses of parts begin on a sheet of this game.
PREFIX = "ca-"
#: Something that stands by itself, and where.
_PLACED = re.compile(r"<g transform='translate\(([-\d.]+) ([-\d.]+)\)'><use href='(#[\w-]+)'/></g>")
_NUMBERS = {tile.id: number for number, tile in enumerate(TILES)}


@cache
def shared_parts() -> list[tuple[str, str]]:
    """Everything that many tiles have, by a short name; houses of finished cities with their windows lit."""
    found: list[tuple[str, str]] = [("f", FLAG)]
    members = [body for family in FAMILIES.values() for body in family]
    for number, body in enumerate(members):
        found.append((str(number), body))
        if DARK_PANE in body:
            found.append((f"{number}l", body.replace(DARK_PANE, LIT_PANE)))
    # What is part of another is looked for after it.
    return sorted(found, key=lambda part: -len(part[1]))


@lru_cache(maxsize=1000)
def in_parts(
    kind: str, turns: int, variant: int, finished: tuple[int, ...]
) -> tuple[str, dict[str, str], dict[str, str]]:
    """A tile that refers to its parts, these parts, and the lines of its walls, by their names."""
    scene = scene_of(kind)
    told = compose(scene, turns, variant, finished)
    number = _NUMBERS[kind]
    parts: dict[str, str] = {}
    walls: dict[str, str] = {}
    for level, storey in enumerate(scene):
        if storey.ground:
            parts[f"g{number}-{level}"] = storey.ground
        for side, wall in storey.walls.items():
            walls[f"w{number}-{level}{side}"] = wall
    for name, body in [*parts.items(), *shared_parts()]:
        if body in told:
            told = told.replace(body, Paper.shown(PREFIX + name))
            parts[name] = body
    for name, wall in walls.items():
        told = told.replace(f"<path d='{wall}'", f"<use href='#{PREFIX}{name}'")
    return _PLACED.sub(r"<use href='\3' x='\1' y='\2'/>", told), parts, walls
