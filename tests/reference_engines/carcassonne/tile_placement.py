"""Legal tile placements, found by trying every frontier cell with every rotation."""

from __future__ import annotations

from dataclasses import dataclass

from reference_engines.carcassonne.board import BRIDGE_SIDES, Board, edges_with_bridge
from reference_engines.carcassonne.tile_definition import SIDES, Point, Tile, around, beyond, box, opposite


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


def placements(map: Board, tile: Tile, bridges: bool, cult: bool) -> list[Spot]:
    """All legal placements of a tile, with or without a bridge in stock."""
    found = []
    for turns in tile.turns:
        edges = tile.turned_edges(turns)
        for cell in map.frontier():
            if fits(map, edges, cell):
                found.append(Spot(cell, turns))
            elif bridges:
                found += [Spot(cell, turns, bridge) for bridge in helping_bridges(map, edges, cell)]
    flowing = [spot for spot in found if is_river_legal(map, tile.turned_edges(spot.turns), spot.cell)]
    return [spot for spot in flowing if not cult or keeps_cult_distance(map, tile, spot.cell)]


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


def keeps_cult_distance(map: Board, tile: Tile, cell: Point) -> bool:
    """Whether no shrine gets two cloisters around it, and no cloister two shrines."""
    if not tile.building:
        return True
    buildings = {laid.cell: laid.tile.building for laid in map.laid if laid.tile.building}
    buildings[cell] = tile.building
    return all(
        sum(buildings.get(near, kind) != kind for near in around(there)) <= 1 for there, kind in buildings.items()
    )


def holes(map: Board, cult: bool) -> list[Point]:
    """Cells for an abbey: tiles on all four sides, with any edges."""
    closed = [cell for cell in map.frontier() if all(map.neighbour_edge(cell, side) for side in SIDES)]
    return [cell for cell in closed if not cult or keeps_cult_distance(map, box()["abbey_tile"], cell)]


# -- the river ---------------------------------------------------------------------------------------


def is_river_legal(map: Board, edges: dict[str, str], cell: Point) -> bool:
    """Whether a river tile continues one arm, joins no other, and makes no immediate U-turn."""
    river = [side for side in SIDES if edges[side] == "river"]
    if not river:
        return True
    entries = [side for side in river if map.neighbour_edge(cell, side) == "river"]
    if not any("river" in there.values() for there in map.sides.values()):  # the spring points away from the tiles
        return map.neighbour_edge(cell, opposite(river[0])) != ""
    if len(entries) != 1 or any(map.neighbour_edge(cell, side) for side in river if side not in entries):
        return False
    before = beyond(cell, entries[0])
    sense = bend(source_side(map, before), opposite(entries[0]))
    ways_out = [side for side in river if side not in entries]
    # The fork is laid at the spring, so it cannot make a U-turn.
    return sense == 0 or len(ways_out) != 1 or bend(entries[0], ways_out[0]) != sense


def source_side(map: Board, cell: Point) -> str:
    """The side through which the river enters a cell from the spring; empty for the spring itself."""
    spring = next(laid.cell for laid in map.laid if "river" in laid.edges().values())
    came: dict[Point, str] = {spring: ""}
    waters = [spring]
    for water in waters:
        for side in SIDES:
            other = beyond(water, side)
            if map.sides[water][side] == "river" and other in map.at and other not in came:
                came[other] = opposite(side)
                waters.append(other)
    return came[cell]


def bend(entry: str, way_out: str) -> int:
    """1 if the river turns right between two sides, -1 if left, 0 if it runs straight or starts here."""
    if not entry:
        return 0
    return {1: 1, 3: -1}.get((SIDES.index(way_out) - SIDES.index(opposite(entry))) % 4, 0)
