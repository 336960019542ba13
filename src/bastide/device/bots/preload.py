"""Preloads bot data and measures the device, so that the first bot move is not slow."""

from __future__ import annotations

from contextlib import suppress

from bastide.bots import make_bot
from bastide.bots.levels import HARD
from bastide.core.errors import BastideError
from bastide.core.registry import game_ids, get_game
from bastide.device.bots.budgets import fitted
from bastide.tables.bots import STAND_IN


def warm() -> None:
    """Load the bots of all games. Called from TypeScript when the bot worker starts."""
    for game in game_ids():
        with suppress(BastideError):  # a broken plug-in must not break the other games
            make_bot(STAND_IN, get_game(game), 0)
            fitted(game, HARD)
