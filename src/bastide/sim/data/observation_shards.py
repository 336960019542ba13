"""Observations, action masks and actions of played games, for offline learning.

Each game is compressed in the process that played it, because most numbers of an observation are zero.
"""

from __future__ import annotations

import os
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bastide.core import State
from bastide.core.utilities.optional_packages import require_package
from bastide.encoding.rewards import place_rewards
from bastide.sim.game_series import GameSeries

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from bastide.envs.table.numpy_observer import NumpyObserver

    Arrays = dict[str, NDArray[Any]]

#: Arrays of an npz file, with an entry for each decision.
ARRAY_NAMES = ("observations", "masks", "actions", "seats", "rewards", "scores", "games", "decisions", "lasts")
GAMES_PER_SHARD = 100


def make_observer(series: GameSeries) -> NumpyObserver:
    """Make the observer that encodes positions of a series as numbers. Raises MissingExtra without numpy."""
    for package in ("numpy", "librt.vecs"):
        require_package(package, "research")
    from bastide.envs import observer

    options: dict[str, Any] = dict(series.options)
    return observer(series.game, players=len(series.bots), **options)


class ObservationRecorder:
    """Records the observations and actions of one game."""

    def __init__(self, observer: NumpyObserver) -> None:
        self.observer = observer
        self.rows: list[NDArray[np.int16]] = []
        self.masks: list[NDArray[np.bool_]] = []
        self.actions: list[int] = []
        self.seats: list[int] = []
        self.decisions: list[int] = []

    def record_decision(self, state: State, player: int, action: int, decision: int) -> None:
        """Record a decision before it is applied. Actions without an index in the environment are skipped."""
        index = self.observer.index_for_action(state, player, action)
        if index < 0:
            return
        self.rows.append(self.observer.observe(state, player))
        self.masks.append(self.observer.action_mask(state, player) > 0)
        self.actions.append(index)
        self.seats.append(player)
        self.decisions.append(decision)

    def pack_game(self, game: int, places: list[int], scores: list[int]) -> bytes:
        """Compress the finished game to bytes."""
        import numpy as np

        count, looker = len(self.actions), self.observer
        seats = np.array(self.seats, np.int8)
        lasts = np.zeros(count, np.bool_)
        for seat in set(self.seats):
            lasts[count - 1 - self.seats[::-1].index(seat)] = True
        masks = np.array(self.masks, np.bool_).reshape(count, looker.action_count)
        file = BytesIO()
        np.savez_compressed(
            file,
            observations=np.array(self.rows, np.int16).reshape(count, looker.observation_size),
            masks=masks,
            actions=np.array(self.actions, np.int32),
            seats=seats,
            rewards=np.array(place_rewards(places), np.float32)[seats],
            scores=np.array(scores, np.int32)[seats],
            games=np.full(count, game, np.int64),
            decisions=np.array(self.decisions, np.int32),
            lasts=lasts,
        )
        return file.getvalue()


def unpack_game(packed: bytes) -> Arrays:
    """Read the arrays of a compressed game."""
    import numpy as np

    with np.load(BytesIO(packed), allow_pickle=False) as file:
        return {name: file[name] for name in ARRAY_NAMES}


class ShardWriter:
    """Writer of npz files ``data-00000.npz`` and on, 100 games in each. They appear when all are done."""

    def __init__(self, out: Path, about: str) -> None:
        self._out = out
        self._about = about
        self._waiting: list[Arrays] = []
        self._written = 0

    def add_game(self, packed: bytes) -> None:
        """Add a compressed game."""
        self._waiting.append(unpack_game(packed))
        if len(self._waiting) == GAMES_PER_SHARD:
            self._write()

    def _shard_path(self, number: int, draft: bool) -> Path:
        name = f"{self._out.stem}-{number:05d}.npz"
        return self._out.with_name(f".{name}.draft" if draft else name)

    def _write(self) -> None:
        import numpy as np

        arrays: dict[str, Any] = {name: np.concatenate([each[name] for each in self._waiting]) for name in ARRAY_NAMES}
        with open(self._shard_path(self._written, draft=True), "wb") as file:
            np.savez_compressed(file, about=np.array(self._about), **arrays)
        self._written += 1
        self._waiting = []

    def close(self, whole: bool) -> None:
        """Rename the files to their final names, or delete them all."""
        if whole and self._waiting:
            self._write()
        for number in range(self._written):
            if whole:
                os.replace(self._shard_path(number, draft=True), self._shard_path(number, draft=False))
            else:
                self._shard_path(number, draft=True).unlink(missing_ok=True)


def observation_columns(packed: bytes, seats: list[str], seed: int) -> dict[str, Any]:
    """Return the decisions of a game as Parquet columns."""
    import numpy as np
    import pyarrow as pa

    found = unpack_game(packed)
    rows = found["observations"]
    return {
        "game": found["games"],
        "seed": np.full(len(rows), seed, np.uint64),
        "decision": found["decisions"],
        "seat": found["seats"],
        "bot": [seats[seat] for seat in found["seats"]],
        "observation": pa.FixedSizeListArray.from_arrays(pa.array(rows.reshape(-1)), rows.shape[1]),
        "legal": [np.flatnonzero(mask).astype(np.int32) for mask in found["masks"]],
        "action": found["actions"],
        "reward": found["rewards"],
        "score": found["scores"],
        "last": found["lasts"],
    }
