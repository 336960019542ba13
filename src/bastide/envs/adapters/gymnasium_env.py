"""The games as Gymnasium environments: one agent, and bots on the other seats."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from bastide.bots import favourite
from bastide.core import InvalidPlayers
from bastide.core.dealing import Sitter
from bastide.encoding.opponents import Company
from bastide.envs.table.base_env import TableEnv
from bastide.envs.table.spaces import Actions, observation_space, observed
from bastide.envs.table.spec import Mask, Observation, TableSpec, no_such_seat, sitter_of


class GameEnv(TableEnv, gymnasium.Env[Observation, int]):
    """One agent at a table. A step is one decision of the agent, with everything the bots do after it."""

    def __init__(
        self, table: TableSpec, opponents: str | list[str] | None, seat: int | None, render_mode: str | None = None
    ) -> None:
        self._open(table, render_mode)
        self.metadata |= {"render_fps": 1}
        others = table.players - 1
        if opponents is None:
            opponents = favourite(table.game)
        self.opponents = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(self.opponents) != others:
            raise InvalidPlayers(
                "opponents-count",
                f"a table of {table.players} has {others} opponents, not {len(self.opponents)}",
                players=table.players,
                others=others,
                given=len(self.opponents),
            )
        self._sitters = [sitter_of(spec, table.game) for spec in self.opponents]
        if seat is not None and not 0 <= seat < table.players:
            raise no_such_seat(seat, table.players)
        self.seat = seat
        self._actions = Actions(table.encoder.actions)
        self.action_space: spaces.Space[Any] = self._actions
        self.observation_space: spaces.Space[Any] = observation_space(table.encoder.size, table.encoder.actions)
        self._mask: Mask = np.zeros(table.encoder.actions, np.int8)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a game in which the agent has something to decide.

        ``options={"position": state}`` plays on from a position instead; it may be that the bots end the game at once.
        """
        super().reset(seed=seed)
        given = self._given(options)
        while True:
            self._dealt = self._deals.next(seed)
            seed = None
            self.player = (self._deals.number - 1) % self.table.players if self.seat is None else self.seat
            self.position = given or self.table.deal(self._dealt)
            self._company = self._seat_bots()
            self._company.sit_down(0, self.position, self._dealt, 0)
            self._company.learner(0, self.position)
            if given is not None or not self.position.is_over():
                return self._observation(), self._info()

    def _seat_bots(self) -> Company:
        """The agent's seat is free, the opponents sit in the others, in seating order."""
        sitters: list[Sitter | None] = [*self._sitters]
        sitters.insert(self.player, None)
        return Company(self.table.game, sitters, False, 1)

    # A bot is what it has been asked: it is not copied, but a new one sits down and is asked all of it again.

    def __getstate__(self) -> dict[str, object]:
        rebuilt = ("position", "_company", "_sitters")
        kept = {name: value for name, value in self.__dict__.items() if name not in rebuilt}
        return kept | ({"_told": self._company.told(0)} if "_company" in self.__dict__ else {})

    def __setstate__(self, kept: dict[str, Any]) -> None:
        told = kept.pop("_told", None)
        self.__dict__.update(kept)
        self._sitters = [sitter_of(spec, self.table.game) for spec in self.opponents]
        if told is not None:
            self._company = self._seat_bots()
            self.position = self._company.retell(0, *told)

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Carry out the agent's action; IllegalAction, and nothing has changed, if it may not be done."""
        chosen = self.table.action(self.position, self.player, action)
        self.position.perform(self.player, chosen)
        self._company.note(0, self.player, chosen)
        self._company.learner(0, self.position)
        over = self.position.is_over()
        reward = self.table.rewards(self.position)[self.player]
        if self.render_mode == "human":
            self.render()
        return self._observation(), reward, over, False, self._info()

    def _observation(self) -> Observation:
        if self.position.is_over():
            # Nothing is asked, and nothing forbidden: wrappers that reset in the next step draw an action here.
            self._mask = np.ones(self.table.encoder.actions, np.int8)
            self._actions.legal = None
        else:
            self._mask = self._actions.legal = self._observer.mask(self.position, self.player)
        return observed(self._observer.observe(self.position, self.player), self._mask)

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"player": self.player, "action_mask": self._mask.copy()}
        if self.position.is_over():
            info["scores"] = self.position.scores()
        return info

    def action_masks(self) -> Mask:
        """What is legal now, under the name by which maskable learners ask for it."""
        return self._mask.copy()

    def render(self) -> Any:
        """The table as the agent sees it; printed, as text, or as pixels."""
        return self._shown(self.player)
