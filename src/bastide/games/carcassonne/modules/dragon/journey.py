"""Dragon movement: up to six steps, chosen by the players in turn."""

from __future__ import annotations

from mypy_extensions import i64

from bastide.core import Plain, Refusal
from bastide.games.carcassonne.modules.dragon.memory import DRAGON, DRAGON_AT, FAIRY_AT, JOURNEY, OWN, TRAIL, laid
from bastide.games.carcassonne.rules.map.geometry import FACINGS, STEPS, x_of, y_of
from bastide.games.carcassonne.rules.module_api import Phase, Position
from bastide.games.carcassonne.rules.tiles.model import DRAGON as DRAGON_MARK
from bastide.games.carcassonne.rules.turn.figure_moves import drive_out
from bastide.games.carcassonne.rules.turn.moments import DRAGON as DRAGON_MOMENT


class DragonMoves(Phase):
    """The dragon moves up to six steps, chosen by the players in turn, and removes the meeples that it meets."""

    def __init__(self, slot: int) -> None:
        super().__init__("dragon", DRAGON_MOMENT)
        self.slot = slot

    def begin(self, state: Position) -> bool:
        module_state = state.extra[self.slot]
        if module_state[DRAGON_AT] < 0 or not laid(state, DRAGON_MARK):
            return False
        module_state.insert(OWN, module_state[DRAGON_AT])  # the starting tile counts as visited (O-06)
        module_state[TRAIL] = 1
        return not self.ended(state)

    def ended(self, state: Position) -> bool:
        """Ask for the next step, or end the movement. Return True if it has ended."""
        module_state = state.extra[self.slot]
        steps: i64 = module_state[TRAIL] - 1
        if module_state[TRAIL] < JOURNEY and self.legal_actions(state):
            state.asked = (state.active + steps) % state.players
            return False
        del module_state[OWN : OWN + module_state[TRAIL]]
        module_state[TRAIL] = 0
        return True

    def legal_actions(self, state: Position) -> list[int]:
        return [DRAGON + side for side in range(4) if self.may_enter(state, self.cell(state, side))]

    def is_legal(self, state: Position, action: int) -> bool:
        side = action - DRAGON
        return 0 <= side < 4 and self.may_enter(state, self.cell(state, side))

    def cell(self, state: Position, side: int) -> int:
        """Return the dragon's neighbour cell on a side."""
        return state.extra[self.slot][DRAGON_AT] + STEPS[side]

    def may_enter(self, state: Position, cell: int) -> bool:
        """Return whether a cell has an unvisited tile without the fairy, outside Carcassonne (O-28)."""
        module_state = state.extra[self.slot]
        tile = state.board.tile_at(cell)
        if tile < 0 or cell == module_state[FAIRY_AT] or cell in module_state[OWN : OWN + module_state[TRAIL]]:
            return False
        return not walled(state, tile)

    def perform(self, state: Position, action: int) -> bool:
        module_state = state.extra[self.slot]
        cell = self.cell(state, action - DRAGON)
        if state.journal is not None:
            state.journal.note("dragon", {"player": int(state.asked), "x": x_of(cell), "y": y_of(cell)})
        module_state[DRAGON_AT] = cell
        module_state.insert(OWN + module_state[TRAIL], cell)
        module_state[TRAIL] += 1
        self.devour(state, state.board.tile_at(cell))
        return self.ended(state)

    def devour(self, state: Position, tile: i64) -> None:
        """Remove followers, builders and pigs from a tile, except those that a module protects."""
        index: i64 = 0
        while index < len(state.figure_node):
            if state.board.node_tile[state.figure_node[index]] == tile and is_prey(state, index):
                drive_out(state, index)
                index = 0  # other meeples may have left with it
            else:
                index += 1

    def about(self, state: Position) -> dict[str, Plain]:
        module_state = state.extra[self.slot]
        cell = module_state[DRAGON_AT]
        return {"x": x_of(cell), "y": y_of(cell), "count": JOURNEY - module_state[TRAIL]}

    def notation(self, state: Position, action: int) -> str:
        return f"dragon {FACINGS[action - DRAGON]}"

    def meaning(self, state: Position, action: int) -> dict[str, Plain]:
        cell = self.cell(state, action - DRAGON)
        return {"do": "dragon", "facing": FACINGS[action - DRAGON], "x": x_of(cell), "y": y_of(cell)}

    def why_not(self, state: Position, action: int) -> Refusal:
        side = action - DRAGON
        if not 0 <= side < 4:
            return Refusal("dragon_must_go")
        cell = self.cell(state, side)
        tile = state.board.tile_at(cell)
        if tile < 0:
            return Refusal("dragon_needs_tile")
        if cell == state.extra[self.slot][FAIRY_AT]:
            return Refusal("dragon_fears_fairy")
        return Refusal("dragon_stays_out" if walled(state, tile) else "dragon_been_there")


def is_prey(state: Position, index: i64) -> bool:
    """Return whether the dragon removes a meeple on the board."""
    if not state.rules.figure_of(state.figure_code[index]).fears_dragon:
        return False
    return not any(module.protects(state, index) for module in state.rules.protectors)


def walled(state: Position, tile: i64) -> bool:
    """Return whether a tile is one of the twelve of Carcassonne."""
    return len(state.rules.kinds.tiles[state.board.tile_kind[tile]].position) > 0
