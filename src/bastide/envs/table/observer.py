"""Any position as numbers, and actions there and back: what the environments are made of, for a position at hand."""

from __future__ import annotations

import ctypes

import numpy as np

from bastide.core.randomness.rng import check_seed
from bastide.core.state import State
from bastide.encoding.encoder import Page
from bastide.envs.table.spec import Mask, Row, TableSpec


class Observer:
    """From positions of a table to numpy arrays, always fresh ones."""

    def __init__(self, table: TableSpec) -> None:
        self.table = table
        self.page = Page(table.encoder)
        row, mask = self.page.memory()
        self.row: Row = np.asarray(row)
        self._mask: Mask = np.asarray(mask).view(np.int8)
        self._address = self.row.ctypes.data
        self._bytes = self.row.nbytes

    def __reduce__(self) -> tuple[type[Observer], tuple[TableSpec]]:
        return Observer, (self.table,)  # what it has written last belongs to nobody

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return self.table.encoder.size

    @property
    def actions(self) -> int:
        """How many actions there are."""
        return self.table.encoder.actions

    @property
    def name(self) -> str:
        """What the numbers mean, with its version: ``dominion_v1``. They mean the same under the same name."""
        return self.table.name

    def deal(self, seed: int) -> State:
        """The game of a table that begins from a seed."""
        return self.table.deal(check_seed(seed))

    def observe(self, state: State, player: int) -> Row:
        """What a player knows."""
        ctypes.memset(self._address, 0, self._bytes)
        self.page.look(state, player)
        return self.row.copy()

    def mask(self, state: State, player: int) -> Mask:
        """1 for each legal action of a player, 0 for the others."""
        self.page.offer(state, player)
        return self._mask.copy()

    def encode(self, state: State, player: int, action: int) -> int:
        """The index of a legal action of the game; -1 if observations of this table cannot say it."""
        return self.table.encoder.index(state, player, action)

    def decode(self, state: State, player: int, index: int) -> int:
        """The game's action behind an index; IllegalAction, with the reason, if it may not be done."""
        return self.table.action(state, player, index)
