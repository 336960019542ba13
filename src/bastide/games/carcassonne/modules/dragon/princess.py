"""The princess: returns a knight to its owner."""

from __future__ import annotations

from mypy_extensions import i64

from bastide.core import JsonData, Refusal
from bastide.games.carcassonne.modules.dragon.module_state_layout import ACTION_SEND_KNIGHT_HOME, PRINCESS_USED
from bastide.games.carcassonne.rules.action_space import MAX_MEEPLES_ON_BOARD
from bastide.games.carcassonne.rules.board.cell_coordinates import x_of, y_of
from bastide.games.carcassonne.rules.module_api import Phase, Position
from bastide.games.carcassonne.rules.parsed_board_text import PLAYER_COLOURS
from bastide.games.carcassonne.rules.tiles.tile_definition import FEATURE_KIND_NAMES
from bastide.games.carcassonne.rules.tiles.tile_definition import PRINCESS as PRINCESS_MARK
from bastide.games.carcassonne.rules.turn.meeple_moves import expel_meeple
from bastide.games.carcassonne.rules.turn.turn_step_order import STEP_PRINCESS


class PrincessPhase(Phase):
    """A princess tile that joins a city with knights returns one of them; the active player must choose (O-08)."""

    def __init__(self, slot: int) -> None:
        super().__init__("princess", STEP_PRINCESS)
        self.slot = slot

    def begin(self, state: Position) -> bool:
        if self.princess_city(state) < 0:
            return False
        state.asked = state.active
        return True

    def princess_city(self, state: Position) -> i64:
        """Return the city of the princess on the tile just laid if it has a knight, else -1."""
        board = state.board
        node: i64 = board.tile_first_node[len(board.tile_first_node) - 1]
        marks = state.rules.tile_set.marks[board.tile_kind[len(board.tile_kind) - 1]]
        for feature in range(len(marks)):
            if marks[feature] & PRINCESS_MARK:
                root = board.find_root(node + feature)
                return root if board.follower_count[root] > 0 else -1
        return -1

    def legal_actions(self, state: Position) -> list[int]:
        return [
            ACTION_SEND_KNIGHT_HOME + index
            for index in range(len(state.figure_node))
            if self.may_be_sent_home(state, index)
        ]

    def is_legal(self, state: Position, action: int) -> bool:
        index = action - ACTION_SEND_KNIGHT_HOME
        return 0 <= index < len(state.figure_node) and self.may_be_sent_home(state, index)

    def may_be_sent_home(self, state: Position, index: int) -> bool:
        """Return whether a meeple is a follower in the princess's city."""
        follower = state.rules.meeple_kind(state.figure_code[index]).is_follower  # any kind of follower (O-40)
        return follower and state.board.find_root(state.figure_node[index]) == self.princess_city(state)

    def apply_action(self, state: Position, action: int) -> bool:
        state.extra[self.slot][PRINCESS_USED] = 1
        expel_meeple(state, action - ACTION_SEND_KNIGHT_HOME)
        return True

    def notation(self, state: Position, action: int) -> str:
        """Return the notation ``send home blue knight on city 0 at 3,-1``."""
        index = action - ACTION_SEND_KNIGHT_HOME
        board = state.board
        node = state.figure_node[index]
        tile = board.node_tile[node]
        cell = board.tile_cell[tile]
        kind = state.rules.meeple_kind(state.figure_code[index]).notation_name(board.node_kind[node])
        name = state.rules.tile_set.feature_name(board.tile_kind[tile], board.feature_index(node))
        return f"send home {PLAYER_COLOURS[state.figure_owner[index]]} {kind} on {name} at {x_of(cell)},{y_of(cell)}"

    def action_data(self, state: Position, action: int) -> dict[str, JsonData]:
        index = action - ACTION_SEND_KNIGHT_HOME
        board = state.board
        node = state.figure_node[index]
        cell = board.tile_cell[board.node_tile[node]]
        meeple = state.rules.meeple_kind(state.figure_code[index])
        return {
            "do": "rescue",
            "player": state.figure_owner[index],
            "figure": meeple.id,
            "piece": meeple.catalogue_id(board.node_kind[node]),
            "feature": FEATURE_KIND_NAMES[board.node_kind[node]],
            "number": state.rules.tile_set.ordinals[board.tile_kind[board.node_tile[node]]][board.feature_index(node)],
            "x": x_of(cell),
            "y": y_of(cell),
        }

    def find_refusal(self, state: Position, action: int) -> Refusal:
        if not ACTION_SEND_KNIGHT_HOME <= action < ACTION_SEND_KNIGHT_HOME + MAX_MEEPLES_ON_BOARD:
            return Refusal("princess_must_send")
        return Refusal("princess_own_city")
