"""Gymnasium environment: one agent, with bots in the other seats."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from bastide.bots import default_bot_name
from bastide.core import InvalidPlayers
from bastide.core.series_setup import BotSpec
from bastide.encoding.opponent_bots import OpponentBots
from bastide.envs.table.base_env import TableEnv
from bastide.envs.table.gymnasium_spaces import MaskedActionSpace, observation_dict, observation_space
from bastide.envs.table.table_spec import Mask, Observation, TableSpec, checked_bot_spec, unknown_seat_error


class GameEnv(TableEnv, gymnasium.Env[Observation, int]):
    """Single-agent environment of one table.

    A step is one decision of the agent and everything the bots do after it.
    """

    def __init__(
        self, table: TableSpec, opponents: str | list[str] | None, seat: int | None, render_mode: str | None = None
    ) -> None:
        self._configure(table, render_mode)
        self.metadata |= {"render_fps": 1}
        others = table.players - 1
        if opponents is None:
            opponents = default_bot_name(table.game)
        self.opponents = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(self.opponents) != others:
            raise InvalidPlayers(
                "opponents-count",
                f"wrong number of opponents for {table.players} players: {len(self.opponents)} instead of {others}",
                players=table.players,
                others=others,
                given=len(self.opponents),
            )
        self._sitters = [checked_bot_spec(spec, table.game) for spec in self.opponents]
        if seat is not None and not 0 <= seat < table.players:
            raise unknown_seat_error(seat, table.players)
        self.seat = seat
        self._actions = MaskedActionSpace(table.encoder.actions)
        self.action_space: spaces.Space[Any] = self._actions
        self.observation_space: spaces.Space[Any] = observation_space(table.encoder.size, table.encoder.actions)
        self._mask: Mask = np.zeros(table.encoder.actions, np.int8)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a game in which the agent has a decision.

        ``options={"position": state}`` continues from a position instead; the bots may end that game at once.
        """
        super().reset(seed=seed)
        given = self._position_from_options(options)
        while True:
            self._dealt = self._deals.next_seed(seed)
            seed = None
            self.player = (self._deals.games_dealt - 1) % self.table.players if self.seat is None else self.seat
            self.position = given or self.table.deal_game(self._dealt)
            self._opponents = self._seat_bots()
            self._opponents.start_game(0, self.position, self._dealt, 0)
            self._opponents.play_until_learner(0, self.position)
            if given is not None or not self.position.is_over():
                return self._observation(), self._info()

    def _seat_bots(self) -> OpponentBots:
        """Seat the opponents in seating order around the agent's seat."""
        sitters: list[BotSpec | None] = [*self._sitters]
        sitters.insert(self.player, None)
        return OpponentBots(self.table.game, sitters, False, 1)

    # A bot cannot be copied, because its state depends on what it was asked: a copy makes new bots and replays their
    # decisions.

    def __getstate__(self) -> dict[str, object]:
        not_pickled = ("position", "_opponents", "_sitters")
        pickled = {name: value for name, value in self.__dict__.items() if name not in not_pickled}
        return pickled | ({"_row_data": self._opponents.export_row(0)} if "_opponents" in self.__dict__ else {})

    def __setstate__(self, pickled: dict[str, Any]) -> None:
        row_data = pickled.pop("_row_data", None)
        self.__dict__.update(pickled)
        self._sitters = [checked_bot_spec(spec, self.table.game) for spec in self.opponents]
        if row_data is not None:
            self._opponents = self._seat_bots()
            self.position = self._opponents.restore_row(0, *row_data)

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Apply the agent's action. Raises IllegalAction, without any change, if it is not legal."""
        chosen = self.table.action_for_index(self.position, self.player, action)
        self.position.apply_unchecked(self.player, chosen)
        self._opponents.record_learner_action(0, self.player, chosen)
        self._opponents.play_until_learner(0, self.position)
        over = self.position.is_over()
        reward = self.table.final_rewards(self.position)[self.player]
        if self.render_mode == "human":
            self.render()
        return self._observation(), reward, over, False, self._info()

    def _observation(self) -> Observation:
        if self.position.is_over():
            # The game is over. Wrappers that reset in the next step still sample an action here, so the mask allows
            # all.
            self._mask = np.ones(self.table.encoder.actions, np.int8)
            self._actions.action_mask = None
        else:
            self._mask = self._actions.action_mask = self._observer.action_mask(self.position, self.player)
        return observation_dict(self._observer.observe(self.position, self.player), self._mask)

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"player": self.player, "action_mask": self._mask.copy()}
        if self.position.is_over():
            info["scores"] = self.position.scores()
        return info

    def action_masks(self) -> Mask:
        """Return the current action mask; maskable learners call this method."""
        return self._mask.copy()

    def render(self) -> Any:
        """Render the table for the agent: print it, or return text or pixels."""
        return self._render_for(self.player)
