"""Castles: a small city can become one instead of scoring, and scores the first feature completed next to it."""

from __future__ import annotations

from mypy_extensions import i64

from bastide.core import JsonData, Refusal
from bastide.games.carcassonne.modules.bridges.module_state_layout import ACTION_FOUND_CASTLE as CASTLE_ACTION
from bastide.games.carcassonne.modules.bridges.module_state_layout import (
    ACTION_SCORE_CASTLE,
    CASTLES_LEFT,
    CHOOSING_CASTLE,
    DECLINED_CASTLES,
    player_field_index,
    scored_castles_start,
)
from bastide.games.carcassonne.rules.action_space import ACTION_NONE, MAX_CASTLE_SOURCES
from bastide.games.carcassonne.rules.board.cell_coordinates import BOARD_WIDTH, x_of, y_of
from bastide.games.carcassonne.rules.board.mutable_board import Board
from bastide.games.carcassonne.rules.module_api import Phase, Position
from bastide.games.carcassonne.rules.tiles.tile_definition import CITY, FEATURE_KIND_NAMES, HAS_CASTLE, SEMICIRCLE
from bastide.games.carcassonne.rules.turn.feature_scoring import (
    award_points,
    feature_owners,
    feature_value,
    notify_feature_scored,
)
from bastide.games.carcassonne.rules.turn.meeple_moves import return_meeple
from bastide.games.carcassonne.rules.turn.turn_step_order import STEP_CASTLE, STEP_CASTLE_SCORE

# -- found castles -----------------------------------------------------------------------------------


class FoundCastlePhase(Phase):
    """The owner of each small city just completed chooses points or a castle, the active player first."""

    def __init__(self, slot: int) -> None:
        super().__init__("castle", STEP_CASTLE)
        self.slot = slot

    def begin(self, state: Position) -> bool:
        index = self.next_city_index(state)
        if index >= 0:
            state.asked = castle_founder(state, state.completed[index])
            return True
        state.extra[self.slot][DECLINED_CASTLES] = 0
        return False

    def next_city_index(self, state: Position) -> i64:
        """Return the index in ``state.completed`` of the next city that can become a castle, or -1."""
        module_state = state.extra[self.slot]
        best: i64 = -1
        best_distance = state.players
        for index, root in enumerate(state.completed):
            if module_state[DECLINED_CASTLES] >> index & 1 == 0 and is_small_city(state.board, root):
                owner = castle_founder(state, root)
                if (
                    owner >= 0
                    and module_state[player_field_index(owner, CASTLES_LEFT)] > 0
                    and (owner - state.active) % state.players < best_distance
                ):
                    best = index
                    best_distance = (owner - state.active) % state.players
        return best

    def legal_actions(self, state: Position) -> list[int]:
        return [ACTION_NONE, CASTLE_ACTION]

    def is_legal(self, state: Position, action: int) -> bool:
        return action in (ACTION_NONE, CASTLE_ACTION)

    def apply_action(self, state: Position, action: int) -> bool:
        module_state = state.extra[self.slot]
        index = self.next_city_index(state)
        if action == ACTION_NONE:
            module_state[DECLINED_CASTLES] |= 1 << index
        else:
            module_state[player_field_index(state.asked, CASTLES_LEFT)] -= 1
            found_castle(state, state.completed[index], state.asked)
            del state.completed[index]
            below: i64 = (1 << index) - 1
            module_state[DECLINED_CASTLES] = (module_state[DECLINED_CASTLES] & below) | (
                module_state[DECLINED_CASTLES] >> 1 & ~below
            )
        return not self.begin(state)

    def prompt_data(self, state: Position) -> dict[str, JsonData]:
        cell = castle_cells(state.board, state.completed[self.next_city_index(state)])[0]
        return {"x": x_of(cell), "y": y_of(cell)}

    def notation(self, state: Position, action: int) -> str:
        return "points" if action == ACTION_NONE else "castle"

    def action_data(self, state: Position, action: int) -> dict[str, JsonData]:
        return {"do": "points" if action == ACTION_NONE else "castle", **self.prompt_data(state)}

    def find_refusal(self, state: Position, action: int) -> Refusal:
        return Refusal("castle_or_points")


