"""Building a bridge on the tile just laid. A bridge that a tile needs to fit is in ``bridge_placement.py``."""

from __future__ import annotations

from mypy_extensions import i64

from bastide.core import Plain, Refusal
from bastide.games.carcassonne.modules.bridges.memory import BRIDGE, BRIDGES, BUILT_AT, place
from bastide.games.carcassonne.rules.map.steps import SPAN_IDS
from bastide.games.carcassonne.rules.module_api import Alternative, Position
from bastide.games.carcassonne.rules.turn.tile_moves import build_bridge, continues_part


class BuildBridge(Alternative):
    """Build a bridge in addition to placing a meeple; it needs no road next to it (O-18), but not on the lake (O-41).

    A tile that fitted without a bridge faces no road with its field edges, so both ends face empty cells. The bridge
    joins nothing then, so building it before the meeple loses no option.
    """

    def __init__(self, slot: int) -> None:
        super().__init__(BRIDGE, 2, is_additional=True)
        self.slot = slot

    def add_to(self, state: Position, actions: list[int]) -> None:
        tile: i64 = len(state.board.tile_kind) - 1
        if bridges_left(state, self.slot) and not continues_part(state, tile):
            for axis in range(2):
                if state.board.can_span(tile, axis):
                    actions.append(BRIDGE + axis)

    def is_legal(self, state: Position, action: int) -> bool:
        tile: i64 = len(state.board.tile_kind) - 1
        if not bridges_left(state, self.slot) or continues_part(state, tile):
            return False
        return state.board.can_span(tile, action - BRIDGE)

    def perform(self, state: Position, action: int) -> bool:
        build_bridge(state, len(state.board.tile_kind) - 1, action - BRIDGE + 1)
        return False

    def notation(self, state: Position, action: int) -> str:
        return f"bridge {SPAN_IDS[action - BRIDGE + 1]}"

    def meaning(self, state: Position, action: int) -> dict[str, Plain]:
        return {"do": "bridge", "way": SPAN_IDS[action - BRIDGE + 1]}

    def why_not(self, state: Position, action: int) -> Refusal:
        if state.extra[self.slot][place(state.active, BRIDGES)] == 0:
            return Refusal("bridge_none_left")
        return Refusal("bridge_ends" if bridges_left(state, self.slot) else "bridge_built")


def bridges_left(state: Position, slot: int) -> bool:
    """Return whether the active player has a bridge and may build it on the tile just laid."""
    return state.extra[slot][place(state.active, BRIDGES)] > 0 and not built_in_part(state, slot)


def built_in_part(state: Position, slot: int) -> bool:
    """Return whether a bridge was built in this turn part: with this tile, or with the lake before it (O-41)."""
    tiles: i64 = len(state.board.tile_kind)
    built_at = state.extra[slot][BUILT_AT]
    return built_at == tiles or (built_at == tiles - 1 and continues_part(state, tiles - 2))
