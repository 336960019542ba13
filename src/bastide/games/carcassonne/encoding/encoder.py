"""Encoder of Carcassonne: a row for each tile laid, for each relevant feature, and for each legal action.

The policy head refers to action rows: index 7 is the row of the legal action with index 7. ``vocabulary`` lists what
the numbers can mean. Each part of an observation has its own module; the parts of expansion modules are in their
folders.
"""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bastide.core.errors import InvalidOption, closest_match
from bastide.core.options import Options
from bastide.core.state import State
from bastide.encoding.encoder_api import Encoder, EncoderFactory, EntityRows, IncrementalEncoder
from bastide.games.carcassonne.encoding.action_rows import ActionRows
from bastide.games.carcassonne.encoding.board_feature_rows import FeatureRows
from bastide.games.carcassonne.encoding.fixed_size_parts import FixedSizeParts
from bastide.games.carcassonne.encoding.observation_layout import ObservationLayout, x_of_cell, y_of_cell
from bastide.games.carcassonne.encoding.rotated_tile_inputs import list_rotated_tile_inputs
from bastide.games.carcassonne.encoding.vocabulary import (
    ACTION_COLUMN_COUNT,
    ACTION_ROWS,
    ACTION_TYPE_VOCABULARY,
    FEATURE_COLUMN_COUNT,
    MAX_BAZAAR_TILES,
    MODULE_VOCABULARY,
    TILE_COLUMN_COUNT,
    TILE_ROWS,
    TILE_VOCABULARY,
    VOCABULARY_VERSION,
)
from bastide.games.carcassonne.encoding.vocabulary_indices import VocabularyIndices
from bastide.games.carcassonne.modules.module_registry import ALL_MODULES, MODULE_IDS
from bastide.games.carcassonne.rules.game import MODULES_OPTION as CHOICE_OF_MODULES
from bastide.games.carcassonne.rules.state.game_state import CarcassonneState

#: Modules of which this version knows all tiles. A newer module, or one with newer tiles, needs a new version.
COVERED_MODULES: Final[list[str]] = [
    module.id
    for module in ALL_MODULES
    if module.id in MODULE_VOCABULARY and all(tile.id in TILE_VOCABULARY for tile in module.tiles)
]
#: Categorical columns by part, with their numbers of categories.
CATEGORICAL_COLUMNS: Final[dict[str, dict[int, int]]] = {
    "hand": {0: len(TILE_VOCABULARY) + 1},
    "laid": {0: len(TILE_VOCABULARY) + 1},
    "won": {0: len(TILE_VOCABULARY) + 1},
    "bazaar": {place: len(TILE_VOCABULARY) + 1 for place in range(MAX_BAZAAR_TILES)},
    "features": {0: 6},
    "actions": {0: len(ACTION_TYPE_VOCABULARY) + 1, 3: 4},
}
#: All indices. Legal indices are a prefix of it.
_ALL_INDICES: Final[list[int]] = list(range(256))


