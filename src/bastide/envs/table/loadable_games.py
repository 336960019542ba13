"""Games for registries of environments. A game that cannot be loaded does not affect the others."""

from __future__ import annotations

import warnings

from bastide.core import BastideError, Game, game_ids, get_game


def loadable_games() -> list[Game]:
    """Return all installed games. Warns about those that cannot be loaded."""
    found: list[Game] = []
    for name in game_ids():
        try:
            found.append(get_game(name))
        except BastideError as error:
            warnings.warn(f"the game {name} is not available: {error}", RuntimeWarning, stacklevel=2)
    return found
