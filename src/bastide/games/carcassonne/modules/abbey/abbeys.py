"""Phases of the abbey tile: laid into a hole instead of drawing a tile, or after the last tile."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bastide.core import Plain, Refusal
from bastide.games.carcassonne.modules.abbey.memory import ASKED, LAST, held_at
from bastide.games.carcassonne.rules.actions import NONE
from bastide.games.carcassonne.rules.map.geometry import x_of, y_of
from bastide.games.carcassonne.rules.module_api import Phase, Position
from bastide.games.carcassonne.rules.turn.moments import LAST_ABBEYS, PRINCESS, SOURCE
from bastide.games.carcassonne.rules.turn.tile_moves import allowed, lay_tile, must_play

ABBEY_TILE: Final = "abbey_tile"


def holes_for_abbey(state: Position) -> list[int]:
    """Return the cells where an abbey may be laid: tiles on all four sides, with any edges."""
    abbey = state.rules.kinds.number[ABBEY_TILE]
    return [cell for cell in state.board.holes() if allowed(state, abbey, cell, 0)]


class AbbeyPhase(Phase):
    """A player may lay the abbey or decline."""

    def __init__(self, id: str, step: int, slot: int) -> None:
        super().__init__(id, step)
        self.slot = slot

    def can(self, state: Position, player: i64) -> bool:
        """Return whether a player has an abbey and there is a hole for it."""
        return state.extra[self.slot][held_at(player)] == 1 and len(holes_for_abbey(state)) > 0

    def legal_actions(self, state: Position) -> list[int]:
        return [cell * 4 for cell in holes_for_abbey(state)] + [NONE]

    def is_legal(self, state: Position, action: int) -> bool:
        return action == NONE or (action % 4 == 0 and action // 4 in holes_for_abbey(state))

    def lay(self, state: Position, action: int) -> None:
        """Lay the abbey of the active player, with all consequences of a laid tile."""
        state.extra[self.slot][held_at(state.active)] = 0
        state.hand = state.rules.kinds.number[ABBEY_TILE]
        lay_tile(state, action // 4, 0)
        for module in state.rules.followers_up:
            module.placed(state)
        state.go_to(PRINCESS)

    def notation(self, state: Position, action: int) -> str:
        if action == NONE:
            return self.refrain(state)
        return f"abbey at {x_of(action // 4)},{y_of(action // 4)}"

    def refrain(self, state: Position) -> str:
        """Return the notation of the action that declines the abbey."""
        return "none"

    def meaning(self, state: Position, action: int) -> dict[str, Plain]:
        if action == NONE:
            return {"do": self.refrain(state)}
        return {"do": "abbey", "x": x_of(action // 4), "y": y_of(action // 4)}

    def why_not(self, state: Position, action: int) -> Refusal:
        return Refusal("abbey_needs_hole")


class Source(AbbeyPhase):
    """Choose between drawing a tile and laying the abbey, unless a river or bazaar tile must be played.

    The abbey may be laid in a second turn part for which no tile is left (O-39).
    """

    def __init__(self, slot: int) -> None:
        super().__init__("source", SOURCE, slot)

    def begin(self, state: Position) -> bool:
        if not self.can(state, state.active) or must_play(state):
            return False
        state.asked = state.active
        return True

    def perform(self, state: Position, action: int) -> bool:
        if action != NONE:
            self.lay(state, action)
        return True

    def refrain(self, state: Position) -> str:
        """Return "draw", or "none" if the pile is empty."""
        return "draw" if state.pile else "none"


class LastAbbeys(AbbeyPhase):
    """After the last tile all players may lay their abbey, the player of that tile last (O-10)."""

    def __init__(self, slot: int) -> None:
        super().__init__("last_abbey", LAST_ABBEYS, slot)

    def begin(self, state: Position) -> bool:
        module_state = state.extra[self.slot]
        if module_state[LAST] < 0:
            module_state[LAST] = state.active
        while module_state[ASKED] < state.players:
            player = (module_state[LAST] + 1 + module_state[ASKED]) % state.players
            if self.can(state, player):
                state.asked = player
                return True
            module_state[ASKED] += 1
        return False

    def perform(self, state: Position, action: int) -> bool:
        state.extra[self.slot][ASKED] += 1
        if action == NONE:
            return not self.begin(state)
        state.active = state.asked
        self.lay(state, action)
        return True
