"""Many games at once into numpy arrays: the fast road for training.

The arrays belong to the batch and are written in place by compiled code; to the outside they are read-only, and a step
changes what they show. Copy what must last.
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
from bastide.encoding.game_pool import Pool
from bastide.encoding.opponents import Company
from bastide.envs.table.spec import TableSpec, no_such_seat, sitter_of

#: Bots for the seats where nobody learns: one for all seats but one, which goes round from game to game, or by seat.
Bots = str | Mapping[int, str] | None


class BatchArrays:
    """The arrays of ``count`` games, every one always at a decision: when a game ends, the next begins in its row.

    ============  ==================  =======================================================================
    array         shape               in each row
    ============  ==================  =======================================================================
    observations  (count, size)       what the player to act knows (int16)
    masks         (count, actions)    which actions are legal (bool)
    players       (count,)            who is to act
    rewards       (count, players)    what the game that just ended was worth to each seat; else 0
    dones         (count,)            whether the last step ended a game: the row shows the next one already
    scores        (count, players)    the points of the last game that ended there
    ============  ==================  =======================================================================
    """

    observations: NDArray[np.int16]
    masks: NDArray[np.bool_]
    rewards: NDArray[np.float64]
    dones: NDArray[np.bool_]
    players: NDArray[np.int64]
    scores: NDArray[np.int64]

    def _share_arrays(self, table: TableSpec, count: int, memory: list[NDArray[Any]]) -> None:
        """Take the arrays, in the order of ``Pool.memory`` and in their shapes."""
        self.table = table
        self.count = count
        self.size = table.encoder.size
        self.actions = table.encoder.actions
        self.observations, self.masks, self.rewards, self.dones, self.players, self.scores, self._drawn = memory[:7]
        self._flat_masks = self.masks.reshape(-1)
        self._row_starts = np.arange(count) * self.actions

    def _checked(self, actions: NDArray[np.integer] | list[int]) -> NDArray[np.int64]:
        """One action for every row; IllegalAction unless all of them are legal."""
        chosen = np.asarray(actions, dtype=np.int64)
        if chosen.shape != (self.count,):
            raise IllegalAction(
                "batch-shape", f"a step takes {self.count} actions, not {chosen.shape}", count=self.count
            )
        if chosen.min() >= 0 and chosen.max() < self.actions:
            legal = self._flat_masks[self._row_starts + chosen]
        else:
            inside = (chosen >= 0) & (chosen < self.actions)
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
    """Games on one core. Rows are read and set as positions, and a batch is copied and pickled."""

    def __init__(
        self,
        table: TableSpec,
        count: int,
        seed: int | None = None,
        bots: Bots = None,
        share: tuple[int, int] | None = None,
    ) -> None:
        """``share``: these rows are some of more; the number of the first of them, and how many there are in all."""
        if count < 1:
            raise BastideError("games-count", f"the number of games must be 1 or more, not {count}", games=count)
        self.bots = bots
        first, total = (0, count) if share is None else share
        self._company = _company(table, count, bots, first)
        pool = Pool(table.game, table.encoder, table.options, count, table.reward, self._company, first, total)
        self._pool = pool
        memory: list[NDArray[Any]] = [np.asarray(each) for each in pool.memory()]
        rows = (count, table.players)
        self._chosen: NDArray[np.int64] = _writable(memory[7]).view(np.int64)
        #: All of it, in the order of ``Pool.memory``, but for what is chosen.
        self.memory: list[NDArray[Any]] = [
            memory[0].reshape(count, table.encoder.size),
            memory[1].view(np.bool_).reshape(count, table.encoder.actions),
            memory[2].reshape(rows),
            memory[3].view(np.bool_),
            memory[4],
            memory[5].reshape(rows),
            memory[6],
        ]
        self._share_arrays(table, count, self.memory)
        #: What is seen at the end of a game, for those who have asked to be shown it.
        self._closing: NDArray[np.int16] | None = None
        # What is kept from decision to decision must not be cleared between them.
        cleared = [memory[2], memory[3]] if pool.keepers else [memory[0], memory[2], memory[3]]
        self._cleared = [_writable(array).reshape(count, -1) for array in cleared]
        self.reset(seed)

    @property
    def finished(self) -> int:
        """How many games have ended since the last reset."""
        return self._pool.finished

    def reset(self, seed: int | None = None) -> None:
        """Deal every row its first game. The same seed and the same actions give the same games, row by row."""
        self._clear()
        self._pool.reset(randbits(64) if seed is None else check_seed(seed))

    def step(self, actions: NDArray[np.integer] | list[int]) -> None:
        """Carry out one action in every row; IllegalAction, and nothing has changed, if one of them is not legal."""
        self._chosen[:] = self._checked(actions)
        self._clear()
        self._pool.step()

    def show_ends(self) -> NDArray[np.int16]:
        """From now on, also write what whoever acted last sees of a game that ends: (count, size), like the others."""
        if self._closing is None:
            self._closing = np.asarray(self._pool.show_ends()).reshape(self.count, self.size)
        return self._closing

    # -- rows ------------------------------------------------------------------------------------------------------

    def position(self, row: int) -> State:
        """The game in a row, as a position of its own: what is done with it does not touch the row."""
        return self._pool.states[self._row(row)].clone()

    def positions(self) -> list[State]:
        """The games of all rows, as positions of their own."""
        return [state.clone() for state in self._pool.states]

    def put(self, row: int, position: State) -> None:
        """Play on in a row from a copy of a position; when that game ends, the row's series goes on as before."""
        place = self._row(row)
        brought = self.table.own(position).clone()
        self._clear_row(place)
        self._pool.put(place, brought)

    def deal(self, row: int, seed: int) -> None:
        """Deal a row the game that begins from a seed, as ``Observer.deal`` does; its series goes on after it."""
        self.put(row, self.table.deal(check_seed(seed)))

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

    def __reduce__(self) -> tuple[Callable[..., Batch], tuple[TableSpec, int, Bots, dict[str, Any]]]:
        pool = self._pool
        kept = {"seed": pool.seed, "dealt": pool.dealt, "finished": pool.finished, "rng": pool.rng}
        if self._company is None:
            kept["states"] = pool.states
        else:
            kept["company"] = [self._company.told(row) for row in range(self.count)]
        kept["told"] = [array.tobytes() for array in (self.rewards, self.dones, self.scores)]
        return _as_it_was, (self.table, self.count, self.bots, kept)

    def random_actions(self) -> NDArray[np.int64]:
        """One legal action for every row, each equally likely; drawn from the seed of the batch."""
        self._pool.draw()
        return self._drawn

    def _clear(self) -> None:
        for array in self._cleared:
            array.fill(0)


