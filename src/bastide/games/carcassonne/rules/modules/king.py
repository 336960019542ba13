"""King & Robber Baron: to whoever completes the largest city, and the longest road."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bastide.core import Plain
from bastide.games.carcassonne.rules import scoring
from bastide.games.carcassonne.rules.module import Module
from bastide.games.carcassonne.rules.tiles.model import CITY, HAS_CASTLE, ROAD

if TYPE_CHECKING:
    from bastide.games.carcassonne.rules.state import CarcassonneState

# The module's own numbers: two for the king and cities, two for the robber baron and roads.
HOLDER: Final = 0  # a player, or -1
TILES: Final = 1  # the size that has to be beaten
KING: Final = 0
ROBBER: Final = 2


class King(Module):
    def __init__(self, slot: int) -> None:
        super().__init__("king", slot)

    def own(self, players: int) -> list[int]:
        return [-1, 0, -1, 0]

    def completed(self, state: CarcassonneState, root: i64) -> None:
        """The placer counts, not the owner. An equal size changes nothing; of two the larger counts (O-30)."""
        kind: i64 = state.board.node_kind[root]
        if kind != CITY and kind != ROAD:
            return
        own = state.extra[self.slot]
        at: i64 = KING if kind == CITY else ROBBER
        tiles = state.board.size[root]
        if tiles > own[at + TILES]:
            own[at + HOLDER] = state.active
            own[at + TILES] = tiles
            if state.journal is not None:
                state.journal.note("king" if kind == CITY else "robber", {"player": int(state.active), "tiles": tiles})

    def final_scoring(self, state: CarcassonneState) -> None:
        """One point for every complete city, and every complete road, on the map."""
        own = state.extra[self.slot]
        if own[KING + HOLDER] >= 0:
            state.award(own[KING + HOLDER], complete_on_map(state, CITY), scoring.KING, True, -1)
        if own[ROBBER + HOLDER] >= 0:
            state.award(own[ROBBER + HOLDER], complete_on_map(state, ROAD), scoring.ROBBER, True, -1)

    def view(self, state: CarcassonneState) -> dict[str, Plain]:
        own = state.extra[self.slot]
        return {
            "king": own[KING + HOLDER],
            "king_tiles": own[KING + TILES],
            "cities": complete_on_map(state, CITY),
            "robber": own[ROBBER + HOLDER],
            "robber_tiles": own[ROBBER + TILES],
            "roads": complete_on_map(state, ROAD),
        }

    def problems(self, state: CarcassonneState) -> list[str]:
        own = state.extra[self.slot]
        if len(own) != 4:
            return [f"king and robber baron keep {len(own)} numbers"]
        found: list[str] = []
        for at, name in ((KING, "king"), (ROBBER, "robber baron")):
            if not -1 <= own[at + HOLDER] < state.players or (own[at + HOLDER] < 0) != (own[at + TILES] == 0):
                found.append(f"player {own[at + HOLDER]} holds the {name} for {own[at + TILES]} tiles")
        return found


def complete_on_map(state: CarcassonneState, kind: int) -> int:
    """How many cities, or roads, on the map are complete. Carcassonne is one of the cities (O-29), a castle is not."""
    board = state.board
    count = state.rules.standing_cities if kind == CITY else 0
    for node in range(len(board.parent)):
        if board.parent[node] == node and board.node_kind[node] == kind and board.open[node] == 0:
            count += 0 if board.marks[node] & HAS_CASTLE else 1
    return count
