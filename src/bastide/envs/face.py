"""What the environments that look at one game at a time have in common."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Final, TypeVar

from bastide.core import InvalidOption, State
from bastide.core.errors import closest, did_you_mean
from bastide.envs.picture import Pixels, needs_pictures, pixels
from bastide.envs.spec import TableSpec

#: How a table can be shown: printed after each step, handed out as text, or as pixels.
PIXELS: Final = "rgb_array"
RENDER_MODES: Final = ["human", "ansi", PIXELS]
#: What ``reset(options=...)`` can be told: the position from which to play on.
POSITION: Final = "position"
#: PettingZoo's own tests reset with ``{"options": 1}``, and want it passed over.
PASSED_OVER: Final = "options"
MOST_CYCLES: Final = 1_000_000_000

Env = TypeVar("Env", bound="Face")


class Face:
    """An environment that is copied whole: what is copied plays on alike, and alone."""

    table: TableSpec
    render_mode: str | None

    def __copy__(self: Env) -> Env:
        return deepcopy(self)

    def _show_as(self, mode: str | None, max_cycles: int | None = None) -> None:
        """Take the settings of a face; InvalidOption for what it cannot do."""
        if mode is not None and mode not in RENDER_MODES:
            raise _no_such("render_mode", str(mode), RENDER_MODES)
        if mode == PIXELS:
            needs_pictures()
        if max_cycles is not None and not 1 <= max_cycles <= MOST_CYCLES:
            raise InvalidOption(
                "option-number",
                f"max_cycles is a whole number from 1 to {MOST_CYCLES}, not {max_cycles}",
                option="max_cycles",
                low=1,
                high=MOST_CYCLES,
                value=str(max_cycles),
            )
        self.render_mode = mode

    def _given(self, options: Mapping[str, object] | None) -> State | None:
        """The position that a reset is told to begin with, if it is told one."""
        refuse_options(options, [POSITION])
        position = (options or {}).get(POSITION)
        return None if position is None else self.table.own(position).clone()

    def _shown(self, position: State, viewer: int) -> str | Pixels | None:
        """The table as one viewer sees it: printed, as text, as pixels, or not at all."""
        if self.render_mode is None:
            return None
        if self.render_mode == PIXELS:
            return pixels(position, viewer)
        shown = self.table.render(position, viewer)
        if self.render_mode == "human":
            print(shown)
            return None
        return shown


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