def is_small_city(board: Board, root: i64) -> bool:
    """Return whether a city consists of exactly two semicircular segments."""
    if board.node_kind[root] != CITY or board.feature_size[root] != 2:
        return False
    nodes = board.feature_nodes(root)
    for node in nodes:
        tile = board.node_tile[node]
        if board.tile_set.marks[board.tile_kind[tile]][board.feature_index(node)] & SEMICIRCLE == 0:
            return False
    return len(nodes) == 2


def castle_founder(state: Position, root: i64) -> int:
    """Return the player who may found a castle: the only majority (O-14) or the only mayor (O-15); else -1."""
    holders = feature_owners(state, root)
    if not holders:
        for index, node in enumerate(state.figure_node):
            if state.board.find_root(node) == root and state.figure_owner[index] not in holders:
                holders.append(state.figure_owner[index])
    return holders[0] if len(holders) == 1 else -1


def found_castle(state: Position, root: i64, owner: i64) -> None:
    """Found a castle. One follower of the owner stays; all other meeples are returned without points."""
    board = state.board
    board.add_mark(root, HAS_CASTLE)
    stays = True
    index: i64 = 0
    while index < len(state.figure_node):
        if board.find_root(state.figure_node[index]) == root:
            is_follower = state.rules.meeple_kind(state.figure_code[index]).is_follower
            if stays and is_follower and state.figure_owner[index] == owner:
                stays = False
                index += 1
            else:
                return_meeple(state, index)
        else:
            index += 1
    if state.journal is not None:
        cell = castle_cells(board, root)[0]
        state.journal.add_event("castle", {"player": int(owner), "x": x_of(cell), "y": y_of(cell)})


# -- score castles -----------------------------------------------------------------------------------


