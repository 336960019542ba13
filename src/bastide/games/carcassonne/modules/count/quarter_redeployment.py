"""Redeployment from Carcassonne: before a scoring, followers move from the quarters to the scored features."""

from __future__ import annotations

from mypy_extensions import i64

from bastide.core import JsonData, Refusal
from bastide.games.carcassonne.modules.count.module_state_layout import (
    COUNT_QUARTER,
    FIRST_REDEPLOYED_MEEPLE,
    QUARTER_OF_FEATURE_KIND,
    REDEPLOYMENT_TURN,
    TARGET_CELL,
    are_quarters_empty,
    meeples_in_quarter,
    move_from_quarter,
)
from bastide.games.carcassonne.rules.action_space import (
    ACTION_MOVE_TO,
    ACTION_NONE,
    meeple_action,
    meeple_code_of_action,
)
from bastide.games.carcassonne.rules.board.cell_coordinates import CELL_COUNT, x_of, y_of
from bastide.games.carcassonne.rules.module_api import Phase, Position
from bastide.games.carcassonne.rules.tiles.tile_definition import FIELD
from bastide.games.carcassonne.rules.turn.meeple_action_notation import (
    feature_index_of_action,
    is_meeple_action_on_tile,
    meeple_action_data,
    meeple_action_notation,
)
from bastide.games.carcassonne.rules.turn.meeple_moves import deploy_meeple, is_tile_closed_to_meeples
from bastide.games.carcassonne.rules.turn.turn_step_order import STEP_LAST_REDEPLOY


