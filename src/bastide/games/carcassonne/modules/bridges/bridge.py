"""A bridge on the tile just laid. The one that a tile needs to fit comes with it: see ``bridging.py``."""

from __future__ import annotations

from mypy_extensions import i64

from bastide.core import Plain, Refusal
from bastide.games.carcassonne.modules.bridges.memory import BRIDGE, BRIDGES, BUILT_AT, place
from bastide.games.carcassonne.rules.map.steps import SPAN_IDS
from bastide.games.carcassonne.rules.module_api import Alternative, Position
from bastide.games.carcassonne.rules.turn.tile_moves import build_bridge, continues_part


class BuildBridge(Alternative):
    """In the meeple phase, besides a meeple; it need not be connected to any road (O-18). Not on the lake, where nothing
    can be placed (O-41).

    A tile that fitted without a bridge faces no road with its field edges, so both ends lie before empty cells. The
    bridge joins nothing then: that is why nothing is lost by building it before the meeple and never after.
    """

    def __init__(self, slot: int) -> None:
        super().__init__(BRIDGE, 2, besides=True)
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
    """Whether the active player has a bridge and may build it on the tile just laid."""
    return state.extra[slot][place(state.active, BRIDGES)] > 0 and not built_in_part(state, slot)


def built_in_part(state: Position, slot: int) -> bool:
    """Whether a bridge has come in this part: with this tile, or with the lake before it (O-41)."""
    tiles: i64 = len(state.board.tile_kind)
    built_at = state.extra[slot][BUILT_AT]
    return built_at == tiles or (built_at == tiles - 1 and continues_part(state, tiles - 2))
