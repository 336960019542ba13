"""Building a bridge on the tile just laid. A bridge that a tile needs to fit is in ``bridge_placement.py``."""

from __future__ import annotations

from mypy_extensions import i64

from bastide.core import JsonData, Refusal
from bastide.games.carcassonne.modules.bridges.module_state_layout import (
    ACTION_BUILD_BRIDGE,
    BRIDGE_BUILT_AT_TILE_COUNT,
    BRIDGES_LEFT,
    player_field_index,
)
from bastide.games.carcassonne.rules.board.board_serialization import BRIDGE_SPAN_IDS
from bastide.games.carcassonne.rules.module_api import MeeplePhaseAction, Position
from bastide.games.carcassonne.rules.turn.tile_placement import build_bridge, continues_turn_part


class BuildBridgeAction(MeeplePhaseAction):
    """Build a bridge in addition to placing a meeple; it needs no road next to it (O-18), but not on the lake (O-41).

    A tile that fitted without a bridge faces no road with its field edges, so both ends face empty cells. The bridge
    joins nothing then, so building it before the meeple loses no option.
    """

    def __init__(self, slot: int) -> None:
        super().__init__(ACTION_BUILD_BRIDGE, 2, is_additional=True)
        self.slot = slot

    def append_legal_actions(self, state: Position, actions: list[int]) -> None:
        tile: i64 = len(state.board.tile_kind) - 1
        if can_build_on_last_tile(state, self.slot) and not continues_turn_part(state, tile):
            for axis in range(2):
                if state.board.can_hold_bridge(tile, axis):
                    actions.append(ACTION_BUILD_BRIDGE + axis)

    def is_legal(self, state: Position, action: int) -> bool:
        tile: i64 = len(state.board.tile_kind) - 1
        if not can_build_on_last_tile(state, self.slot) or continues_turn_part(state, tile):
            return False
        return state.board.can_hold_bridge(tile, action - ACTION_BUILD_BRIDGE)

    def apply_action(self, state: Position, action: int) -> bool:
        build_bridge(state, len(state.board.tile_kind) - 1, action - ACTION_BUILD_BRIDGE + 1)
        return False

    def notation(self, state: Position, action: int) -> str:
        return f"bridge {BRIDGE_SPAN_IDS[action - ACTION_BUILD_BRIDGE + 1]}"

    def action_data(self, state: Position, action: int) -> dict[str, JsonData]:
        return {"do": "bridge", "way": BRIDGE_SPAN_IDS[action - ACTION_BUILD_BRIDGE + 1]}

    def find_refusal(self, state: Position, action: int) -> Refusal:
        if state.extra[self.slot][player_field_index(state.active, BRIDGES_LEFT)] == 0:
            return Refusal("bridge_none_left")
        return Refusal("bridge_ends" if can_build_on_last_tile(state, self.slot) else "bridge_built")


def can_build_on_last_tile(state: Position, slot: int) -> bool:
    """Return whether the active player has a bridge and may build it on the tile just laid."""
    return state.extra[slot][player_field_index(state.active, BRIDGES_LEFT)] > 0 and not has_built_in_turn_part(
        state, slot
    )


def has_built_in_turn_part(state: Position, slot: int) -> bool:
    """Return whether a bridge was built in this turn part: with this tile, or with the lake before it (O-41)."""
    tiles: i64 = len(state.board.tile_kind)
    built_at = state.extra[slot][BRIDGE_BUILT_AT_TILE_COUNT]
    return built_at == tiles or (built_at == tiles - 1 and continues_turn_part(state, tiles - 2))
