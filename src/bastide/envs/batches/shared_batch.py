"""Batch on several cores: each process plays a shard of the rows and writes it into shared memory.

Compiled code holds the GIL, so threads would not run in parallel. The calling process plays the first shard itself
instead of waiting. A step costs one signal to every other process and one back, a few dozen microseconds; it pays off
from about a hundred games.

Processes are signalled by semaphores. With pipes, two processes were often no faster than one.
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
from bastide.core.utilities.block_sigint import BlockSigint
from bastide.envs.batches.numpy_batch import Batch, BatchArrays, BotAssignment
from bastide.envs.table.table_spec import TableSpec

#: How often a waiting worker checks that its parent is alive, and how often a waiting parent checks its workers.
PARENT_CHECK_SECONDS = 5.0
WORKER_CHECK_SECONDS = 0.5
#: Commands to the workers.
STEP, RESET, QUIT = range(3)


class SharedBatchMemory:
    """Shared memory of a batch: its arrays, random and chosen actions, and the command to the workers."""

    def __init__(self, table: TableSpec, count: int) -> None:
        self.table = table
        self.count = count
        context = multiprocessing.get_context()
        self._memory: list[Any] = [context.RawArray("b", max(1, size)) for _, _, size in self._shapes()]

    def _shapes(self) -> list[tuple[Any, tuple[int, ...], int]]:
        """Return dtype, shape and size in bytes of each array."""
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
        """Return observations, masks, rewards, dones, players, scores, random and chosen actions, and the command."""
        found: list[NDArray[Any]] = []
        for memory, (kind, shape, size) in zip(self._memory, self._shapes(), strict=True):
            found.append(np.frombuffer(memory, kind, size // np.dtype(kind).itemsize).reshape(shape))
        return found


class BatchShard:
    """Rows of a shared batch that one process plays."""

    def __init__(self, rows: SharedBatchMemory, bounds: tuple[int, int], seed: int, bots: BotAssignment) -> None:
        first, end = bounds
        *arrays, _ = rows.arrays()
        *self._shared_arrays, self._chosen = (array[first:end] for array in arrays)
        self._batch = Batch(rows.table, end - first, seed, bots, share=(first, rows.count))
        self._publish()

    def step(self) -> None:
        self._batch.step(self._chosen)
        self._publish()

    def reset(self, seed: int) -> None:
        self._batch.reset(seed)
        self._publish()

    def _publish(self) -> None:
        self._batch.random_actions()
        for shard, shared in zip(self._batch.buffers, self._shared_arrays, strict=True):
            shared[:] = shard


class WorkerSignals:
    """Signals between parent and worker. The pipe carries seeds; its end tells that the other process has ended."""

    def __init__(self) -> None:
        context = multiprocessing.get_context()
        self.seed_pipe, self.worker_pipe = context.Pipe()
        self.go = context.Semaphore(0)
        self.done = context.Semaphore(0)

    def has_ended(self) -> bool:
        """Return whether the worker process has ended. Workers never write, so readable means end of file."""
        try:
            return self.seed_pipe.poll()
        except OSError:
            return True


class SharedBatch(BatchArrays):
    """Batch played by several processes, with the same arrays and, row by row, the same games as ``Batch``.

    ``random_actions`` differ from those of a batch on one core, because each process draws its own. Rows cannot be read
    or set as positions, and a batch cannot be copied. Call ``close`` or use a ``with`` block; the workers also end with
    their parent. An interrupted step closes the batch, since some rows would be ahead.
    """

    def __init__(
        self, table: TableSpec, count: int, processes: int, seed: int | None = None, bots: BotAssignment = None
    ) -> None:
        if not 1 <= processes <= count:
            raise BastideError(
                "batch-share",
                f"{count} games can be split over 1 to {count} processes, not {processes}",
                games=count,
                processes=processes,
            )
        Batch(table, 1, 0, bots)  # raises errors in table or bots here, not in a worker
        self.games_finished = 0
        rows = SharedBatchMemory(table, count)
        memory = rows.arrays()
        self._chosen: NDArray[np.int64] = memory[7]
        self._command: NDArray[np.int64] = memory[8]
        for array in memory[:7]:
            array.flags.writeable = False
        self._set_arrays(table, count, memory)
        self._workers: list[WorkerSignals] = []
        context = multiprocessing.get_context()
        first_seed = randbits(64) if seed is None else check_seed(seed)
        bounds = [(count * number // processes, count * (number + 1) // processes) for number in range(processes)]
        for others in bounds[1:]:
            worker = WorkerSignals()
            signals = (worker.worker_pipe, worker.go, worker.done)
            process = context.Process(
                target=_run_worker, args=(*signals, rows, others, first_seed, bots, os.getpid()), daemon=True
            )
            with BlockSigint():
                process.start()
            worker.worker_pipe.close()
            self._workers.append(worker)
        self._end = finalize(self, _stop_workers, self._workers, self._command)
        self._own_shard = BatchShard(
            rows, bounds[0], first_seed, bots
        )  # last, so that forked workers do not copy its games
        self._wait()

    def reset(self, seed: int | None = None) -> None:
        """Deal the first game of every row."""
        first_seed = randbits(64) if seed is None else check_seed(seed)
        self.games_finished = 0
        self._run_command(RESET, first_seed)

    def step(self, actions: NDArray[np.integer] | list[int]) -> None:
        """Apply one action per row. Raises IllegalAction, without any change, if one of them is not legal."""
        self._chosen[:] = self._checked_actions(actions)
        self._run_command(STEP)
        self.games_finished += int(np.count_nonzero(self.dones))

    def random_actions(self) -> NDArray[np.int64]:
        """Return one legal action per row, drawn uniformly."""
        return self._drawn

    def close(self) -> None:
        """Stop the worker processes. The arrays keep their last contents."""
        self._end()

    def __enter__(self) -> SharedBatch:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def _run_command(self, command: int, seed: int = 0) -> None:
        """Run a command in all processes and wait until they have finished."""
        if not self._end.alive:
            raise BastideError("batch-closed", "this batch has been closed")
        self._command[0] = command
        try:
            self._signal_workers(str(seed).encode() if command == RESET else b"")
            if command == STEP:
                self._own_shard.step()
            else:
                self._own_shard.reset(seed)
            self._wait()
        except BaseException:
            self.close()
            raise

    def _signal_workers(self, line: bytes) -> None:
        try:
            for worker in self._workers:
                if line:
                    worker.seed_pipe.send_bytes(line)
                worker.go.release()
        except OSError:
            self._close_with_error()

    def _wait(self) -> None:
        for worker in self._workers:
            while not worker.done.acquire(timeout=WORKER_CHECK_SECONDS):
                if worker.has_ended():
                    self._close_with_error()

    def _close_with_error(self) -> NoReturn:
        self.close()
        raise BastideError("batch-closed", "a process of this batch has ended")


def _stop_workers(workers: list[WorkerSignals], command: NDArray[np.int64]) -> None:
    """Tell the workers to end."""
    command[0] = QUIT
    for worker in workers:
        worker.go.release()
        worker.seed_pipe.close()


def _has_ended(parent: int) -> bool:
    """Return whether the parent process has ended. On Windows, an orphan keeps the number of its parent."""
    process = multiprocessing.parent_process() if os.name == "nt" else None
    return os.getppid() != parent if process is None else not process.is_alive()


def _run_worker(
    line: Connection,
    go: Semaphore,
    done: Semaphore,
    rows: SharedBatchMemory,
    share: tuple[int, int],
    seed: int,
    bots: BotAssignment,
    parent: int,
) -> None:
    """Main loop of a worker process: steps or resets its shard on every signal."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    command = rows.arrays()[-1]
    shard = BatchShard(rows, share, seed, bots)
    while True:
        done.release()
        while not go.acquire(timeout=PARENT_CHECK_SECONDS):
            if _has_ended(parent):
                return
        if command[0] == QUIT:
            return
        if command[0] == STEP:
            shard.step()
        else:
            shard.reset(int(line.recv_bytes()))
