"""Dragon movement: up to six steps, chosen by the players in turn."""

from __future__ import annotations

from mypy_extensions import i64

from bastide.core import JsonData, Refusal
from bastide.games.carcassonne.modules.dragon.module_state_layout import (
    ACTION_MOVE_DRAGON,
    DRAGON_CELL_INDEX,
    FAIRY_CELL_INDEX,
    MAX_TRAIL_LENGTH,
    TRAIL_LENGTH,
    TRAIL_START,
    has_last_tile_mark,
)
from bastide.games.carcassonne.rules.board.cell_coordinates import FACINGS, NEIGHBOUR_OFFSETS, x_of, y_of
from bastide.games.carcassonne.rules.module_api import Phase, Position
from bastide.games.carcassonne.rules.tiles.tile_definition import DRAGON as DRAGON_MARK
from bastide.games.carcassonne.rules.turn.meeple_moves import expel_meeple
from bastide.games.carcassonne.rules.turn.turn_step_order import STEP_DRAGON as DRAGON_MOMENT


class DragonMovementPhase(Phase):
    """The dragon moves up to six steps, chosen by the players in turn, and removes the meeples that it meets."""

    def __init__(self, slot: int) -> None:
        super().__init__("dragon", DRAGON_MOMENT)
        self.slot = slot

    def begin(self, state: Position) -> bool:
        module_state = state.extra[self.slot]
        if module_state[DRAGON_CELL_INDEX] < 0 or not has_last_tile_mark(state, DRAGON_MARK):
            return False
        module_state.insert(TRAIL_START, module_state[DRAGON_CELL_INDEX])  # the starting tile counts as visited (O-06)
        module_state[TRAIL_LENGTH] = 1
        return not self.ask_next_step_or_end(state)

    def ask_next_step_or_end(self, state: Position) -> bool:
        """Ask for the next step, or end the movement. Return True if it has ended."""
        module_state = state.extra[self.slot]
        steps: i64 = module_state[TRAIL_LENGTH] - 1
        if module_state[TRAIL_LENGTH] < MAX_TRAIL_LENGTH and self.legal_actions(state):
            state.asked = (state.active + steps) % state.players
            return False
        del module_state[TRAIL_START : TRAIL_START + module_state[TRAIL_LENGTH]]
        module_state[TRAIL_LENGTH] = 0
        return True

    def legal_actions(self, state: Position) -> list[int]:
        return [ACTION_MOVE_DRAGON + side for side in range(4) if self.may_enter(state, self.cell_at_side(state, side))]

    def is_legal(self, state: Position, action: int) -> bool:
        side = action - ACTION_MOVE_DRAGON
        return 0 <= side < 4 and self.may_enter(state, self.cell_at_side(state, side))

    def cell_at_side(self, state: Position, side: int) -> int:
        """Return the dragon's neighbour cell on a side."""
        return state.extra[self.slot][DRAGON_CELL_INDEX] + NEIGHBOUR_OFFSETS[side]

    def may_enter(self, state: Position, cell: int) -> bool:
        """Return whether a cell has an unvisited tile without the fairy, outside Carcassonne (O-28)."""
        module_state = state.extra[self.slot]
        tile = state.board.tile_at(cell)
        if (
            tile < 0
            or cell == module_state[FAIRY_CELL_INDEX]
            or cell in module_state[TRAIL_START : TRAIL_START + module_state[TRAIL_LENGTH]]
        ):
            return False
        return not is_carcassonne_tile(state, tile)

    def apply_action(self, state: Position, action: int) -> bool:
        module_state = state.extra[self.slot]
        cell = self.cell_at_side(state, action - ACTION_MOVE_DRAGON)
        if state.journal is not None:
            state.journal.add_event("dragon", {"player": int(state.asked), "x": x_of(cell), "y": y_of(cell)})
        module_state[DRAGON_CELL_INDEX] = cell
        module_state.insert(TRAIL_START + module_state[TRAIL_LENGTH], cell)
        module_state[TRAIL_LENGTH] += 1
        self.remove_meeples_from_tile(state, state.board.tile_at(cell))
        return self.ask_next_step_or_end(state)

    def remove_meeples_from_tile(self, state: Position, tile: i64) -> None:
        """Remove followers, builders and pigs from a tile, except those that a module protects."""
        index: i64 = 0
        while index < len(state.figure_node):
            if state.board.node_tile[state.figure_node[index]] == tile and is_dragon_victim(state, index):
                expel_meeple(state, index)
                index = 0  # other meeples may have left with it
            else:
                index += 1

    def prompt_data(self, state: Position) -> dict[str, JsonData]:
        module_state = state.extra[self.slot]
        cell = module_state[DRAGON_CELL_INDEX]
        return {"x": x_of(cell), "y": y_of(cell), "count": MAX_TRAIL_LENGTH - module_state[TRAIL_LENGTH]}

    def notation(self, state: Position, action: int) -> str:
        return f"dragon {FACINGS[action - ACTION_MOVE_DRAGON]}"

    def action_data(self, state: Position, action: int) -> dict[str, JsonData]:
        cell = self.cell_at_side(state, action - ACTION_MOVE_DRAGON)
        return {"do": "dragon", "facing": FACINGS[action - ACTION_MOVE_DRAGON], "x": x_of(cell), "y": y_of(cell)}

    def find_refusal(self, state: Position, action: int) -> Refusal:
        side = action - ACTION_MOVE_DRAGON
        if not 0 <= side < 4:
            return Refusal("dragon_must_go")
        cell = self.cell_at_side(state, side)
        tile = state.board.tile_at(cell)
        if tile < 0:
            return Refusal("dragon_needs_tile")
        if cell == state.extra[self.slot][FAIRY_CELL_INDEX]:
            return Refusal("dragon_fears_fairy")
        return Refusal("dragon_stays_out" if is_carcassonne_tile(state, tile) else "dragon_been_there")


def is_dragon_victim(state: Position, index: i64) -> bool:
    """Return whether the dragon removes a meeple on the board."""
    if not state.rules.meeple_kind(state.figure_code[index]).is_dragon_prey:
        return False
    return not any(module.protects_from_dragon(state, index) for module in state.rules.dragon_protectors)


def is_carcassonne_tile(state: Position, tile: i64) -> bool:
    """Return whether a tile is one of the twelve of Carcassonne."""
    return len(state.rules.tile_set.tiles[state.board.tile_kind[tile]].position) > 0
