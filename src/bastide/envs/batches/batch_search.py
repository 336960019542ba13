"""Tree search in all games of a batch: one tree per game, with one evaluator call for all leaves.

    games = bastide.envs.batch("dominion", count=64)
    search = bastide.envs.batch_search(games, evaluate, simulations=64)
    games.step(search.run().best_actions())

``evaluate(observations, masks)`` is called with the leaves that need an evaluation, and returns logits of their actions
and values of the positions. It can be a network on a GPU, or three lines of numpy.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from secrets import randbits
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bastide.core import State
from bastide.core.errors import BastideError
from bastide.core.randomness.rng import check_seed, derive_seed
from bastide.encoding.batched_mcts import TreeBatch as Trees
from bastide.envs.batches.numpy_batch import Batch
from bastide.envs.table.table_spec import TableSpec

#: Maps observations (n, size) and masks (n, actions) to logits (n, actions) and values. Values are (n,) for the player
#: to act (the others share the opposite), or (n, players), starting with the player to act.
Evaluator = Callable[[NDArray[np.int16], NDArray[np.bool_]], tuple[NDArray[Any], NDArray[Any]]]

#: Sum of the Dirichlet concentration parameters: about one action in this many is favoured by the root noise.
DIRICHLET_TOTAL = 10.0
MAX_SIMULATIONS = 1_000_000


@dataclass(frozen=True)
class SearchResults:
    """Search results of several decisions, one row each."""

    #: Player to act: (n,).
    players: NDArray[np.int64]
    #: Visits of each action: (n, actions).
    visits: NDArray[np.int64]
    #: Mean result of each legal action for the player to act: (n, actions). For an unvisited one, the evaluator's
    #: value.
    values: NDArray[np.float64]

    def best_actions(self) -> NDArray[np.int64]:
        """Return the most visited action of each row."""
        best: NDArray[np.int64] = self.visits.argmax(1)
        return best

    def visit_policy(self, temperature: float = 1.0) -> NDArray[np.float64]:
        """Return visit shares sharpened by a temperature: (n, actions), each row adding up to 1.

        Temperature 0 picks the most visited action.
        """
        if temperature <= 0:
            greedy: NDArray[np.float64] = np.eye(self.visits.shape[1])[self.best_actions()]
            return greedy
        shares: NDArray[np.float64] = (self.visits / self.visits.max(1, keepdims=True)) ** (1.0 / temperature)
        shares /= shares.sum(1, keepdims=True)
        return shares

    def mean_values(self) -> NDArray[np.float64]:
        """Return the expected result of the player to act: (n,), the mean over all visits."""
        mean: NDArray[np.float64] = (self.values * self.visits).sum(1) / self.visits.sum(1)
        return mean


class BatchSearch:
    """Search trees for the rows of a batch, or for other positions of the same table."""

    def __init__(
        self, batch: Batch, evaluator: Evaluator, simulations: int, exploration: float, noise: float, seed: int | None
    ) -> None:
        if not 1 <= simulations <= MAX_SIMULATIONS:
            raise BastideError(
                "search-simulations",
                f"a search needs 1 to {MAX_SIMULATIONS} simulations, not {simulations}",
                most=MAX_SIMULATIONS,
                simulations=simulations,
            )
        self.batch = batch
        self.evaluator = evaluator
        self.simulations = simulations
        self.noise = noise
        self.table: TableSpec = batch.table
        self._seed = randbits(64) if seed is None else check_seed(seed)
        self._searches = 0
        self._noise_rng = np.random.default_rng(self._seed)
        encoder = self.table.encoder
        count = batch.count
        self._trees = Trees(encoder, count, self.table.reward, exploration)
        memory: list[NDArray[Any]] = [np.asarray(each) for each in self._trees.buffers()]
        self._observations: NDArray[np.int16] = memory[0].reshape(count, encoder.size)
        self._masks: NDArray[np.bool_] = memory[1].view(np.bool_).reshape(count, encoder.actions)
        self._needs_evaluation: NDArray[np.bool_] = memory[2].view(np.bool_)
        self._logits, self._values, self._visits, self._means = memory[3:]

    def run(self, positions: Sequence[State] | None = None) -> SearchResults:
        """Search for the player to act in every row of the batch, or in each of the given positions.

        At most as many positions as the batch has rows.
        """
        roots = self.batch.positions() if positions is None else [self.table.check_position(each) for each in positions]
        if not 1 <= len(roots) <= self.batch.count:
            raise BastideError(
                "search-positions",
                f"this search can hold 1 to {self.batch.count} positions, not {len(roots)}",
                most=self.batch.count,
                positions=len(roots),
            )
        trees = self._trees
        trees.start_trees(roots, derive_seed(self._seed, self._searches))
        self._searches += 1
        for simulation in range(self.simulations + 1):  # the first one evaluates the roots
            self._clear(self._observations)
            if trees.select_leaves():
                self._evaluate_leaves(len(roots))
                trees.expand_leaves()
            if simulation == 0 and self.noise > 0:
                self._add_root_noise(len(roots))
        self._clear(self._visits)
        self._clear(self._means)
        trees.write_root_statistics()
        shape = (self.batch.count, self.table.encoder.actions)
        rows = slice(len(roots))
        return SearchResults(
            np.array([each.next_player_to_act() for each in roots]),
            self._visits.reshape(shape)[rows].copy(),
            self._means.reshape(shape)[rows].copy(),
        )

    def _evaluate_leaves(self, count: int) -> None:
        """Evaluate the leaves that need it, and write logits and values into their rows."""
        players = self.table.players
        rows = np.flatnonzero(self._needs_evaluation[:count])
        all_rows = len(rows) == self.batch.count
        observations = self._observations if all_rows else self._observations[rows]
        masks = self._masks if all_rows else self._masks[rows]
        logits, values = (np.asarray(each, np.float64) for each in self.evaluator(observations, masks))
        if logits.shape != masks.shape or values.shape not in ((len(rows),), (len(rows), players)):
            raise ValueError(
                f"the evaluator must return logits of shape {masks.shape} "
                f"and values of ({len(rows)},) or ({len(rows)}, {players}), not {logits.shape} and {values.shape}"
            )
        if not (np.isfinite(logits[masks]).all() and np.isfinite(values).all()):
            raise ValueError("the evaluator returned logits or values that are not finite")
        if values.ndim == 1:
            values = np.concatenate(
                [values[:, None], np.repeat(-values[:, None] / max(players - 1, 1), players - 1, 1)], 1
            )
        self._write(self._logits, logits, rows)
        self._write(self._values, values, rows)

    def _write(self, memory: NDArray[Any], answers: NDArray[np.float64], rows: NDArray[np.int64]) -> None:
        """Write answers into their rows. numpy sees this memory as read-only, because the trees own it."""
        if len(rows) == self.batch.count:
            whole = np.ascontiguousarray(answers)
        else:
            whole = np.zeros((self.batch.count, answers.shape[1]))
            whole[rows] = answers
        ctypes.memmove(memory.ctypes.data, whole.ctypes.data, whole.nbytes)

    def _add_root_noise(self, count: int) -> None:
        """Mix Dirichlet noise into the root priors."""
        for row in range(count):
            width = self._trees.root_action_count(row)
            drawn = self._noise_rng.dirichlet([DIRICHLET_TOTAL / width] * width)
            self._trees.mix_root_noise(row, drawn.tolist(), self.noise)

    def _clear(self, memory: NDArray[Any]) -> None:
        ctypes.memset(memory.ctypes.data, 0, memory.nbytes)
