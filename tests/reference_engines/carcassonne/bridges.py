"""Bridge stock, and optional bridges on the tile just laid."""

from __future__ import annotations

from reference_engines.carcassonne.asking import Choice
from reference_engines.carcassonne.map import WAYS
from reference_engines.carcassonne.placing import Bridge
from reference_engines.carcassonne.table import Table
from reference_engines.carcassonne.tiles import beyond


def can_build_bridge(table: Table) -> bool:
    """One bridge per turn part, from the player's stock."""
    building = table.building
    return "bridges" in table.modules and not building.built and building.bridges_left[table.active] > 0


def build_bridge(table: Table, bridge: Bridge) -> None:
    table.map.build(bridge.cell, bridge.way)
    table.building.bridges_left[table.active] -= 1
    table.building.built = True


def bridge_choices(table: Table) -> list[Choice]:
    """Bridges on the tile just laid between opposite field edges that face empty cells."""
    if not can_build_bridge(table):
        return []
    cell, edges = table.map.last.cell, table.map.sides[table.map.last.cell]
    return [
        Choice("bridge", cell, way)
        for way, ends in WAYS.items()
        if all(edges[end] == "field" and beyond(cell, end) not in table.map.at for end in ends)
    ]
