"""The magic portal: from its tile a follower may go to any other tile."""

from __future__ import annotations

from mypy_extensions import i64

from bastide.core import Plain, Refusal
from bastide.games.carcassonne.modules.dragon.memory import GOING_TO, laid
from bastide.games.carcassonne.rules.actions import FIGURE_COUNT, TO, figure_action, placed_code
from bastide.games.carcassonne.rules.map.geometry import CELLS, x_of, y_of
from bastide.games.carcassonne.rules.module_api import Alternative, Phase, Position
from bastide.games.carcassonne.rules.tiles.model import FIELD, PORTAL
from bastide.games.carcassonne.rules.turn.figure_actions import (
    names_figure,
    placed_feature,
    stand_meaning,
    stand_notation,
)
from bastide.games.carcassonne.rules.turn.figure_moves import deploy, tile_barred
from bastide.games.carcassonne.rules.turn.moments import FIGURE


class ThroughPortal(Alternative):
    """Send a follower from a portal tile to an unfinished, unclaimed feature on any other tile.

    This action chooses the tile; ``PortalMeeplePhase`` asks for the follower and the feature.
    """

    def __init__(self, slot: int) -> None:
        super().__init__(TO, CELLS)
        self.slot = slot

    def add_to(self, state: Position, actions: list[int]) -> None:
        board = state.board
        if not laid(state, PORTAL) or not has_follower_at_home(state):
            return
        cells: list[int] = []
        tile: i64 = 0
        while tile < len(board.tile_kind) - 1:
            if portal_leads_to(state, tile):
                cells.append(board.tile_cell[tile])
            tile += 1
        cells.sort()
        for cell in cells:
            actions.append(TO + cell)

    def is_legal(self, state: Position, action: int) -> bool:
        tile = state.board.tile_at(action - TO)
        return laid(state, PORTAL) and 0 <= tile < len(state.board.tile_kind) - 1 and portal_leads_to(state, tile)

    def perform(self, state: Position, action: int) -> bool:
        state.extra[self.slot][GOING_TO] = action - TO
        return True

    def notation(self, state: Position, action: int) -> str:
        cell = action - TO
        return f"portal to {x_of(cell)},{y_of(cell)}"

    def meaning(self, state: Position, action: int) -> dict[str, Plain]:
        cell = action - TO
        return {"do": "portal", "x": x_of(cell), "y": y_of(cell)}

    def why_not(self, state: Position, action: int) -> Refusal:
        if not laid(state, PORTAL):
            return Refusal("no_portal")
        tile = state.board.tile_at(action - TO)
        if tile < 0:
            return Refusal("portal_needs_tile")
        if tile == len(state.board.tile_kind) - 1:
            return Refusal("portal_leads_away")
        return Refusal("tile_closed" if tile_barred(state, tile) else "portal_nothing_free")


class PortalFigure(Phase):
    """Choose the follower that leaves the portal and its feature."""

    def __init__(self, slot: int) -> None:
        super().__init__("portal", FIGURE)
        self.slot = slot

    def begin(self, state: Position) -> bool:
        if state.extra[self.slot][GOING_TO] < 0:
            return False
        state.asked = state.active
        return True

    def tile(self, state: Position) -> i64:
        """Return the tile to which the follower goes."""
        return state.board.tile_at(state.extra[self.slot][GOING_TO])

    def legal_actions(self, state: Position) -> list[int]:
        actions: list[int] = []
        tile = self.tile(state)
        if tile < 0 or tile_barred(state, tile):
            return actions
        first: i64 = state.board.tile_node[tile]
        size: i64 = state.rules.kinds.size[state.board.tile_kind[tile]]
        for meeple in state.rules.figures:
            feature: i64 = 0
            while feature < size:
                if may_come_out(state, meeple.code, first + feature):
                    actions.append(figure_action(meeple.code, feature))
                feature += 1
        return actions

    def is_legal(self, state: Position, action: int) -> bool:
        tile = self.tile(state)
        if tile < 0 or not names_figure(state, tile, action) or tile_barred(state, tile):
            return False
        return may_come_out(state, placed_code(action), state.board.tile_node[tile] + placed_feature(action))

    def perform(self, state: Position, action: int) -> bool:
        node = state.board.tile_node[self.tile(state)] + placed_feature(action)
        state.extra[self.slot][GOING_TO] = -1
        deploy(state, state.active, placed_code(action), node)
        return True

    def about(self, state: Position) -> dict[str, Plain]:
        cell = state.extra[self.slot][GOING_TO]
        return {"tile": state.tile_id(state.board.tile_kind[self.tile(state)]), "x": x_of(cell), "y": y_of(cell)}

    def notation(self, state: Position, action: int) -> str:
        return stand_notation(state, self.tile(state), action)

    def meaning(self, state: Position, action: int) -> dict[str, Plain]:
        return stand_meaning(state, self.tile(state), action)

    def why_not(self, state: Position, action: int) -> Refusal:
        named = names_figure(state, self.tile(state), action)
        return Refusal("portal_nothing_free" if named else "portal_follower_now")


def has_follower_at_home(state: Position) -> bool:
    """Return whether the active player has a follower in the supply."""
    for meeple in state.rules.figures:
        if meeple.is_follower and state.supply[state.active * FIGURE_COUNT + meeple.code] > 0:
            return True
    return False


def portal_leads_to(state: Position, tile: i64) -> bool:
    """Return whether a follower of the active player can go to an earlier tile."""
    board = state.board
    node: i64 = board.tile_node[tile]
    end: i64 = node + state.rules.kinds.size[board.tile_kind[tile]]
    while node < end:
        kind: i64 = board.node_kind[node]
        if kind == FIELD or (kind < FIELD and board.open[board.root(node)] > 0):
            for meeple in state.rules.figures:
                if may_come_out(state, meeple.code, node):
                    return not tile_barred(state, tile)
        node += 1
    return False


def may_come_out(state: Position, code: i64, node: i64) -> bool:
    """Return whether a follower (O-07) may go to a node: an unfinished feature or field without followers (M-07)."""
    board = state.board
    kind: i64 = board.node_kind[node]
    if kind > FIELD or (kind != FIELD and board.open[board.root(node)] == 0):
        return False
    meeple = state.rules.figure_of(code)
    if not meeple.is_follower or state.supply[state.active * FIGURE_COUNT + code] == 0:
        return False
    return meeple.may_stand(state, state.active, node)
