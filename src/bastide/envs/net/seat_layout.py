"""Arranges per-seat parts of an observation so that tables of every size have the same shape.

Parts whose first dimension is the number of players are regrouped by player: the viewer first, then the left neighbour,
the right one, and the others; empty seats are zeros. Before them come the number of players and the shared parts.
"""

from __future__ import annotations

from collections.abc import Collection

import numpy as np
from numpy.typing import NDArray

from bastide.core import Game
from bastide.core.options import Options
from bastide.encoding.encoder_api import Encoder, ObservationPart
from bastide.encoding.encoder_registry import get_encoder_factory


class SeatLayout:
    """Conversion of one table's rows to the shape that all tables of its game share.

    First ``shared_size`` numbers, then ``seats`` times ``seat_size`` numbers. Parts can be left out.
    """

    def __init__(self, game: Game, encoder: Encoder, options: Options, without: Collection[str] = ()) -> None:
        self.players = encoder.players
        self.min_players, self.seats = game.min_players, game.max_players
        self.order = seat_order(self.players)
        per_seat = per_seat_parts(game, encoder, options)
        read = [part for part in encoder.parts if part.name not in without]
        self._shared = [part for part in read if part.name not in per_seat]
        self._owned = [part for part in read if part.name in per_seat]
        self._head = self.seats - self.min_players + 1
        self.shared_size = self._head + sum(part.size for part in self._shared)
        self.seat_size = sum(part.size // self.players for part in self._owned)
        self.size = self.shared_size + self.seats * self.seat_size

    def part_starts(self, name: str) -> list[int]:
        """Return where a part begins; for a per-seat part, where it begins for each seat."""
        at = self._head
        for part in self._shared:
            if part.name == name:
                return [at]
            at += part.size
        for part in self._owned:
            if part.name == name:
                return [at + seat * self.seat_size for seat in range(self.seats)]
            at += part.size // self.players
        raise KeyError(name)

    def write_rows(self, rows: NDArray[np.int16], out: NDArray[np.int16]) -> None:
        """Write observations into ``out``, one per row, which is ``size`` wide."""
        out[:, : self._head] = 0
        out[:, self.players - self.min_players] = 1
        at = self._head
        for part in self._shared:
            out[:, at : at + part.size] = rows[:, part.start : part.start + part.size]
            at += part.size
        seats = out[:, self.shared_size :].reshape(len(rows), self.seats, self.seat_size)
        seats[:, self.players :] = 0
        at = 0
        for part in self._owned:
            width = part.size // self.players
            by_seat = rows[:, part.start : part.start + part.size].reshape(len(rows), self.players, width)
            seats[:, : self.players, at : at + width] = by_seat[:, self.order]
            at += width


def seat_order(players: int) -> list[int]:
    """Return the seats relative to the viewer, the most important first: viewer, left and right neighbour, others.

    >>> seating(5)
    [0, 1, 4, 2, 3]
    """
    return [0, 1, players - 1, *range(2, players - 1)][:players] if players > 2 else list(range(players))


def per_seat_parts(game: Game, encoder: Encoder, options: Options) -> set[str]:
    """Return the parts with one row per player: those whose shape differs at a table with one player more."""
    other = encoder.players + 1 if encoder.players < game.max_players else encoder.players - 1
    if other < game.min_players:
        return set()
    compared: dict[str, ObservationPart] = {
        part.name: part for part in get_encoder_factory(game).make_encoder(other, options).parts
    }
    return {part.name for part in encoder.parts if compared[part.name].shape != part.shape}
