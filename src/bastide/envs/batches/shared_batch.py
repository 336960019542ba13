"""A batch on several cores: processes that each play a share of the rows, and write them into memory they all see.

Compiled code holds Python's lock while it plays, so threads would take turns; processes do not. Whoever steps the batch
is one of them and plays the first share: it would only wait otherwise, and have to be woken. A step is one signal to
every other process and one back, a few dozen microseconds: worth it from about a hundred games on.

The signals are semaphores: with pipes two processes were often no faster than one, as if both were woken on one core.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from multiprocessing.connection import Connection
from multiprocessing.synchronize import Semaphore
from secrets import randbits
from typing import Any, NoReturn
from weakref import finalize

import numpy as np
from numpy.typing import NDArray

from bastide.core.errors import BastideError
from bastide.core.randomness.rng import check_seed
from bastide.core.utilities.sigint import Uninterrupted
from bastide.envs.batches.batch import Batch, BatchArrays, Bots
from bastide.envs.table.spec import TableSpec

#: Seconds after which a process that hears nothing looks whether there is still somebody to hear from; and after which
#: whoever waits for the processes looks whether they are all there.
LISTENING = 5.0
MISSING = 0.5
#: What the processes are to do.
STEP, RESET, QUIT = range(3)


class SharedRows:
    """The arrays of a batch, actions drawn and chosen, and what is to be done, in memory that several processes see."""

    def __init__(self, table: TableSpec, count: int) -> None:
        self.table = table
        self.count = count
        context = multiprocessing.get_context()
        self._memory: list[Any] = [context.RawArray("b", max(1, size)) for _, _, size in self._shapes()]

    def _shapes(self) -> list[tuple[Any, tuple[int, ...], int]]:
        encoder, players = self.table.encoder, self.table.players
        shapes: list[tuple[Any, tuple[int, ...]]] = [
            (np.int16, (self.count, encoder.size)),
            (np.bool_, (self.count, encoder.actions)),
            (np.float64, (self.count, players)),
            (np.bool_, (self.count,)),
            (np.int64, (self.count,)),
            (np.int64, (self.count, players)),
            (np.int64, (self.count,)),
            (np.int64, (self.count,)),
            (np.int64, (1,)),
        ]
        return [(kind, shape, int(np.prod(shape)) * np.dtype(kind).itemsize) for kind, shape in shapes]

    def arrays(self) -> list[NDArray[Any]]:
        """Observations, masks, rewards, ends, actors, scores, drawn and chosen actions, and what is to be done."""
        found: list[NDArray[Any]] = []
        for memory, (kind, shape, size) in zip(self._memory, self._shapes(), strict=True):
            found.append(np.frombuffer(memory, kind, size // np.dtype(kind).itemsize).reshape(shape))
        return found


class Share:
    """Some of the rows, played by one process and shown in the memory that all of them see."""

    def __init__(self, rows: SharedRows, bounds: tuple[int, int], seed: int, bots: Bots) -> None:
        first, end = bounds
        *arrays, _ = rows.arrays()
        *self._shown, self._chosen = (array[first:end] for array in arrays)
        self._batch = Batch(rows.table, end - first, seed, bots, share=(first, rows.count))
        self._show()

    def step(self) -> None:
        self._batch.step(self._chosen)
        self._show()

    def reset(self, seed: int) -> None:
        self._batch.reset(seed)
        self._show()

    def _show(self) -> None:
        self._batch.random_actions()
        for mine, theirs in zip(self._batch.memory, self._shown, strict=True):
            theirs[:] = mine


class Worker:
    """How a process is told to go on, and how it says that it is done. The line is for seeds, and ends with it."""

    def __init__(self) -> None:
        context = multiprocessing.get_context()
        self.line, self.other_end = context.Pipe()
        self.go = context.Semaphore(0)
        self.done = context.Semaphore(0)

    def has_ended(self) -> bool:
        """It never writes a word, so where there is something to read, it is the end."""
        try:
            return self.line.poll()
        except OSError:
            return True


class SharedBatch(BatchArrays):
    """The arrays and the games of ``Batch``, row by row the same, played by several processes: this one, and others.

    ``random_actions`` are drawn by each process for its rows, so they are others than in a batch on one core. Rows
    cannot be read or set as positions, and a batch in progress cannot be copied. ``close`` it, or use it in a ``with``;
    its processes end with whoever started them. A step that is interrupted closes it: some rows would be ahead.
    """

    def __init__(
        self, table: TableSpec, count: int, processes: int, seed: int | None = None, bots: Bots = None
    ) -> None:
        if not 1 <= processes <= count:
            raise BastideError(
                "batch-share",
                f"{count} games can be shared by 1 to {count} processes, not {processes}",
                games=count,
                processes=processes,
            )
        Batch(table, 1, 0, bots)  # what is wrong with the table or the bots is said here, not in a process
        self.finished = 0
        rows = SharedRows(table, count)
        memory = rows.arrays()
        self._chosen: NDArray[np.int64] = memory[7]
        self._word: NDArray[np.int64] = memory[8]
        for array in memory[:7]:
            array.flags.writeable = False
        self._share_arrays(table, count, memory)
        self._workers: list[Worker] = []
        context = multiprocessing.get_context()
        first_seed = randbits(64) if seed is None else check_seed(seed)
        bounds = [(count * number // processes, count * (number + 1) // processes) for number in range(processes)]
        for others in bounds[1:]:
            worker = Worker()
            signals = (worker.other_end, worker.go, worker.done)
            process = context.Process(
                target=_work, args=(*signals, rows, others, first_seed, bots, os.getpid()), daemon=True
            )
            with Uninterrupted():
                process.start()
            worker.other_end.close()
            self._workers.append(worker)
        self._end = finalize(self, _dismiss, self._workers, self._word)
        self._own = Share(rows, bounds[0], first_seed, bots)  # last: no process needs a copy of its games
        self._wait()

    def reset(self, seed: int | None = None) -> None:
        """Deal every row its first game."""
        first_seed = randbits(64) if seed is None else check_seed(seed)
        self.finished = 0
        self._tell(RESET, first_seed)

    def step(self, actions: NDArray[np.integer] | list[int]) -> None:
        """Carry out one action in every row; IllegalAction, and nothing has changed, if one of them is not legal."""
        self._chosen[:] = self._checked(actions)
        self._tell(STEP)
        self.finished += int(np.count_nonzero(self.dones))

    def random_actions(self) -> NDArray[np.int64]:
        """One legal action for every row, each equally likely."""
        return self._drawn

    def close(self) -> None:
        """Let the processes go. The arrays stay as they are."""
        self._end()

    def __enter__(self) -> SharedBatch:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def _tell(self, word: int, seed: int = 0) -> None:
        if not self._end.alive:
            raise BastideError("batch-closed", "this batch has been closed")
        self._word[0] = word
        try:
            self._call(str(seed).encode() if word == RESET else b"")
            if word == STEP:
                self._own.step()
            else:
                self._own.reset(seed)
            self._wait()
        except BaseException:
            self.close()
            raise

    def _call(self, line: bytes) -> None:
        try:
            for worker in self._workers:
                if line:
                    worker.line.send_bytes(line)
                worker.go.release()
        except OSError:
            self._give_up()

    def _wait(self) -> None:
        for worker in self._workers:
            while not worker.done.acquire(timeout=MISSING):
                if worker.has_ended():
                    self._give_up()

    def _give_up(self) -> NoReturn:
        self.close()
        raise BastideError("batch-closed", "a process of this batch has ended")


def _dismiss(workers: list[Worker], word: NDArray[np.int64]) -> None:
    word[0] = QUIT
    for worker in workers:
        worker.go.release()
        worker.line.close()


def _work(
    line: Connection,
    go: Semaphore,
    done: Semaphore,
    rows: SharedRows,
    share: tuple[int, int],
    seed: int,
    bots: Bots,
    parent: int,
) -> None:
    """Another process: its rows, played and shown whenever it is told to."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    word = rows.arrays()[-1]
    mine = Share(rows, share, seed, bots)
    while True:
        done.release()
        while not go.acquire(timeout=LISTENING):
            if os.getppid() != parent:
                return
        if word[0] == QUIT:
            return
        if word[0] == STEP:
            mine.step()
        else:
            mine.reset(int(line.recv_bytes()))