class CastleScoringPhase(Phase):
    """Castles score the first feature completed in their surroundings, then castles next to scored castles.

    The owner chooses between different points. Completed features come before scored castles (O-17). A castle founded
    with this tile does not score yet (O-16).
    """

    def __init__(self, slot: int) -> None:
        super().__init__("castle_score", STEP_CASTLE_SCORE)
        self.slot = slot

    def begin(self, state: Position) -> bool:
        if state.completed and castle_roots(state.board):
            for chain in range(2):
                while True:
                    root = self.next_castle(state, chain == 1)
                    if root < 0:
                        break
                    choices = self.score_choices(state, root)
                    if len(choices) > 1:
                        state.extra[self.slot][CHOOSING_CASTLE] = root
                        state.asked = castle_keeper(state, root)
                        return True
                    self.score_castle(state, root, self.source_points(state, root, choices[0]))
        module_state = state.extra[self.slot]
        del module_state[scored_castles_start(state, module_state) :]
        module_state[CHOOSING_CASTLE] = -1
        return False

    def next_castle(self, state: Position, chain: bool) -> int:
        """Return the next castle with something to score, by keeper clockwise from the active player, or -1."""
        board = state.board
        best = -1
        best_distance = state.players
        for root in castle_roots(board):
            if board.follower_count[root] > 0 and not board.is_new_mark(root, HAS_CASTLE):
                distance = (castle_keeper(state, root) - state.active) % state.players
                if distance < best_distance and self.score_sources(state, root, chain):
                    best = root
                    best_distance = distance
        return best

    def score_sources(self, state: Position, root: i64, chain: bool) -> list[int]:
        """Return the indices of completed features, or with ``chain`` of scored castles, around a castle."""
        board = state.board
        around = castle_surroundings(board, root)
        module_state = state.extra[self.slot]
        found: list[int] = []
        if not chain:
            for index, feature in enumerate(state.completed):
                if has_feature_on_cells(board, feature, around):
                    found.append(index)
            return found
        at = scored_castles_start(state, module_state)
        while at < len(module_state):
            if has_feature_on_cells(board, module_state[at], around):
                found.append(int((at - scored_castles_start(state, module_state)) // 2))
            at += 2
        return found

    def score_choices(self, state: Position, root: i64) -> list[int]:
        """Return the indices of what a castle can score, only the first of equal points."""
        sources = self.score_sources(state, root, False)
        seen: list[int] = []
        found: list[int] = []
        for source in sources if sources else self.score_sources(state, root, True):
            points = int(self.source_points(state, root, source))
            if points not in seen:
                seen.append(points)
                found.append(source)
        return found

    def source_points(self, state: Position, root: i64, source: i64) -> i64:
        """Return the points of a source: a completed feature, or a scored castle."""
        if self.score_sources(state, root, False):
            return feature_value(state, state.completed[source])
        module_state = state.extra[self.slot]
        return module_state[scored_castles_start(state, module_state) + 2 * source + 1]

    def score_castle(self, state: Position, root: i64, points: i64) -> None:
        """Score a castle once. A mayor has no strength there and gets nothing."""
        state.extra[self.slot] += [int(root), int(points)]
        for player in feature_owners(state, root):
            award_points(state, player, points, "castles", False, root)
        notify_feature_scored(state, root, False)
        index: i64 = 0
        while index < len(state.figure_node):
            if state.board.find_root(state.figure_node[index]) == root:
                return_meeple(state, index)
            else:
                index += 1

    def legal_actions(self, state: Position) -> list[int]:
        choosing = state.extra[self.slot][CHOOSING_CASTLE]
        return [int(ACTION_SCORE_CASTLE + choice) for choice in self.score_choices(state, choosing)]

    def is_legal(self, state: Position, action: int) -> bool:
        return action - ACTION_SCORE_CASTLE in self.score_choices(state, state.extra[self.slot][CHOOSING_CASTLE])

    def apply_action(self, state: Position, action: int) -> bool:
        root = state.extra[self.slot][CHOOSING_CASTLE]
        self.score_castle(state, root, self.source_points(state, root, action - ACTION_SCORE_CASTLE))
        return not self.begin(state)

    def prompt_data(self, state: Position) -> dict[str, JsonData]:
        cell = castle_cells(state.board, state.extra[self.slot][CHOOSING_CASTLE])[0]
        return {"x": x_of(cell), "y": y_of(cell)}

    def notation(self, state: Position, action: int) -> str:
        return (
            f"score {self.source_points(state, state.extra[self.slot][CHOOSING_CASTLE], action - ACTION_SCORE_CASTLE)}"
        )

    def action_data(self, state: Position, action: int) -> dict[str, JsonData]:
        root = state.extra[self.slot][CHOOSING_CASTLE]
        feature = "castle"
        if self.score_sources(state, root, False):
            feature = FEATURE_KIND_NAMES[state.board.node_kind[state.completed[action - ACTION_SCORE_CASTLE]]]
        points = int(self.source_points(state, root, action - ACTION_SCORE_CASTLE))
        return {"do": "castle_score", "feature": feature, "points": points, **self.prompt_data(state)}

    def find_refusal(self, state: Position, action: int) -> Refusal:
        beside = ACTION_SCORE_CASTLE <= action < ACTION_SCORE_CASTLE + MAX_CASTLE_SOURCES
        return Refusal("castle_scores_beside" if beside else "castle_must_score")


def castle_roots(board: Board) -> list[int]:
    """Return the castles on the board in the order of their founding."""
    additions = board.additions
    return [additions[at + 1] for at in range(0, len(additions), 3) if additions[at + 2] == HAS_CASTLE]


def castle_keeper(state: Position, root: i64) -> int:
    """Return the player whose follower is on a castle."""
    for index, node in enumerate(state.figure_node):
        if state.board.find_root(node) == root:
            return state.figure_owner[index]
    raise ValueError("no follower on the castle")


def castle_cells(board: Board, root: i64) -> list[int]:
    """Return the two cells of a castle in placement order."""
    return [board.tile_cell[tile] for tile in sorted([board.node_tile[node] for node in board.feature_nodes(root)])]


def castle_surroundings(board: Board, root: i64) -> list[int]:
    """Return the six cells of a castle's surroundings: its own two, and two along each long side."""
    first, second = castle_cells(board, root)
    aside = BOARD_WIDTH if second - first in (1, -1) else 1
    return [first, second, first - aside, second - aside, first + aside, second + aside]


def has_feature_on_cells(board: Board, root: i64, cells: list[int]) -> bool:
    """Return whether a feature has a node on one of these cells. A cloister is only on its own cell."""
    node: i64 = root
    while True:
        if board.tile_cell[board.node_tile[node]] in cells:
            return True
        node = board.next_node_in_feature[node]
        if node == root:
            return False
