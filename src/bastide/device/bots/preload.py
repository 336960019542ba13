"""What a bot would otherwise load and find out with its first move, while somebody waits for it."""

from __future__ import annotations

from contextlib import suppress

from bastide.bots import make_bot
from bastide.bots.levels import HARD
from bastide.core.errors import BastideError
from bastide.core.registry import game_ids, get_game
from bastide.device.bots.budgets import fitted
from bastide.tables.bots import STAND_IN


def warm() -> None:
    for game in game_ids():
        with suppress(BastideError):  # a plug-in that cannot be loaded does not keep the others from being played
            make_bot(STAND_IN, get_game(game), 0)
            fitted(game, HARD)
