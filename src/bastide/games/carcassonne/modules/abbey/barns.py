"""The barn: built where four field corners meet. It expels the farmers and scores at the end of the game."""

from __future__ import annotations

from mypy_extensions import i64

from bastide.core import Plain, Refusal
from bastide.games.carcassonne.modules.abbey.memory import BARN, BUILD_BARN, corner_at
from bastide.games.carcassonne.rules.actions import FIGURE_COUNT
from bastide.games.carcassonne.rules.display.maptext import CORNERS
from bastide.games.carcassonne.rules.map.board import Board
from bastide.games.carcassonne.rules.map.geometry import STEPS
from bastide.games.carcassonne.rules.module_api import Alternative, Figure, Position
from bastide.games.carcassonne.rules.tiles.model import FIELD, HAS_BARN, HAS_CASTLE
from bastide.games.carcassonne.rules.turn.figure_moves import deploy


class Barn(Figure):
    """Meeple on a corner of a tile. It is never removed."""

    def __init__(self, slot: int) -> None:
        super().__init__("barn", count_per_player=1, is_follower=False)
        self.slot = slot
        self.fears_dragon = False
        self.comes_home = False

    def letter(self, feature_kind: int) -> str:
        return "B"

    def shown(self, state: Position, player: int) -> dict[str, Plain]:
        corner = state.extra[self.slot][corner_at(state.players, player)]
        return {"corner": CORNERS[corner]}


class BuildBarn(Alternative):
    """Build the barn on a corner of the tile just laid, instead of placing another meeple."""

    def __init__(self, slot: int) -> None:
        super().__init__(BUILD_BARN, 4)
        self.slot = slot

    def add_to(self, state: Position, actions: list[int]) -> None:
        if state.supply[state.active * FIGURE_COUNT + BARN] == 0:
            return
        for corner in range(4):
            if self.may_stand(state, corner):
                actions.append(self.first + corner)

    def is_legal(self, state: Position, action: int) -> bool:
        return state.supply[state.active * FIGURE_COUNT + BARN] > 0 and self.may_stand(state, action - self.first)

    def may_stand(self, state: Position, corner: i64) -> bool:
        board = state.board
        node = field_at_corner(board, len(board.tile_kind) - 1, corner)
        return node >= 0 and board.marks[board.root(node)] & HAS_BARN == 0

    def perform(self, state: Position, action: int) -> bool:
        board = state.board
        put_barn(state, self.slot, state.active, len(board.tile_kind) - 1, action - self.first)
        return True

    def notation(self, state: Position, action: int) -> str:
        return f"barn on corner {CORNERS[action - self.first]}"

    def meaning(self, state: Position, action: int) -> dict[str, Plain]:
        return {"do": "barn", "corner": CORNERS[action - self.first]}

    def why_not(self, state: Position, action: int) -> Refusal:
        if state.supply[state.active * FIGURE_COUNT + BARN] == 0:
            return Refusal("none_at_home", {"figure": "barn"})
        corner = action - self.first
        no_field = field_at_corner(state.board, len(state.board.tile_kind) - 1, corner) < 0
        return Refusal("barn_needs_corner" if no_field else "barn_in_field")


def put_barn(state: Position, slot: int, player: i64, tile: i64, corner: i64) -> None:
    """Place a player's barn on a corner where four field corners meet."""
    node = field_at_corner(state.board, tile, corner)
    state.extra[slot][corner_at(state.players, player)] = corner
    deploy(state, player, BARN, node)
    state.board.mark(node, HAS_BARN)


def field_at_corner(board: Board, tile: i64, corner: i64) -> i64:
    """Return the field node at a corner of a tile if four tiles meet there and all show field, else -1."""
    cell: i64 = board.tile_cell[tile]
    after: i64 = STEPS[(corner + 1) & 3]
    first: i64 = STEPS[corner]
    if corner_field(board, board.tile_at(cell + first), (corner + 1) & 3) < 0:
        return -1
    if corner_field(board, board.tile_at(cell + first + after), (corner + 2) & 3) < 0:
        return -1
    if corner_field(board, board.tile_at(cell + after), (corner + 3) & 3) < 0:
        return -1
    return corner_field(board, tile, corner)


def corner_field(board: Board, tile: i64, corner: i64) -> i64:
    """Return the field node that fills a corner of a tile, or -1 if there is city or no tile."""
    if tile < 0:
        return -1
    pose: i64 = board.tile_kind[tile] * 4 + board.tile_turn[tile]
    field: i64 = board.kinds.at_corner[pose * 4 + corner]
    return -1 if field < 0 else board.tile_node[tile] + field


def fields_joined(state: Position) -> list[int]:
    """Return the fields of the tile just laid that have a barn and farmers, who must leave."""
    board = state.board
    found: list[int] = []
    node: i64 = board.tile_node[len(board.tile_node) - 1]
    while node < len(board.parent):
        if board.node_kind[node] == FIELD:
            root = board.root(node)
            if board.marks[root] & HAS_BARN != 0 and board.followers[root] > 0 and root not in found:
                found.append(root)
        node += 1
    return found


def barn_value(board: Board, cities: list[int]) -> int:
    """Return the points of a barn in a field with these complete cities. Pigs and herds do not count."""
    points = 0
    for city in cities:
        points += 5 if city >= 0 and board.marks[city] & HAS_CASTLE else 4
    return points
