"""Imports all games and bots in the fork server, so that a new worker process starts in a few milliseconds."""

from __future__ import annotations

import logging

from bastide.bots.bot_registry import bot_factories
from bastide.core.game_registry import game_ids, get_game
from bastide.hosting.bots import worker_protocol

__all__ = ["worker_protocol"]

for _id in game_ids():
    try:
        bot_factories(get_game(_id))
    except Exception:  # a broken plug-in must not break the other games
        logging.getLogger(__name__).exception("failed to load game: %s", _id)
