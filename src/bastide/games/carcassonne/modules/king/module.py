"""King & Robber Baron: titles for completing the largest city and the longest road."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bastide.core import JsonData, Translator
from bastide.core.json_data import expect_int
from bastide.games.carcassonne.modules.king.tiles import TILES
from bastide.games.carcassonne.rules.module_api import ExpansionModule, Position
from bastide.games.carcassonne.rules.tiles.tile_definition import CITY, HAS_CASTLE, ROAD
from bastide.games.carcassonne.rules.turn.feature_scoring import award_points

# The module state: holder and size for the king (cities), then for the robber baron (roads).
TITLE_HOLDER: Final = 0  # player, or -1
LARGEST_SIZE: Final = 1  # size to beat
KING_START: Final = 0
ROBBER_START: Final = 2
SNAPSHOT_KEYS: Final[list[str]] = ["king", "king_tiles", "robber", "robber_tiles"]


class KingModule(ExpansionModule):
    """Expansion module King & Robber Baron."""

    def __init__(self, slot: int) -> None:
        super().__init__("king", slot, TILES)

    def tally_names(self) -> list[str]:
        return ["points_king", "points_robber"]

    def initial_state(self, players: int) -> list[int]:
        return [-1, 0, -1, 0]

    def on_feature_completed(self, state: Position, root: i64) -> None:
        """Give the title to the player who completed a larger feature, not to its owner; ties change nothing (O-30)."""
        kind: i64 = state.board.node_kind[root]
        if kind != CITY and kind != ROAD:
            return
        module_state = state.extra[self.slot]
        at: i64 = KING_START if kind == CITY else ROBBER_START
        tiles = state.board.feature_size[root]
        if tiles > module_state[at + LARGEST_SIZE]:
            module_state[at + TITLE_HOLDER] = state.active
            module_state[at + LARGEST_SIZE] = tiles
            if state.journal is not None:
                state.journal.add_event(
                    "king" if kind == CITY else "robber", {"player": int(state.active), "tiles": tiles}
                )

    def score_game_end(self, state: Position) -> None:
        """One point per complete city for the king, one per complete road for the robber baron."""
        module_state = state.extra[self.slot]
        if module_state[KING_START + TITLE_HOLDER] >= 0:
            award_points(
                state, module_state[KING_START + TITLE_HOLDER], count_complete_on_board(state, CITY), "king", True, -1
            )
        if module_state[ROBBER_START + TITLE_HOLDER] >= 0:
            award_points(
                state,
                module_state[ROBBER_START + TITLE_HOLDER],
                count_complete_on_board(state, ROAD),
                "robber",
                True,
                -1,
            )

    def view(self, state: Position) -> dict[str, JsonData]:
        module_state = state.extra[self.slot]
        return {
            "king": module_state[KING_START + TITLE_HOLDER],
            "king_tiles": module_state[KING_START + LARGEST_SIZE],
            "cities": count_complete_on_board(state, CITY),
            "robber": module_state[ROBBER_START + TITLE_HOLDER],
            "robber_tiles": module_state[ROBBER_START + LARGEST_SIZE],
            "roads": count_complete_on_board(state, ROAD),
        }

    def terminal_lines(self, shown: dict[str, JsonData], translator: Translator) -> list[str]:
        return [
            translator.translate_for_game(
                "carcassonne", title, {"player": shown[title], "tiles": shown[f"{title}_tiles"]}
            )
            for title in ("king", "robber")
            if expect_int(shown[title]) >= 0
        ]

    def write_snapshot(self, state: Position) -> dict[str, JsonData]:
        module_state = state.extra[self.slot]
        return {name: module_state[place] for place, name in enumerate(SNAPSHOT_KEYS)}

    def read_snapshot(self, state: Position, data: dict[str, JsonData]) -> list[int]:
        return [expect_int(data[name]) for name in SNAPSHOT_KEYS]

    def broken_invariants(self, state: Position) -> list[str]:
        module_state = state.extra[self.slot]
        if len(module_state) != 4:
            return [f"king: invalid module state of length {len(module_state)}"]
        found: list[str] = []
        for at, name in ((KING_START, "king"), (ROBBER_START, "robber baron")):
            if not -1 <= module_state[at + TITLE_HOLDER] < state.players or (module_state[at + TITLE_HOLDER] < 0) != (
                module_state[at + LARGEST_SIZE] == 0
            ):
                found.append(
                    f"player {module_state[at + TITLE_HOLDER]} holds the {name}"
                    f" for {module_state[at + LARGEST_SIZE]} tiles"
                )
        return found


def count_complete_on_board(state: Position, kind: int) -> int:
    """Return the number of complete cities or roads on the board. Carcassonne counts (O-29), castles do not."""
    board = state.board
    count = state.rules.off_board_cities if kind == CITY else 0
    for node in range(len(board.parent)):
        if board.parent[node] == node and board.node_kind[node] == kind and board.open_edges[node] == 0:
            count += 0 if board.marks[node] & HAS_CASTLE else 1
    return count


MODULE: Final = KingModule
