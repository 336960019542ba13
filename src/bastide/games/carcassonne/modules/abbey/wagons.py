"""Wagon travel: after its feature was scored, a wagon may move to an adjacent unfinished feature."""

from __future__ import annotations

from mypy_extensions import i64

from bastide.core import Plain, Refusal
from bastide.games.carcassonne.modules.abbey.memory import GOING_TO, WAGON, wagons_at
from bastide.games.carcassonne.rules.actions import NONE, TO, figure_action, placed_code
from bastide.games.carcassonne.rules.map.board import Board
from bastide.games.carcassonne.rules.map.geometry import CELLS, STEPS, x_of, y_of
from bastide.games.carcassonne.rules.module_api import Phase, Position
from bastide.games.carcassonne.rules.tiles.model import EDGE_CITY, EDGE_ROAD, HAS_CASTLE
from bastide.games.carcassonne.rules.turn.figure_actions import placed_feature, stand_meaning, stand_notation
from bastide.games.carcassonne.rules.turn.figure_moves import deploy, tile_barred
from bastide.games.carcassonne.rules.turn.moments import WAGONS


class Travel(Phase):
    """Owners move scored wagons on or keep them in the supply, the active player first, then clockwise.

    The tile is chosen first; the feature only if there are several.
    """

    def __init__(self, slot: int) -> None:
        super().__init__("wagon", WAGONS)
        self.slot = slot

    def begin(self, state: Position) -> bool:
        module_state = state.extra[self.slot]
        first: i64 = wagons_at(state.players)
        while len(module_state) > first:
            state.asked = module_state[self.turn_of(state)]
            if self.targets(state):
                return True
            self.stop(state)
        return False

    def turn_of(self, state: Position) -> i64:
        """Return the index of the next wagon in the module state."""
        module_state = state.extra[self.slot]
        best: i64 = wagons_at(state.players)
        at: i64 = best
        while at < len(module_state):
            if (module_state[at] - state.active) % state.players < (module_state[best] - state.active) % state.players:
                best = at
            at += 2
        return best

    def stop(self, state: Position) -> None:
        """Remove the current wagon from the list: it was placed or stays in the supply."""
        module_state = state.extra[self.slot]
        at = self.turn_of(state)
        del module_state[at : at + 2]
        module_state[GOING_TO] = -1

    def targets(self, state: Position) -> list[int]:
        """Return the nodes to which the current wagon may go."""
        board = state.board
        found: list[int] = []
        for root in next_door(board, state.extra[self.slot][self.turn_of(state) + 1]):
            if board.open[root] > 0 and board.followers[root] == 0:
                for node in board.nodes_of(root):
                    if not tile_barred(state, board.node_tile[node]):
                        found.append(node)
        return sorted(found)

    def legal_actions(self, state: Position) -> list[int]:
        board = state.board
        going_to = state.extra[self.slot][GOING_TO]
        found: list[int] = []
        for node in self.targets(state):
            tile = board.node_tile[node]
            if going_to < 0:
                action = TO + board.tile_cell[tile]
                if action not in found:
                    found.append(action)
            elif tile == going_to:
                found.append(figure_action(WAGON, board.feature_of(node)))
        return ([NONE] if going_to < 0 else []) + sorted(found)

    def is_legal(self, state: Position, action: int) -> bool:
        return action in self.legal_actions(state)

    def perform(self, state: Position, action: int) -> bool:
        board = state.board
        module_state = state.extra[self.slot]
        if TO <= action < TO + CELLS:
            tile = board.tile_at(action - TO)
            there = [node for node in self.targets(state) if board.node_tile[node] == tile]
            if len(there) > 1:
                module_state[GOING_TO] = tile
                return False
            deploy(state, state.asked, WAGON, there[0])
        elif action != NONE:
            deploy(state, state.asked, WAGON, board.tile_node[module_state[GOING_TO]] + placed_feature(action))
        self.stop(state)
        return not self.begin(state)

    def about(self, state: Position) -> dict[str, Plain]:
        return {"player": int(state.asked)}

    def notation(self, state: Position, action: int) -> str:
        if action == NONE:
            return "home"
        if TO <= action < TO + CELLS:
            return f"wagon to {x_of(action - TO)},{y_of(action - TO)}"
        return stand_notation(state, state.extra[self.slot][GOING_TO], action)

    def meaning(self, state: Position, action: int) -> dict[str, Plain]:
        if action == NONE:
            return {"do": "wagon_home"}
        if TO <= action < TO + CELLS:
            return {"do": "wagon_to", "x": x_of(action - TO), "y": y_of(action - TO)}
        return stand_meaning(state, state.extra[self.slot][GOING_TO], action)

    def why_not(self, state: Position, action: int) -> Refusal:
        going = placed_code(action) == WAGON or TO <= action < TO + CELLS
        return Refusal("wagon_next_door" if going else "wagon_or_home")


def note_wagons(state: Position, slot: int, root: i64) -> None:
    """Remember the wagons on a feature that has just been scored, except in a castle (O-12)."""
    if state.board.marks[root] & HAS_CASTLE != 0:
        return
    for index, code in enumerate(state.figure_code):
        if code == WAGON and state.board.root(state.figure_node[index]) == root:
            state.extra[slot] += [state.figure_owner[index], int(root)]


def next_door(board: Board, root: i64) -> list[int]:
    """Return the features that a wagon can reach from a scored one (O-11).

    They meet at a crossing, city wall or cloister; an abbey meets every road and city that it closes.
    """
    found: list[int] = []
    for node in board.nodes_of(root):
        tile = board.node_tile[node]
        first = board.tile_node[tile]
        for group in board.kinds.tiles[board.tile_kind[tile]].wagon_links:
            if node - first in group:
                add_roots(board, found, [first + feature for feature in group])
        add_roots(board, found, across_abbeys(board, tile, node))
    return [there for there in found if there != root]


def across_abbeys(board: Board, tile: i64, node: i64) -> list[int]:
    """Return the abbeys that a city or road runs into; for an abbey, the nodes that run into it."""
    is_abbey = board.kinds.is_abbey
    found: list[int] = []
    for side in range(4):
        other = board.tile_at(board.tile_cell[tile] + STEPS[side])
        if other < 0:
            continue
        if is_abbey[board.tile_kind[tile]]:
            if board.edge_at(other, side ^ 2) in (EDGE_CITY, EDGE_ROAD):
                found.append(board.node_at(other, side ^ 2))
        elif is_abbey[board.tile_kind[other]] and board.node_at(tile, side) == node:
            found.append(board.tile_node[other])
    return found


def add_roots(board: Board, found: list[int], nodes: list[int]) -> None:
    """Append the roots of nodes that are not in the list yet."""
    for node in nodes:
        root = board.root(node)
        if root not in found:
            found.append(root)
