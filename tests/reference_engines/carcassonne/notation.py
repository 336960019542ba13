"""Names of meeples and places in the notation of the real engine."""

from __future__ import annotations

from reference_engines.carcassonne.board import Piece
from reference_engines.carcassonne.game_state import GameState
from reference_engines.carcassonne.tile_definition import Point

COLOURS = ("red", "blue", "green", "yellow", "black", "grey")
ROLES = {
    "city": "knight",
    "road": "highwayman",
    "bridge": "highwayman",
    "field": "farmer",
    "cloister": "monk",
    "shrine": "heretic",
}


def meeple_name(table: GameState, kind: str, piece: Piece) -> str:
    role = ROLES[table.map.name(piece)[0]]
    return {"follower": role, "big": f"big {role}"}.get(kind, kind)


def piece_name(table: GameState, piece: Piece) -> str:
    """The place of a meeple on a tile: ``city 0``."""
    kind, ordinal = table.map.name(piece)
    return f"{kind} {ordinal}"


def cell_name(cell: Point) -> str:
    return f"{cell[0]},{cell[1]}"
