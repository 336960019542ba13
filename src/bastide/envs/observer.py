"""Looking at one game at a time: its observations, as fresh arrays."""

from __future__ import annotations

import ctypes

import numpy as np

from bastide.core.state import State
from bastide.encoding.encoder import Encoder, Page
from bastide.envs.spec import Mask, Row


class Observer:
    """Writes observations of one game after the other."""

    def __init__(self, encoder: Encoder) -> None:
        self.page = Page(encoder)
        row, mask = self.page.memory()
        self.row: Row = np.asarray(row)
        self.mask: Mask = np.asarray(mask).view(np.int8)
        self._address = self.row.ctypes.data
        self._bytes = self.row.nbytes

    def observe(self, state: State, player: int) -> Row:
        ctypes.memset(self._address, 0, self._bytes)
        self.page.look(state, player)
        return self.row.copy()

    def legal(self, state: State, player: int) -> Mask:
        """1 for each legal action of a player, 0 for the others."""
        self.page.offer(state, player)
        return self.mask.copy()
