"""The magic portal: from its tile a follower may go to any other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bastide.core import Plain
from bastide.games.carcassonne.rules.actions import TO
from bastide.games.carcassonne.rules.figures import FIGURE_KINDS
from bastide.games.carcassonne.rules.geometry import CELLS, x_of, y_of
from bastide.games.carcassonne.rules.modules.dragon.own import GOING_TO, laid
from bastide.games.carcassonne.rules.phase import FIGURE, Alternative, Phase
from bastide.games.carcassonne.rules.standing import (
    code_of,
    feature_of,
    figure_action,
    names_figure,
    stand_meaning,
    stand_notation,
)
from bastide.games.carcassonne.rules.tiles.model import FIELD, PORTAL
from bastide.games.carcassonne.rules.turn import tile_barred

if TYPE_CHECKING:
    from bastide.games.carcassonne.rules.state import CarcassonneState


class ThroughPortal(Alternative):
    """From a tile with a portal a follower may go to any other tile, onto something unfinished that nobody holds.

    First the tile is named; which follower goes where on it is asked by ``PortalFigure``.
    """

    def __init__(self, slot: int) -> None:
        super().__init__(TO, CELLS)
        self.slot = slot

    def add_to(self, state: CarcassonneState, actions: list[int]) -> None:
        board = state.board
        if not laid(state, PORTAL):
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

    def is_legal(self, state: CarcassonneState, action: int) -> bool:
        tile = state.board.tile_at(action - TO)
        return laid(state, PORTAL) and 0 <= tile < len(state.board.tile_kind) - 1 and portal_leads_to(state, tile)

    def perform(self, state: CarcassonneState, action: int) -> bool:
        state.extra[self.slot][GOING_TO] = action - TO
        return True

    def notation(self, state: CarcassonneState, action: int) -> str:
        cell = action - TO
        return f"portal to {x_of(cell)},{y_of(cell)}"

    def meaning(self, state: CarcassonneState, action: int) -> dict[str, Plain]:
        cell = action - TO
        return {"do": "portal", "x": x_of(cell), "y": y_of(cell)}

    def why_illegal(self, state: CarcassonneState, action: int) -> str:
        if not laid(state, PORTAL):
            return "there is no portal on this tile"
        cell = action - TO
        where = f"{x_of(cell)},{y_of(cell)}"
        tile = state.board.tile_at(cell)
        if tile < 0:
            return f"there is no tile at {where}"
        if tile == len(state.board.tile_kind) - 1:
            return "the portal leads to other tiles; on this one a figure is placed as usual"
        if tile_barred(state, tile):
            return f"nobody may be put on the tile at {where} now"
        return f"at {where} there is nothing unfinished and free for a follower of yours"


class PortalFigure(Phase):
    """Which follower comes out of the portal, and on what."""

    def __init__(self, slot: int) -> None:
        super().__init__("portal", FIGURE)
        self.slot = slot

    def begin(self, state: CarcassonneState) -> bool:
        if state.extra[self.slot][GOING_TO] < 0:
            return False
        state.asked = state.active
        return True

    def tile(self, state: CarcassonneState) -> i64:
        return state.board.tile_at(state.extra[self.slot][GOING_TO])

    def legal_actions(self, state: CarcassonneState) -> list[int]:
        actions: list[int] = []
        tile = self.tile(state)
        if tile < 0 or tile_barred(state, tile):
            return actions
        first: i64 = state.board.tile_node[tile]
        size: i64 = state.rules.kinds.size[state.board.tile_kind[tile]]
        for figure in state.rules.figures:
            feature: i64 = 0
            while feature < size:
                if may_come_out(state, figure.code, first + feature):
                    actions.append(figure_action(figure.code, feature))
                feature += 1
        return actions

    def is_legal(self, state: CarcassonneState, action: int) -> bool:
        tile = self.tile(state)
        if tile < 0 or not names_figure(state, tile, action) or tile_barred(state, tile):
            return False
        return may_come_out(state, code_of(action), state.board.tile_node[tile] + feature_of(action))

    def perform(self, state: CarcassonneState, action: int) -> bool:
        node = state.board.tile_node[self.tile(state)] + feature_of(action)
        state.extra[self.slot][GOING_TO] = -1
        state.deploy(state.active, code_of(action), node)
        return True

    def about(self, state: CarcassonneState) -> dict[str, Plain]:
        cell = state.extra[self.slot][GOING_TO]
        return {"tile": state.tile_id(state.board.tile_kind[self.tile(state)]), "x": x_of(cell), "y": y_of(cell)}

    def notation(self, state: CarcassonneState, action: int) -> str:
        return stand_notation(state, self.tile(state), action)

    def meaning(self, state: CarcassonneState, action: int) -> dict[str, Plain]:
        return stand_meaning(state, self.tile(state), action)

    def why_illegal(self, state: CarcassonneState, action: int) -> str:
        if not names_figure(state, self.tile(state), action):
            return "a follower must come out of the portal now"
        return "through the portal a follower of yours goes onto something unfinished that nobody holds"


def portal_leads_to(state: CarcassonneState, tile: i64) -> bool:
    """Whether a follower of the active player can go to an earlier tile."""
    board = state.board
    node: i64 = board.tile_node[tile]
    end: i64 = node + state.rules.kinds.size[board.tile_kind[tile]]
    while node < end:
        for figure in state.rules.figures:
            if may_come_out(state, figure.code, node):
                return not tile_barred(state, tile)
        node += 1
    return False


def may_come_out(state: CarcassonneState, code: i64, node: i64) -> bool:
    """Followers only (O-07), onto what is unfinished; a field always is. Nobody may hold the feature (M-07)."""
    board = state.board
    kind: i64 = board.node_kind[node]
    if kind > FIELD or (kind != FIELD and board.open[board.root(node)] == 0):
        return False
    figure = state.rules.figure_of(code)
    if not figure.is_follower or state.supply[state.active * FIGURE_KINDS + code] == 0:
        return False
    return figure.may_stand(state, state.active, node)
