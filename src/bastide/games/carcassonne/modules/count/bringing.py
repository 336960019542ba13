"""Redeployment from Carcassonne: before a scoring, followers move from the quarters to the scored features."""

from __future__ import annotations

from mypy_extensions import i64

from bastide.core import Plain, Refusal
from bastide.games.carcassonne.modules.count.memory import (
    BROUGHT,
    COUNT_IN,
    GOING_TO,
    QUARTER_FOR,
    TURN,
    inside,
    is_empty,
    move_out,
)
from bastide.games.carcassonne.rules.actions import NONE, TO, figure_action, placed_code
from bastide.games.carcassonne.rules.map.geometry import CELLS, x_of, y_of
from bastide.games.carcassonne.rules.module_api import Phase, Position
from bastide.games.carcassonne.rules.tiles.model import FIELD
from bastide.games.carcassonne.rules.turn.figure_actions import (
    names_figure,
    placed_feature,
    stand_meaning,
    stand_notation,
)
from bastide.games.carcassonne.rules.turn.figure_moves import deploy, tile_barred
from bastide.games.carcassonne.rules.turn.moments import LAST_REDEPLOY


class BringOut(Phase):
    """Before a scoring each player may redeploy followers, from the active player's left, the active player last.

    A player chooses a tile, then a follower and a feature, and may repeat this.
    """

    def __init__(self, slot: int, id: str, step: int) -> None:
        super().__init__(id, step)
        self.slot = slot
        self.final = step == LAST_REDEPLOY

    def begin(self, state: Position) -> bool:
        if not self.final and not state.completed:
            return False
        if is_empty(state, self.slot) or not self.spots(state):
            return False
        module_state = state.extra[self.slot]
        module_state[BROUGHT] = len(state.figure_node)
        module_state[TURN] = 0
        return not self.over(state)

    def over(self, state: Position) -> bool:
        """Ask the next player who can redeploy a follower. Return True if there is none."""
        module_state = state.extra[self.slot]
        while module_state[TURN] < state.players:
            module_state[TURN] += 1
            state.asked = (self.after(state) + module_state[TURN]) % state.players
            if self.ways(state):
                return False
        module_state[TURN] = 0
        return True

    def after(self, state: Position) -> i64:
        """Return the player who is asked last: the active player, or at the end the player of the last tile (O-44)."""
        last: i64 = -1
        if self.final:
            for module in state.rules.modules:
                last = max(last, module.last_player(state))
        return last if last >= 0 else state.active

    # -- possible targets ------------------------------------------------------------------------

    def spots(self, state: Position) -> list[int]:
        """Return the nodes for redeployment on all occupied features that are about to be scored (O-22).

        A follower may go to any tile of the feature except the dragon's (O-35). Only the fairy's tile makes a
        difference, so at most two nodes per feature are offered: one on the fairy's tile and one elsewhere.
        """
        board = state.board
        found: list[int] = []
        roots: list[int] = []
        for node in state.figure_node:
            root = board.root(node)
            if root not in roots and self.is_due(state, root):
                roots.append(root)
                found += self.spots_on(state, node)
        return found

    def is_due(self, state: Position, root: i64) -> bool:
        """Return whether an occupied feature is about to be scored: at the end all unfinished ones (O-23), no castles.

        During the game never a field: the market stays closed when barns expel farmers (O-24).
        """
        if not self.final:
            return root in state.completed
        return state.board.node_kind[root] == FIELD or state.board.open[root] > 0

    def spots_on(self, state: Position, node: int) -> list[int]:
        """Return the nodes offered on the feature of an occupied node."""
        board = state.board
        root = board.root(node)
        special = special_tile(state)
        found: list[int] = []
        if special >= 0 and not tile_barred(state, special):
            on_it = board.tile_node[special]
            end = on_it + state.rules.kinds.size[board.tile_kind[special]]
            while on_it < end and board.root(on_it) != root:
                on_it += 1
            if on_it < end:
                found.append(on_it)
        other: i64 = node
        while True:
            tile = board.node_tile[other]
            if tile != special and not tile_barred(state, tile):
                found.append(other)
                return found
            other = board.ring[other]
            if other == node:
                return found

    def ways(self, state: Position) -> list[int]:
        """Return the nodes to which the asked player can redeploy a follower."""
        return [node for node in self.spots(state) if self.codes(state, node)]

    def codes(self, state: Position, node: int) -> list[int]:
        """Return the meeples that the asked player can redeploy to a node, none if the count is in its quarter."""
        quarter = QUARTER_FOR[state.board.node_kind[node]]
        if state.extra[self.slot][COUNT_IN] == quarter:
            return []
        player = state.asked
        return [f.code for f in state.rules.figures if inside(state, self.slot, player, quarter, f.code) > 0]

    # -- actions ---------------------------------------------------------------------------------

    def legal_actions(self, state: Position) -> list[int]:
        board = state.board
        target_cell = state.extra[self.slot][GOING_TO]
        actions: list[int] = []
        if target_cell < 0:
            cells = sorted({board.tile_cell[board.node_tile[node]] for node in self.ways(state)})
            return [NONE] + [TO + cell for cell in cells]
        for node in self.ways(state):
            if board.tile_cell[board.node_tile[node]] == target_cell:
                feature = board.feature_of(node)
                for code in self.codes(state, node):
                    actions.append(figure_action(code, feature))
        actions.sort()
        return actions

    def is_legal(self, state: Position, action: int) -> bool:
        return action in self.legal_actions(state)

    def perform(self, state: Position, action: int) -> bool:
        module_state = state.extra[self.slot]
        if action == NONE:
            return self.over(state)
        if module_state[GOING_TO] < 0:
            module_state[GOING_TO] = action - TO
            return False
        tile = state.board.tile_at(module_state[GOING_TO])
        module_state[GOING_TO] = -1
        node = state.board.tile_node[tile] + placed_feature(action)
        code = placed_code(action)
        move_out(state, self.slot, state.asked, code, QUARTER_FOR[state.board.node_kind[node]])
        deploy(state, state.asked, code, node)
        return False if self.ways(state) else self.over(state)

    def about(self, state: Position) -> dict[str, Plain]:
        target_cell = state.extra[self.slot][GOING_TO]
        return {"chosen": 0 if target_cell < 0 else 1}

    def notation(self, state: Position, action: int) -> str:
        if action == NONE:
            return "none"
        target_cell = state.extra[self.slot][GOING_TO]
        if target_cell < 0:
            return f"to {x_of(action - TO)},{y_of(action - TO)}"
        return stand_notation(state, state.board.tile_at(target_cell), action)

    def meaning(self, state: Position, action: int) -> dict[str, Plain]:
        if action == NONE:
            return {"do": "bring_nobody"}
        target_cell = state.extra[self.slot][GOING_TO]
        if target_cell < 0:
            return {"do": "bring", "x": x_of(action - TO), "y": y_of(action - TO)}
        return stand_meaning(state, state.board.tile_at(target_cell), action)

    def why_not(self, state: Position, action: int) -> Refusal:
        target_cell = state.extra[self.slot][GOING_TO]
        if target_cell < 0:
            return Refusal("nobody_comes_there" if TO <= action < TO + CELLS else "bring_or_nobody")
        named = names_figure(state, state.board.tile_at(target_cell), action)
        return Refusal("bring_from_quarter" if named else "bring_follower_now")


def special_tile(state: Position) -> i64:
    """Return the tile where followers get extra points in a scoring, or -1."""
    for module in state.rules.modules:
        cell = module.special_cell(state)
        if cell >= 0:
            return state.board.tile_at(cell)
    return -1