def _writable(array: NDArray[Any]) -> NDArray[np.uint8]:
    """The memory of an array that is only to be read by others, as bytes: those are cleared fastest."""
    memory: NDArray[np.uint8] = np.ctypeslib.as_array((ctypes.c_ubyte * array.nbytes).from_address(array.ctypes.data))
    return memory


def _company(table: TableSpec, count: int, bots: Bots, first: int) -> Company | None:
    """The bots that are asked for; an error in a name, a setting or a seat comes now."""
    if bots is None:
        return None
    by_turns = isinstance(bots, str)
    wanted = dict.fromkeys(range(1, table.players), bots) if isinstance(bots, str) else dict(bots)
    for seat in wanted:
        if not 0 <= seat < table.players:
            raise no_such_seat(seat, table.players)
    if len(wanted) == table.players:
        raise InvalidPlayers("nobody-learns", "bots sit in all seats: one must be left to learn")
    sitters = [sitter_of(wanted[seat], table.game) if seat in wanted else None for seat in range(table.players)]
    return Company(table.game, sitters, by_turns, count, first)


def _as_it_was(table: TableSpec, count: int, bots: Bots, kept: dict[str, Any]) -> Batch:
    """A batch that was pickled."""
    batch = Batch(table, count, kept["seed"], bots)
    pool = batch._pool
    pool.dealt, pool.finished, pool.rng = kept["dealt"], kept["finished"], kept["rng"]
    batch._clear()
    for row in range(count):
        if batch._company is None:
            pool.put(row, kept["states"][row])
        else:
            pool.states[row] = batch._company.retell(row, *kept["company"][row])
            pool.show(row)
    for array, told in zip((batch.rewards, batch.dones, batch.scores), kept["told"], strict=True):
        ctypes.memmove(array.ctypes.data, told, array.nbytes)
    return batch