@final
class CarcassonneIncrementalEncoder(IncrementalEncoder):
    """Writes whole rows. It remembers what the last row held, and its legal actions, so that they are listed once."""

    #: Number of tiles in the last row.
    tile_row_count: i64 = 0
    tiles_start: i64
    feature_rows_start: i64
    action_rows_start: i64

    def __init__(self, layout: ObservationLayout, fixed_size_parts: FixedSizeParts) -> None:
        self.fixed_size_parts = fixed_size_parts
        self.feature_rows = FeatureRows()
        self.action_rows = ActionRows()
        self.tiles_start = layout.part_start("tiles")
        self.feature_rows_start = layout.part_start("features")
        self.action_rows_start = layout.part_start("actions")
        self.legal: list[int] = []

    def write_observation(self, game: CarcassonneState, viewer: int, row: vec[i16], at: i64) -> None:
        """Write a whole observation into a cleared row."""
        indices = self.fixed_size_parts.vocabulary_indices(game.rules)
        subject = self.fixed_size_parts.write_parts(game, indices, viewer, row, at)
        self._write_tiles(game, indices, row, at + self.tiles_start)
        holders, features = self.fixed_size_parts.feature_strengths, self.feature_rows
        features.start_with_held_features(game, holders)
        self.legal = game.legal_actions(viewer)
        self.action_rows.write_rows(game, indices, self.legal, subject, features, row, at + self.action_rows_start)
        features.add_open_features(game.board)
        features.write_rows(game, indices, subject, holders, viewer, row, at + self.feature_rows_start)

    def update_row(self, state: State, player: int, row: vec[i16], at: i64) -> list[int]:
        clear_numbers(row, at, self.tiles_start)
        clear_numbers(row, at + self.tiles_start, self.tile_row_count * TILE_COLUMN_COUNT)
        clear_numbers(row, at + self.feature_rows_start, self.feature_rows.count * FEATURE_COLUMN_COUNT)
        actions: i64 = len(self.legal)
        if actions > ACTION_ROWS:
            actions = ACTION_ROWS
        clear_numbers(row, at + self.action_rows_start, actions * ACTION_COLUMN_COUNT)
        self.write_observation(cast(CarcassonneState, state), player, row, at)
        return _ALL_INDICES[: len(self.legal)]

    def action_for_index(self, state: State, player: int, index: int, row: vec[i16], at: i64) -> int:
        return self.legal[index]

    def _write_tiles(self, game: CarcassonneState, indices: VocabularyIndices, row: vec[i16], start: i64) -> None:
        board = game.board
        count: i64 = len(board.tile_kind)
        tile: i64 = 0
        while tile < count and tile < TILE_ROWS:
            kind: i64 = board.tile_kind[tile]
            cell: i64 = board.tile_cell[tile]
            turn: i64 = board.tile_rotation[tile]
            span: i64 = board.bridge_span[tile]
            number: i64 = indices.tile_indices[kind]
            row[start] = i16(number + 1)
            row[start + 1] = x_of_cell(cell)
            row[start + 2] = y_of_cell(cell)
            row[start + 3] = i16(turn)
            row[start + 4] = i16(span)
            start += TILE_COLUMN_COUNT
            tile += 1
        self.tile_row_count = tile


def clear_numbers(row: vec[i16], place: i64, length: i64) -> None:
    """Set ``length`` numbers to 0."""
    end: i64 = place + length
    while place < end:
        row[place] = 0
        place += 1


@final
class CarcassonneEncoder(Encoder):
    """Encoder for a number of players: fixed-size parts, then rows of tiles, features and actions."""

    def __init__(self, players: int) -> None:
        super().__init__(VOCABULARY_VERSION, players, int(ACTION_ROWS))
        self.layout = ObservationLayout(self)
        self.fixed_size_parts = FixedSizeParts(self.layout, players)
        self.writer = CarcassonneIncrementalEncoder(self.layout, self.fixed_size_parts)

    def write_observation(self, state: State, viewer: int, row: vec[i16], at: i64) -> None:
        self.writer.write_observation(cast(CarcassonneState, state), viewer, row, at)

    def incremental_encoder(self) -> IncrementalEncoder:
        return CarcassonneIncrementalEncoder(self.layout, self.fixed_size_parts)

    # -- actions: by their index among the legal actions -------------------------------------------------------------

    def legal_indices(self, state: State, player: int) -> list[int]:
        return _ALL_INDICES[: len(state.legal_actions(player))]

    def action_for_index(self, state: State, player: int, index: int) -> int:
        legal = state.legal_actions(player)
        return legal[index] if index < len(legal) else -1

    def index_for_action(self, state: State, player: int, action: int) -> int:
        legal = state.legal_actions(player)
        return legal.index(action) if action in legal[: len(_ALL_INDICES)] else -1

    def entity_rows(self) -> EntityRows:
        """Return the entity rows: features and actions. Feature rows already summarize tiles and meeples."""
        return EntityRows(
            "features",
            "actions",
            CATEGORICAL_COLUMNS,
            {"actions": {10: list_rotated_tile_inputs()}},
            [5, 6, 7, 8, 9],
            ["tiles", "figures"],
        )

    def can_encode(self, state: State) -> bool:
        return all(module.id in COVERED_MODULES for module in cast(CarcassonneState, state).rules.modules)


@final
class CarcassonneEncoderFactory(EncoderFactory):
    """Makes encoders of Carcassonne."""

    def make_encoder(self, players: int, options: Options) -> Encoder:
        for module in CHOICE_OF_MODULES.expand_preset(options["modules"]) or MODULE_IDS:
            if module not in COVERED_MODULES:
                raise InvalidOption(
                    "option-word",
                    f"carcassonne_v{VOCABULARY_VERSION} does not cover the module {module!r}; name other modules",
                    option=CHOICE_OF_MODULES.id,
                    value=module,
                    close=closest_match(module, COVERED_MODULES),
                    known=", ".join(COVERED_MODULES),
                )
        return CarcassonneEncoder(players)


ENCODER_FACTORY: Final = CarcassonneEncoderFactory()
