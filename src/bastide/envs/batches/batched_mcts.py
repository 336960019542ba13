"""Search in batches: many trees grow at once, and a function is asked about all of their leaves together.

    games = bastide.envs.batch("dominion", count=64)
    forest = bastide.envs.search(games, ask, simulations=64)
    games.step(forest.think().best())

``ask(observations, masks)`` is handed what the players to act see and may do, in as many positions as ask, and says
what their actions look like and what the positions promise. It may be a network on a GPU, or three lines of numpy.
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
from bastide.core.randomness.rng import check_seed, seed_for
from bastide.encoding.batched_mcts import Forest as Trees
from bastide.envs.batches.batch import Batch
from bastide.envs.table.spec import TableSpec

#: Observations (n, size) and masks (n, actions) to logits (n, actions) and values: (n,), what the one to act may
#: expect (the others share the contrary), or (n, players), what each may expect, from the one to act on.
Ask = Callable[[NDArray[np.int16], NDArray[np.bool_]], tuple[NDArray[Any], NDArray[Any]]]

#: How wide the noise at a root is spread: about one action in so many is favoured by it.
NOISE_ACTIONS = 10.0
MOST_SIMULATIONS = 1_000_000


@dataclass(frozen=True)
class Found:
    """What a search has learnt of some decisions, a row for each."""

    #: Who is to act: (n,).
    players: NDArray[np.int64]
    #: How often each action was tried: (n, actions).
    visits: NDArray[np.int64]
    #: The mean result of each legal action for the one to act: (n, actions). Untried: what the position promised.
    values: NDArray[np.float64]

    def best(self) -> NDArray[np.int64]:
        """The action that was tried most, in each row."""
        best: NDArray[np.int64] = self.visits.argmax(1)
        return best

    def policy(self, temperature: float = 1.0) -> NDArray[np.float64]:
        """The shares of the tries: (n, actions), each row adding up to 1. The colder, the nearer to ``best``."""
        if temperature <= 0:
            surely: NDArray[np.float64] = np.eye(self.visits.shape[1])[self.best()]
            return surely
        shares: NDArray[np.float64] = (self.visits / self.visits.max(1, keepdims=True)) ** (1.0 / temperature)
        shares /= shares.sum(1, keepdims=True)
        return shares

    def value(self) -> NDArray[np.float64]:
        """What the one to act may expect: (n,), the mean of all tries."""
        mean: NDArray[np.float64] = (self.values * self.visits).sum(1) / self.visits.sum(1)
        return mean


class Forest:
    """Trees for the rows of a batch, or for as many positions of the same table."""

    def __init__(
        self, games: Batch, ask: Ask, simulations: int, exploration: float, noise: float, seed: int | None
    ) -> None:
        if not 1 <= simulations <= MOST_SIMULATIONS:
            raise BastideError(
                "search-simulations",
                f"a search makes 1 to {MOST_SIMULATIONS} simulations, not {simulations}",
                most=MOST_SIMULATIONS,
                simulations=simulations,
            )
        self.games = games
        self.ask = ask
        self.simulations = simulations
        self.noise = noise
        self.table: TableSpec = games.table
        self._seed = randbits(64) if seed is None else check_seed(seed)
        self._thoughts = 0
        self._draws = np.random.default_rng(self._seed)
        encoder = self.table.encoder
        count = games.count
        self._trees = Trees(encoder, count, self.table.reward, exploration)
        memory: list[NDArray[Any]] = [np.asarray(each) for each in self._trees.memory()]
        self._observations: NDArray[np.int16] = memory[0].reshape(count, encoder.size)
        self._masks: NDArray[np.bool_] = memory[1].view(np.bool_).reshape(count, encoder.actions)
        self._asks: NDArray[np.bool_] = memory[2].view(np.bool_)
        self._liked, self._worth, self._visits, self._means = memory[3:]

    def think(self, positions: Sequence[State] | None = None) -> Found:
        """Search for the one to act in every row of the batch, or in each of the positions, at most as many."""
        brought = self.games.positions() if positions is None else [self.table.own(each) for each in positions]
        if not 1 <= len(brought) <= self.games.count:
            raise BastideError(
                "search-positions",
                f"this search has room for 1 to {self.games.count} positions, not {len(brought)}",
                most=self.games.count,
                positions=len(brought),
            )
        trees = self._trees
        trees.plant(brought, seed_for(self._seed, self._thoughts))
        self._thoughts += 1
        for simulation in range(self.simulations + 1):  # the first one asks about the positions themselves
            self._clear(self._observations)
            if trees.walk():
                self._answer(len(brought))
                trees.learn()
            if simulation == 0 and self.noise > 0:
                self._stir(len(brought))
        self._clear(self._visits)
        self._clear(self._means)
        trees.tell()
        shape = (self.games.count, self.table.encoder.actions)
        rows = slice(len(brought))
        return Found(
            np.array([each.next_actor() for each in brought]),
            self._visits.reshape(shape)[rows].copy(),
            self._means.reshape(shape)[rows].copy(),
        )

    def _answer(self, count: int) -> None:
        """Ask about the leaves that want to know, and write the answers into the rows."""
        players = self.table.players
        rows = np.flatnonzero(self._asks[:count])
        every = len(rows) == self.games.count
        seen = self._observations if every else self._observations[rows]
        masks = self._masks if every else self._masks[rows]
        logits, values = (np.asarray(each, np.float64) for each in self.ask(seen, masks))
        if logits.shape != masks.shape or values.shape not in ((len(rows),), (len(rows), players)):
            raise ValueError(
                f"asked about {len(rows)} positions, the function should answer with logits of the shape {masks.shape} "
                f"and values of ({len(rows)},) or ({len(rows)}, {players}), not {logits.shape} and {values.shape}"
            )
        if not (np.isfinite(logits[masks]).all() and np.isfinite(values).all()):
            raise ValueError("the function has answered with logits or values that are not finite")
        if values.ndim == 1:
            values = np.concatenate(
                [values[:, None], np.repeat(-values[:, None] / max(players - 1, 1), players - 1, 1)], 1
            )
        self._write(self._liked, logits, rows)
        self._write(self._worth, values, rows)

    def _write(self, memory: NDArray[Any], answers: NDArray[np.float64], rows: NDArray[np.int64]) -> None:
        """Put the answers into the rows they belong to. To numpy the memory is read-only: it is the trees' own."""
        if len(rows) == self.games.count:
            whole = np.ascontiguousarray(answers)
        else:
            whole = np.zeros((self.games.count, answers.shape[1]))
            whole[rows] = answers
        ctypes.memmove(memory.ctypes.data, whole.ctypes.data, whole.nbytes)

    def _stir(self, count: int) -> None:
        for row in range(count):
            width = self._trees.width(row)
            drawn = self._draws.dirichlet([NOISE_ACTIONS / width] * width)
            self._trees.stir(row, drawn.tolist(), self.noise)

    def _clear(self, memory: NDArray[Any]) -> None:
        ctypes.memset(memory.ctypes.data, 0, memory.nbytes)