class RedeploymentPhase(Phase):
    """Before a scoring each player may redeploy followers, from the active player's left, the active player last.

    A player chooses a tile, then a follower and a feature, and may repeat this.
    """

    def __init__(self, slot: int, id: str, step: int) -> None:
        super().__init__(id, step)
        self.slot = slot
        self.is_final = step == STEP_LAST_REDEPLOY

    def begin(self, state: Position) -> bool:
        if not self.is_final and not state.completed:
            return False
        if are_quarters_empty(state, self.slot) or not self.redeployment_nodes(state):
            return False
        module_state = state.extra[self.slot]
        module_state[FIRST_REDEPLOYED_MEEPLE] = len(state.figure_node)
        module_state[REDEPLOYMENT_TURN] = 0
        return not self.ask_next_player(state)

    def ask_next_player(self, state: Position) -> bool:
        """Ask the next player who can redeploy a follower. Return True if there is none."""
        module_state = state.extra[self.slot]
        while module_state[REDEPLOYMENT_TURN] < state.players:
            module_state[REDEPLOYMENT_TURN] += 1
            state.asked = (self.last_asked_player(state) + module_state[REDEPLOYMENT_TURN]) % state.players
            if self.nodes_open_to_asked_player(state):
                return False
        module_state[REDEPLOYMENT_TURN] = 0
        return True

    def last_asked_player(self, state: Position) -> i64:
        """Return the player who is asked last: the active player, or at the end the player of the last tile (O-44)."""
        last: i64 = -1
        if self.is_final:
            for module in state.rules.modules:
                last = max(last, module.last_tile_player(state))
        return last if last >= 0 else state.active

    # -- possible targets ------------------------------------------------------------------------

    def redeployment_nodes(self, state: Position) -> list[int]:
        """Return the nodes for redeployment on all occupied features that are about to be scored (O-22).

        A follower may go to any tile of the feature except the dragon's (O-35). Only the fairy's tile makes a
        difference, so at most two nodes per feature are offered: one on the fairy's tile and one elsewhere.
        """
        board = state.board
        found: list[int] = []
        roots: list[int] = []
        for node in state.figure_node:
            root = board.find_root(node)
            if root not in roots and self.is_about_to_score(state, root):
                roots.append(root)
                found += self.redeployment_nodes_on(state, node)
        return found

    def is_about_to_score(self, state: Position, root: i64) -> bool:
        """Return whether an occupied feature is about to be scored: at the end all unfinished ones (O-23), no castles.

        During the game never a field: the market stays closed when barns expel farmers (O-24).
        """
        if not self.is_final:
            return root in state.completed
        return state.board.node_kind[root] == FIELD or state.board.open_edges[root] > 0

    def redeployment_nodes_on(self, state: Position, node: int) -> list[int]:
        """Return the nodes offered on the feature of an occupied node."""
        board = state.board
        root = board.find_root(node)
        special = bonus_tile(state)
        found: list[int] = []
        if special >= 0 and not is_tile_closed_to_meeples(state, special):
            on_it = board.tile_first_node[special]
            end = on_it + state.rules.tile_set.feature_count[board.tile_kind[special]]
            while on_it < end and board.find_root(on_it) != root:
                on_it += 1
            if on_it < end:
                found.append(on_it)
        other: i64 = node
        while True:
            tile = board.node_tile[other]
            if tile != special and not is_tile_closed_to_meeples(state, tile):
                found.append(other)
                return found
            other = board.next_node_in_feature[other]
            if other == node:
                return found

    def nodes_open_to_asked_player(self, state: Position) -> list[int]:
        """Return the nodes to which the asked player can redeploy a follower."""
        return [node for node in self.redeployment_nodes(state) if self.available_meeple_codes(state, node)]

    def available_meeple_codes(self, state: Position, node: int) -> list[int]:
        """Return the meeples that the asked player can redeploy to a node, none if the count is in its quarter."""
        quarter = QUARTER_OF_FEATURE_KIND[state.board.node_kind[node]]
        if state.extra[self.slot][COUNT_QUARTER] == quarter:
            return []
        player = state.asked
        return [
            f.code
            for f in state.rules.meeple_kinds
            if meeples_in_quarter(state, self.slot, player, quarter, f.code) > 0
        ]

    # -- actions ---------------------------------------------------------------------------------

    def legal_actions(self, state: Position) -> list[int]:
        board = state.board
        target_cell = state.extra[self.slot][TARGET_CELL]
        actions: list[int] = []
        if target_cell < 0:
            cells = sorted({board.tile_cell[board.node_tile[node]] for node in self.nodes_open_to_asked_player(state)})
            return [ACTION_NONE] + [ACTION_MOVE_TO + cell for cell in cells]
        for node in self.nodes_open_to_asked_player(state):
            if board.tile_cell[board.node_tile[node]] == target_cell:
                feature = board.feature_index(node)
                for code in self.available_meeple_codes(state, node):
                    actions.append(meeple_action(code, feature))
        actions.sort()
        return actions

    def is_legal(self, state: Position, action: int) -> bool:
        return action in self.legal_actions(state)

    def apply_action(self, state: Position, action: int) -> bool:
        module_state = state.extra[self.slot]
        if action == ACTION_NONE:
            return self.ask_next_player(state)
        if module_state[TARGET_CELL] < 0:
            module_state[TARGET_CELL] = action - ACTION_MOVE_TO
            return False
        tile = state.board.tile_at(module_state[TARGET_CELL])
        module_state[TARGET_CELL] = -1
        node = state.board.tile_first_node[tile] + feature_index_of_action(action)
        code = meeple_code_of_action(action)
        move_from_quarter(state, self.slot, state.asked, code, QUARTER_OF_FEATURE_KIND[state.board.node_kind[node]])
        deploy_meeple(state, state.asked, code, node)
        return False if self.nodes_open_to_asked_player(state) else self.ask_next_player(state)

    def prompt_data(self, state: Position) -> dict[str, JsonData]:
        target_cell = state.extra[self.slot][TARGET_CELL]
        return {"chosen": 0 if target_cell < 0 else 1}

    def notation(self, state: Position, action: int) -> str:
        if action == ACTION_NONE:
            return "none"
        target_cell = state.extra[self.slot][TARGET_CELL]
        if target_cell < 0:
            return f"to {x_of(action - ACTION_MOVE_TO)},{y_of(action - ACTION_MOVE_TO)}"
        return meeple_action_notation(state, state.board.tile_at(target_cell), action)

    def action_data(self, state: Position, action: int) -> dict[str, JsonData]:
        if action == ACTION_NONE:
            return {"do": "bring_nobody"}
        target_cell = state.extra[self.slot][TARGET_CELL]
        if target_cell < 0:
            return {"do": "bring", "x": x_of(action - ACTION_MOVE_TO), "y": y_of(action - ACTION_MOVE_TO)}
        return meeple_action_data(state, state.board.tile_at(target_cell), action)

    def find_refusal(self, state: Position, action: int) -> Refusal:
        target_cell = state.extra[self.slot][TARGET_CELL]
        if target_cell < 0:
            return Refusal(
                "nobody_comes_there" if ACTION_MOVE_TO <= action < ACTION_MOVE_TO + CELL_COUNT else "bring_or_nobody"
            )
        named = is_meeple_action_on_tile(state, state.board.tile_at(target_cell), action)
        return Refusal("bring_from_quarter" if named else "bring_follower_now")


def bonus_tile(state: Position) -> i64:
    """Return the tile where followers get extra points in a scoring, or -1."""
    for module in state.rules.modules:
        cell = module.bonus_cell(state)
        if cell >= 0:
            return state.board.tile_at(cell)
    return -1
