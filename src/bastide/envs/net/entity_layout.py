"""Observations as the network reads them: the table, its entities row by row, and the legal actions that point at them.

An encoder either writes such rows itself (``Encoder.entity_rows``), or counts by kind (``Encoder.kinds``): then the
kinds that are at the table are the entities. All other parts are of the table, seat by seat. The shape is the same for
tables of any size.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from bastide.core import Game
from bastide.core.options import Options
from bastide.encoding.encoder import Encoder, EntityRows, Part
from bastide.envs.net.columns import Columns, Floats, fact_matrix, fact_names, one_hot
from bastide.envs.net.seat_layout import SeatLayout, parts_per_seat

#: The most rows that are read. In Carcassonne with all modules, one decision of a hundred has more actions.
MAX_ENTITIES: Final = 128
MAX_ACTIONS: Final = 128

Rows = NDArray[np.int16]
Places = NDArray[np.int64]
#: The names of the facts that a network knows of entities and of actions.
FactNames = dict[str, list[str]]


class EntitySource(ABC):
    """Where the rows of entities and actions of one table come from."""

    #: The parts of an observation that these rows say all about.
    parts: set[str]
    entity: Columns
    action: Columns
    #: How many entities there can be.
    entities: int

    @abstractmethod
    def arrange(self, rows: Rows, offers: Places, entities: Rows, actions: Rows) -> None:
        """Write the entities of each row, and its offered actions. Pointers are rows of entities plus one."""

    def words(self, part: str) -> dict[int, int]:
        """The columns of a part of the table that are words, and how many words there are."""
        return {}


class RowSource(EntitySource):
    """Rows that stand in the observation."""

    def __init__(self, encoder: Encoder, told: EntityRows, facts: FactNames) -> None:
        parts = {part.name: part for part in encoder.parts}
        self._told = told
        self._entities, self._actions = parts[told.entities], parts[told.actions]
        self.parts = {told.entities, told.actions, *told.left_out}
        self.entities = min(MAX_ENTITIES, self._entities.shape[0])
        self.entity = self._columns(self._entities, facts.setdefault("entity", self._names(told.entities)))
        self.action = self._columns(self._actions, facts.setdefault("action", self._names(told.actions)), told.pointers)

    def _names(self, part: str) -> list[str]:
        return sorted({name for words in self._told.facts.get(part, {}).values() for name in fact_names(words)})

    def _columns(self, part: Part, names: list[str], pointers: Sequence[int] = ()) -> Columns:
        words: dict[int, Floats] = {column: one_hot(many) for column, many in self.words(part.name).items()}
        words |= {column: fact_matrix(all_, names) for column, all_ in self._told.facts.get(part.name, {}).items()}
        return Columns(part.shape[1], words, pointers)

    def words(self, part: str) -> dict[int, int]:
        return self._told.words.get(part, {})

    def arrange(self, rows: Rows, offers: Places, entities: Rows, actions: Rows) -> None:
        part = self._entities
        entities[:] = rows[:, part.start : part.start + part.size].reshape(len(rows), *part.shape)[:, : self.entities]
        part = self._actions
        listed = rows[:, part.start : part.start + part.size].reshape(len(rows), *part.shape)
        actions[:] = listed[np.arange(len(rows))[:, None], np.minimum(offers, part.shape[0] - 1)]
        actions[offers >= part.shape[0]] = 0
        for column in self.action.pointers:  # what points at a row that was cut off points at nothing
            actions[:, :, column][actions[:, :, column] > self.entities] = 0


class KindSource(EntitySource):
    """The kinds that are at the table: of which there is something anywhere.

    An entity is its kind plus one, then what there is of it in each place; of the seats the viewer's own, the left and
    the right neighbour's, and all others added up. An action is what it does plus one, its amounts, and its kind.
    """

    def __init__(self, game: Game, encoder: Encoder, options: Options, facts: FactNames) -> None:
        kinds = encoder.kinds()
        self.kinds = len(kinds)
        self.entities = min(MAX_ENTITIES, self.kinds)
        counted = [part for part in encoder.parts if part.shape[-1] == self.kinds]
        self.parts = {part.name for part in counted}
        per_seat = parts_per_seat(game, encoder, options)
        #: Of each column where the numbers of the first kind stand, which are added up.
        self._starts: list[list[int]] = []
        for part in counted:
            if part.name in per_seat:
                starts = [part.start + seat * self.kinds for seat in range(encoder.players)]
                right = [starts[-1]] if encoder.players > 2 else []
                self._starts += [starts[:1], starts[1:2], right, starts[2:-1]]
            else:
                self._starts += [[start] for start in range(part.start, part.start + part.size, self.kinds)]
        names = facts.setdefault("entity", fact_names(kinds))
        self.entity = Columns(1 + len(self._starts), {0: fact_matrix([{}, *kinds], names)})
        facts["action"] = []
        listed = np.array(encoder.action_rows(), np.int64)
        deeds, self._kind, amounts = listed[:, 0] + 1, listed[:, 1] + 1, listed[:, 2:]
        self._actions = np.column_stack([deeds, amounts, self._kind]).astype(np.int16)
        width = self._actions.shape[1]
        self.action = Columns(width, {0: one_hot(int(deeds.max()) + 1)}, [width - 1])

    def arrange(self, rows: Rows, offers: Places, entities: Rows, actions: Rows) -> None:
        entities[:] = 0
        row, place, kind = self._present(rows)
        entities[row, place, 0] = kind + 1
        for column, starts in enumerate(self._starts, 1):
            for start in starts:
                entities[row, place, column] += rows[row, start + kind]
        known = np.minimum(offers, len(self._actions) - 1)
        actions[:] = self._actions[known]
        #: The row plus one that each kind has; none has 0.
        places = np.zeros((len(rows), self.kinds + 1), np.int16)
        places[row, kind + 1] = place + 1
        actions[:, :, -1] = places[np.arange(len(rows))[:, None], self._kind[known]]

    def _present(self, rows: Rows) -> tuple[Places, Places, Places]:
        """Row, place among the entities of the row, and kind of everything that is there."""
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
    """How the observations of one table become rows that a network reads.

    A row has ``table.width`` numbers for the table and its seats, then ``entities`` rows of entities and
    ``MAX_ACTIONS`` rows of actions. Rows of zeros are none.
    """

    def __init__(self, game: Game, encoder: Encoder, options: Options, facts: FactNames | None = None) -> None:
        #: The names of the facts that are read: those given, else all that the encoder knows.
        self.facts: FactNames = {} if facts is None else {name: list(names) for name, names in facts.items()}
        told = encoder.entity_rows()
        self._source: EntitySource = (
            KindSource(game, encoder, options, self.facts) if told is None else RowSource(encoder, told, self.facts)
        )
        self._seats = SeatLayout(game, encoder, options, self._source.parts)
        words = {
            start + column: one_hot(many)
            for part in encoder.parts
            if part.name not in self._source.parts
            for column, many in self._source.words(part.name).items()
            for start in self._seats.starts(part.name)
        }
        self.table = Columns(self._seats.size, words)
        self.entity, self.action = self._source.entity, self._source.action
        self.entities = self._source.entities
        self._actions_at = self.table.width + self.entities * self.entity.width
        self.size = self._actions_at + MAX_ACTIONS * self.action.width

    def arrange(self, rows: Rows, offers: NDArray[np.integer], offered: NDArray[np.integer], out: Rows) -> None:
        """Write observations, one in each row, into ``out``, which is as wide as ``size``.

        ``offers`` are the indices of the legal actions, ``offered`` says how many; beyond ``MAX_ACTIONS`` none is read.
        """
        indices = offers[:, :MAX_ACTIONS].astype(np.int64)
        table, entities, actions = self.split(out)
        self._seats.arrange(rows, table)
        actions[:] = 0
        self._source.arrange(rows, indices, entities, actions[:, : indices.shape[1]])
        actions[np.arange(MAX_ACTIONS) >= offered[:, None]] = 0

    def split(self, rows: Any) -> tuple[Any, Any, Any]:
        """Arranged rows, of numpy or of PyTorch: the table, the entities, the actions."""
        count = len(rows)
        entities = rows[:, self.table.width : self._actions_at].reshape(count, self.entities, self.entity.width)
        actions = rows[:, self._actions_at :].reshape(count, MAX_ACTIONS, self.action.width)
        return rows[:, : self.table.width], entities, actions


def offers_of(masks: NDArray[np.bool_], most: int = MAX_ACTIONS) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """The indices of the legal actions of each row, at most so many, and how many there are."""
    rows, actions = np.divmod(np.flatnonzero(masks), masks.shape[1])  # nonzero takes ten times as long
    counts = np.bincount(rows, minlength=len(masks))
    places = np.arange(len(rows)) - np.repeat(np.cumsum(counts) - counts, counts)
    kept = places < most
    offers = np.zeros((len(masks), most), np.int64)
    offers[rows[kept], places[kept]] = actions[kept]
    return offers, np.minimum(counts, most)
