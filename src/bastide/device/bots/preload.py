"""Preloads bot data, so that the first bot move is not slow."""

from __future__ import annotations

from contextlib import suppress

from bastide.bots import make_bot
from bastide.core.errors import BastideError
from bastide.core.game_registry import game_ids, get_game
from bastide.device.bots.time_budgets import measured_decision
from bastide.tables.available_bots import DEFAULT_STAND_IN, list_search_levels


def preload_bots() -> None:
    """Load the bots of all games. Called from TypeScript when the bot worker starts.

    The snapshot of the worker must contain no measurement: a later visit may find the device less busy.
    """
    for each in game_ids():
        with suppress(BastideError):  # a broken plug-in must not break the other games
            game = get_game(each)
            make_bot(DEFAULT_STAND_IN, game, 0)
            for level in list_search_levels(game):
                measured_decision(game, level.name)
