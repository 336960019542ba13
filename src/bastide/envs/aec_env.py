"""The games as PettingZoo AEC environments: agents act one after the other.

Where several players choose at once (7 Wonders), they are asked in seating order, and none sees another's choice.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from bastide.core import SPECTATOR, State
from bastide.envs.face import RENDER_MODES, Face
from bastide.envs.observer import Observer
from bastide.envs.picture import Pixels
from bastide.envs.spaces import Actions, observation_space, observed
from bastide.envs.spec import Deals, Mask, Observation, TableSpec


class GameAECEnv(Face, AECEnv[str, Observation, int]):
    """One table. Agents are ``player_0``, ``player_1`` and so on, in seating order."""

    def __init__(self, table: TableSpec, max_cycles: int | None = None, render_mode: str | None = None) -> None:
        super().__init__()
        self.table = table
        self.max_cycles = max_cycles
        self._show_as(render_mode, max_cycles)
        self.metadata = {"name": table.name, "render_modes": RENDER_MODES, "is_parallelizable": False}
        self.possible_agents = [f"player_{player}" for player in range(table.players)]
        self.agents: list[str] = []
        self._numbers = {agent: player for player, agent in enumerate(self.possible_agents)}
        self._observer = Observer(table)
        self._deals = Deals()
        self._nothing: Mask = np.zeros(table.encoder.actions, np.int8)
        self._observation_space = observation_space(table.encoder.size, table.encoder.actions)
        self._action_spaces = {agent: Actions(table.encoder.actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observation_space

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a game: the first of the series that begins with a seed, or the next one.

        ``options={"position": state}`` plays on from a position instead.
        """
        dealt = self._deals.next(seed)
        self.position: State = self._given(options) or self.table.deal(dealt)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {}
        self._decided = [0] * self.table.players
        self._skip_agent_selection: str | None = None
        self.agent_selection = self.possible_agents[0]
        self._next()

    def step(self, action: int | None) -> None:
        """Carry out the action of the agent whose turn it is; IllegalAction, and nothing has changed, if it may not."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        player = self._numbers[agent]
        chosen = self.table.action(self.position, player, action)
        self._cumulative_rewards[agent] = 0.0
        self.position.perform(player, chosen)  # the table has found it legal
        self._decided[player] += 1
        self._next()
        if self.render_mode == "human":
            self.render()

    def _next(self) -> None:
        """Turn to whoever is to act, or end the game."""
        player = self.position.next_actor()
        if player < 0:
            for each, worth in enumerate(self.table.rewards(self.position)):
                self.rewards[self.possible_agents[each]] = worth
            self._end(self.terminations)
        elif self.max_cycles is not None and self._decided[player] >= self.max_cycles:
            self._end(self.truncations)
        else:
            self.agent_selection = self.possible_agents[player]
            self._mask = self._observer.mask(self.position, player)
            self._action_spaces[self.agent_selection].legal = self._mask
            self.infos = {agent: {} for agent in self.agents}
            self.infos[self.agent_selection]["action_mask"] = self._mask

    def _end(self, ends: dict[str, bool]) -> None:
        scores = self.position.scores()
        for player, agent in enumerate(self.possible_agents):
            ends[agent] = True
            self.infos[agent] = {"score": scores[player]}
            self._action_spaces[agent].legal = None
        self._accumulate_rewards()
        self._deads_step_first()

    def observe(self, agent: str) -> Observation:
        """What an agent knows, and what it may do: nothing, if it is not its turn."""
        player = self._numbers[agent]
        turn = agent == self.agent_selection and not (self.terminations[agent] or self.truncations[agent])
        return observed(self._observer.observe(self.position, player), self._mask if turn else self._nothing.copy())

    def state(self) -> NDArray[np.int16]:
        """What all agents know together: their observations, one after the other."""
        return np.concatenate([self._observer.observe(self.position, player) for player in range(self.table.players)])

    @property
    def state_space(self) -> spaces.Space[Any]:
        return spaces.Box(-32768, 32767, (self.table.players * self.table.encoder.size,), np.int16)

    def render(self) -> str | Pixels | None:
        """The table as the agent whose turn it is sees it; printed, as text, or as pixels."""
        return self._shown(self.position, self._numbers.get(self.agent_selection, SPECTATOR))

    def close(self) -> None:
        """Nothing is held."""
