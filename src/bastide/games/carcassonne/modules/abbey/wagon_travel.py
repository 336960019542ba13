"""Wagon travel: after its feature was scored, a wagon may move to an adjacent unfinished feature."""

from __future__ import annotations

from mypy_extensions import i64

from bastide.core import JsonData, Refusal
from bastide.games.carcassonne.modules.abbey.module_state_layout import WAGON, WAGON_TARGET_TILE, wagons_start
from bastide.games.carcassonne.rules.action_space import (
    ACTION_MOVE_TO,
    ACTION_NONE,
    meeple_action,
    meeple_code_of_action,
)
from bastide.games.carcassonne.rules.board.cell_coordinates import CELL_COUNT, NEIGHBOUR_OFFSETS, x_of, y_of
from bastide.games.carcassonne.rules.board.mutable_board import Board
from bastide.games.carcassonne.rules.module_api import Phase, Position
from bastide.games.carcassonne.rules.tiles.tile_definition import EDGE_CITY, EDGE_ROAD, HAS_CASTLE
from bastide.games.carcassonne.rules.turn.meeple_action_notation import (
    feature_index_of_action,
    meeple_action_data,
    meeple_action_notation,
)
from bastide.games.carcassonne.rules.turn.meeple_moves import deploy_meeple, is_tile_closed_to_meeples
from bastide.games.carcassonne.rules.turn.turn_step_order import STEP_WAGONS


class WagonTravelPhase(Phase):
    """Owners move scored wagons on or keep them in the supply, the active player first, then clockwise.

    The tile is chosen first; the feature only if there are several.
    """

    def __init__(self, slot: int) -> None:
        super().__init__("wagon", STEP_WAGONS)
        self.slot = slot

    def begin(self, state: Position) -> bool:
        module_state = state.extra[self.slot]
        first: i64 = wagons_start(state.players)
        while len(module_state) > first:
            state.asked = module_state[self.current_wagon_index(state)]
            if self.target_nodes(state):
                return True
            self.remove_current_wagon(state)
        return False

    def current_wagon_index(self, state: Position) -> i64:
        """Return the index of the next wagon in the module state."""
        module_state = state.extra[self.slot]
        best: i64 = wagons_start(state.players)
        at: i64 = best
        while at < len(module_state):
            if (module_state[at] - state.active) % state.players < (module_state[best] - state.active) % state.players:
                best = at
            at += 2
        return best

    def remove_current_wagon(self, state: Position) -> None:
        """Remove the current wagon from the list: it was placed or stays in the supply."""
        module_state = state.extra[self.slot]
        at = self.current_wagon_index(state)
        del module_state[at : at + 2]
        module_state[WAGON_TARGET_TILE] = -1

    def target_nodes(self, state: Position) -> list[int]:
        """Return the nodes to which the current wagon may go."""
        board = state.board
        found: list[int] = []
        for root in wagon_neighbour_features(board, state.extra[self.slot][self.current_wagon_index(state) + 1]):
            if board.open_edges[root] > 0 and board.follower_count[root] == 0:
                for node in board.feature_nodes(root):
                    if not is_tile_closed_to_meeples(state, board.node_tile[node]):
                        found.append(node)
        return sorted(found)

    def legal_actions(self, state: Position) -> list[int]:
        board = state.board
        going_to = state.extra[self.slot][WAGON_TARGET_TILE]
        found: list[int] = []
        for node in self.target_nodes(state):
            tile = board.node_tile[node]
            if going_to < 0:
                action = ACTION_MOVE_TO + board.tile_cell[tile]
                if action not in found:
                    found.append(action)
            elif tile == going_to:
                found.append(meeple_action(WAGON, board.feature_index(node)))
        return ([ACTION_NONE] if going_to < 0 else []) + sorted(found)

    def is_legal(self, state: Position, action: int) -> bool:
        return action in self.legal_actions(state)

    def apply_action(self, state: Position, action: int) -> bool:
        board = state.board
        module_state = state.extra[self.slot]
        if ACTION_MOVE_TO <= action < ACTION_MOVE_TO + CELL_COUNT:
            tile = board.tile_at(action - ACTION_MOVE_TO)
            there = [node for node in self.target_nodes(state) if board.node_tile[node] == tile]
            if len(there) > 1:
                module_state[WAGON_TARGET_TILE] = tile
                return False
            deploy_meeple(state, state.asked, WAGON, there[0])
        elif action != ACTION_NONE:
            deploy_meeple(
                state,
                state.asked,
                WAGON,
                board.tile_first_node[module_state[WAGON_TARGET_TILE]] + feature_index_of_action(action),
            )
        self.remove_current_wagon(state)
        return not self.begin(state)

    def prompt_data(self, state: Position) -> dict[str, JsonData]:
        return {"player": int(state.asked)}

    def notation(self, state: Position, action: int) -> str:
        if action == ACTION_NONE:
            return "home"
        if ACTION_MOVE_TO <= action < ACTION_MOVE_TO + CELL_COUNT:
            return f"wagon to {x_of(action - ACTION_MOVE_TO)},{y_of(action - ACTION_MOVE_TO)}"
        return meeple_action_notation(state, state.extra[self.slot][WAGON_TARGET_TILE], action)

    def action_data(self, state: Position, action: int) -> dict[str, JsonData]:
        if action == ACTION_NONE:
            return {"do": "wagon_home"}
        if ACTION_MOVE_TO <= action < ACTION_MOVE_TO + CELL_COUNT:
            return {"do": "wagon_to", "x": x_of(action - ACTION_MOVE_TO), "y": y_of(action - ACTION_MOVE_TO)}
        return meeple_action_data(state, state.extra[self.slot][WAGON_TARGET_TILE], action)

    def find_refusal(self, state: Position, action: int) -> Refusal:
        going = meeple_code_of_action(action) == WAGON or ACTION_MOVE_TO <= action < ACTION_MOVE_TO + CELL_COUNT
        return Refusal("wagon_next_door" if going else "wagon_or_home")


