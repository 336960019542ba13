"""Encodes single positions as numpy arrays, and translates actions to indices and back."""

from __future__ import annotations

import ctypes

import numpy as np

from bastide.core.randomness.rng import check_seed
from bastide.core.state import State
from bastide.encoding.encoder_api import ObservationBuffer
from bastide.envs.table.table_spec import Mask, Row, TableSpec


class NumpyObserver:
    """Encodes positions of a table as new numpy arrays."""

    def __init__(self, table: TableSpec) -> None:
        self.table = table
        self.buffer = ObservationBuffer(table.encoder)
        row, mask = self.buffer.buffers()
        self.row: Row = np.asarray(row)
        self._mask: Mask = np.asarray(mask).view(np.int8)
        self._address = self.row.ctypes.data
        self._bytes = self.row.nbytes

    def __reduce__(self) -> tuple[type[NumpyObserver], tuple[TableSpec]]:
        return NumpyObserver, (self.table,)  # buffers need not be saved

    @property
    def observation_size(self) -> int:
        """Length of an observation."""
        return self.table.encoder.size

    @property
    def action_count(self) -> int:
        """Number of action indices."""
        return self.table.encoder.actions

    @property
    def name(self) -> str:
        """Name of the encoding with its version: ``dominion_v1``. The same name means the same numbers."""
        return self.table.name

    def deal_game(self, seed: int) -> State:
        """Deal the game of a seed."""
        return self.table.deal_game(check_seed(seed))

    def observe(self, state: State, player: int) -> Row:
        """Return the observation of a player."""
        ctypes.memset(self._address, 0, self._bytes)
        self.buffer.write_observation(state, player)
        return self.row.copy()

    def action_mask(self, state: State, player: int) -> Mask:
        """Return the action mask of a player: 1 for each legal action, 0 for the others."""
        self.buffer.write_action_mask(state, player)
        return self._mask.copy()

    def index_for_action(self, state: State, player: int, action: int) -> int:
        """Return the index of a legal action of the game; -1 if the encoder has none for it."""
        return self.table.encoder.index_for_action(state, player, action)

    def action_for_index(self, state: State, player: int, index: int) -> int:
        """Return the game's action for an index. Raises IllegalAction, with the reason, if it is not legal."""
        return self.table.action_for_index(state, player, index)
