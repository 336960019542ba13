"""Phases of the abbey tile: laid into a hole instead of drawing a tile, or after the last tile."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bastide.core import JsonData, Refusal
from bastide.games.carcassonne.modules.abbey.module_state_layout import ASKED_COUNT, LAST_PLAYER, abbey_in_hand_index
from bastide.games.carcassonne.rules.action_space import ACTION_NONE
from bastide.games.carcassonne.rules.board.cell_coordinates import x_of, y_of
from bastide.games.carcassonne.rules.module_api import Phase, Position
from bastide.games.carcassonne.rules.turn.tile_placement import do_modules_allow_placement, has_forced_tile, lay_tile
from bastide.games.carcassonne.rules.turn.turn_step_order import STEP_LAST_ABBEYS, STEP_PRINCESS, STEP_TILE_SOURCE

ABBEY_TILE_ID: Final = "abbey_tile"


def holes_for_abbey(state: Position) -> list[int]:
    """Return the cells where an abbey may be laid: tiles on all four sides, with any edges."""
    abbey = state.rules.tile_set.kind_by_id[ABBEY_TILE_ID]
    return [cell for cell in state.board.hole_cells() if do_modules_allow_placement(state, abbey, cell, 0)]


class AbbeyPhase(Phase):
    """A player may lay the abbey or decline."""

    def __init__(self, id: str, step: int, slot: int) -> None:
        super().__init__(id, step)
        self.slot = slot

    def can_lay_abbey(self, state: Position, player: i64) -> bool:
        """Return whether a player has an abbey and there is a hole for it."""
        return state.extra[self.slot][abbey_in_hand_index(player)] == 1 and len(holes_for_abbey(state)) > 0

    def legal_actions(self, state: Position) -> list[int]:
        return [cell * 4 for cell in holes_for_abbey(state)] + [ACTION_NONE]

    def is_legal(self, state: Position, action: int) -> bool:
        return action == ACTION_NONE or (action % 4 == 0 and action // 4 in holes_for_abbey(state))

    def lay_abbey(self, state: Position, action: int) -> None:
        """Lay the abbey of the active player, with all consequences of a laid tile."""
        state.extra[self.slot][abbey_in_hand_index(state.active)] = 0
        state.hand = state.rules.tile_set.kind_by_id[ABBEY_TILE_ID]
        lay_tile(state, action // 4, 0)
        for module in state.rules.tile_placed_listeners:
            module.on_tile_placed(state)
        state.jump_to_step(STEP_PRINCESS)

    def notation(self, state: Position, action: int) -> str:
        if action == ACTION_NONE:
            return self.decline_notation(state)
        return f"abbey at {x_of(action // 4)},{y_of(action // 4)}"

    def decline_notation(self, state: Position) -> str:
        """Return the notation of the action that declines the abbey."""
        return "none"

    def action_data(self, state: Position, action: int) -> dict[str, JsonData]:
        if action == ACTION_NONE:
            return {"do": self.decline_notation(state)}
        return {"do": "abbey", "x": x_of(action // 4), "y": y_of(action // 4)}

    def find_refusal(self, state: Position, action: int) -> Refusal:
        return Refusal("abbey_needs_hole")


class TileSourcePhase(AbbeyPhase):
    """Choose between drawing a tile and laying the abbey, unless a river or bazaar tile must be played.

    The abbey may be laid in a second turn part for which no tile is left (O-39).
    """

    def __init__(self, slot: int) -> None:
        super().__init__("source", STEP_TILE_SOURCE, slot)

    def begin(self, state: Position) -> bool:
        if not self.can_lay_abbey(state, state.active) or has_forced_tile(state):
            return False
        state.asked = state.active
        return True

    def apply_action(self, state: Position, action: int) -> bool:
        if action != ACTION_NONE:
            self.lay_abbey(state, action)
        return True

    def decline_notation(self, state: Position) -> str:
        """Return "draw", or "none" if the pile is empty."""
        return "draw" if state.pile else "none"


class LastAbbeysPhase(AbbeyPhase):
    """After the last tile all players may lay their abbey, the player of that tile last (O-10)."""

    def __init__(self, slot: int) -> None:
        super().__init__("last_abbey", STEP_LAST_ABBEYS, slot)

    def begin(self, state: Position) -> bool:
        module_state = state.extra[self.slot]
        if module_state[LAST_PLAYER] < 0:
            module_state[LAST_PLAYER] = state.active
        while module_state[ASKED_COUNT] < state.players:
            player = (module_state[LAST_PLAYER] + 1 + module_state[ASKED_COUNT]) % state.players
            if self.can_lay_abbey(state, player):
                state.asked = player
                return True
            module_state[ASKED_COUNT] += 1
        return False

    def apply_action(self, state: Position, action: int) -> bool:
        state.extra[self.slot][ASKED_COUNT] += 1
        if action == ACTION_NONE:
            return not self.begin(state)
        state.active = state.asked
        self.lay_abbey(state, action)
        return True
