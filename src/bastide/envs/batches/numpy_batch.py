"""Batch of games as numpy arrays: the fastest interface for training.

Compiled code updates the arrays in place; callers can only read them. A step changes what they show, so copy what you
want to keep.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping
from copy import deepcopy
from secrets import randbits
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bastide.core import IllegalAction, InvalidPlayers, State
from bastide.core.errors import BastideError
from bastide.core.randomness.rng import check_seed
from bastide.encoding.game_pool import GamePool
from bastide.encoding.opponent_bots import OpponentBots
from bastide.envs.table.table_spec import TableSpec, checked_bot_spec, unknown_seat_error

#: Bots of the non-learning seats: by seat, or one bot for all seats but one that rotates from game to game.
BotAssignment = str | Mapping[int, str] | None


class BatchArrays:
    """Arrays of ``count`` games, each always at a decision: when a game ends, the next starts in its row.

    ============  ==================  =======================================================================
    array         shape               in each row
    ============  ==================  =======================================================================
    observations  (count, size)       what the player to act knows (int16)
    masks         (count, actions)    which actions are legal (bool)
    players       (count,)            the player to act
    rewards       (count, players)    rewards of the game that just ended, by seat; otherwise 0
    dones         (count,)            whether the last step ended a game; the row already shows the next one
    scores        (count, players)    final points of the last game that ended in the row
    ============  ==================  =======================================================================
    """

    observations: NDArray[np.int16]
    masks: NDArray[np.bool_]
    rewards: NDArray[np.float64]
    dones: NDArray[np.bool_]
    players: NDArray[np.int64]
    scores: NDArray[np.int64]

    def _set_arrays(self, table: TableSpec, count: int, memory: list[NDArray[Any]]) -> None:
        """Set the arrays, given in the order and shapes of ``Batch.buffers``."""
        self.table = table
        self.count = count
        self.observation_size = table.encoder.size
        self.action_count = table.encoder.actions
        self.observations, self.masks, self.rewards, self.dones, self.players, self.scores, self._drawn = memory[:7]
        self._flat_masks = self.masks.reshape(-1)
        self._row_starts = np.arange(count) * self.action_count

    def _checked_actions(self, actions: NDArray[np.integer] | list[int]) -> NDArray[np.int64]:
        """Return one action per row; raises IllegalAction unless all of them are legal."""
        chosen = np.asarray(actions, dtype=np.int64)
        if chosen.shape != (self.count,):
            raise IllegalAction(
                "batch-shape", f"step() needs {self.count} actions, not {chosen.shape}", count=self.count
            )
        if chosen.min() >= 0 and chosen.max() < self.action_count:
            legal = self._flat_masks[self._row_starts + chosen]
        else:
            inside = (chosen >= 0) & (chosen < self.action_count)
            legal = inside & self._flat_masks[self._row_starts + np.where(inside, chosen, 0)]
        if not legal.all():
            wrong = int(np.argmin(legal))
            raise IllegalAction(
                "batch-action",
                f"action {chosen[wrong]} is not legal in row {wrong}, where player {self.players[wrong]} is to act",
                row=wrong,
                action=int(chosen[wrong]),
                player=int(self.players[wrong]),
            )
        return chosen


class Batch(BatchArrays):
    """Batch of games on one core. Rows can be read and set as positions; a batch can be copied and pickled."""

    def __init__(
        self,
        table: TableSpec,
        count: int,
        seed: int | None = None,
        bots: BotAssignment = None,
        share: tuple[int, int] | None = None,
    ) -> None:
        """``share``: this batch is a shard of a larger one; number of its first row, and rows in total."""
        if count < 1:
            raise BastideError("games-count", f"the number of games must be at least 1, not {count}", games=count)
        self.bots = bots
        first, total = (0, count) if share is None else share
        self._opponents = _make_opponents(table, count, bots, first)
        pool = GamePool(table.game, table.encoder, table.options, count, table.reward, self._opponents, first, total)
        self._pool = pool
        memory: list[NDArray[Any]] = [np.asarray(each) for each in pool.buffers()]
        rows = (count, table.players)
        self._chosen: NDArray[np.int64] = _writable(memory[7]).view(np.int64)
        #: All arrays in the order of ``GamePool.buffers``, except the chosen actions.
        self.buffers: list[NDArray[Any]] = [
            memory[0].reshape(count, table.encoder.size),
            memory[1].view(np.bool_).reshape(count, table.encoder.actions),
            memory[2].reshape(rows),
            memory[3].view(np.bool_),
            memory[4],
            memory[5].reshape(rows),
            memory[6],
        ]
        self._set_arrays(table, count, self.buffers)
        #: Final observations, once enabled.
        self._closing: NDArray[np.int16] | None = None
        # Incremental observations must not be cleared between decisions.
        cleared = [memory[2], memory[3]] if pool.incremental_encoders else [memory[0], memory[2], memory[3]]
        self._cleared = [_writable(array).reshape(count, -1) for array in cleared]
        self.reset(seed)

    @property
    def games_finished(self) -> int:
        """Games that have ended since the last reset."""
        return self._pool.games_finished

    def reset(self, seed: int | None = None) -> None:
        """Deal the first game of every row. The same seed and actions give the same games, row by row."""
        self._clear()
        self._pool.reset(randbits(64) if seed is None else check_seed(seed))

    def step(self, actions: NDArray[np.integer] | list[int]) -> None:
        """Apply one action per row. Raises IllegalAction, without any change, if one of them is not legal."""
        self._chosen[:] = self._checked_actions(actions)
        self._clear()
        self._pool.step()

    def enable_final_observations(self) -> NDArray[np.int16]:
        """Also write the final observation of every game that ends, from now on.

        Returns the array (count, size). The observation is that of the player who acted last.
        """
        if self._closing is None:
            self._closing = np.asarray(self._pool.enable_final_observations()).reshape(
                self.count, self.observation_size
            )
        return self._closing

    # -- rows ------------------------------------------------------------------------------------------------------

    def position(self, row: int) -> State:
        """Return an independent copy of the position in a row."""
        return self._pool.states[self._row(row)].clone()

    def positions(self) -> list[State]:
        """Return independent copies of the positions in all rows."""
        return [state.clone() for state in self._pool.states]

    def set_position(self, row: int, position: State) -> None:
        """Continue a row from a copy of a position. When that game ends, the row's series continues as before."""
        place = self._row(row)
        brought = self.table.check_position(position).clone()
        self._clear_row(place)
        self._pool.set_position(place, brought)

    def deal_game(self, row: int, seed: int) -> None:
        """Deal a row the game of a seed, as ``NumpyObserver.deal_game`` does; its series continues after it."""
        self.set_position(row, self.table.deal_game(check_seed(seed)))

    def _row(self, row: int) -> int:
        if not 0 <= row < self.count:
            raise IndexError(f"there is no row {row}; rows are 0 to {self.count - 1}")
        return int(row)

    def _clear_row(self, row: int) -> None:
        for array in self._cleared:
            array[row] = 0

    # -- copies ----------------------------------------------------------------------------------------------------

    def __copy__(self) -> Batch:
        return deepcopy(self)

    def __reduce__(self) -> tuple[Callable[..., Batch], tuple[TableSpec, int, BotAssignment, dict[str, Any]]]:
        pool = self._pool
        saved = {"seed": pool.seed, "dealt": pool.games_dealt, "finished": pool.games_finished, "rng": pool.rng}
        if self._opponents is None:
            saved["states"] = pool.states
        else:
            saved["opponents"] = [self._opponents.export_row(row) for row in range(self.count)]
        saved["told"] = [array.tobytes() for array in (self.rewards, self.dones, self.scores)]
        return _restore_batch, (self.table, self.count, self.bots, saved)

    def random_actions(self) -> NDArray[np.int64]:
        """Return one legal action per row, drawn uniformly from the batch's random source."""
        self._pool.draw_random_actions()
        return self._drawn

    def _clear(self) -> None:
        for array in self._cleared:
            array.fill(0)


