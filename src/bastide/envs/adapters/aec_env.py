"""PettingZoo AEC environment: agents act one after the other.

Where several players choose simultaneously (7 Wonders), they act in seating order and do not see each other's choice.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from pettingzoo import AECEnv

from bastide.core import SPECTATOR
from bastide.envs.table.base_env import MultiAgentEnv
from bastide.envs.table.gymnasium_spaces import observation_dict
from bastide.envs.table.render_pixels import Pixels
from bastide.envs.table.table_spec import Mask, Observation, TableSpec


class GameAECEnv(MultiAgentEnv, AECEnv[str, Observation, int]):
    """AEC environment of one table. Agents are ``player_0``, ``player_1`` and so on, in seating order."""

    def __init__(self, table: TableSpec, max_cycles: int | None = None, render_mode: str | None = None) -> None:
        super().__init__()
        self._configure(table, render_mode, max_cycles)
        self._seat_agents(table.encoder.actions)
        self.metadata |= {"is_parallelizable": False}
        self._player_by_agent = {agent: player for player, agent in enumerate(self.possible_agents)}
        self._empty_mask: Mask = np.zeros(table.encoder.actions, np.int8)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a game: with a seed the first of a new series, without one the next of the series.

        ``options={"position": state}`` continues from a position instead.
        """
        self._deal_game(seed, options)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {}
        self._decision_counts = [0] * self.table.players
        self._skip_agent_selection: str | None = None
        self.agent_selection = self.possible_agents[0]
        self._select_next_agent()

    def step(self, action: int | None) -> None:
        """Apply the action of the current agent. Raises IllegalAction, without any change, if it is not legal."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        player = self._player_by_agent[agent]
        chosen = self.table.action_for_index(self.position, player, action)
        self._cumulative_rewards[agent] = 0.0
        self.position.apply_unchecked(player, chosen)  # already checked
        self._decision_counts[player] += 1
        self._select_next_agent()
        if self.render_mode == "human":
            self.render()

    def _select_next_agent(self) -> None:
        """Select the next agent to act, or end the game."""
        player = self.position.next_player_to_act()
        if player < 0:
            for each, worth in enumerate(self.table.final_rewards(self.position)):
                self.rewards[self.possible_agents[each]] = worth
            self._end_game(self.terminations)
        elif self.max_cycles is not None and self._decision_counts[player] >= self.max_cycles:
            self._end_game(self.truncations)
        else:
            self.agent_selection = self.possible_agents[player]
            self._mask = self._observer.action_mask(self.position, player)
            self._action_spaces[self.agent_selection].action_mask = self._mask
            self.infos = {agent: {} for agent in self.agents}
            self.infos[self.agent_selection]["action_mask"] = self._mask

    def _end_game(self, ends: dict[str, bool]) -> None:
        scores = self.position.scores()
        for player, agent in enumerate(self.possible_agents):
            ends[agent] = True
            self.infos[agent] = {"score": scores[player]}
            self._action_spaces[agent].action_mask = None
        self._accumulate_rewards()
        self._deads_step_first()

    def observe(self, agent: str) -> Observation:
        """Return an agent's observation and action mask; the mask is empty if it is not the agent's turn."""
        player = self._player_by_agent[agent]
        turn = agent == self.agent_selection and not (self.terminations[agent] or self.truncations[agent])
        return observation_dict(
            self._observer.observe(self.position, player), self._mask if turn else self._empty_mask.copy()
        )

    def render(self) -> str | Pixels | None:
        """Render the table for the current agent: print it, or return text or pixels."""
        return self._render_for(self._player_by_agent.get(self.agent_selection, SPECTATOR))
