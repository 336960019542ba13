"""Pool of actor processes in two groups: while one group plays, the other's decisions are evaluated."""

from __future__ import annotations

from collections.abc import Callable
from multiprocessing import get_context
from typing import Any, Final

from numpy.typing import NDArray

from bastide_research.actor_process import actor_columns, run_actor
from bastide_research.shared_arrays import SharedArrays
from bastide_research.training_settings import TrainingPlan

#: Seconds to wait for an actor to end before it is killed.
JOIN_TIMEOUT_SECONDS: Final = 120.0


class ActorGroup:
    """Group of actor processes with shared rows."""

    def __init__(self, plan: TrainingPlan, workers: list[int], slice_seed: int) -> None:
        context = get_context("spawn")
        self.rows = plan.rows * len(workers)
        self._shared = SharedArrays(actor_columns(plan), self.rows)
        self._enough = context.Event()
        self._go = [context.Semaphore(0) for _ in workers]
        self._ready = [context.Semaphore(0) for _ in workers]
        self._waiting = True
        memory = (self._shared.memory.name, self.rows)
        self._processes = [
            context.Process(
                target=run_actor,
                args=(plan, worker, slice_seed, memory, at * plan.rows, self._go[at], self._ready[at], self._enough),
                daemon=True,
            )
            for at, worker in enumerate(workers)
        ]
        for process in self._processes:
            process.start()

    def __getitem__(self, name: str) -> NDArray[Any]:
        return self._shared[name]

    def wait_for_decisions(self) -> None:
        """Wait until all rows show a decision."""
        if not self._waiting:
            return
        for process, ready in zip(self._processes, self._ready, strict=True):
            while not ready.acquire(timeout=1.0 if process.is_alive() else 0.0):
                if not process.is_alive():
                    raise RuntimeError(f"an actor process ended unexpectedly (exit code {process.exitcode})")
        self._waiting = False

    def step_actors(self) -> None:
        """Let the actors apply the actions in ``chosen``."""
        self._waiting = True
        for go in self._go:
            go.release()

    def pin_memory(self, register: Callable[[int, int, int], object]) -> None:
        """Pin the shared memory so that a device can read it directly, where that is possible."""
        rows = self._shared["rows"]
        register(rows.ctypes.data, rows.nbytes, 0)

    def close(self) -> None:
        """Stop the processes and free the shared memory."""
        self._enough.set()
        for go in self._go:
            go.release()
        for process in self._processes:
            process.join(JOIN_TIMEOUT_SECONDS)
            if process.is_alive():
                process.kill()
        self._shared.close()


class ActorPool:
    """Both groups of actors. ``slice_seed`` distinguishes the deals of successive runs."""

    def __init__(self, plan: TrainingPlan, slice_seed: int) -> None:
        workers = list(range(plan.workers))
        # Each group has tables of every size: neighbours in the list of sizes are in the same group.
        middle = (plan.workers + 1) // 2
        self.groups = [ActorGroup(plan, some, slice_seed) for some in (workers[:middle], workers[middle:]) if some]
        self.rows = sum(half.rows for half in self.groups)

    def close(self) -> None:
        for half in self.groups:
            half.close()
