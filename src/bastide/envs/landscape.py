"""Observations as a landscape: the table, the things that lie on it row by row, and the actions that point at them.

Which parts of an observation are rows, and what in them is a word and what an amount, says ``Encoder.rows``. All that
stands beside the rows is arranged as for networks that read seats: the viewer first, empty seats zeros. So the shape is
the same for tables of any size.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from bastide.core import Game
from bastide.core.options import Options
from bastide.encoding.encoder import Encoder
from bastide.envs.arrangement import Arrangement
from bastide.envs.attention import squashed

Floats = NDArray[np.float32]

#: The most rows that are looked at. In Carcassonne with all modules, one decision of a hundred has more actions.
THINGS: Final = 128
ACTIONS: Final = 128


class Columns:
    """How rows of one sort are read: amounts are squashed, words are told one by one; what points is neither."""

    def __init__(self, width: int, words: dict[int, int], pointers: Sequence[int] = ()) -> None:
        self.width = width
        #: The columns that are words, and how many words there are.
        self.words = words
        self.pointers = list(pointers)
        self.amounts = [column for column in range(width) if column not in words and column not in self.pointers]
        #: How many numbers a network gets of a row: the amounts, then each word as a 1 among zeros.
        self.size = len(self.amounts) + sum(words.values())

    def read(self, rows: NDArray[np.int16]) -> Floats:
        """Rows as a network gets them."""
        told = [squashed(rows[..., self.amounts])]
        for column, many in self.words.items():
            told.append(np.eye(many, dtype=np.float32)[np.minimum(rows[..., column], many - 1)])
        found: Floats = np.concatenate(told, -1)
        return found


class Landscape:
    """How the rows of one table become a landscape.

    A row has ``beside`` numbers for the table and its seats, then ``THINGS`` rows of things and ``ACTIONS`` rows of
    actions, as they stand in the observation.
    """

    #: What suits a network that reads a landscape.
    WIDTH = 128
    LAYERS = 2

    def __init__(self, game: Game, encoder: Encoder, options: Options, settings: dict[str, int]) -> None:
        rows = encoder.rows()
        assert rows is not None, "this game is no landscape"
        parts = {part.name: part for part in encoder.parts}
        self._things, self._actions = parts[rows.things], parts[rows.actions]
        in_rows = {rows.things, rows.actions, *rows.left_out}
        self._table = Arrangement(game, encoder, options, settings, without=in_rows)
        self.beside = self._table.size
        words = {
            place + column: many
            for name, columns in rows.words.items()
            if name not in in_rows
            for place in self._table.places(name)
            for column, many in columns.items()
        }
        self.table = Columns(self.beside, words)
        self.thing = Columns(self._things.shape[1], rows.words[rows.things])
        self.action = Columns(self._actions.shape[1], rows.words[rows.actions], rows.pointers)
        part, column, self._turn = rows.turned
        self._held = self._table.places(part)[0] + column
        #: How many turns there are, and how many pairs of what is in hand and how it is turned.
        self.turns = self.action.words[self._turn]
        self.turned = words[self._held] * self.turns
        self._things_end = self.beside + THINGS * self.thing.width
        self.size = self._things_end + ACTIONS * self.action.width

    def arrange(self, rows: NDArray[np.int16], out: NDArray[np.int16]) -> None:
        """Write observations, one in each row, into ``out``, which is as wide as ``size``. Later rows are cut off."""
        self._table.arrange(rows, out[:, : self.beside])
        parts = ((self._things, self.beside, self._things_end), (self._actions, self._things_end, self.size))
        for part, start, end in parts:
            width = min(part.size, end - start)
            out[:, start : start + width] = rows[:, part.start : part.start + width]
            out[:, start + width : end] = 0
        actions = self.parted(out)[2]
        for column in self.action.pointers:  # what points at a row that was cut off points at nothing
            actions[:, :, column][actions[:, :, column] > THINGS] = 0

    def parted(self, rows: Any) -> tuple[Any, Any, Any]:
        """Arranged rows, of numpy or of PyTorch: the table, the things, the actions."""
        things = rows[:, self.beside : self._things_end].reshape(len(rows), THINGS, self.thing.width)
        actions = rows[:, self._things_end :].reshape(len(rows), ACTIONS, self.action.width)
        return rows[:, : self.beside], things, actions

    def pairs(self, table: Any, actions: Any) -> Any:
        """Of each action the number of its pair: what is in hand, and how it is turned."""
        return table[:, self._held, None] * self.turns + actions[:, :, self._turn]
