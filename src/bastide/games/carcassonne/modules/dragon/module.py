"""The Princess & the Dragon: the module with its hooks, views and snapshots."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bastide.core import JsonData, Translator
from bastide.core.json_data import expect_int, expect_ints, expect_list
from bastide.games.carcassonne.modules.dragon.dragon_movement import DragonMovementPhase
from bastide.games.carcassonne.modules.dragon.fairy import FairyPointPhase, MoveFairyAction
from bastide.games.carcassonne.modules.dragon.module_state_layout import (
    DRAGON_CELL_INDEX,
    FAIRY_CELL_INDEX,
    MAX_TRAIL_LENGTH,
    PORTAL_TARGET_CELL,
    PRINCESS_USED,
    TRAIL_LENGTH,
    TRAIL_START,
    has_last_tile_mark,
)
from bastide.games.carcassonne.modules.dragon.portal import PortalAction, PortalMeeplePhase
from bastide.games.carcassonne.modules.dragon.princess import PrincessPhase
from bastide.games.carcassonne.modules.dragon.tiles import TILES
from bastide.games.carcassonne.rules.board.cell_coordinates import CELL_COUNT, x_of, y_of
from bastide.games.carcassonne.rules.display.ascii_tile import TILE_HEIGHT_CHARS, TILE_WIDTH_CHARS, AsciiTile
from bastide.games.carcassonne.rules.module_api import ExpansionModule, MeeplePhaseAction, Phase, Position
from bastide.games.carcassonne.rules.parsed_board_text import BoardText, malformed_line_error, parse_cell
from bastide.games.carcassonne.rules.state.snapshot_names import cell_from_json, cell_to_json, tiles_from_json
from bastide.games.carcassonne.rules.tiles.tile_definition import DRAGON, PORTAL, PRINCESS, VOLCANO_TILE
from bastide.games.carcassonne.rules.tiles.tile_lookup_tables import count_tiles_by_id
from bastide.games.carcassonne.rules.turn.feature_scoring import award_points
from bastide.games.carcassonne.rules.turn.meeple_moves import is_meeple_on_tile

#: Pieces without an owner, in the order of the corners where they are drawn.
NEUTRAL_PIECES: Final[list[str]] = ["dragon", "fairy"]


class DragonModule(ExpansionModule):
    """Expansion module The Princess & the Dragon."""

    def __init__(self, slot: int) -> None:
        super().__init__("dragon", slot, TILES, DRAGON | PORTAL | PRINCESS | VOLCANO_TILE)
        self.board_text_keywords = NEUTRAL_PIECES
        self.can_forbid_meeples = True

    def phases(self) -> list[Phase]:
        return [
            FairyPointPhase(self.slot),
            PrincessPhase(self.slot),
            PortalMeeplePhase(self.slot),
            DragonMovementPhase(self.slot),
        ]

    def meeple_phase_actions(self) -> list[MeeplePhaseAction]:
        return [MoveFairyAction(self.slot), PortalAction(self.slot)]

    def tally_names(self) -> list[str]:
        return ["points_fairy"]

    def initial_state(self, players: int) -> list[int]:
        return [-1, -1, 0, -1, 0]

    # -- tiles -----------------------------------------------------------------------------------

    def try_set_aside(self, state: Position, kind: i64) -> bool:
        """Set a dragon tile aside before the first volcano."""
        module_state = state.extra[self.slot]
        if module_state[DRAGON_CELL_INDEX] >= 0 or state.rules.tile_set.tile_marks[kind] & DRAGON == 0:
            return False
        module_state.append(kind)
        return True

    def tiles_set_aside(self, state: Position) -> list[int]:
        module_state = state.extra[self.slot]
        return module_state[TRAIL_START + module_state[TRAIL_LENGTH] :]

    def on_tile_placed(self, state: Position) -> None:
        module_state = state.extra[self.slot]
        module_state[PRINCESS_USED] = 0
        if has_last_tile_mark(state, VOLCANO_TILE):
            cell = state.board.tile_cell[-1]
            module_state[DRAGON_CELL_INDEX] = cell
            if state.journal is not None:
                state.journal.add_event("volcano", {"x": x_of(cell), "y": y_of(cell)})
            self.shuffle_set_aside_tiles_into_pile(state)

    def shuffle_set_aside_tiles_into_pile(self, state: Position) -> None:
        """Shuffle the tiles set aside into the pile when the dragon appears."""
        waiting = self.tiles_set_aside(state)
        if waiting:
            del state.extra[self.slot][TRAIL_START:]
            state.pile += waiting
            state.rng.shuffle(state.pile)
            if state.journal is not None:
                state.journal.add_event("shuffled_in", {"count": len(waiting)})

    def forbids_meeples(self, state: Position) -> bool:
        return state.extra[self.slot][PRINCESS_USED] == 1

    def forbids_meeples_on_tile(self, state: Position, tile: i64) -> bool:
        """No meeple on the dragon's tile (O-06), also a volcano just laid; fairy and barn are allowed (O-05)."""
        return state.board.tile_cell[tile] == state.extra[self.slot][DRAGON_CELL_INDEX]

    # -- scoring ---------------------------------------------------------------------------------

    def on_feature_scored(self, state: Position, root: i64, final: bool) -> None:
        """Three points to every player with a follower of this feature on the fairy's tile, majority or not (O-04)."""
        fairy = state.extra[self.slot][FAIRY_CELL_INDEX]
        if fairy < 0:
            return
        tile = state.board.tile_at(fairy)
        rewarded: list[int] = []
        for index, owner in enumerate(state.figure_owner):
            if owner in rewarded or not state.rules.meeple_kind(state.figure_code[index]).is_follower:
                continue
            if state.board.find_root(state.figure_node[index]) == root and is_meeple_on_tile(state, index, tile):
                rewarded.append(owner)
        for owner in rewarded:
            award_points(state, owner, 3, "fairy", final, root)

    def bonus_cell(self, state: Position) -> i64:
        return state.extra[self.slot][FAIRY_CELL_INDEX]

    # -- views ----------------------------------------------------------------------------

    def view(self, state: Position) -> dict[str, JsonData]:
        shown = self.piece_locations(state)
        shown["aside"] = count_tiles_by_id(state.rules.tile_set, self.tiles_set_aside(state))
        return shown

    def piece_locations(self, state: Position) -> dict[str, JsonData]:
        """Return the cells of the dragon, the fairy and the portal target."""
        module_state = state.extra[self.slot]
        trail: list[JsonData] = [
            cell_to_json(cell) for cell in module_state[TRAIL_START : TRAIL_START + module_state[TRAIL_LENGTH]]
        ]
        return {
            "dragon": cell_to_json(module_state[DRAGON_CELL_INDEX]),
            "fairy": cell_to_json(module_state[FAIRY_CELL_INDEX]),
            "rescued": module_state[PRINCESS_USED],
            "portal": cell_to_json(module_state[PORTAL_TARGET_CELL]),
            "trail": trail,
        }

    def terminal_lines(self, shown: dict[str, JsonData], translator: Translator) -> list[str]:
        """List the cells of dragon and fairy, and the tiles set aside."""
        lines: list[str] = []
        for name in NEUTRAL_PIECES:
            place = expect_ints(shown[name])
            if place:
                lines.append(translator.translate_for_game("carcassonne", name, {"x": place[0], "y": place[1]}))
        aside = shown["aside"]
        if isinstance(aside, dict) and aside:
            tiles: list[JsonData] = [tile for tile, count in aside.items() for _ in range(expect_int(count))]
            lines.append(translator.translate_for_game("carcassonne", "aside", {"tiles": tiles}))
        return lines

    def draw_on_tile(self, ascii_tile: AsciiTile, shown: dict[str, JsonData], x: int, y: int) -> None:
        """Draw the letters of dragon and fairy in the lower corners."""
        for corner, name in enumerate(NEUTRAL_PIECES):
            if shown.get(name) == [x, y]:
                ascii_tile.put_sign((TILE_HEIGHT_CHARS - 1, corner * (TILE_WIDTH_CHARS - 1)), name[0].upper())

    # -- snapshots ---------------------------------------------------------------

    def write_snapshot(self, state: Position) -> dict[str, JsonData]:
        data = self.piece_locations(state)
        data["aside"] = state.tile_ids(self.tiles_set_aside(state))
        return data

    def read_snapshot(self, state: Position, data: dict[str, JsonData]) -> list[int]:
        trail = [cell_from_json(cell) for cell in expect_list(data["trail"])]
        module_state = [cell_from_json(data["dragon"]), cell_from_json(data["fairy"]), expect_int(data["rescued"])]
        return [
            *module_state,
            cell_from_json(data["portal"]),
            len(trail),
            *trail,
            *tiles_from_json(state, data["aside"]),
        ]

    # -- board text ------------------------------------------------------------------

    def parse_board_line(self, found: BoardText, words: list[str], line: str) -> bool:
        """Parse ``dragon at 3,0`` or ``fairy at 1,0``."""
        if words[0] not in NEUTRAL_PIECES:
            return False
        if len(words) != 3 or words[1] != "at":
            raise malformed_line_error(line, f"{words[0]} at 3,0")
        x, y = parse_cell(words[2], line)
        found.tile_at(x, y, line)
        found.data_of_module(self.id)[words[0]] = [x, y]
        return True

    def board_text_lines(self, shown: dict[str, JsonData]) -> list[str]:
        lines: list[str] = []
        for name in NEUTRAL_PIECES:
            place = expect_ints(shown.get(name, []))
            if place:
                lines.append(f"{name} at {place[0]},{place[1]}")
        return lines

    def apply_board_text(self, state: Position, wanted: BoardText) -> None:
        module_data = wanted.data_of_module(self.id)
        module_state = state.extra[self.slot]
        module_state[DRAGON_CELL_INDEX] = cell_from_json(module_data.get("dragon", []))
        module_state[FAIRY_CELL_INDEX] = cell_from_json(module_data.get("fairy", []))

    def broken_invariants(self, state: Position) -> list[str]:
        module_state = state.extra[self.slot]
        if (
            len(module_state) < TRAIL_START
            or not 0 <= module_state[TRAIL_LENGTH] < MAX_TRAIL_LENGTH
            or len(module_state) < TRAIL_START + module_state[TRAIL_LENGTH]
        ):
            return [f"dragon: invalid module state of length {len(module_state)}"]
        found: list[str] = []
        for at, name in (
            (DRAGON_CELL_INDEX, "dragon"),
            (FAIRY_CELL_INDEX, "fairy"),
            (PORTAL_TARGET_CELL, "portal's end"),
        ):
            cell = module_state[at]
            if cell != -1 and (not 0 <= cell < CELL_COUNT or state.board.tile_at(cell) < 0):
                found.append(f"the {name} is on cell {cell}, which has no tile")
        if module_state[PRINCESS_USED] not in (0, 1):
            found.append(f"the princess has returned {module_state[PRINCESS_USED]} knights")
        aside = self.tiles_set_aside(state)
        if aside and module_state[DRAGON_CELL_INDEX] >= 0:
            found.append("tiles are set aside although the dragon is on the board")
        for kind in aside:
            if not 0 <= kind < len(state.rules.tile_set.tiles) or not state.rules.tile_set.tile_marks[kind] & DRAGON:
                found.append(f"tile kind {kind} is set aside without a dragon symbol")
        return found


MODULE: Final = DragonModule
