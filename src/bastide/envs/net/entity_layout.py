"""Arranges observations as network input: the table, its entities row by row, and the legal actions that point at them.

An encoder either writes such rows itself (``Encoder.entity_rows``) or counts by kind (``Encoder.entity_kinds``). In the
second case the kinds present at the table are the entities. All other parts belong to the table, seat by seat. The
shape is the same for every number of players.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from bastide.core import Game
from bastide.core.options import Options
from bastide.encoding.encoder_api import Encoder, EntityRows, ObservationPart
from bastide.envs.net.input_columns import Floats, InputColumns, feature_matrix, feature_names, one_hot
from bastide.envs.net.seat_layout import SeatLayout, per_seat_parts

#: Maximum rows that are read. In Carcassonne with all modules, one decision in a hundred has more actions.
MAX_ENTITIES: Final = 128
MAX_ACTIONS: Final = 128

Rows = NDArray[np.int16]
Indices = NDArray[np.int64]
#: Names of the features that a network reads, of entities and of actions.
FeatureNames = dict[str, list[str]]


class EntitySource(ABC):
    """Source of the entity and action rows of one table."""

    #: Parts of the observation that these rows replace.
    parts: set[str]
    entity: InputColumns
    action: InputColumns
    #: Maximum number of entities.
    entities: int

    @abstractmethod
    def write_rows(self, rows: Rows, offers: Indices, entities: Rows, actions: Rows) -> None:
        """Write the entities and the legal actions of each row. Pointers are entity rows plus one."""

    def vocabulary_sizes(self, part: str) -> dict[int, int]:
        """Return the categorical columns of a part of the table, with vocabulary sizes."""
        return {}


class RowSource(EntitySource):
    """Rows that the observation already contains."""

    def __init__(self, encoder: Encoder, row_parts: EntityRows, facts: FeatureNames) -> None:
        parts = {part.name: part for part in encoder.parts}
        self._entity_rows = row_parts
        self._entities, self._actions = parts[row_parts.entity_part], parts[row_parts.action_part]
        self.parts = {row_parts.entity_part, row_parts.action_part, *row_parts.ignored_parts}
        self.entities = min(MAX_ENTITIES, self._entities.shape[0])
        self.entity = self._columns(self._entities, facts.setdefault("entity", self._names(row_parts.entity_part)))
        self.action = self._columns(
            self._actions, facts.setdefault("action", self._names(row_parts.action_part)), row_parts.pointer_columns
        )

    def _names(self, part: str) -> list[str]:
        return sorted(
            {name for words in self._entity_rows.word_features.get(part, {}).values() for name in feature_names(words)}
        )

    def _columns(self, part: ObservationPart, names: list[str], pointers: Sequence[int] = ()) -> InputColumns:
        words: dict[int, Floats] = {column: one_hot(many) for column, many in self.vocabulary_sizes(part.name).items()}
        words |= {
            column: feature_matrix(all_, names)
            for column, all_ in self._entity_rows.word_features.get(part.name, {}).items()
        }
        return InputColumns(part.shape[1], words, pointers)

    def vocabulary_sizes(self, part: str) -> dict[int, int]:
        return self._entity_rows.vocabulary_sizes.get(part, {})

    def write_rows(self, rows: Rows, offers: Indices, entities: Rows, actions: Rows) -> None:
        part = self._entities
        entities[:] = rows[:, part.start : part.start + part.size].reshape(len(rows), *part.shape)[:, : self.entities]
        part = self._actions
        listed = rows[:, part.start : part.start + part.size].reshape(len(rows), *part.shape)
        actions[:] = listed[np.arange(len(rows))[:, None], np.minimum(offers, part.shape[0] - 1)]
        actions[offers >= part.shape[0]] = 0
        for column in self.action.pointer_columns:  # clear pointers at rows that were cut off
            actions[:, :, column][actions[:, :, column] > self.entities] = 0


class KindSource(EntitySource):
    """Kinds of which the observation counts at least one anywhere.

    An entity row is its kind plus one, then its count in each place. Per-seat counts are those of the viewer, the left
    and the right neighbour, and the sum of all others. An action row is its type plus one, its amounts, and its kind.
    """

    def __init__(self, game: Game, encoder: Encoder, options: Options, facts: FeatureNames) -> None:
        kinds = encoder.entity_kinds()
        self.kinds = len(kinds)
        self.entities = min(MAX_ENTITIES, self.kinds)
        counted = [part for part in encoder.parts if part.shape[-1] == self.kinds]
        self.parts = {part.name for part in counted}
        per_seat = per_seat_parts(game, encoder, options)
        #: For each column, the starts of the kind counts that are added up.
        self._starts: list[list[int]] = []
        for part in counted:
            if part.name in per_seat:
                starts = [part.start + seat * self.kinds for seat in range(encoder.players)]
                right = [starts[-1]] if encoder.players > 2 else []
                self._starts += [starts[:1], starts[1:2], right, starts[2:-1]]
            else:
                self._starts += [[start] for start in range(part.start, part.start + part.size, self.kinds)]
        names = facts.setdefault("entity", feature_names(kinds))
        self.entity = InputColumns(1 + len(self._starts), {0: feature_matrix([{}, *kinds], names)})
        facts["action"] = []
        listed = np.array(encoder.action_descriptions(), np.int64)
        action_types, self._kind, amounts = listed[:, 0] + 1, listed[:, 1] + 1, listed[:, 2:]
        self._actions = np.column_stack([action_types, amounts, self._kind]).astype(np.int16)
        width = self._actions.shape[1]
        self.action = InputColumns(width, {0: one_hot(int(action_types.max()) + 1)}, [width - 1])

    def write_rows(self, rows: Rows, offers: Indices, entities: Rows, actions: Rows) -> None:
        entities[:] = 0
        row, place, kind = self._present(rows)
        entities[row, place, 0] = kind + 1
        for column, starts in enumerate(self._starts, 1):
            for start in starts:
                entities[row, place, column] += rows[row, start + kind]
        known = np.minimum(offers, len(self._actions) - 1)
        actions[:] = self._actions[known]
        #: Entity row plus one of each kind; index 0 stands for no kind.
        places = np.zeros((len(rows), self.kinds + 1), np.int16)
        places[row, kind + 1] = place + 1
        actions[:, :, -1] = places[np.arange(len(rows))[:, None], self._kind[known]]

    def _present(self, rows: Rows) -> tuple[Indices, Indices, Indices]:
        """Return observation row, entity row and kind of every kind that is present."""
        present = np.zeros((len(rows), self.kinds), np.bool_)
        for starts in self._starts:
            for start in starts:
                present |= rows[:, start : start + self.kinds] != 0
        row, kind = np.divmod(np.flatnonzero(present), max(self.kinds, 1))
        counts = np.bincount(row, minlength=len(rows))
        place = np.arange(len(row)) - np.repeat(np.cumsum(counts) - counts, counts)
        kept = place < self.entities
        return row[kept], place[kept], kind[kept]


class EntityLayout:
    """Conversion of one table's observations to network input rows.

    A row has ``table.width`` numbers for the table and its seats, then ``entity_part`` entity rows and ``MAX_ACTIONS``
    action rows. Rows of zeros are empty.
    """

    def __init__(
        self, game: Game, encoder: Encoder, options: Options, feature_names: FeatureNames | None = None
    ) -> None:
        #: Names of the features that are read: the given ones, or all that the encoder has.
        self.feature_names: FeatureNames = (
            {} if feature_names is None else {name: list(names) for name, names in feature_names.items()}
        )
        row_parts = encoder.entity_rows()
        self._source: EntitySource = (
            KindSource(game, encoder, options, self.feature_names)
            if row_parts is None
            else RowSource(encoder, row_parts, self.feature_names)
        )
        self._seats = SeatLayout(game, encoder, options, self._source.parts)
        words = {
            start + column: one_hot(many)
            for part in encoder.parts
            if part.name not in self._source.parts
            for column, many in self._source.vocabulary_sizes(part.name).items()
            for start in self._seats.part_starts(part.name)
        }
        self.table = InputColumns(self._seats.size, words)
        self.entity, self.action = self._source.entity, self._source.action
        self.entities = self._source.entities
        self._actions_at = self.table.width + self.entities * self.entity.width
        self.size = self._actions_at + MAX_ACTIONS * self.action.width

    def write_rows(self, rows: Rows, offers: NDArray[np.integer], offered: NDArray[np.integer], out: Rows) -> None:
        """Write observations into ``out``, one per row, which is ``size`` wide.

        ``offers`` are the legal action indices and ``offered`` their number; beyond ``MAX_ACTIONS`` they are ignored.
        """
        indices = offers[:, :MAX_ACTIONS].astype(np.int64)
        table, entities, actions = self.split_rows(out)
        self._seats.write_rows(rows, table)
        actions[:] = 0
        self._source.write_rows(rows, indices, entities, actions[:, : indices.shape[1]])
        actions[np.arange(MAX_ACTIONS) >= offered[:, None]] = 0

    def split_rows(self, rows: Any) -> tuple[Any, Any, Any]:
        """Split arranged rows (numpy or PyTorch) into table, entities and actions."""
        count = len(rows)
        entities = rows[:, self.table.width : self._actions_at].reshape(count, self.entities, self.entity.width)
        actions = rows[:, self._actions_at :].reshape(count, MAX_ACTIONS, self.action.width)
        return rows[:, : self.table.width], entities, actions


def legal_indices_of_masks(
    masks: NDArray[np.bool_], most: int = MAX_ACTIONS
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Return the legal action indices of each mask, at most ``most``, and their number."""
    rows, actions = np.divmod(np.flatnonzero(masks), masks.shape[1])  # ten times as fast as nonzero
    counts = np.bincount(rows, minlength=len(masks))
    places = np.arange(len(rows)) - np.repeat(np.cumsum(counts) - counts, counts)
    kept = places < most
    offers = np.zeros((len(masks), most), np.int64)
    offers[rows[kept], places[kept]] = actions[kept]
    return offers, np.minimum(counts, most)
