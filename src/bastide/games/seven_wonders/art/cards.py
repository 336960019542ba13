"""Who draws which card: the scenes of this folder, one function for each, under the name of its card."""

from __future__ import annotations

from collections.abc import Callable

from bastide.games.seven_wonders.art import civic, crafts, guilds, learning, raw, trade, war


def scenes() -> dict[str, Callable[[], str]]:
    """By the card's name. Where a part of the same name is at work, the function's name ends in ``_``."""
    return {
        name.strip("_").replace("_", "-"): drawn
        for module in (raw, crafts, civic, trade, war, learning, guilds)
        for name, drawn in sorted(vars(module).items())
        if callable(drawn) and drawn.__module__ == module.__name__ and not name.startswith("_")
    }
