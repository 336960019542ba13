"""Encoder for games without an encoder of their own: feature hashing of the game's view.

Every value in the view is added to one of ``HASH_BUCKETS`` buckets, selected by a checksum of its path. Numbers are
added to the bucket of their path; a string adds one to the bucket of path and string. Values may share a bucket. This
encoder is slow and has no game knowledge, but it works for every game.
"""

from __future__ import annotations

from typing import Final, final
from zlib import crc32

from librt.vecs import vec
from mypy_extensions import i16, i64

from bastide.core.game import Game
from bastide.core.options import Options
from bastide.core.plain import Plain
from bastide.core.state import State
from bastide.encoding.encoder import MOST, Encoder, EncoderMaker

VERSION: Final = 1
SIZE: Final = 1024


@final
class ViewEncoder(Encoder):
    """Hashes the view of a player into a fixed number of buckets."""

    def __init__(self, players: int, actions: int) -> None:
        super().__init__(VERSION, players, actions)
        self.part("seat", (players,), "one-hot, the viewer's seat")
        self.part("view", (SIZE,), "every fact of the view, hashed: numbers added up, words counted")

    def observe(self, state: State, viewer: int, row: vec[i16], at: i64) -> None:
        row[at + viewer] = 1
        self.write(state.view(viewer), "", row, at + self.players)

    def write(self, data: Plain, path: str, row: vec[i16], start: i64) -> None:
        """Add all values below a path of the view."""
        if isinstance(data, dict):
            for key, value in data.items():
                self.write(value, f"{path}.{key}", row, start)
        elif isinstance(data, list):
            for index, value in enumerate(data):
                # Strings in a list are counted (cards in a hand); other items are told apart by their index (players).
                self.write(value, path if isinstance(value, str) else f"{path}[{index}]", row, start)
        elif isinstance(data, (int, float)) and not isinstance(data, bool):
            self.add(path, int(data), row, start)
        else:
            self.add(f"{path}={data}", 1, row, start)

    def add(self, path: str, value: int, row: vec[i16], start: i64) -> None:
        """Add a number to the bucket of a path, clipped to the range of a row."""
        place: i64 = crc32(path.encode()) % SIZE
        total: i64 = i64(row[start + place]) + max(-MOST, min(MOST, value))
        row[start + place] = i16(max(-MOST, min(MOST, total)))


@final
class ViewMaker(EncoderMaker):
    """Makes view encoders for one game."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def make(self, players: int, options: Options) -> Encoder:
        return ViewEncoder(players, self.game.action_space)
