"""Gymnasium vector environment over a batch: one agent against bots, in many games at once.

A game that ends is replaced in the same step (``AutoresetMode.SAME_STEP``): the row already shows the first decision of
the next game, and ``final_obs`` and ``final_info`` show how the last one ended. No mask is ever empty.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from bastide.bots import default_bot_name
from bastide.core import InvalidPlayers
from bastide.envs.batches.numpy_batch import Batch
from bastide.envs.table.base_env import check_reset_options
from bastide.envs.table.gymnasium_spaces import observation_dict, observation_space
from bastide.envs.table.table_spec import Observation, TableSpec

Floats = NDArray[np.float64]
Bools = NDArray[np.bool_]


class GameVectorEnv(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """``num_envs`` games. A step is one decision of the agent in each, and everything the bots do after it."""

    def __init__(self, table: TableSpec, count: int, opponents: str | None = None) -> None:
        if table.players < 2:
            raise InvalidPlayers("opponents-count", "the table has no opponents", players=1, others=0, given=1)
        self.table = table
        self.num_envs = count
        self.opponents = default_bot_name(table.game) if opponents is None else opponents
        self.metadata = {"name": table.name, "autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.single_observation_space: spaces.Space[Any] = observation_space(table.encoder.size, table.encoder.actions)
        self.single_action_space: spaces.Space[Any] = spaces.Discrete(table.encoder.actions)
        self.observation_space = batch_space(self.single_observation_space, count)
        self.action_space = batch_space(self.single_action_space, count)
        self._games = Batch(table, count, None, self.opponents)
        self._final_observations = self._games.enable_final_observations()

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal the first game of every row. One seed determines all rows; each row has different games."""
        check_reset_options(options, [])
        first = seed[0] if isinstance(seed, list) else seed
        super().reset(seed=first)
        self._games.reset(first)
        return self._observations(), self._info()

    def step(self, actions: NDArray[np.int64]) -> tuple[Observation, Floats, Bools, Bools, dict[str, Any]]:
        """Apply one action per row. Raises IllegalAction, without any change, if one of them is not legal."""
        games = self._games
        agents = games.players.copy()
        games.step(actions)
        rows = np.arange(self.num_envs)
        ended = games.dones.copy()
        info = self._info()
        if ended.any():
            self._add_final_info(info, ended, agents)
        return self._observations(), games.rewards[rows, agents], ended, np.zeros(self.num_envs, np.bool_), info

    def _observations(self) -> Observation:
        return observation_dict(self._games.observations.copy(), self._games.masks.astype(np.int8))

    def _info(self) -> dict[str, Any]:
        every = np.ones(self.num_envs, np.bool_)
        return {
            "action_mask": self._games.masks.astype(np.int8),
            "_action_mask": every,
            "player": self._games.players.copy(),
            "_player": every.copy(),
        }

    def _add_final_info(self, info: dict[str, Any], ended: Bools, agents: NDArray[np.int64]) -> None:
        """Add the final observations and scores of ended games, in Gymnasium's format."""
        last = np.full(self.num_envs, None, object)
        for row in np.flatnonzero(ended):
            # All actions are allowed: a mask of zeros is not a valid distribution.
            last[row] = observation_dict(
                self._final_observations[row].copy(), np.ones(self.table.encoder.actions, np.int8)
            )
        info["final_obs"], info["_final_obs"] = last, ended.copy()
        info["final_info"] = {
            "scores": np.where(ended[:, None], self._games.scores, 0),
            "_scores": ended.copy(),
            "player": np.where(ended, agents, 0),
            "_player": ended.copy(),
        }
        info["_final_info"] = ended.copy()

    def action_masks(self) -> Bools:
        """Return the current action masks; maskable learners call this method."""
        return self._games.masks.copy()

    @property
    def batch(self) -> Batch:
        """The underlying batch, to read and set rows."""
        return self._games
