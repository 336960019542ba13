"""The River II: a river laid before all other tiles, from the spring over a fork to two lakes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bastide.core import JsonData, Refusal, Rng
from bastide.games.carcassonne.modules.river2.tiles import TILES
from bastide.games.carcassonne.rules.board.cell_coordinates import NEIGHBOUR_OFFSETS, ORIGIN_CELL
from bastide.games.carcassonne.rules.board.mutable_board import Board
from bastide.games.carcassonne.rules.module_api import ExpansionModule, Phase, Position
from bastide.games.carcassonne.rules.state.snapshot_names import tiles_from_json
from bastide.games.carcassonne.rules.tiles.tile_definition import EDGE_RIVER
from bastide.games.carcassonne.rules.tiles.tile_lookup_tables import TileSet, count_tiles_by_id
from bastide.games.carcassonne.rules.turn.tile_placement import draw_next_tile, lay_tile
from bastide.games.carcassonne.rules.turn.turn_phases import LayTilePhase
from bastide.games.carcassonne.rules.turn.turn_step_order import STEP_AFTER_RIVER, STEP_SETUP, STEP_TILE_SOURCE


class AfterRiverPhase(Phase):
    """The player of the last lake draws an ordinary tile at once, in the first part of the same turn (O-32)."""

    def __init__(self) -> None:
        super().__init__("after_river", STEP_AFTER_RIVER)

    def begin(self, state: Position) -> bool:
        if is_last_lake_just_laid(state) and state.pile:
            state.jump_to_step(STEP_TILE_SOURCE)
        return False


class LaySpringPhase(Phase):
    """If another module lays the start, the first player chooses the place of the spring before the first turn."""

    def __init__(self) -> None:
        super().__init__("spring", STEP_SETUP)
        self.place = LayTilePhase()

    def begin(self, state: Position) -> bool:
        if not has_other_start(state):
            return False
        draw_next_tile(state)
        state.asked = state.active
        return True

    def legal_actions(self, state: Position) -> list[int]:
        return self.place.legal_actions(state)

    def is_legal(self, state: Position, action: int) -> bool:
        return self.place.is_legal(state, action)

    def apply_action(self, state: Position, action: int) -> bool:
        lay_tile(state, action >> 2, action & 3)
        return True

    def prompt_data(self, state: Position) -> dict[str, JsonData]:
        return self.place.prompt_data(state)

    def notation(self, state: Position, action: int) -> str:
        return self.place.notation(state, action)

    def action_data(self, state: Position, action: int) -> dict[str, JsonData]:
        return self.place.action_data(state, action)

    def find_refusal(self, state: Position, action: int) -> Refusal | None:
        return self.place.find_refusal(state, action)


def has_other_start(state: Position) -> bool:
    """Return whether a module other than the river lays its own start."""
    return any(module.has_own_start and module.id != "river2" for module in state.rules.modules)


class River2Module(ExpansionModule):
    """Module state: the river pile, top last. Initially the lake at the bottom, nine tiles, and the fork on top."""

    def __init__(self, slot: int) -> None:
        super().__init__("river2", slot, TILES)
        self.has_own_start = True
        self.limits_placement = True
        self.can_continue_turn_part = True
        self.can_forbid_meeples = True

    def phases(self) -> list[Phase]:
        return [LaySpringPhase(), AfterRiverPhase()]

    def lay_start_tiles(self, state: Position) -> None:
        first: list[int] = []
        second: list[int] = []
        mixed: list[int] = []
        last: list[int] = []
        for kind, tile in enumerate(state.rules.tile_set.tiles):
            if tile.river_order == "first":
                first.append(kind)
            elif tile.river_order == "second":
                second.append(kind)
            elif tile.river_order == "mixed":
                mixed.append(kind)
            elif tile.river_order == "last":
                last.append(kind)
        state.rng.shuffle(mixed)
        if has_other_start(state):
            state.extra[self.slot] = last + mixed + second + first
        else:
            state.board.lay_tile(first[0], ORIGIN_CELL, 0)
            state.extra[self.slot] = last + mixed + second

    def forced_next_tile(self, state: Position) -> i64:
        river = state.extra[self.slot]
        return river[-1] if river else -1

    def on_forced_tile_taken(self, state: Position) -> None:
        state.extra[self.slot].pop()

    def pending_tiles(self, state: Position) -> list[int]:
        return state.extra[self.slot].copy()

    def limits_tile_kind(self, tile_set: TileSet, kind: int) -> bool:
        return tile_set.has_river[kind] == 1

    def allows_placement(self, state: Position, kind: i64, cell: i64, rotation: i64) -> bool:
        """Require that a river tile continues one end, joins no other arm, and makes no immediate U-turn (O-31).

        The spring continues nothing: next to Carcassonne the river must run straight away from the wall.
        """
        kinds = state.rules.tile_set
        if not kinds.has_river[kind]:
            return True
        board = state.board
        pose: i64 = kind * 4 + rotation
        if kinds.tiles[kind].river_order == "first":
            return does_spring_point_away(board, pose, cell)
        entry: i64 = -1
        for side in range(4):
            if kinds.edge_at_side[pose * 4 + side] == EDGE_RIVER and board.tile_at(cell + NEIGHBOUR_OFFSETS[side]) >= 0:
                if entry >= 0:
                    return False
                entry = side
        if entry < 0:
            return False
        bend = river_bend_at(board, board.tile_at(cell + NEIGHBOUR_OFFSETS[entry]), entry ^ 2)
        if bend == 2:
            return True
        for side in range(4):
            if side != entry and kinds.edge_at_side[pose * 4 + side] == EDGE_RIVER and (side - entry) & 3 == bend:
                return False
        return True

    def placement_refusal(self) -> Refusal:
        return Refusal("river_goes_on")

    def forbids_meeples(self, state: Position) -> bool:
        return is_last_lake_just_laid(state)

    def continues_turn_part(self, state: Position, tile: i64) -> bool:
        return is_last_lake(state, tile)

    def resample_hidden_state(self, state: Position, rng: Rng) -> None:
        """Shuffle the nine tiles whose order is hidden. The fork is known to come first and the lake last."""
        river = state.extra[self.slot]
        tiles = state.rules.tile_set.tiles
        mixed = sorted([kind for kind in river if tiles[kind].river_order == "mixed"])
        rng.shuffle(mixed)
        state.extra[self.slot] = (
            [kind for kind in river if tiles[kind].river_order == "last"]
            + mixed
            + [kind for kind in river if tiles[kind].river_order == "second"]
        )

    def view(self, state: Position) -> dict[str, JsonData]:
        return {"river": count_tiles_by_id(state.rules.tile_set, state.extra[self.slot])}

    def write_snapshot(self, state: Position) -> dict[str, JsonData]:
        return {"river": state.tile_ids(state.extra[self.slot])}

    def read_snapshot(self, state: Position, data: dict[str, JsonData]) -> list[int]:
        return tiles_from_json(state, data["river"])


def does_spring_point_away(board: Board, pose: i64, cell: i64) -> bool:
    """Return whether a tile is on the side opposite to the river of the spring."""
    for side in range(4):
        if board.tile_set.edge_at_side[pose * 4 + side] == EDGE_RIVER:
            return board.tile_at(cell + NEIGHBOUR_OFFSETS[side ^ 2]) >= 0
    return False


def is_last_lake_just_laid(state: Position) -> bool:
    """Return whether the tile just laid is the last lake."""
    return is_last_lake(state, len(state.board.tile_kind) - 1)


def is_last_lake(state: Position, tile: i64) -> bool:
    """Return whether a laid tile is the last lake."""
    return state.rules.tile_set.tiles[state.board.tile_kind[tile]].river_order == "last"


def river_bend_at(board: Board, tile: i64, exit: i64) -> i64:
    """Return the bend of the river on a laid tile towards an exit side: 1 or 3 quarter turns, 2 if straight.

    The river enters from the tile laid earlier. The spring has no entry, which counts as straight.
    """
    kinds = board.tile_set
    pose: i64 = board.tile_kind[tile] * 4 + board.tile_rotation[tile]
    cell: i64 = board.tile_cell[tile]
    for side in range(4):
        if side != exit and kinds.edge_at_side[pose * 4 + side] == EDGE_RIVER:
            other = board.tile_at(cell + NEIGHBOUR_OFFSETS[side])
            if 0 <= other < tile:
                return (exit - side) & 3
    return 2


MODULE: Final = River2Module
