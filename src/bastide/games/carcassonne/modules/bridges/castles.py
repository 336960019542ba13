"""Castles: a small city can become one instead of scoring, and scores the first feature completed next to it."""

from __future__ import annotations

from mypy_extensions import i64

from bastide.core import Plain, Refusal
from bastide.games.carcassonne.modules.bridges.memory import CASTLE as CASTLE_ACTION
from bastide.games.carcassonne.modules.bridges.memory import CASTLES, CHOOSING, DECLINED, SCORE, castles_at, place
from bastide.games.carcassonne.rules.actions import NONE, SCORED_AT_ONCE
from bastide.games.carcassonne.rules.map.board import Board
from bastide.games.carcassonne.rules.map.geometry import WIDTH, x_of, y_of
from bastide.games.carcassonne.rules.module_api import Phase, Position
from bastide.games.carcassonne.rules.tiles.model import CITY, FEATURE_KINDS, HAS_CASTLE, SEMICIRCLE
from bastide.games.carcassonne.rules.turn.figure_moves import send_home
from bastide.games.carcassonne.rules.turn.moments import CASTLE, CASTLE_SCORE
from bastide.games.carcassonne.rules.turn.scoring import award, owners, tell_scored, value

# -- found castles -----------------------------------------------------------------------------------


class FoundCastle(Phase):
    """The owner of each small city just completed chooses points or a castle, the active player first."""

    def __init__(self, slot: int) -> None:
        super().__init__("castle", CASTLE)
        self.slot = slot

    def begin(self, state: Position) -> bool:
        index = self.next_city(state)
        if index >= 0:
            state.asked = castle_owner(state, state.completed[index])
            return True
        state.extra[self.slot][DECLINED] = 0
        return False

    def next_city(self, state: Position) -> i64:
        """Return the index in ``state.completed`` of the next city that can become a castle, or -1."""
        module_state = state.extra[self.slot]
        best: i64 = -1
        best_distance = state.players
        for index, root in enumerate(state.completed):
            if module_state[DECLINED] >> index & 1 == 0 and is_small(state.board, root):
                owner = castle_owner(state, root)
                if (
                    owner >= 0
                    and module_state[place(owner, CASTLES)] > 0
                    and (owner - state.active) % state.players < best_distance
                ):
                    best = index
                    best_distance = (owner - state.active) % state.players
        return best

    def legal_actions(self, state: Position) -> list[int]:
        return [NONE, CASTLE_ACTION]

    def is_legal(self, state: Position, action: int) -> bool:
        return action in (NONE, CASTLE_ACTION)

    def perform(self, state: Position, action: int) -> bool:
        module_state = state.extra[self.slot]
        index = self.next_city(state)
        if action == NONE:
            module_state[DECLINED] |= 1 << index
        else:
            module_state[place(state.asked, CASTLES)] -= 1
            found_castle(state, state.completed[index], state.asked)
            del state.completed[index]
            below: i64 = (1 << index) - 1
            module_state[DECLINED] = (module_state[DECLINED] & below) | (module_state[DECLINED] >> 1 & ~below)
        return not self.begin(state)

    def about(self, state: Position) -> dict[str, Plain]:
        cell = castle_cells(state.board, state.completed[self.next_city(state)])[0]
        return {"x": x_of(cell), "y": y_of(cell)}

    def notation(self, state: Position, action: int) -> str:
        return "points" if action == NONE else "castle"

    def meaning(self, state: Position, action: int) -> dict[str, Plain]:
        return {"do": "points" if action == NONE else "castle", **self.about(state)}

    def why_not(self, state: Position, action: int) -> Refusal:
        return Refusal("castle_or_points")


def is_small(board: Board, root: i64) -> bool:
    """Return whether a city consists of exactly two semicircular segments."""
    if board.node_kind[root] != CITY or board.size[root] != 2:
        return False
    nodes = board.nodes_of(root)
    for node in nodes:
        tile = board.node_tile[node]
        if board.kinds.marks[board.tile_kind[tile]][board.feature_of(node)] & SEMICIRCLE == 0:
            return False
    return len(nodes) == 2


def castle_owner(state: Position, root: i64) -> int:
    """Return the player who may found a castle: the only majority (O-14) or the only mayor (O-15); else -1."""
    holders = owners(state, root)
    if not holders:
        for index, node in enumerate(state.figure_node):
            if state.board.root(node) == root and state.figure_owner[index] not in holders:
                holders.append(state.figure_owner[index])
    return holders[0] if len(holders) == 1 else -1


def found_castle(state: Position, root: i64, owner: i64) -> None:
    """Found a castle. One follower of the owner stays; all other meeples are returned without points."""
    board = state.board
    board.mark(root, HAS_CASTLE)
    stays = True
    index: i64 = 0
    while index < len(state.figure_node):
        if board.root(state.figure_node[index]) == root:
            is_follower = state.rules.figure_of(state.figure_code[index]).is_follower
            if stays and is_follower and state.figure_owner[index] == owner:
                stays = False
                index += 1
            else:
                send_home(state, index)
        else:
            index += 1
    if state.journal is not None:
        cell = castle_cells(board, root)[0]
        state.journal.note("castle", {"player": int(owner), "x": x_of(cell), "y": y_of(cell)})


# -- score castles -----------------------------------------------------------------------------------


