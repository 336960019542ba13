"""King & Robber Baron: titles for completing the largest city and the longest road."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bastide.core import Plain, Words
from bastide.core.plain import whole
from bastide.games.carcassonne.modules.king.tiles import TILES
from bastide.games.carcassonne.rules.module_api import Module, Position
from bastide.games.carcassonne.rules.tiles.model import CITY, HAS_CASTLE, ROAD
from bastide.games.carcassonne.rules.turn.scoring import award

# The module state: holder and size for the king (cities), then for the robber baron (roads).
HOLDER: Final = 0  # player, or -1
SIZE: Final = 1  # size to beat
KING: Final = 0
ROBBER: Final = 2
NAMES: Final[list[str]] = ["king", "king_tiles", "robber", "robber_tiles"]


class King(Module):
    """Expansion module King & Robber Baron."""

    def __init__(self, slot: int) -> None:
        super().__init__("king", slot, TILES)

    def tallies(self) -> list[str]:
        return ["points_king", "points_robber"]

    def memory(self, players: int) -> list[int]:
        return [-1, 0, -1, 0]

    def completed(self, state: Position, root: i64) -> None:
        """Give the title to the player who completed a larger feature, not to its owner; ties change nothing (O-30)."""
        kind: i64 = state.board.node_kind[root]
        if kind != CITY and kind != ROAD:
            return
        module_state = state.extra[self.slot]
        at: i64 = KING if kind == CITY else ROBBER
        tiles = state.board.size[root]
        if tiles > module_state[at + SIZE]:
            module_state[at + HOLDER] = state.active
            module_state[at + SIZE] = tiles
            if state.journal is not None:
                state.journal.note("king" if kind == CITY else "robber", {"player": int(state.active), "tiles": tiles})

    def final_scoring(self, state: Position) -> None:
        """One point per complete city for the king, one per complete road for the robber baron."""
        module_state = state.extra[self.slot]
        if module_state[KING + HOLDER] >= 0:
            award(state, module_state[KING + HOLDER], complete_on_map(state, CITY), "king", True, -1)
        if module_state[ROBBER + HOLDER] >= 0:
            award(state, module_state[ROBBER + HOLDER], complete_on_map(state, ROAD), "robber", True, -1)

    def view(self, state: Position) -> dict[str, Plain]:
        module_state = state.extra[self.slot]
        return {
            "king": module_state[KING + HOLDER],
            "king_tiles": module_state[KING + SIZE],
            "cities": complete_on_map(state, CITY),
            "robber": module_state[ROBBER + HOLDER],
            "robber_tiles": module_state[ROBBER + SIZE],
            "roads": complete_on_map(state, ROAD),
        }

    def terminal_lines(self, shown: dict[str, Plain], translator: Words) -> list[str]:
        return [
            translator.tell("carcassonne", title, {"player": shown[title], "tiles": shown[f"{title}_tiles"]})
            for title in ("king", "robber")
            if whole(shown[title]) >= 0
        ]

    def written(self, state: Position) -> dict[str, Plain]:
        module_state = state.extra[self.slot]
        return {name: module_state[place] for place, name in enumerate(NAMES)}

    def read(self, state: Position, data: dict[str, Plain]) -> list[int]:
        return [whole(data[name]) for name in NAMES]

    def problems(self, state: Position) -> list[str]:
        module_state = state.extra[self.slot]
        if len(module_state) != 4:
            return [f"king: invalid module state of length {len(module_state)}"]
        found: list[str] = []
        for at, name in ((KING, "king"), (ROBBER, "robber baron")):
            if not -1 <= module_state[at + HOLDER] < state.players or (module_state[at + HOLDER] < 0) != (
                module_state[at + SIZE] == 0
            ):
                found.append(f"player {module_state[at + HOLDER]} holds the {name} for {module_state[at + SIZE]} tiles")
        return found


def complete_on_map(state: Position, kind: int) -> int:
    """Return the number of complete cities or roads on the board. Carcassonne counts (O-29), castles do not."""
    board = state.board
    count = state.rules.standing_cities if kind == CITY else 0
    for node in range(len(board.parent)):
        if board.parent[node] == node and board.node_kind[node] == kind and board.open[node] == 0:
            count += 0 if board.marks[node] & HAS_CASTLE else 1
    return count
