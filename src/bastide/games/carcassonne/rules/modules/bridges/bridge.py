"""A bridge on the tile just laid. The one that a tile needs to fit comes with it: see ``bridging.py``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bastide.core import Plain
from bastide.games.carcassonne.rules.actions import BRIDGE
from bastide.games.carcassonne.rules.laying import SPAN_IDS
from bastide.games.carcassonne.rules.modules.bridges.own import BRIDGES, BUILT_AT, place
from bastide.games.carcassonne.rules.phase import Alternative

if TYPE_CHECKING:
    from bastide.games.carcassonne.rules.state import CarcassonneState


class BuildBridge(Alternative):
    """In the figure step, besides a figure; it need not be connected to any road (O-18).

    A tile that fitted without a bridge faces no road with its field edges, so both ends lie before empty cells. The
    bridge joins nothing then: that is why nothing is lost by building it before the figure and never after.
    """

    def __init__(self, slot: int) -> None:
        super().__init__(BRIDGE, 2, besides=True)
        self.slot = slot

    def add_to(self, state: CarcassonneState, actions: list[int]) -> None:
        if bridges_left(state, self.slot):
            tile: i64 = len(state.board.tile_kind) - 1
            for axis in range(2):
                if state.board.can_span(tile, axis):
                    actions.append(BRIDGE + axis)

    def is_legal(self, state: CarcassonneState, action: int) -> bool:
        tile: i64 = len(state.board.tile_kind) - 1
        return bridges_left(state, self.slot) and state.board.can_span(tile, action - BRIDGE)

    def perform(self, state: CarcassonneState, action: int) -> bool:
        state.build_bridge(len(state.board.tile_kind) - 1, action - BRIDGE + 1)
        return False

    def notation(self, state: CarcassonneState, action: int) -> str:
        return f"bridge {SPAN_IDS[action - BRIDGE + 1]}"

    def meaning(self, state: CarcassonneState, action: int) -> dict[str, Plain]:
        return {"do": "bridge", "way": SPAN_IDS[action - BRIDGE + 1]}

    def why_illegal(self, state: CarcassonneState, action: int) -> str:
        if not bridges_left(state, self.slot):
            return "you have no bridge left, or have built one with this tile"
        return "a bridge lies from a field edge of the tile to the opposite one, and ends at no field"


def bridges_left(state: CarcassonneState, slot: int) -> bool:
    """Whether the active player has a bridge and has built none after laying this tile."""
    own = state.extra[slot]
    return own[place(state.active, BRIDGES)] > 0 and own[BUILT_AT] != len(state.board.tile_kind)
