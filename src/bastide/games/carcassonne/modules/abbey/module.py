"""Abbey & Mayor: the module with its hooks, views and snapshots."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bastide.core import JsonData, Translator
from bastide.core.errors import InvalidSnapshot
from bastide.core.json_data import expect_int, expect_ints, expect_list, expect_str
from bastide.games.carcassonne.modules.abbey.abbey_phases import ABBEY_TILE_ID, LastAbbeysPhase, TileSourcePhase
from bastide.games.carcassonne.modules.abbey.barn import (
    Barn,
    BuildBarnAction,
    barn_value,
    field_at_shared_corner,
    fields_taken_by_barns,
    place_barn,
)
from bastide.games.carcassonne.modules.abbey.mayor_and_wagon import Mayor, Wagon
from bastide.games.carcassonne.modules.abbey.module_state_layout import (
    ASKED_COUNT,
    BARN,
    LAST_PLAYER,
    WAGON_TARGET_TILE,
    abbey_in_hand_index,
    barn_corner_index,
    wagons_start,
)
from bastide.games.carcassonne.modules.abbey.tiles import ABBEY_TILES as ABBEY_TILES
from bastide.games.carcassonne.modules.abbey.tiles import TILES
from bastide.games.carcassonne.modules.abbey.wagon_travel import WagonTravelPhase, remember_scored_wagons
from bastide.games.carcassonne.rules.board.cell_coordinates import cell_at
from bastide.games.carcassonne.rules.module_api import ExpansionModule, MeepleKind, MeeplePhaseAction, Phase, Position
from bastide.games.carcassonne.rules.parsed_board_text import (
    CORNERS,
    PLAYER_COLOURS,
    BoardText,
    BoardTextError,
    board_text_error,
    malformed_line_error,
    objects_under_key,
    parse_cell,
)
from bastide.games.carcassonne.rules.state.snapshot_names import node_from_json, node_to_json
from bastide.games.carcassonne.rules.tiles.tile_definition import ABBEY, FIELD, Tile
from bastide.games.carcassonne.rules.turn.feature_scoring import award_points

#: Number of abbey tiles in the box. Unused ones stay there.
ABBEY_TILE_COUNT: Final = 6


class AbbeyModule(ExpansionModule):
    """Expansion module Abbey & Mayor."""

    def __init__(self, slot: int) -> None:
        super().__init__("abbey", slot, [*TILES, *ABBEY_TILES], ABBEY)
        self.scores_fields_during_game = True

    def meeple_kinds(self) -> list[MeepleKind]:
        return [Mayor(), Wagon(), Barn(self.slot)]

    def phases(self) -> list[Phase]:
        return [TileSourcePhase(self.slot), WagonTravelPhase(self.slot), LastAbbeysPhase(self.slot)]

    def meeple_phase_actions(self) -> list[MeeplePhaseAction]:
        return [BuildBarnAction(self.slot)]

    def initial_state(self, players: int) -> list[int]:
        return [-1, 0, -1] + [1] * players + [-1] * players

    def tiles_set_aside(self, state: Position) -> list[int]:
        module_state = state.extra[self.slot]
        held = sum([module_state[abbey_in_hand_index(player)] for player in range(state.players)])
        return [state.rules.tile_set.kind_by_id[ABBEY_TILE_ID]] * (ABBEY_TILE_COUNT - state.players + held)

    def can_fill_holes(self, state: Position) -> bool:
        return any(state.extra[self.slot][abbey_in_hand_index(player)] == 1 for player in range(state.players))

    def last_tile_player(self, state: Position) -> i64:
        """Return the player of the last turn. Abbeys laid after it are not turns."""
        return state.extra[self.slot][LAST_PLAYER]

    def on_feature_scored(self, state: Position, root: i64, final: bool) -> None:
        if not final:
            remember_scored_wagons(state, self.slot, root)

    def fields_to_score(self, state: Position) -> list[int]:
        return fields_taken_by_barns(state)

    def score_game_end(self, state: Position) -> None:
        """Score every barn for its whole field, also if there are several in one field."""
        board = state.board
        for index, code in enumerate(state.figure_code):
            if code == BARN:
                cities = board.adjacent_complete_cities(board.find_root(state.figure_node[index]))
                award_points(
                    state,
                    state.figure_owner[index],
                    barn_value(board, cities),
                    "fields",
                    True,
                    state.figure_node[index],
                )

    def view(self, state: Position) -> dict[str, JsonData]:
        module_state = state.extra[self.slot]
        abbeys: list[JsonData] = [module_state[abbey_in_hand_index(player)] for player in range(state.players)]
        return {"abbeys": abbeys, "wagon_to": module_state[WAGON_TARGET_TILE]}

    def terminal_lines(self, shown: dict[str, JsonData], translator: Translator) -> list[str]:
        """List the players who have an abbey."""
        held = enumerate(expect_ints(shown["abbeys"]))
        return [
            translator.translate_for_game("carcassonne", "seat-abbey", {"player": player})
            for player, has in held
            if has
        ]

    # -- snapshots ---------------------------------------------------------------

    def write_snapshot(self, state: Position) -> dict[str, JsonData]:
        module_state = state.extra[self.slot]
        players = state.players
        corners: list[JsonData] = [
            corner_to_json(module_state[barn_corner_index(players, player)]) for player in range(players)
        ]
        wagons: list[JsonData] = []
        for at in range(wagons_start(players), len(module_state), 2):
            wagons.append({"player": module_state[at], "from": node_to_json(state.board, module_state[at + 1])})
        abbeys: list[JsonData] = [module_state[abbey_in_hand_index(player)] for player in range(players)]
        return {
            "last": module_state[LAST_PLAYER],
            "asked": module_state[ASKED_COUNT],
            "wagon_to": module_state[WAGON_TARGET_TILE],
            "abbeys": abbeys,
            "corners": corners,
            "wagons": wagons,
        }

    def read_snapshot(self, state: Position, data: dict[str, JsonData]) -> list[int]:
        module_state = [expect_int(data["last"]), expect_int(data["asked"]), expect_int(data["wagon_to"])]
        module_state += expect_ints(data["abbeys"])
        module_state += [corner_from_json(expect_str(corner)) for corner in expect_list(data["corners"])]
        for wagon in objects_under_key(data, "wagons"):
            module_state += [expect_int(wagon["player"]), node_from_json(state.board, wagon["from"])]
        return module_state

    # -- board text ------------------------------------------------------------------

    def parse_board_line(self, found: BoardText, words: list[str], line: str) -> bool:
        """Parse ``red barn on corner ne at 0,0``."""
        if words[1:2] != ["barn"]:
            return False
        if len(words) != 7 or words[2:4] != ["on", "corner"] or words[4] not in CORNERS or words[5] != "at":
            raise malformed_line_error(line, "red barn on corner ne at 0,0")
        x, y = parse_cell(words[6], line)
        tile, rotation = found.tile_at(x, y, line)
        barn: dict[str, JsonData] = {
            "player": PLAYER_COLOURS.index(words[0]),
            "figure": "barn",
            "role": "barn",
            "x": x,
            "y": y,
        }
        barn.update(
            {"feature": "field", "number": field_number_at_corner(tile, rotation, words[4], line), "corner": words[4]}
        )
        found.meeples.append(barn)
        return True

    def apply_board_text(self, state: Position, wanted: BoardText) -> None:
        """Place the barns of a board text. Abbeys on the board were those of the last players."""
        module_state = state.extra[self.slot]
        laid = state.board.tile_kind.count(state.rules.tile_set.kind_by_id[ABBEY_TILE_ID])
        for player in range(state.players):
            if player >= state.players - laid:
                module_state[abbey_in_hand_index(player)] = 0
        for meeple in wanted.meeples:
            if "corner" in meeple:
                player, x, y = expect_int(meeple["player"]), expect_int(meeple["x"]), expect_int(meeple["y"])
                tile = state.board.tile_at(cell_at(x, y))
                corner = CORNERS.index(expect_str(meeple["corner"]))
                if (
                    field_at_shared_corner(state.board, tile, corner) < 0
                    or module_state[barn_corner_index(state.players, player)] >= 0
                ):
                    raise BoardTextError(
                        InvalidSnapshot("position-part-barn", "no barn can be placed there"),
                        start=f"{PLAYER_COLOURS[player]} barn",
                        cell=f"{x},{y}",
                    )
                place_barn(state, self.slot, player, tile, corner)

    def broken_invariants(self, state: Position) -> list[str]:
        module_state = state.extra[self.slot]
        if len(module_state) < wagons_start(state.players) or (len(module_state) - wagons_start(state.players)) % 2:
            return [f"abbey: invalid module state of length {len(module_state)}"]
        found: list[str] = []
        for player in range(state.players):
            if module_state[abbey_in_hand_index(player)] not in (0, 1):
                found.append(f"player {player} has {module_state[abbey_in_hand_index(player)]} abbeys in hand")
            built = [i for i, code in enumerate(state.figure_code) if code == BARN and state.figure_owner[i] == player]
            if (module_state[barn_corner_index(state.players, player)] >= 0) != (len(built) == 1):
                found.append(
                    f"the barn of player {player} is on corner {module_state[barn_corner_index(state.players, player)]}"
                )
        return found


def field_number_at_corner(tile: Tile, rotation: int, corner: str, line: str) -> int:
    """Return the number of the field that fills a corner of the rotated tile."""
    half = (2 * (CORNERS.index(corner) - rotation) + 1) % 8
    fields = [feature for feature in tile.features if feature.kind == FIELD]
    for number, field in enumerate(fields):
        if half in field.halves and (half + 1) % 8 in field.halves:
            return number
    raise board_text_error(
        line,
        "position-part-no-feature",
        f"{tile.id} in this rotation has no field at corner {corner}",
        tile=tile.id,
        feature=f"corner {corner}",
    )


def corner_to_json(corner: int) -> str:
    """Return the name of a corner, or an empty string for -1."""
    return "" if corner < 0 else CORNERS[corner]


def corner_from_json(name: str) -> int:
    """Return the corner with this name, or -1 for an empty string."""
    return CORNERS.index(name) if name else -1


MODULE: Final = AbbeyModule
