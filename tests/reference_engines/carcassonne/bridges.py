"""Bridge stock, and optional bridges on the tile just laid."""

from __future__ import annotations

from reference_engines.carcassonne.board import BRIDGE_SIDES
from reference_engines.carcassonne.game_state import GameState
from reference_engines.carcassonne.questions import Choice
from reference_engines.carcassonne.tile_definition import beyond
from reference_engines.carcassonne.tile_placement import Bridge


def can_build_bridge(table: GameState) -> bool:
    """One bridge per turn part, from the player's stock."""
    building = table.building
    return "bridges" in table.modules and not building.built and building.bridges_left[table.active] > 0


def build_bridge(table: GameState, bridge: Bridge) -> None:
    table.map.build(bridge.cell, bridge.way)
    table.building.bridges_left[table.active] -= 1
    table.building.built = True


def bridge_choices(table: GameState) -> list[Choice]:
    """Bridges on the tile just laid between opposite field edges that face empty cells."""
    if not can_build_bridge(table):
        return []
    cell, edges = table.map.last.cell, table.map.sides[table.map.last.cell]
    return [
        Choice("bridge", cell, way)
        for way, ends in BRIDGE_SIDES.items()
        if all(edges[end] == "field" and beyond(cell, end) not in table.map.at for end in ends)
    ]
