"""The River II: a river laid before all other tiles, from the spring over a fork to two lakes."""

from __future__ import annotations

from mypy_extensions import i64

from bastide.core import Plain, Refusal, Rng
from bastide.games.carcassonne.modules.river2.tiles import TILES
from bastide.games.carcassonne.rules.map.board import Board
from bastide.games.carcassonne.rules.map.geometry import ORIGIN, STEPS
from bastide.games.carcassonne.rules.module_api import Module, Phase, Position
from bastide.games.carcassonne.rules.state.names import tiles_named
from bastide.games.carcassonne.rules.tiles.model import EDGE_RIVER
from bastide.games.carcassonne.rules.tiles.tileset import TileSet, counted
from bastide.games.carcassonne.rules.turn.moments import AFTER_RIVER, SETUP, SOURCE
from bastide.games.carcassonne.rules.turn.tile_moves import lay_tile, take_tile
from bastide.games.carcassonne.rules.turn.turn import LayTile


class AfterRiver(Phase):
    """The player of the last lake draws an ordinary tile at once, in the first part of the same turn (O-32)."""

    def __init__(self) -> None:
        super().__init__("after_river", AFTER_RIVER)

    def begin(self, state: Position) -> bool:
        if laid_last_lake(state) and state.pile:
            state.go_to(SOURCE)
        return False


class LaySpring(Phase):
    """If another module lays the start, the first player chooses the place of the spring before the first turn."""

    def __init__(self) -> None:
        super().__init__("spring", SETUP)
        self.place = LayTile()

    def begin(self, state: Position) -> bool:
        if not other_start(state):
            return False
        take_tile(state)
        state.asked = state.active
        return True

    def legal_actions(self, state: Position) -> list[int]:
        return self.place.legal_actions(state)

    def is_legal(self, state: Position, action: int) -> bool:
        return self.place.is_legal(state, action)

    def perform(self, state: Position, action: int) -> bool:
        lay_tile(state, action >> 2, action & 3)
        return True

    def about(self, state: Position) -> dict[str, Plain]:
        return self.place.about(state)

    def notation(self, state: Position, action: int) -> str:
        return self.place.notation(state, action)

    def meaning(self, state: Position, action: int) -> dict[str, Plain]:
        return self.place.meaning(state, action)

    def why_not(self, state: Position, action: int) -> Refusal | None:
        return self.place.why_not(state, action)


def other_start(state: Position) -> bool:
    """Return whether a module other than the river lays its own start."""
    return any(module.lays_start and module.id != "river2" for module in state.rules.modules)


class River2(Module):
    """Module state: the river pile, top last. Initially the lake at the bottom, nine tiles, and the fork on top."""

    def __init__(self, slot: int) -> None:
        super().__init__("river2", slot, TILES)
        self.lays_start = True
        self.limits_placement = True
        self.joins_parts = True
        self.bars = True

    def phases(self) -> list[Phase]:
        return [LaySpring(), AfterRiver()]

    def start(self, state: Position) -> None:
        first: list[int] = []
        second: list[int] = []
        mixed: list[int] = []
        last: list[int] = []
        for kind, tile in enumerate(state.rules.kinds.tiles):
            if tile.river_order == "first":
                first.append(kind)
            elif tile.river_order == "second":
                second.append(kind)
            elif tile.river_order == "mixed":
                mixed.append(kind)
            elif tile.river_order == "last":
                last.append(kind)
        state.rng.shuffle(mixed)
        if other_start(state):
            state.extra[self.slot] = last + mixed + second + first
        else:
            state.board.lay(first[0], ORIGIN, 0)
            state.extra[self.slot] = last + mixed + second

    def next_tile(self, state: Position) -> i64:
        river = state.extra[self.slot]
        return river[-1] if river else -1

    def took_tile(self, state: Position) -> None:
        state.extra[self.slot].pop()

    def tiles_held(self, state: Position) -> list[int]:
        return state.extra[self.slot].copy()

    def limits(self, tile_set: TileSet, kind: int) -> bool:
        return tile_set.has_river[kind] == 1

    def allows(self, state: Position, kind: i64, cell: i64, rotation: i64) -> bool:
        """Require that a river tile continues one end, joins no other arm, and makes no immediate U-turn (O-31).

        The spring continues nothing: next to Carcassonne the river must run straight away from the wall.
        """
        kinds = state.rules.kinds
        if not kinds.has_river[kind]:
            return True
        board = state.board
        pose: i64 = kind * 4 + rotation
        if kinds.tiles[kind].river_order == "first":
            return runs_away(board, pose, cell)
        entry: i64 = -1
        for side in range(4):
            if kinds.edge[pose * 4 + side] == EDGE_RIVER and board.tile_at(cell + STEPS[side]) >= 0:
                if entry >= 0:
                    return False
                entry = side
        if entry < 0:
            return False
        bend = bend_before(board, board.tile_at(cell + STEPS[entry]), entry ^ 2)
        if bend == 2:
            return True
        for side in range(4):
            if side != entry and kinds.edge[pose * 4 + side] == EDGE_RIVER and (side - entry) & 3 == bend:
                return False
        return True

    def objection(self) -> Refusal:
        return Refusal("river_goes_on")

    def bars_figures(self, state: Position) -> bool:
        return laid_last_lake(state)

    def continues_part(self, state: Position, tile: i64) -> bool:
        return is_last_lake(state, tile)

    def redraw(self, state: Position, rng: Rng) -> None:
        """Shuffle the nine tiles whose order is hidden. The fork is known to come first and the lake last."""
        river = state.extra[self.slot]
        tiles = state.rules.kinds.tiles
        mixed = sorted([kind for kind in river if tiles[kind].river_order == "mixed"])
        rng.shuffle(mixed)
        state.extra[self.slot] = (
            [kind for kind in river if tiles[kind].river_order == "last"]
            + mixed
            + [kind for kind in river if tiles[kind].river_order == "second"]
        )

    def view(self, state: Position) -> dict[str, Plain]:
        return {"river": counted(state.rules.kinds, state.extra[self.slot])}

    def written(self, state: Position) -> dict[str, Plain]:
        return {"river": state.tile_ids(state.extra[self.slot])}

    def read(self, state: Position, data: dict[str, Plain]) -> list[int]:
        return tiles_named(state, data["river"])


def runs_away(board: Board, pose: i64, cell: i64) -> bool:
    """Return whether a tile is on the side opposite to the river of the spring."""
    for side in range(4):
        if board.kinds.edge[pose * 4 + side] == EDGE_RIVER:
            return board.tile_at(cell + STEPS[side ^ 2]) >= 0
    return False


def laid_last_lake(state: Position) -> bool:
    """Return whether the tile just laid is the last lake."""
    return is_last_lake(state, len(state.board.tile_kind) - 1)


def is_last_lake(state: Position, tile: i64) -> bool:
    """Return whether a laid tile is the last lake."""
    return state.rules.kinds.tiles[state.board.tile_kind[tile]].river_order == "last"


def bend_before(board: Board, tile: i64, exit: i64) -> i64:
    """Return the bend of the river on a laid tile towards an exit side: 1 or 3 quarter turns, 2 if straight.

    The river enters from the tile laid earlier. The spring has no entry, which counts as straight.
    """
    kinds = board.kinds
    pose: i64 = board.tile_kind[tile] * 4 + board.tile_turn[tile]
    cell: i64 = board.tile_cell[tile]
    for side in range(4):
        if side != exit and kinds.edge[pose * 4 + side] == EDGE_RIVER:
            other = board.tile_at(cell + STEPS[side])
            if 0 <= other < tile:
                return (exit - side) & 3
    return 2
