"""Encodes single positions as numpy arrays, and translates actions to indices and back."""

from __future__ import annotations

import ctypes

import numpy as np

from bastide.core.randomness.rng import check_seed
from bastide.core.state import State
from bastide.encoding.encoder import Page
from bastide.envs.table.spec import Mask, Row, TableSpec


class Observer:
    """Encodes positions of a table as new numpy arrays."""

    def __init__(self, table: TableSpec) -> None:
        self.table = table
        self.page = Page(table.encoder)
        row, mask = self.page.memory()
        self.row: Row = np.asarray(row)
        self._mask: Mask = np.asarray(mask).view(np.int8)
        self._address = self.row.ctypes.data
        self._bytes = self.row.nbytes

    def __reduce__(self) -> tuple[type[Observer], tuple[TableSpec]]:
        return Observer, (self.table,)  # buffers need not be saved

    @property
    def size(self) -> int:
        """Length of an observation."""
        return self.table.encoder.size

    @property
    def actions(self) -> int:
        """Number of action indices."""
        return self.table.encoder.actions

    @property
    def name(self) -> str:
        """Name of the encoding with its version: ``dominion_v1``. The same name means the same numbers."""
        return self.table.name

    def deal(self, seed: int) -> State:
        """Deal the game of a seed."""
        return self.table.deal(check_seed(seed))

    def observe(self, state: State, player: int) -> Row:
        """Return the observation of a player."""
        ctypes.memset(self._address, 0, self._bytes)
        self.page.look(state, player)
        return self.row.copy()

    def mask(self, state: State, player: int) -> Mask:
        """Return the action mask of a player: 1 for each legal action, 0 for the others."""
        self.page.offer(state, player)
        return self._mask.copy()

    def encode(self, state: State, player: int, action: int) -> int:
        """Return the index of a legal action of the game; -1 if the encoder has none for it."""
        return self.table.encoder.index(state, player, action)

    def decode(self, state: State, player: int, index: int) -> int:
        """Return the game's action for an index. Raises IllegalAction, with the reason, if it is not legal."""
        return self.table.action(state, player, index)
