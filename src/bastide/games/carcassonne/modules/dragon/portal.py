"""The magic portal: from its tile a follower may go to any other tile."""

from __future__ import annotations

from mypy_extensions import i64

from bastide.core import JsonData, Refusal
from bastide.games.carcassonne.modules.dragon.module_state_layout import PORTAL_TARGET_CELL, has_last_tile_mark
from bastide.games.carcassonne.rules.action_space import (
    ACTION_MOVE_TO,
    MEEPLE_CODE_COUNT,
    meeple_action,
    meeple_code_of_action,
)
from bastide.games.carcassonne.rules.board.cell_coordinates import CELL_COUNT, x_of, y_of
from bastide.games.carcassonne.rules.module_api import MeeplePhaseAction, Phase, Position
from bastide.games.carcassonne.rules.tiles.tile_definition import FIELD, PORTAL
from bastide.games.carcassonne.rules.turn.meeple_action_notation import (
    feature_index_of_action,
    is_meeple_action_on_tile,
    meeple_action_data,
    meeple_action_notation,
)
from bastide.games.carcassonne.rules.turn.meeple_moves import deploy_meeple, is_tile_closed_to_meeples
from bastide.games.carcassonne.rules.turn.turn_step_order import STEP_MEEPLE


class PortalAction(MeeplePhaseAction):
    """Send a follower from a portal tile to an unfinished, unclaimed feature on any other tile.

    This action chooses the tile; ``PortalMeeplePhase`` asks for the follower and the feature.
    """

    def __init__(self, slot: int) -> None:
        super().__init__(ACTION_MOVE_TO, CELL_COUNT)
        self.slot = slot

    def append_legal_actions(self, state: Position, actions: list[int]) -> None:
        board = state.board
        if not has_last_tile_mark(state, PORTAL) or not has_follower_in_supply(state):
            return
        cells: list[int] = []
        tile: i64 = 0
        while tile < len(board.tile_kind) - 1:
            if can_reach_by_portal(state, tile):
                cells.append(board.tile_cell[tile])
            tile += 1
        cells.sort()
        for cell in cells:
            actions.append(ACTION_MOVE_TO + cell)

    def is_legal(self, state: Position, action: int) -> bool:
        tile = state.board.tile_at(action - ACTION_MOVE_TO)
        return (
            has_last_tile_mark(state, PORTAL)
            and 0 <= tile < len(state.board.tile_kind) - 1
            and can_reach_by_portal(state, tile)
        )

    def apply_action(self, state: Position, action: int) -> bool:
        state.extra[self.slot][PORTAL_TARGET_CELL] = action - ACTION_MOVE_TO
        return True

    def notation(self, state: Position, action: int) -> str:
        cell = action - ACTION_MOVE_TO
        return f"portal to {x_of(cell)},{y_of(cell)}"

    def action_data(self, state: Position, action: int) -> dict[str, JsonData]:
        cell = action - ACTION_MOVE_TO
        return {"do": "portal", "x": x_of(cell), "y": y_of(cell)}

    def find_refusal(self, state: Position, action: int) -> Refusal:
        if not has_last_tile_mark(state, PORTAL):
            return Refusal("no_portal")
        tile = state.board.tile_at(action - ACTION_MOVE_TO)
        if tile < 0:
            return Refusal("portal_needs_tile")
        if tile == len(state.board.tile_kind) - 1:
            return Refusal("portal_leads_away")
        return Refusal("tile_closed" if is_tile_closed_to_meeples(state, tile) else "portal_nothing_free")


class PortalMeeplePhase(Phase):
    """Choose the follower that leaves the portal and its feature."""

    def __init__(self, slot: int) -> None:
        super().__init__("portal", STEP_MEEPLE)
        self.slot = slot

    def begin(self, state: Position) -> bool:
        if state.extra[self.slot][PORTAL_TARGET_CELL] < 0:
            return False
        state.asked = state.active
        return True

    def target_tile(self, state: Position) -> i64:
        """Return the tile to which the follower goes."""
        return state.board.tile_at(state.extra[self.slot][PORTAL_TARGET_CELL])

    def legal_actions(self, state: Position) -> list[int]:
        actions: list[int] = []
        tile = self.target_tile(state)
        if tile < 0 or is_tile_closed_to_meeples(state, tile):
            return actions
        first: i64 = state.board.tile_first_node[tile]
        size: i64 = state.rules.tile_set.feature_count[state.board.tile_kind[tile]]
        for meeple in state.rules.meeple_kinds:
            feature: i64 = 0
            while feature < size:
                if may_leave_portal_onto(state, meeple.code, first + feature):
                    actions.append(meeple_action(meeple.code, feature))
                feature += 1
        return actions

    def is_legal(self, state: Position, action: int) -> bool:
        tile = self.target_tile(state)
        if tile < 0 or not is_meeple_action_on_tile(state, tile, action) or is_tile_closed_to_meeples(state, tile):
            return False
        return may_leave_portal_onto(
            state, meeple_code_of_action(action), state.board.tile_first_node[tile] + feature_index_of_action(action)
        )

    def apply_action(self, state: Position, action: int) -> bool:
        node = state.board.tile_first_node[self.target_tile(state)] + feature_index_of_action(action)
        state.extra[self.slot][PORTAL_TARGET_CELL] = -1
        deploy_meeple(state, state.active, meeple_code_of_action(action), node)
        return True

    def prompt_data(self, state: Position) -> dict[str, JsonData]:
        cell = state.extra[self.slot][PORTAL_TARGET_CELL]
        return {"tile": state.tile_id(state.board.tile_kind[self.target_tile(state)]), "x": x_of(cell), "y": y_of(cell)}

    def notation(self, state: Position, action: int) -> str:
        return meeple_action_notation(state, self.target_tile(state), action)

    def action_data(self, state: Position, action: int) -> dict[str, JsonData]:
        return meeple_action_data(state, self.target_tile(state), action)

    def find_refusal(self, state: Position, action: int) -> Refusal:
        named = is_meeple_action_on_tile(state, self.target_tile(state), action)
        return Refusal("portal_nothing_free" if named else "portal_follower_now")


def has_follower_in_supply(state: Position) -> bool:
    """Return whether the active player has a follower in the supply."""
    for meeple in state.rules.meeple_kinds:
        if meeple.is_follower and state.supply[state.active * MEEPLE_CODE_COUNT + meeple.code] > 0:
            return True
    return False


def can_reach_by_portal(state: Position, tile: i64) -> bool:
    """Return whether a follower of the active player can go to an earlier tile."""
    board = state.board
    node: i64 = board.tile_first_node[tile]
    end: i64 = node + state.rules.tile_set.feature_count[board.tile_kind[tile]]
    while node < end:
        kind: i64 = board.node_kind[node]
        if kind == FIELD or (kind < FIELD and board.open_edges[board.find_root(node)] > 0):
            for meeple in state.rules.meeple_kinds:
                if may_leave_portal_onto(state, meeple.code, node):
                    return not is_tile_closed_to_meeples(state, tile)
        node += 1
    return False


def may_leave_portal_onto(state: Position, code: i64, node: i64) -> bool:
    """Return whether a follower (O-07) may go to a node: an unfinished feature or field without followers (M-07)."""
    board = state.board
    kind: i64 = board.node_kind[node]
    if kind > FIELD or (kind != FIELD and board.open_edges[board.find_root(node)] == 0):
        return False
    meeple = state.rules.meeple_kind(code)
    if not meeple.is_follower or state.supply[state.active * MEEPLE_CODE_COUNT + code] == 0:
        return False
    return meeple.may_be_placed_on(state, state.active, node)
