"""What the environments of one table have in common: position, spaces, masks, options of a reset, rendering."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any, Final, TypeVar

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from bastide.core import InvalidOption, State
from bastide.core.errors import closest, did_you_mean
from bastide.envs.table.observer import Observer
from bastide.envs.table.pixels import Pixels, needs_pictures, pixels
from bastide.envs.table.spaces import Actions, observation_space
from bastide.envs.table.spec import Deals, TableSpec

#: How a table can be shown: printed after each step, handed out as text, or as pixels.
PIXELS: Final = "rgb_array"
RENDER_MODES: Final = ["human", "ansi", PIXELS]
#: What ``reset(options=...)`` can be told: the position from which to play on.
POSITION: Final = "position"
#: PettingZoo's own tests reset with ``{"options": 1}``, and want it passed over.
PASSED_OVER: Final = "options"
MAX_CYCLES: Final = 1_000_000_000

Env = TypeVar("Env", bound="TableEnv")


class TableEnv:
    """One table. A copy plays on alike, and alone."""

    table: TableSpec
    position: State
    render_mode: str | None

    def _open(self, table: TableSpec, render_mode: str | None, max_cycles: int | None = None) -> None:
        """Take the settings; InvalidOption for what cannot be done."""
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise _no_such("render_mode", str(render_mode), RENDER_MODES)
        if render_mode == PIXELS:
            needs_pictures()
        if max_cycles is not None and not 1 <= max_cycles <= MAX_CYCLES:
            raise InvalidOption(
                "option-number",
                f"max_cycles is a whole number from 1 to {MAX_CYCLES}, not {max_cycles}",
                option="max_cycles",
                low=1,
                high=MAX_CYCLES,
                value=str(max_cycles),
            )
        self.table = table
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.metadata: dict[str, Any] = {"name": table.name, "render_modes": RENDER_MODES}
        self._observer = Observer(table)
        self._deals = Deals()

    def __copy__(self: Env) -> Env:
        return deepcopy(self)

    def _given(self, options: Mapping[str, object] | None) -> State | None:
        """The position that a reset is told to begin with, if it is told one."""
        refuse_options(options, [POSITION])
        position = (options or {}).get(POSITION)
        return None if position is None else self.table.own(position).clone()

    def _shown(self, viewer: int) -> str | Pixels | None:
        """The table as one viewer sees it: printed, as text, as pixels, or not at all."""
        if self.render_mode is None:
            return None
        if self.render_mode == PIXELS:
            return pixels(self.position, viewer)
        shown = self.table.render(self.position, viewer)
        if self.render_mode == "human":
            print(shown)
            return None
        return shown


class AgentsEnv(TableEnv):
    """A table with an agent in every seat: ``player_0``, ``player_1`` and so on, in seating order."""

    def _seat_agents(self, actions: int) -> None:
        self.possible_agents = [f"player_{player}" for player in range(self.table.players)]
        self.agents: list[str] = []
        self._observation_space = observation_space(self.table.encoder.size, actions)
        self._action_spaces = {agent: Actions(actions) for agent in self.possible_agents}

    def _deal(self, seed: int | None, options: Mapping[str, object] | None) -> None:
        """Deal a game: the first of the series that begins with a seed, or the next one; or take the given position."""
        dealt = self._deals.next(seed)
        self.position = self._given(options) or self.table.deal(dealt)
        self.agents = self.possible_agents[:]

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observation_space

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._action_spaces[agent]

    def state(self) -> NDArray[np.int16]:
        """What all agents know together: their observations, one after the other."""
        return np.concatenate([self._observer.observe(self.position, player) for player in range(self.table.players)])

    @property
    def state_space(self) -> spaces.Space[Any]:
        return spaces.Box(-32768, 32767, (self.table.players * self.table.encoder.size,), np.int16)

    def close(self) -> None:
        """Nothing is held."""


def refuse_options(options: Mapping[str, object] | None, known: list[str]) -> None:
    """InvalidOption for what a reset cannot be told."""
    for name in options or {}:
        if name != PASSED_OVER and name not in known:
            raise _no_such("reset(options)", str(name), known)


def _no_such(what: str, given: str, known: list[str]) -> InvalidOption:
    return InvalidOption(
        "option-word",
        f"there is no {what} {given!r}; {did_you_mean(given, known)}",
        option=what,
        value=given,
        close=closest(given, known),
        known=", ".join(known),
    )