def _writable(array: NDArray[Any]) -> NDArray[np.uint8]:
    """Return the memory of a read-only array as writable bytes, which are fastest to clear."""
    memory: NDArray[np.uint8] = np.ctypeslib.as_array((ctypes.c_ubyte * array.nbytes).from_address(array.ctypes.data))
    return memory


def _make_opponents(table: TableSpec, count: int, bots: BotAssignment, first: int) -> OpponentBots | None:
    """Make the requested bots. Errors in a name, a setting or a seat are raised here."""
    if bots is None:
        return None
    by_turns = isinstance(bots, str)
    bot_by_seat = dict.fromkeys(range(1, table.players), bots) if isinstance(bots, str) else dict(bots)
    for seat in bot_by_seat:
        if not 0 <= seat < table.players:
            raise unknown_seat_error(seat, table.players)
    if len(bot_by_seat) == table.players:
        raise InvalidPlayers("nobody-learns", "bots play all the seats; leave at least one seat free for the learner")
    sitters = [
        checked_bot_spec(bot_by_seat[seat], table.game) if seat in bot_by_seat else None
        for seat in range(table.players)
    ]
    return OpponentBots(table.game, sitters, by_turns, count, first)


def _restore_batch(table: TableSpec, count: int, bots: BotAssignment, saved: dict[str, Any]) -> Batch:
    """Restore a pickled batch."""
    batch = Batch(table, count, saved["seed"], bots)
    pool = batch._pool
    pool.games_dealt, pool.games_finished, pool.rng = saved["dealt"], saved["finished"], saved["rng"]
    batch._clear()
    for row in range(count):
        if batch._opponents is None:
            pool.set_position(row, saved["states"][row])
        else:
            pool.states[row] = batch._opponents.restore_row(row, *saved["opponents"][row])
            pool.write_row(row)
    for array, told in zip((batch.rewards, batch.dones, batch.scores), saved["told"], strict=True):
        ctypes.memmove(array.ctypes.data, told, array.nbytes)
    return batch
