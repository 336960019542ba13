"""Encoder of Carcassonne: a row for each tile laid, for each relevant feature, and for each legal action.

The policy head refers to action rows: index 7 is the row of the legal action with index 7. ``vocabulary`` lists what
the numbers can mean. Each part of an observation has its own module; the parts of expansion modules are in their
folders.
"""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bastide.core.options import Options
from bastide.core.state import State
from bastide.encoding.encoder import Encoder, EncoderMaker, EntityRows, Keeper
from bastide.games.carcassonne.encoding.choices import Choices
from bastide.games.carcassonne.encoding.common import CommonParts
from bastide.games.carcassonne.encoding.poses import pose_facts
from bastide.games.carcassonne.encoding.sheet import Sheet, x_of_cell, y_of_cell
from bastide.games.carcassonne.encoding.tables import Tables
from bastide.games.carcassonne.encoding.things import Things
from bastide.games.carcassonne.encoding.vocabulary import (
    ACTION_ROWS,
    ACTION_SIZE,
    DEEDS,
    LAID_OUT,
    MODULES,
    THING_SIZE,
    TILE_ROWS,
    TILE_SIZE,
    TILES,
    VERSION,
)
from bastide.games.carcassonne.modules.box import MODULE_IDS
from bastide.games.carcassonne.rules.game import MODULES as CHOICE_OF_MODULES
from bastide.games.carcassonne.rules.state.state import CarcassonneState

#: Categorical columns by part, with their numbers of categories.
WORDS: Final[dict[str, dict[int, int]]] = {
    "hand": {0: len(TILES) + 1},
    "laid": {0: len(TILES) + 1},
    "won": {0: len(TILES) + 1},
    "bazaar": {place: len(TILES) + 1 for place in range(LAID_OUT)},
    "things": {0: 6},
    "actions": {0: len(DEEDS) + 1, 3: 4},
}
#: All indices. Legal indices are a prefix of it.
_ALL_INDICES: Final[list[int]] = list(range(256))


@final
class CarcassonneRow(Keeper):
    """Writes whole rows. It remembers what the last row held, and its legal actions, so that they are listed once."""

    #: Number of tiles in the last row.
    tiles: i64 = 0
    tiles_at: i64
    things_at: i64
    actions_at: i64

    def __init__(self, layout: Sheet, common: CommonParts) -> None:
        self.common = common
        self.things = Things()
        self.choices = Choices()
        self.tiles_at = layout.start("tiles")
        self.things_at = layout.start("things")
        self.actions_at = layout.start("actions")
        self.legal: list[int] = []

    def write(self, game: CarcassonneState, viewer: int, row: vec[i16], at: i64) -> None:
        """Write a whole observation into a cleared row."""
        indices = self.common.tables(game.rules)
        subject = self.common.write(game, indices, viewer, row, at)
        self._write_tiles(game, indices, row, at + self.tiles_at)
        holders, things = self.common.holders, self.things
        things.look(game, holders)
        self.legal = game.legal_actions(viewer)
        self.choices.write(game, indices, self.legal, subject, things, row, at + self.actions_at)
        things.look_further(game.board)
        things.write(game, indices, subject, holders, viewer, row, at + self.things_at)

    def show(self, state: State, player: int, row: vec[i16], at: i64) -> list[int]:
        clear(row, at, self.tiles_at)
        clear(row, at + self.tiles_at, self.tiles * TILE_SIZE)
        clear(row, at + self.things_at, self.things.count * THING_SIZE)
        actions: i64 = len(self.legal)
        if actions > ACTION_ROWS:
            actions = ACTION_ROWS
        clear(row, at + self.actions_at, actions * ACTION_SIZE)
        self.write(cast(CarcassonneState, state), player, row, at)
        return _ALL_INDICES[: len(self.legal)]

    def action(self, state: State, player: int, index: int, row: vec[i16], at: i64) -> int:
        return self.legal[index]

    def _write_tiles(self, game: CarcassonneState, indices: Tables, row: vec[i16], start: i64) -> None:
        board = game.board
        count: i64 = len(board.tile_kind)
        tile: i64 = 0
        while tile < count and tile < TILE_ROWS:
            kind: i64 = board.tile_kind[tile]
            cell: i64 = board.tile_cell[tile]
            turn: i64 = board.tile_turn[tile]
            span: i64 = board.span[tile]
            number: i64 = indices.number[kind]
            row[start] = i16(number + 1)
            row[start + 1] = x_of_cell(cell)
            row[start + 2] = y_of_cell(cell)
            row[start + 3] = i16(turn)
            row[start + 4] = i16(span)
            start += TILE_SIZE
            tile += 1
        self.tiles = tile


def clear(row: vec[i16], place: i64, length: i64) -> None:
    """Set ``length`` numbers to 0."""
    end: i64 = place + length
    while place < end:
        row[place] = 0
        place += 1


@final
class CarcassonneEncoder(Encoder):
    """Encoder for a number of players: fixed-size parts, then rows of tiles, features and actions."""

    def __init__(self, players: int) -> None:
        super().__init__(VERSION, players, int(ACTION_ROWS))
        self.sheet = Sheet(self)
        self.common = CommonParts(self.sheet, players)
        self.writer = CarcassonneRow(self.sheet, self.common)

    def observe(self, state: State, viewer: int, row: vec[i16], at: i64) -> None:
        self.writer.write(cast(CarcassonneState, state), viewer, row, at)

    def keeper(self) -> Keeper:
        return CarcassonneRow(self.sheet, self.common)

    # -- actions: by their index among the legal actions -------------------------------------------------------------

    def offers(self, state: State, player: int) -> list[int]:
        return _ALL_INDICES[: len(state.legal_actions(player))]

    def action(self, state: State, player: int, index: int) -> int:
        legal = state.legal_actions(player)
        return legal[index] if index < len(legal) else -1

    def index(self, state: State, player: int, action: int) -> int:
        legal = state.legal_actions(player)
        return legal.index(action) if action in legal[: len(_ALL_INDICES)] else -1

    def entity_rows(self) -> EntityRows:
        """Return the entity rows: features and actions. Feature rows already summarize tiles and meeples."""
        return EntityRows(
            "things", "actions", WORDS, {"actions": {10: pose_facts()}}, [5, 6, 7, 8, 9], ["tiles", "figures"]
        )

    def speaks_of(self, state: State) -> bool:
        return all(module.id in MODULES for module in cast(CarcassonneState, state).rules.modules)


@final
class CarcassonneMaker(EncoderMaker):
    """Makes encoders of Carcassonne."""

    def make(self, players: int, options: Options) -> Encoder:
        for module in CHOICE_OF_MODULES.listed(options["modules"]) or MODULE_IDS:
            if module not in MODULES:
                raise CHOICE_OF_MODULES.refuse_word(module, MODULES)
        return CarcassonneEncoder(players)


MAKER: Final = CarcassonneMaker()
