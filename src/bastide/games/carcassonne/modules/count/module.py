"""The Count of Carcassonne: the city is the start, and its quarters hold followers for later scorings."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bastide.core import ChoiceOption, JsonData, Option, Translator
from bastide.core.json_data import expect_dict, expect_int, expect_list, expect_str
from bastide.games.carcassonne.modules.count.module_state_layout import (
    CASTLE,
    COUNT_QUARTER,
    FEATURE_KIND_OF_QUARTER,
    FIRST_REDEPLOYED_MEEPLE,
    FOLLOWER_SENT,
    GAINED_POINTS,
    GAVE_POINTS,
    OWN_STRENGTH_VARIANT,
    QUARTER_IDS,
    QUARTERS_START,
    REDEPLOYMENT_TURN,
    TARGET_CELL,
    meeples_in_quarter,
    move_to_quarter,
    quarter_index,
)
from bastide.games.carcassonne.modules.count.quarter_deployment import MoveCountPhase, SendToCarcassonnePhase
from bastide.games.carcassonne.modules.count.quarter_redeployment import RedeploymentPhase
from bastide.games.carcassonne.modules.count.tiles import TILES
from bastide.games.carcassonne.rules.action_space import MEEPLE_CODE_COUNT, MEEPLE_IDS, QUARTER_COUNT
from bastide.games.carcassonne.rules.board.cell_coordinates import BOARD_WIDTH, CELL_COUNT, ORIGIN_CELL, x_of, y_of
from bastide.games.carcassonne.rules.display.ascii_tile import TILE_HEIGHT_CHARS, AsciiTile
from bastide.games.carcassonne.rules.module_api import ExpansionModule, Phase, Position
from bastide.games.carcassonne.rules.parsed_board_text import (
    PLAYER_COLOURS,
    BoardText,
    malformed_line_error,
    objects_under_key,
)
from bastide.games.carcassonne.rules.state.snapshot_names import cell_from_json, cell_to_json
from bastide.games.carcassonne.rules.tiles.tile_definition import CARCASSONNE
from bastide.games.carcassonne.rules.turn.turn_step_order import STEP_LAST_REDEPLOY, STEP_REDEPLOY

#: Followers that count as two when redeployed from Carcassonne (M-12).
MEEPLES_COUNTING_TWO: Final[list[str]] = ["mayor", "wagon"]


class CountModule(ExpansionModule):
    """Expansion module The Count of Carcassonne."""

    def __init__(self, slot: int) -> None:
        super().__init__("count", slot, TILES, CARCASSONNE)
        self.has_own_start = True
        self.changes_strength = True
        self.off_board_cities = 1
        self.board_text_keywords = ["count"]

    def phases(self) -> list[Phase]:
        return [
            RedeploymentPhase(self.slot, "redeploy", STEP_REDEPLOY),
            SendToCarcassonnePhase(self.slot),
            MoveCountPhase(self.slot),
            RedeploymentPhase(self.slot, "last_redeploy", STEP_LAST_REDEPLOY),
        ]

    def options(self) -> list[Option]:
        return [
            ChoiceOption("count_mayor_wagon_strength", ["two", "own"], default="two").only_with("modules", [self.id])
        ]

    def initial_state(self, players: int) -> list[int]:
        return [CASTLE, 0, 0, 0, 0, -1, -1] + [0] * (players * QUARTER_COUNT * MEEPLE_CODE_COUNT)

    def lay_start_tiles(self, state: Position) -> None:
        """Lay the twelve tiles, four in a row, with the south-west corner of the city at 0,0."""
        for kind, tile in enumerate(state.rules.tile_set.tiles):
            if tile.module == self.id:
                column, row = tile.position
                state.board.lay_tile(kind, ORIGIN_CELL + (2 - row) * BOARD_WIDTH + column, 0)

    def meeples_held(self, state: Position, player: int, code: int) -> int:
        return sum(
            [int(meeples_in_quarter(state, self.slot, player, quarter, code)) for quarter in range(QUARTER_COUNT)]
        )

    # -- points ----------------------------------------------------------------------------------

    def on_tile_placed(self, state: Position) -> None:
        module_state = state.extra[self.slot]
        module_state[GAVE_POINTS] = 0
        module_state[GAINED_POINTS] = 0

    def on_points_awarded(self, state: Position, player: i64, points: i64) -> None:
        """Remember who scored with this tile. Points of fairy, barns and castles count too (O-26)."""
        if points > 0:
            state.extra[self.slot][GAINED_POINTS if player == state.active else GAVE_POINTS] = 1

    def strength(self, state: Position, index: i64, root: i64, strength: i64) -> i64:
        brought: i64 = state.extra[self.slot][FIRST_REDEPLOYED_MEEPLE]
        if (
            brought < 0
            or index < brought
            or state.rules.meeple_kind(state.figure_code[index]).id not in MEEPLES_COUNTING_TWO
        ):
            return strength
        return strength if OWN_STRENGTH_VARIANT in state.rules.variants else 2

    def on_feature_completed(self, state: Position, root: i64) -> None:
        """After the scoring redeployed followers are ordinary ones."""
        state.extra[self.slot][FIRST_REDEPLOYED_MEEPLE] = -1

    # -- views ----------------------------------------------------------------------------

    def view(self, state: Position) -> dict[str, JsonData]:
        module_state = state.extra[self.slot]
        target_cell = module_state[TARGET_CELL]
        return {
            "count": QUARTER_IDS[module_state[COUNT_QUARTER]],
            "quarters": self.meeples_by_quarter(state),
            "gave": module_state[GAVE_POINTS],
            "gained": module_state[GAINED_POINTS],
            "brought": module_state[FIRST_REDEPLOYED_MEEPLE],
            "going_to": [] if target_cell < 0 else [x_of(target_cell), y_of(target_cell)],
        }

    def meeples_by_quarter(self, state: Position) -> list[JsonData]:
        """Return the meeples of each player in each quarter."""
        quarters: list[JsonData] = []
        for player in range(state.players):
            held: dict[str, JsonData] = {}
            for quarter, name in enumerate(QUARTER_IDS):
                there: dict[str, JsonData] = {
                    f.id: int(meeples_in_quarter(state, self.slot, player, quarter, f.code))
                    for f in state.rules.meeple_kinds
                    if meeples_in_quarter(state, self.slot, player, quarter, f.code) > 0
                }
                held[name] = there
            quarters.append(held)
        return quarters

    def terminal_lines(self, shown: dict[str, JsonData], translator: Translator) -> list[str]:
        """Return the count's quarter and the meeples in the quarters."""
        lines = [translator.translate_for_game("carcassonne", "count", {"quarter": shown["count"]})]
        for player, quarter, meeples in meeples_listed_by_quarter(shown):
            arguments: dict[str, JsonData] = {"player": player, "quarter": quarter, "figures": [*meeples]}
            lines.append(translator.translate_for_game("carcassonne", "in-quarter", arguments))
        return lines

    def draw_on_tile(self, ascii_tile: AsciiTile, shown: dict[str, JsonData], x: int, y: int) -> None:
        """Draw ``@`` on the tile of the count's quarter."""
        if shown["count"] in [feature.name for feature in ascii_tile.tile.features if feature.name]:
            ascii_tile.put_sign((TILE_HEIGHT_CHARS - 1, 0), "@")

    # -- snapshots ---------------------------------------------------------------

    def write_snapshot(self, state: Position) -> dict[str, JsonData]:
        module_state = state.extra[self.slot]
        return {
            "count": QUARTER_IDS[module_state[COUNT_QUARTER]],
            "gave": module_state[GAVE_POINTS],
            "gained": module_state[GAINED_POINTS],
            "sent": module_state[FOLLOWER_SENT],
            "turn": module_state[REDEPLOYMENT_TURN],
            "going_to": cell_to_json(module_state[TARGET_CELL]),
            "brought": module_state[FIRST_REDEPLOYED_MEEPLE],
            "quarters": self.meeples_by_quarter(state),
        }

    def read_snapshot(self, state: Position, data: dict[str, JsonData]) -> list[int]:
        module_state = self.initial_state(state.players)
        module_state[COUNT_QUARTER] = QUARTER_IDS.index(expect_str(data["count"]))
        module_state[GAVE_POINTS] = expect_int(data["gave"])
        module_state[GAINED_POINTS] = expect_int(data["gained"])
        module_state[FOLLOWER_SENT] = expect_int(data["sent"])
        module_state[REDEPLOYMENT_TURN] = expect_int(data["turn"])
        module_state[TARGET_CELL] = cell_from_json(data["going_to"])
        module_state[FIRST_REDEPLOYED_MEEPLE] = expect_int(data["brought"])
        for player, held in enumerate(objects_under_key(data, "quarters")):
            for quarter, name in enumerate(QUARTER_IDS):
                for meeple, number in expect_dict(held[name]).items():
                    module_state[quarter_index(player, quarter, MEEPLE_IDS.index(meeple))] = expect_int(number)
        return module_state

    # -- board text ------------------------------------------------------------------

    def parse_board_line(self, found: BoardText, words: list[str], line: str) -> bool:
        """Parse ``count in market``, or ``red big in castle`` for a meeple in a quarter."""
        if words[0] == "count":
            if len(words) != 3 or words[1] != "in" or words[2] not in QUARTER_IDS:
                raise malformed_line_error(line, "count in market")
            found.data_of_module(self.id)["count"] = words[2]
            return True
        if "in" not in words:
            return False
        if len(words) != 4 or words[2] != "in" or words[1] not in MEEPLE_IDS or words[3] not in QUARTER_IDS:
            raise malformed_line_error(line, "red follower in castle")
        module_data = found.data_of_module(self.id)
        quarters = expect_list(module_data.setdefault("quarters", [{} for _ in PLAYER_COLOURS]))
        there = expect_dict(expect_dict(quarters[PLAYER_COLOURS.index(words[0])]).setdefault(words[3], {}))
        there[words[1]] = expect_int(there.get(words[1], 0)) + 1
        return True

    def board_text_lines(self, shown: dict[str, JsonData]) -> list[str]:
        lines = [f"count in {expect_str(shown['count'])}"] if "count" in shown else []
        for player, quarter, meeples in meeples_listed_by_quarter(shown):
            lines += [f"{PLAYER_COLOURS[player]} {meeple} in {quarter}" for meeple in meeples]
        return lines

    def apply_board_text(self, state: Position, wanted: BoardText) -> None:
        module_data = wanted.data_of_module(self.id)
        if "count" in module_data:
            state.extra[self.slot][COUNT_QUARTER] = QUARTER_IDS.index(expect_str(module_data["count"]))
        for player, quarter, meeples in meeples_listed_by_quarter(module_data):
            for meeple in meeples:
                move_to_quarter(state, self.slot, player, MEEPLE_IDS.index(meeple), QUARTER_IDS.index(quarter))

    def broken_invariants(self, state: Position) -> list[str]:
        module_state = state.extra[self.slot]
        if len(module_state) != QUARTERS_START + state.players * QUARTER_COUNT * MEEPLE_CODE_COUNT:
            return [f"count: invalid module state of length {len(module_state)}"]
        found: list[str] = []
        if not 0 <= module_state[COUNT_QUARTER] < QUARTER_COUNT:
            return [f"the count is in quarter {module_state[COUNT_QUARTER]}"]
        target_cell = module_state[TARGET_CELL]
        if target_cell != -1 and (not 0 <= target_cell < CELL_COUNT or state.board.tile_at(target_cell) < 0):
            found.append(f"redeployment target cell {target_cell} has no tile")
        for player in range(state.players):
            for quarter in range(QUARTER_COUNT):
                for code in range(MEEPLE_CODE_COUNT):
                    count = meeples_in_quarter(state, self.slot, player, quarter, code)
                    meeple = state.rules.meeple_kind_by_code[code]
                    if count < 0 or (
                        count > 0 and (meeple is None or not meeple.can_occupy_kind(FEATURE_KIND_OF_QUARTER[quarter]))
                    ):
                        found.append(f"player {player} has {count} meeples with code {code} in quarter {quarter}")
        return found


def meeples_listed_by_quarter(shown: dict[str, JsonData]) -> list[tuple[int, str, list[str]]]:
    """Return the meeples in the quarters of a view: player, quarter, meeple ids."""
    found: list[tuple[int, str, list[str]]] = []
    for player, held in enumerate(expect_list(shown.get("quarters", []))):
        for quarter, there in expect_dict(held).items():
            meeples = [meeple for meeple, number in expect_dict(there).items() for _ in range(expect_int(number))]
            if meeples:
                found.append((player, quarter, meeples))
    return found


MODULE: Final = CountModule
