"""Tile placements, found by trying every frontier cell with every rotation."""

from __future__ import annotations

from dataclasses import dataclass

from reference_engines.carcassonne.board import BRIDGE_SIDES, Board, edges_with_bridge
from reference_engines.carcassonne.tile_definition import SIDES, Point, Tile, beyond


@dataclass(frozen=True)
class Bridge:
    cell: Point
    way: str


@dataclass(frozen=True)
class Spot:
    """A placement, with the bridge that it needs to fit."""

    cell: Point
    turns: int
    bridge: Bridge | None = None


def placements(map: Board, tile: Tile, bridges: bool) -> list[Spot]:
    """All placements in which a tile fits, with or without a bridge in stock."""
    found = []
    for turns in tile.turns:
        edges = tile.turned_edges(turns)
        for cell in map.frontier():
            if fits(map, edges, cell):
                found.append(Spot(cell, turns))
            elif bridges:
                found += [Spot(cell, turns, bridge) for bridge in helping_bridges(map, edges, cell)]
    return found


def fits(map: Board, edges: dict[str, str], cell: Point) -> bool:
    """Whether all touching edges match; an abbey fits everything."""
    return all(map.neighbour_edge(cell, side) in ("", "any", edges[side]) for side in SIDES)


def helping_bridges(map: Board, edges: dict[str, str], cell: Point) -> list[Bridge]:
    """All bridges that make a tile fit: on itself, or on a neighbour to meet a road of the tile.

    Both ends are on field edges, and each faces a road, an abbey or an empty cell.
    """
    found = []
    for way, ends in BRIDGE_SIDES.items():
        if all(edges[end] == "field" for end in ends) and fits(map, edges_with_bridge(edges, way), cell):
            found.append(Bridge(cell, way))
    for side in SIDES:
        other = beyond(cell, side)
        way = "ns" if side in "ns" else "ew"
        if other not in map.at or edges[side] != "road" or map.laid[map.at[other]].bridge:
            continue
        before = map.sides[other]
        if all(before[end] == "field" for end in BRIDGE_SIDES[way]):
            map.sides[other] = edges_with_bridge(before, way)
            if fits(map, map.sides[other], other) and fits(map, edges, cell):
                found.append(Bridge(other, way))
            map.sides[other] = before
    return found
