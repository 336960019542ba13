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
from bastide.core.json_data import JsonData
from bastide.core.options import Options
from bastide.core.state import State
from bastide.encoding.encoder_api import MAX_VALUE, Encoder, EncoderFactory

VIEW_ENCODER_VERSION: Final = 1
HASH_BUCKETS: Final = 1024


@final
class ViewEncoder(Encoder):
    """Hashes the view of a player into a fixed number of buckets."""

    def __init__(self, players: int, actions: int) -> None:
        super().__init__(VIEW_ENCODER_VERSION, players, actions)
        self.add_part("seat", (players,), "one-hot, the viewer's seat")
        self.add_part("view", (HASH_BUCKETS,), "all values of the view, hashed: sums of numbers, counts of strings")

    def write_observation(self, state: State, viewer: int, row: vec[i16], at: i64) -> None:
        row[at + viewer] = 1
        self.hash_view(state.view(viewer), "", row, at + self.players)

    def hash_view(self, data: JsonData, path: str, row: vec[i16], start: i64) -> None:
        """Add all values below a path of the view."""
        if isinstance(data, dict):
            for key, value in data.items():
                self.hash_view(value, f"{path}.{key}", row, start)
        elif isinstance(data, list):
            for index, value in enumerate(data):
                # Strings in a list are counted (cards in a hand); other items are told apart by their index (players).
                self.hash_view(value, path if isinstance(value, str) else f"{path}[{index}]", row, start)
        elif isinstance(data, (int, float)) and not isinstance(data, bool):
            self.add_to_bucket(path, int(data), row, start)
        else:
            self.add_to_bucket(f"{path}={data}", 1, row, start)

    def add_to_bucket(self, path: str, value: int, row: vec[i16], start: i64) -> None:
        """Add a number to the bucket of a path, clipped to the range of a row."""
        place: i64 = crc32(path.encode()) % HASH_BUCKETS
        total: i64 = i64(row[start + place]) + max(-MAX_VALUE, min(MAX_VALUE, value))
        row[start + place] = i16(max(-MAX_VALUE, min(MAX_VALUE, total)))


@final
class ViewEncoderFactory(EncoderFactory):
    """Makes view encoders for one game."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def make_encoder(self, players: int, options: Options) -> Encoder:
        return ViewEncoder(players, self.game.action_space)
