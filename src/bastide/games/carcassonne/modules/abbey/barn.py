"""The barn: built where four field corners meet. It expels the farmers and scores at the end of the game."""

from __future__ import annotations

from mypy_extensions import i64

from bastide.core import JsonData, Refusal
from bastide.games.carcassonne.modules.abbey.module_state_layout import ACTION_BUILD_BARN, BARN, barn_corner_index
from bastide.games.carcassonne.rules.action_space import MEEPLE_CODE_COUNT
from bastide.games.carcassonne.rules.board.cell_coordinates import NEIGHBOUR_OFFSETS
from bastide.games.carcassonne.rules.board.mutable_board import Board
from bastide.games.carcassonne.rules.module_api import MeepleKind, MeeplePhaseAction, Position
from bastide.games.carcassonne.rules.parsed_board_text import CORNERS
from bastide.games.carcassonne.rules.tiles.tile_definition import FIELD, HAS_BARN, HAS_CASTLE
from bastide.games.carcassonne.rules.turn.meeple_moves import deploy_meeple


class Barn(MeepleKind):
    """Meeple on a corner of a tile. It is never removed."""

    def __init__(self, slot: int) -> None:
        super().__init__("barn", count_per_player=1, is_follower=False)
        self.slot = slot
        self.is_dragon_prey = False
        self.returns_after_scoring = False

    def ascii_letter(self, feature_kind: int) -> str:
        return "B"

    def extra_view_fields(self, state: Position, player: int) -> dict[str, JsonData]:
        corner = state.extra[self.slot][barn_corner_index(state.players, player)]
        return {"corner": CORNERS[corner]}


class BuildBarnAction(MeeplePhaseAction):
    """Build the barn on a corner of the tile just laid, instead of placing another meeple."""

    def __init__(self, slot: int) -> None:
        super().__init__(ACTION_BUILD_BARN, 4)
        self.slot = slot

    def append_legal_actions(self, state: Position, actions: list[int]) -> None:
        if state.supply[state.active * MEEPLE_CODE_COUNT + BARN] == 0:
            return
        for corner in range(4):
            if self.may_build_on_corner(state, corner):
                actions.append(self.first_action + corner)

    def is_legal(self, state: Position, action: int) -> bool:
        return state.supply[state.active * MEEPLE_CODE_COUNT + BARN] > 0 and self.may_build_on_corner(
            state, action - self.first_action
        )

    def may_build_on_corner(self, state: Position, corner: i64) -> bool:
        board = state.board
        node = field_at_shared_corner(board, len(board.tile_kind) - 1, corner)
        return node >= 0 and board.marks[board.find_root(node)] & HAS_BARN == 0

    def apply_action(self, state: Position, action: int) -> bool:
        board = state.board
        place_barn(state, self.slot, state.active, len(board.tile_kind) - 1, action - self.first_action)
        return True

    def notation(self, state: Position, action: int) -> str:
        return f"barn on corner {CORNERS[action - self.first_action]}"

    def action_data(self, state: Position, action: int) -> dict[str, JsonData]:
        return {"do": "barn", "corner": CORNERS[action - self.first_action]}

    def find_refusal(self, state: Position, action: int) -> Refusal:
        if state.supply[state.active * MEEPLE_CODE_COUNT + BARN] == 0:
            return Refusal("none_at_home", {"figure": "barn"})
        corner = action - self.first_action
        no_field = field_at_shared_corner(state.board, len(state.board.tile_kind) - 1, corner) < 0
        return Refusal("barn_needs_corner" if no_field else "barn_in_field")


def place_barn(state: Position, slot: int, player: i64, tile: i64, corner: i64) -> None:
    """Place a player's barn on a corner where four field corners meet."""
    node = field_at_shared_corner(state.board, tile, corner)
    state.extra[slot][barn_corner_index(state.players, player)] = corner
    deploy_meeple(state, player, BARN, node)
    state.board.add_mark(node, HAS_BARN)


def field_at_shared_corner(board: Board, tile: i64, corner: i64) -> i64:
    """Return the field node at a corner of a tile if four tiles meet there and all show field, else -1."""
    cell: i64 = board.tile_cell[tile]
    after: i64 = NEIGHBOUR_OFFSETS[(corner + 1) & 3]
    first: i64 = NEIGHBOUR_OFFSETS[corner]
    if field_in_tile_corner(board, board.tile_at(cell + first), (corner + 1) & 3) < 0:
        return -1
    if field_in_tile_corner(board, board.tile_at(cell + first + after), (corner + 2) & 3) < 0:
        return -1
    if field_in_tile_corner(board, board.tile_at(cell + after), (corner + 3) & 3) < 0:
        return -1
    return field_in_tile_corner(board, tile, corner)


def field_in_tile_corner(board: Board, tile: i64, corner: i64) -> i64:
    """Return the field node that fills a corner of a tile, or -1 if there is city or no tile."""
    if tile < 0:
        return -1
    pose: i64 = board.tile_kind[tile] * 4 + board.tile_rotation[tile]
    field: i64 = board.tile_set.field_at_corner[pose * 4 + corner]
    return -1 if field < 0 else board.tile_first_node[tile] + field


def fields_taken_by_barns(state: Position) -> list[int]:
    """Return the fields of the tile just laid that have a barn and farmers, who must leave."""
    board = state.board
    found: list[int] = []
    node: i64 = board.tile_first_node[len(board.tile_first_node) - 1]
    while node < len(board.parent):
        if board.node_kind[node] == FIELD:
            root = board.find_root(node)
            if board.marks[root] & HAS_BARN != 0 and board.follower_count[root] > 0 and root not in found:
                found.append(root)
        node += 1
    return found


def barn_value(board: Board, cities: list[int]) -> int:
    """Return the points of a barn in a field with these complete cities. Pigs and herds do not count."""
    points = 0
    for city in cities:
        points += 5 if city >= 0 and board.marks[city] & HAS_CASTLE else 4
    return points
