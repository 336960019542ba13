"""Preloads bot data and measures the device, so that the first bot move is not slow."""

from __future__ import annotations

from contextlib import suppress

from bastide.bots import make_bot
from bastide.core.errors import BastideError
from bastide.core.game_registry import game_ids, get_game
from bastide.device.bots.time_budgets import list_weaker_levels
from bastide.tables.available_bots import DEFAULT_STAND_IN


def preload_bots() -> None:
    """Load the bots of all games. Called from TypeScript when the bot worker starts."""
    for game in game_ids():
        with suppress(BastideError):  # a broken plug-in must not break the other games
            make_bot(DEFAULT_STAND_IN, get_game(game), 0)
            list_weaker_levels(game)
