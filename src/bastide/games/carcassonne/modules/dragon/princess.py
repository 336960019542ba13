"""The princess: returns a knight to its owner."""

from __future__ import annotations

from mypy_extensions import i64

from bastide.core import Plain, Refusal
from bastide.games.carcassonne.modules.dragon.memory import KNIGHT, RESCUED
from bastide.games.carcassonne.rules.actions import FIGURES_ON_MAP
from bastide.games.carcassonne.rules.display.maptext import COLOURS
from bastide.games.carcassonne.rules.map.geometry import x_of, y_of
from bastide.games.carcassonne.rules.module_api import Phase, Position
from bastide.games.carcassonne.rules.tiles.model import FEATURE_KINDS
from bastide.games.carcassonne.rules.tiles.model import PRINCESS as PRINCESS_MARK
from bastide.games.carcassonne.rules.turn.figure_moves import drive_out
from bastide.games.carcassonne.rules.turn.moments import PRINCESS


class Rescue(Phase):
    """A princess tile that joins a city with knights returns one of them; the active player must choose (O-08)."""

    def __init__(self, slot: int) -> None:
        super().__init__("princess", PRINCESS)
        self.slot = slot

    def begin(self, state: Position) -> bool:
        if self.city(state) < 0:
            return False
        state.asked = state.active
        return True

    def city(self, state: Position) -> i64:
        """Return the city of the princess on the tile just laid if it has a knight, else -1."""
        board = state.board
        node: i64 = board.tile_node[len(board.tile_node) - 1]
        marks = state.rules.kinds.marks[board.tile_kind[len(board.tile_kind) - 1]]
        for feature in range(len(marks)):
            if marks[feature] & PRINCESS_MARK:
                root = board.root(node + feature)
                return root if board.followers[root] > 0 else -1
        return -1

    def legal_actions(self, state: Position) -> list[int]:
        return [KNIGHT + index for index in range(len(state.figure_node)) if self.may_go(state, index)]

    def is_legal(self, state: Position, action: int) -> bool:
        index = action - KNIGHT
        return 0 <= index < len(state.figure_node) and self.may_go(state, index)

    def may_go(self, state: Position, index: int) -> bool:
        """Return whether a meeple is a follower in the princess's city."""
        follower = state.rules.figure_of(state.figure_code[index]).is_follower  # any kind of follower (O-40)
        return follower and state.board.root(state.figure_node[index]) == self.city(state)

    def perform(self, state: Position, action: int) -> bool:
        state.extra[self.slot][RESCUED] = 1
        drive_out(state, action - KNIGHT)
        return True

    def notation(self, state: Position, action: int) -> str:
        """Return the notation ``send home blue knight on city 0 at 3,-1``."""
        index = action - KNIGHT
        board = state.board
        node = state.figure_node[index]
        tile = board.node_tile[node]
        cell = board.tile_cell[tile]
        kind = state.rules.figure_of(state.figure_code[index]).title(board.node_kind[node])
        name = state.rules.kinds.feature_name(board.tile_kind[tile], board.feature_of(node))
        return f"send home {COLOURS[state.figure_owner[index]]} {kind} on {name} at {x_of(cell)},{y_of(cell)}"

    def meaning(self, state: Position, action: int) -> dict[str, Plain]:
        index = action - KNIGHT
        board = state.board
        node = state.figure_node[index]
        cell = board.tile_cell[board.node_tile[node]]
        meeple = state.rules.figure_of(state.figure_code[index])
        return {
            "do": "rescue",
            "player": state.figure_owner[index],
            "figure": meeple.id,
            "piece": meeple.piece(board.node_kind[node]),
            "feature": FEATURE_KINDS[board.node_kind[node]],
            "number": state.rules.kinds.ordinals[board.tile_kind[board.node_tile[node]]][board.feature_of(node)],
            "x": x_of(cell),
            "y": y_of(cell),
        }

    def why_not(self, state: Position, action: int) -> Refusal:
        if not KNIGHT <= action < KNIGHT + FIGURES_ON_MAP:
            return Refusal("princess_must_send")
        return Refusal("princess_own_city")
