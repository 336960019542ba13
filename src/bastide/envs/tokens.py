"""Observations as tokens: one for the table, and one for each kind of thing that this game is played with.

Of every kind there is what lies of it in each place, so that a network reads all kinds in the same way and knows them
by their facts alone (``Encoder.kinds``). Of the seats, the viewer's own, the left and the right neighbour stand by
themselves, and all others are added up: the shape is the same for tables of any size.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from bastide.core import Game
from bastide.core.options import Options
from bastide.encoding.encoder import Encoder, Part
from bastide.envs.arrangement import lengths_that_follow_players

#: The most kinds that are looked at: a game of Dominion is played with 17 or 19.
MOST: Final = 20
#: Own, left, right, all others.
SEATS: Final = 4


class Tokens:
    """How the rows of one table become tokens.

    A row has ``common`` numbers for the table, ``MOST`` times ``each`` numbers for the kinds, and the kinds themselves,
    counted from 1; 0 where there is none.
    """

    #: What suits a network that reads tokens.
    WIDTH = 128
    LAYERS = 3

    def __init__(self, game: Game, encoder: Encoder, options: Options, settings: dict[str, int]) -> None:
        self.players = encoder.players
        self.least = game.min_players
        self.kinds = len(encoder.kinds())
        self._head = game.max_players - game.min_players + 1
        per_seat = lengths_that_follow_players(game, encoder, options, settings)
        counted = [part for part in encoder.parts if part.shape[-1] == self.kinds]
        told = [part for part in encoder.parts if part.shape[-1] != self.kinds]
        #: From where on each number is taken, and added up if there are several places: of the table ...
        self._common = [[at] for part in told if part.name not in per_seat for at in _places(part, 1)]
        for part in told:
            if part.name in per_seat:
                width = part.size // self.players
                seats = self._seats(part, width)
                self._common += [[at + place for at in starts] for starts in seats for place in range(width)]
        #: ... and of each kind. What a critic alone may see comes last.
        self._each = [[part.start] for part in counted if part.name not in per_seat]
        for part in counted:
            if part.name in per_seat:
                self._each += self._seats(part, self.kinds)
        self._counted = [part.start + start for part in counted for start in range(0, part.size, self.kinds)]
        self.common = self._head + len(self._common)
        self.each = len(self._each)
        self.size = self.common + MOST * self.each + MOST

    def _seats(self, part: Part, width: int) -> list[list[int]]:
        """Where the numbers of the own seat begin, of the left, of the right, and of all others."""
        starts = [part.start + seat * width for seat in range(self.players)]
        right = [starts[-1]] if self.players > 2 else []
        return [starts[:1], starts[1:2], right, starts[2:-1]]

    def arrange(self, rows: NDArray[np.int16], out: NDArray[np.int16]) -> None:
        """Write observations, one in each row, into ``out``, which is as wide as ``size``."""
        out[:] = 0
        out[:, self.players - self.least] = 1
        common = out[:, self._head : self.common]
        for column, places in enumerate(self._common):
            for place in places:
                common[:, column] += rows[:, place]
        kinds = self._kinds(rows)
        there = kinds > 0
        tokens = out[:, self.common : -MOST].reshape(len(rows), MOST, self.each)
        which = np.flatnonzero(there)
        row, kind = which // MOST, kinds.ravel()[which] - 1
        flat = rows.ravel()
        first = row * rows.shape[1] + kind
        found = np.zeros((len(which), self.each), np.int16)
        for column, places in enumerate(self._each):
            for place in places:
                found[:, column] += flat[first + place]
        tokens[there] = found
        out[:, -MOST:] = kinds

    def _kinds(self, rows: NDArray[np.int16]) -> NDArray[np.int64]:
        """The kinds that are at the table: of which there is something anywhere."""
        present = np.zeros((len(rows), self.kinds), np.bool_)
        for start in self._counted:
            present |= rows[:, start : start + self.kinds] != 0
        row, kind = np.divmod(np.flatnonzero(present), self.kinds)
        counts = np.bincount(row, minlength=len(rows))
        places = np.arange(len(row)) - np.repeat(np.cumsum(counts) - counts, counts)
        kept = places < MOST
        found = np.zeros((len(rows), MOST), np.int64)
        found[row[kept], places[kept]] = kind[kept] + 1
        return found


def _places(part: Part, width: int) -> range:
    return range(part.start, part.start + part.size, width)