class ScoreCastles(Phase):
    """Castles score the first feature completed in their surroundings, then castles next to scored castles.

    The owner chooses between different points. Completed features come before scored castles (O-17). A castle founded
    with this tile does not score yet (O-16).
    """

    def __init__(self, slot: int) -> None:
        super().__init__("castle_score", CASTLE_SCORE)
        self.slot = slot

    def begin(self, state: Position) -> bool:
        if state.completed and castle_roots(state.board):
            for chain in range(2):
                while True:
                    root = self.next_castle(state, chain == 1)
                    if root < 0:
                        break
                    choices = self.choices(state, root)
                    if len(choices) > 1:
                        state.extra[self.slot][CHOOSING] = root
                        state.asked = keeper(state, root)
                        return True
                    self.score(state, root, self.points(state, root, choices[0]))
        module_state = state.extra[self.slot]
        del module_state[castles_at(state, module_state) :]
        module_state[CHOOSING] = -1
        return False

    def next_castle(self, state: Position, chain: bool) -> int:
        """Return the next castle with something to score, by keeper clockwise from the active player, or -1."""
        board = state.board
        best = -1
        best_distance = state.players
        for root in castle_roots(board):
            if board.followers[root] > 0 and not board.is_new(root, HAS_CASTLE):
                distance = (keeper(state, root) - state.active) % state.players
                if distance < best_distance and self.sources(state, root, chain):
                    best = root
                    best_distance = distance
        return best

    def sources(self, state: Position, root: i64, chain: bool) -> list[int]:
        """Return the indices of completed features, or with ``chain`` of scored castles, around a castle."""
        board = state.board
        around = surroundings(board, root)
        module_state = state.extra[self.slot]
        found: list[int] = []
        if not chain:
            for index, feature in enumerate(state.completed):
                if lies_on(board, feature, around):
                    found.append(index)
            return found
        at = castles_at(state, module_state)
        while at < len(module_state):
            if lies_on(board, module_state[at], around):
                found.append(int((at - castles_at(state, module_state)) // 2))
            at += 2
        return found

    def choices(self, state: Position, root: i64) -> list[int]:
        """Return the indices of what a castle can score, only the first of equal points."""
        sources = self.sources(state, root, False)
        seen: list[int] = []
        found: list[int] = []
        for source in sources if sources else self.sources(state, root, True):
            points = int(self.points(state, root, source))
            if points not in seen:
                seen.append(points)
                found.append(source)
        return found

    def points(self, state: Position, root: i64, source: i64) -> i64:
        """Return the points of a source: a completed feature, or a scored castle."""
        if self.sources(state, root, False):
            return value(state, state.completed[source])
        module_state = state.extra[self.slot]
        return module_state[castles_at(state, module_state) + 2 * source + 1]

    def score(self, state: Position, root: i64, points: i64) -> None:
        """Score a castle once. A mayor has no strength there and gets nothing."""
        state.extra[self.slot] += [int(root), int(points)]
        for player in owners(state, root):
            award(state, player, points, "castles", False, root)
        tell_scored(state, root, False)
        index: i64 = 0
        while index < len(state.figure_node):
            if state.board.root(state.figure_node[index]) == root:
                send_home(state, index)
            else:
                index += 1

    def legal_actions(self, state: Position) -> list[int]:
        choosing = state.extra[self.slot][CHOOSING]
        return [int(SCORE + choice) for choice in self.choices(state, choosing)]

    def is_legal(self, state: Position, action: int) -> bool:
        return action - SCORE in self.choices(state, state.extra[self.slot][CHOOSING])

    def perform(self, state: Position, action: int) -> bool:
        root = state.extra[self.slot][CHOOSING]
        self.score(state, root, self.points(state, root, action - SCORE))
        return not self.begin(state)

    def about(self, state: Position) -> dict[str, Plain]:
        cell = castle_cells(state.board, state.extra[self.slot][CHOOSING])[0]
        return {"x": x_of(cell), "y": y_of(cell)}

    def notation(self, state: Position, action: int) -> str:
        return f"score {self.points(state, state.extra[self.slot][CHOOSING], action - SCORE)}"

    def meaning(self, state: Position, action: int) -> dict[str, Plain]:
        root = state.extra[self.slot][CHOOSING]
        feature = "castle"
        if self.sources(state, root, False):
            feature = FEATURE_KINDS[state.board.node_kind[state.completed[action - SCORE]]]
        points = int(self.points(state, root, action - SCORE))
        return {"do": "castle_score", "feature": feature, "points": points, **self.about(state)}

    def why_not(self, state: Position, action: int) -> Refusal:
        beside = SCORE <= action < SCORE + SCORED_AT_ONCE
        return Refusal("castle_scores_beside" if beside else "castle_must_score")


def castle_roots(board: Board) -> list[int]:
    """Return the castles on the board in the order of their founding."""
    additions = board.additions
    return [additions[at + 1] for at in range(0, len(additions), 3) if additions[at + 2] == HAS_CASTLE]


def keeper(state: Position, root: i64) -> int:
    """Return the player whose follower is on a castle."""
    for index, node in enumerate(state.figure_node):
        if state.board.root(node) == root:
            return state.figure_owner[index]
    raise ValueError("no follower on the castle")


def castle_cells(board: Board, root: i64) -> list[int]:
    """Return the two cells of a castle in placement order."""
    return [board.tile_cell[tile] for tile in sorted([board.node_tile[node] for node in board.nodes_of(root)])]


def surroundings(board: Board, root: i64) -> list[int]:
    """Return the six cells of a castle's surroundings: its own two, and two along each long side."""
    first, second = castle_cells(board, root)
    aside = WIDTH if second - first in (1, -1) else 1
    return [first, second, first - aside, second - aside, first + aside, second + aside]


def lies_on(board: Board, root: i64, cells: list[int]) -> bool:
    """Return whether a feature has a node on one of these cells. A cloister is only on its own cell."""
    node: i64 = root
    while True:
        if board.tile_cell[board.node_tile[node]] in cells:
            return True
        node = board.ring[node]
        if node == root:
            return False
