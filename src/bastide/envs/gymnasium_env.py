"""The games as Gymnasium environments: one agent, and bots on the other seats."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from bastide.bots import favourite, make_bot
from bastide.core import Bot, InvalidPlayers, Seat, State, seed_for
from bastide.envs.face import RENDER_MODES, Face
from bastide.envs.observer import Observer
from bastide.envs.spaces import Actions, observation_space, observed
from bastide.envs.spec import Deals, Mask, Observation, TableSpec


class GameEnv(Face, gymnasium.Env[Observation, int]):
    """One agent at a table. A step is one decision of the agent, with everything the bots do after it."""

    def __init__(
        self, table: TableSpec, opponents: str | list[str] | None, seat: int | None, render_mode: str | None = None
    ) -> None:
        self.table = table
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
        for spec in self.opponents:
            make_bot(spec, table.game, 0)  # an error in a bot's name or setting comes now
        if seat is not None and not 0 <= seat < table.players:
            raise InvalidPlayers(
                "no-such-player",
                f"there is no seat {seat}; seats are 0 to {table.players - 1}",
                player=seat,
                last=table.players - 1,
            )
        self.seat = seat
        self._show_as(render_mode)
        self.metadata = {"name": table.name, "render_modes": RENDER_MODES, "render_fps": 1}
        self._actions = Actions(table.encoder.actions)
        self.action_space: spaces.Space[Any] = self._actions
        self.observation_space: spaces.Space[Any] = observation_space(table.encoder.size, table.encoder.actions)
        self._observer = Observer(table)
        self._deals = Deals()
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
            self._start: State = given or self.table.deal(self._dealt)
            self._played: list[tuple[int, int]] = []
            self._sit_down()
            self._let_others_play()
            if given is not None or not self.position.is_over():
                return self._observation(), self._info()

    def _sit_down(self) -> None:
        """The agent and its opponents at the beginning of a game."""
        self.position = self._start.clone()
        self._bots: list[Bot | None] = []
        specs = iter(self.opponents)
        for player in range(self.table.players):
            own = player == self.player
            self._bots.append(None if own else make_bot(next(specs), self.table.game, seed_for(self._dealt, player)))
        self._seats: list[Seat] = [self.position.seat(player) for player in range(self.table.players)]

    # A bot is what it has been asked: it is not copied, but a new one sits down and is asked all of it again.

    def __getstate__(self) -> dict[str, object]:
        return {name: value for name, value in self.__dict__.items() if name not in ("position", "_bots", "_seats")}

    def __setstate__(self, kept: dict[str, object]) -> None:
        self.__dict__.update(kept)
        if "_start" not in kept:
            return
        self._sit_down()
        for player, action in self._played:
            bot = self._bots[player]
            if bot is not None:
                bot.choose(self._seats[player])
            self.position.perform(player, action)

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Carry out the agent's action; IllegalAction, and nothing has changed, if it may not be done."""
        chosen = self.table.action(self.position, self.player, action)
        self.position.perform(self.player, chosen)
        self._played.append((self.player, chosen))
        self._let_others_play()
        over = self.position.is_over()
        reward = self.table.rewards(self.position)[self.player]
        if self.render_mode == "human":
            self.render()
        return self._observation(), reward, over, False, self._info()

    def _let_others_play(self) -> None:
        while True:
            actors = self.position.actors()
            # Where several choose at once the agent comes first: nobody sees another's choice, so it is all the same.
            others = [player for player in actors if player != self.player]
            if not others:
                return
            bot = self._bots[others[0]]
            if self.player in actors or bot is None:
                return
            chosen = bot.choose(self._seats[others[0]])
            self.position.apply(others[0], chosen)
            self._played.append((others[0], chosen))

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
        return self._shown(self.position, self.player)
