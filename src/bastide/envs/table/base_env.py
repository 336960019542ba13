"""Base classes of the environments of one table: position, spaces, masks, reset options and rendering."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any, Final, TypeVar

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from bastide.core import InvalidOption, State
from bastide.core.errors import closest_match, did_you_mean
from bastide.envs.table.gymnasium_spaces import MaskedActionSpace, observation_space
from bastide.envs.table.numpy_observer import NumpyObserver
from bastide.envs.table.render_pixels import Pixels, render_pixels, require_rasteriser
from bastide.envs.table.table_spec import SeedSeries, TableSpec

#: Render modes: print after each step, return text, or return pixels.
RGB_ARRAY: Final = "rgb_array"
RENDER_MODES: Final = ["human", "ansi", RGB_ARRAY]
#: Key of ``reset(options=...)``: the position to continue from.
POSITION_OPTION: Final = "position"
#: PettingZoo's own tests reset with ``{"options": 1}`` and expect it to be ignored.
IGNORED_OPTION: Final = "options"
MAX_CYCLES: Final = 1_000_000_000

Env = TypeVar("Env", bound="TableEnv")


class TableEnv:
    """Environment of one table. A copy continues identically and independently."""

    table: TableSpec
    position: State
    render_mode: str | None

    def _configure(self, table: TableSpec, render_mode: str | None, max_cycles: int | None = None) -> None:
        """Set up the environment. Raises InvalidOption for invalid settings."""
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise _unknown_value_error("render_mode", str(render_mode), RENDER_MODES)
        if render_mode == RGB_ARRAY:
            require_rasteriser()
        if max_cycles is not None and not 1 <= max_cycles <= MAX_CYCLES:
            raise InvalidOption(
                "option-number",
                f"max_cycles must be a whole number from 1 to {MAX_CYCLES}, not {max_cycles}",
                option="max_cycles",
                low=1,
                high=MAX_CYCLES,
                value=str(max_cycles),
            )
        self.table = table
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.metadata: dict[str, Any] = {"name": table.name, "render_modes": RENDER_MODES}
        self._observer = NumpyObserver(table)
        self._deals = SeedSeries()

    def __copy__(self: Env) -> Env:
        return deepcopy(self)

    def _position_from_options(self, options: Mapping[str, object] | None) -> State | None:
        """Return the position that the reset options name, if any."""
        check_reset_options(options, [POSITION_OPTION])
        position = (options or {}).get(POSITION_OPTION)
        return None if position is None else self.table.check_position(position).clone()

    def _render_for(self, viewer: int) -> str | Pixels | None:
        """Render the table for one viewer, by the render mode."""
        if self.render_mode is None:
            return None
        if self.render_mode == RGB_ARRAY:
            return render_pixels(self.position, viewer)
        shown = self.table.render_text(self.position, viewer)
        if self.render_mode == "human":
            print(shown)
            return None
        return shown


class MultiAgentEnv(TableEnv):
    """Environment with an agent in every seat: ``player_0``, ``player_1`` and so on, in seating order."""

    def _seat_agents(self, actions: int) -> None:
        self.possible_agents = [f"player_{player}" for player in range(self.table.players)]
        self.agents: list[str] = []
        self._observation_space = observation_space(self.table.encoder.size, actions)
        self._action_spaces = {agent: MaskedActionSpace(actions) for agent in self.possible_agents}

    def _deal_game(self, seed: int | None, options: Mapping[str, object] | None) -> None:
        """Deal the next game of the series (a seed starts a new one), or take the given position."""
        dealt = self._deals.next_seed(seed)
        self.position = self._position_from_options(options) or self.table.deal_game(dealt)
        self.agents = self.possible_agents[:]

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observation_space

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._action_spaces[agent]

    def state(self) -> NDArray[np.int16]:
        """Return the observations of all agents, concatenated."""
        return np.concatenate([self._observer.observe(self.position, player) for player in range(self.table.players)])

    @property
    def state_space(self) -> spaces.Space[Any]:
        return spaces.Box(-32768, 32767, (self.table.players * self.table.encoder.size,), np.int16)

    def close(self) -> None:
        """Do nothing; the environment holds no resources."""


def check_reset_options(options: Mapping[str, object] | None, known: list[str]) -> None:
    """Raise InvalidOption for unknown reset options."""
    for name in options or {}:
        if name != IGNORED_OPTION and name not in known:
            raise _unknown_value_error("reset(options)", str(name), known)


def _unknown_value_error(what: str, given: str, known: list[str]) -> InvalidOption:
    """Return the error for an unknown option value, with a suggestion."""
    return InvalidOption(
        "option-word",
        f"unknown {what} {given!r}; {did_you_mean(given, known)}",
        option=what,
        value=given,
        close=closest_match(given, known),
        known=", ".join(known),
    )
