"""Tiles split into reusable parts, so that a picture defines each shared part once."""

from __future__ import annotations

import re
from functools import cache, lru_cache

from bastide.art.paper import Paper
from bastide.games.carcassonne.art.scene import compose
from bastide.games.carcassonne.art.tile_parts import DARK_PANE, FAMILIES, FLAG, LIT_PANE
from bastide.games.carcassonne.art.tiles import scene_of
from bastide.games.carcassonne.rules.tiles.catalogue import TILES

#: Width of a tile on the board.
CELL = 100
#: Prefix of the element ids of this game.
PREFIX = "ca-"
#: A group that only moves a used element.
_TRANSLATED_USE = re.compile(r"<g transform='translate\(([-\d.]+) ([-\d.]+)\)'><use href='(#[\w-]+)'/></g>")
_NUMBERS = {tile.id: number for number, tile in enumerate(TILES)}


@cache
def shared_parts() -> list[tuple[str, str]]:
    """Return all parts that many tiles share, with short names; houses of finished cities with lit windows."""
    found: list[tuple[str, str]] = [("f", FLAG)]
    members = [body for family in FAMILIES.values() for body in family]
    for number, body in enumerate(members):
        found.append((str(number), body))
        if DARK_PANE in body:
            found.append((f"{number}l", body.replace(DARK_PANE, LIT_PANE)))
    # Larger parts first, because they may contain smaller ones.
    return sorted(found, key=lambda part: -len(part[1]))


@lru_cache(maxsize=1000)
def in_parts(
    kind: str, turns: int, variant: int, finished: tuple[int, ...]
) -> tuple[str, dict[str, str], dict[str, str]]:
    """Return a tile that refers to its parts, those parts, and the wall paths, both by name."""
    scene = scene_of(kind)
    body_text = compose(scene, turns, variant, finished)
    number = _NUMBERS[kind]
    parts: dict[str, str] = {}
    walls: dict[str, str] = {}
    for level, storey in enumerate(scene):
        if storey.ground:
            parts[f"g{number}-{level}"] = storey.ground
        for side, wall in storey.walls.items():
            walls[f"w{number}-{level}{side}"] = wall
    for name, body in [*parts.items(), *shared_parts()]:
        if body in body_text:
            body_text = body_text.replace(body, Paper.shown(PREFIX + name))
            parts[name] = body
    for name, wall in walls.items():
        body_text = body_text.replace(f"<path d='{wall}'", f"<use href='#{PREFIX}{name}'")
    return _TRANSLATED_USE.sub(r"<use href='\3' x='\1' y='\2'/>", body_text), parts, walls