def remember_scored_wagons(state: Position, slot: int, root: i64) -> None:
    """Remember the wagons on a feature that has just been scored, except in a castle (O-12)."""
    if state.board.marks[root] & HAS_CASTLE != 0:
        return
    for index, code in enumerate(state.figure_code):
        if code == WAGON and state.board.find_root(state.figure_node[index]) == root:
            state.extra[slot] += [state.figure_owner[index], int(root)]


def wagon_neighbour_features(board: Board, root: i64) -> list[int]:
    """Return the features that a wagon can reach from a scored one (O-11).

    They meet at a crossing, city wall or cloister; an abbey meets every road and city that it closes.
    """
    found: list[int] = []
    for node in board.feature_nodes(root):
        tile = board.node_tile[node]
        first = board.tile_first_node[tile]
        for group in board.tile_set.tiles[board.tile_kind[tile]].wagon_links:
            if node - first in group:
                add_roots(board, found, [first + feature for feature in group])
        add_roots(board, found, nodes_linked_by_abbey(board, tile, node))
    return [there for there in found if there != root]


def nodes_linked_by_abbey(board: Board, tile: i64, node: i64) -> list[int]:
    """Return the abbeys that a city or road runs into; for an abbey, the nodes that run into it."""
    is_abbey = board.tile_set.is_abbey
    found: list[int] = []
    for side in range(4):
        other = board.tile_at(board.tile_cell[tile] + NEIGHBOUR_OFFSETS[side])
        if other < 0:
            continue
        if is_abbey[board.tile_kind[tile]]:
            if board.edge_at(other, side ^ 2) in (EDGE_CITY, EDGE_ROAD):
                found.append(board.node_at_side(other, side ^ 2))
        elif is_abbey[board.tile_kind[other]] and board.node_at_side(tile, side) == node:
            found.append(board.tile_first_node[other])
    return found


def add_roots(board: Board, found: list[int], nodes: list[int]) -> None:
    """Append the roots of nodes that are not in the list yet."""
    for node in nodes:
        root = board.find_root(node)
        if root not in found:
            found.append(root)
