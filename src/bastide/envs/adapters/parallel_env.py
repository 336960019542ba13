"""PettingZoo parallel environment: every agent acts in each step; one without a decision waits."""

from __future__ import annotations

from typing import Any

import numpy as np
from pettingzoo import ParallelEnv

from bastide.core import SPECTATOR, IllegalAction
from bastide.envs.table.base_env import MultiAgentEnv
from bastide.envs.table.gymnasium_spaces import observation_dict
from bastide.envs.table.render_pixels import Pixels
from bastide.envs.table.table_spec import Observation, TableSpec

Infos = dict[str, dict[str, Any]]


class GameParallelEnv(MultiAgentEnv, ParallelEnv[str, Observation, int]):
    """Parallel environment of one table. An agent without a decision has only the last action, ``wait``."""

    def __init__(self, table: TableSpec, max_cycles: int | None = None, render_mode: str | None = None) -> None:
        self._configure(table, render_mode, max_cycles)
        #: Action of an agent without a decision.
        self.wait = table.encoder.actions
        self._seat_agents(self.wait + 1)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        """Deal a game: with a seed the first of a new series, without one the next of the series.

        ``options={"position": state}`` continues from a position instead.
        """
        self._deal_game(seed, options)
        self._cycle = 0
        observations = self._observations()
        return observations, self._infos(observations)

    def _infos(self, observations: dict[str, Observation]) -> Infos:
        return {agent: {"action_mask": seen["action_mask"]} for agent, seen in observations.items()}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        """Apply the actions of all agents. Raises IllegalAction, without any change, if one of them is not legal."""
        chosen = self._checked_actions(actions)
        for player, action in chosen:
            self.position.apply(player, action)
        self._cycle += 1
        terminated = self.position.is_over()
        truncated = not terminated and self.max_cycles is not None and self._cycle >= self.max_cycles
        rewards = self.table.final_rewards(self.position)
        observations = self._observations()
        infos = self._infos(observations)
        if terminated or truncated:
            for agent, score in zip(self.agents, self.position.scores(), strict=True):
                infos[agent]["score"] = score
        result = (
            observations,
            {agent: rewards[player] for player, agent in enumerate(self.agents)},
            dict.fromkeys(self.agents, terminated),
            dict.fromkeys(self.agents, truncated),
            infos,
        )
        if terminated or truncated:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return result

    def _checked_actions(self, actions: dict[str, int]) -> list[tuple[int, int]]:
        """Return player and action of every agent with a decision, in seating order."""
        actors = self.position.players_to_act()
        chosen: list[tuple[int, int]] = []
        for player, agent in enumerate(self.agents):
            if agent not in actions:
                raise IllegalAction("missing-action", f"no action was given for {agent}", agent=agent)
            if player in actors:
                chosen.append((player, self.table.action_for_index(self.position, player, actions[agent])))
            elif int(actions[agent]) != self.wait:
                raise IllegalAction(
                    "must-wait",
                    f"{agent} has nothing to decide; its only action is {self.wait} (wait)",
                    agent=agent,
                    wait=self.wait,
                )
        return chosen

    def _observations(self) -> dict[str, Observation]:
        actors = self.position.players_to_act()
        found: dict[str, Observation] = {}
        for player, agent in enumerate(self.possible_agents):
            mask = np.zeros(self.wait + 1, np.int8)
            if player in actors:
                mask[: self.wait] = self._observer.action_mask(self.position, player)
            else:
                mask[self.wait] = 1
            self._action_spaces[agent].action_mask = mask
            found[agent] = observation_dict(self._observer.observe(self.position, player), mask)
        return found

    def render(self) -> str | Pixels | None:
        """Render the table for a spectator: print it, or return text or pixels."""
        return self._render_for(SPECTATOR)
