"""The games as PettingZoo parallel environments: in each step every agent acts, and one with no decision waits."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import ParallelEnv

from bastide.core import SPECTATOR, IllegalAction, State
from bastide.envs.face import RENDER_MODES, Face
from bastide.envs.observer import Observer
from bastide.envs.picture import Pixels
from bastide.envs.spaces import Actions, observation_space, observed
from bastide.envs.spec import Deals, Observation, TableSpec

Infos = dict[str, dict[str, Any]]


class GameParallelEnv(Face, ParallelEnv[str, Observation, int]):
    """One table. The last action, ``wait``, is the only one of an agent that has nothing to decide."""

    def __init__(self, table: TableSpec, max_cycles: int | None = None, render_mode: str | None = None) -> None:
        self.table = table
        self.max_cycles = max_cycles
        self._show_as(render_mode, max_cycles)
        self.metadata = {"name": table.name, "render_modes": RENDER_MODES}
        self.possible_agents = [f"player_{player}" for player in range(table.players)]
        self.agents: list[str] = []
        #: The action of an agent that has nothing to decide.
        self.wait = table.encoder.actions
        self._observer = Observer(table)
        self._deals = Deals()
        self._observation_space = observation_space(table.encoder.size, self.wait + 1)
        self._action_spaces = {agent: Actions(self.wait + 1) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observation_space

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        """Deal a game: the first of the series that begins with a seed, or the next one.

        ``options={"position": state}`` plays on from a position instead.
        """
        dealt = self._deals.next(seed)
        self.position: State = self._given(options) or self.table.deal(dealt)
        self.agents = self.possible_agents[:]
        self._cycle = 0
        observations = self._observations()
        return observations, self._infos(observations)

    def _infos(self, observations: dict[str, Observation]) -> Infos:
        return {agent: {"action_mask": seen["action_mask"]} for agent, seen in observations.items()}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        """Carry out the actions of all; IllegalAction, and nothing has changed, if one of them may not be done."""
        chosen = self._checked(actions)
        for player, action in chosen:
            self.position.apply(player, action)
        self._cycle += 1
        over = self.position.is_over()
        cut = not over and self.max_cycles is not None and self._cycle >= self.max_cycles
        rewards = self.table.rewards(self.position)
        observations = self._observations()
        infos = self._infos(observations)
        if over or cut:
            for agent, score in zip(self.agents, self.position.scores(), strict=True):
                infos[agent]["score"] = score
        result = (
            observations,
            {agent: rewards[player] for player, agent in enumerate(self.agents)},
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, cut),
            infos,
        )
        if over or cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return result

    def _checked(self, actions: dict[str, int]) -> list[tuple[int, int]]:
        """The actions of those who are to act, in seating order."""
        actors = self.position.actors()
        chosen: list[tuple[int, int]] = []
        for player, agent in enumerate(self.agents):
            if agent not in actions:
                raise IllegalAction("missing-action", f"{agent} has not been given an action", agent=agent)
            if player in actors:
                chosen.append((player, self.table.action(self.position, player, actions[agent])))
            elif int(actions[agent]) != self.wait:
                raise IllegalAction(
                    "must-wait",
                    f"{agent} has nothing to decide and must wait ({self.wait})",
                    agent=agent,
                    wait=self.wait,
                )
        return chosen

    def _observations(self) -> dict[str, Observation]:
        actors = self.position.actors()
        found: dict[str, Observation] = {}
        for player, agent in enumerate(self.possible_agents):
            mask = np.zeros(self.wait + 1, np.int8)
            if player in actors:
                mask[: self.wait] = self._observer.mask(self.position, player)
            else:
                mask[self.wait] = 1
            self._action_spaces[agent].legal = mask
            found[agent] = observed(self._observer.observe(self.position, player), mask)
        return found

    def state(self) -> NDArray[np.int16]:
        """What all agents know together: their observations, one after the other."""
        return np.concatenate([self._observer.observe(self.position, player) for player in range(self.table.players)])

    @property
    def state_space(self) -> spaces.Space[Any]:
        return spaces.Box(-32768, 32767, (self.table.players * self.table.encoder.size,), np.int16)

    def render(self) -> str | Pixels | None:
        """The table as a spectator sees it; printed, as text, or as pixels."""
        return self._shown(self.position, SPECTATOR)

    def close(self) -> None:
        """Nothing is held."""
