"""Imported once, by the process that all workers are copied from: a new worker then begins in a few milliseconds."""

from __future__ import annotations

import logging

from bastide.bots.registry import makers_for
from bastide.core.registry import game_ids, get_game
from bastide.hosting.bots import worker

__all__ = ["worker"]

for _id in game_ids():
    try:
        makers_for(get_game(_id))
    except Exception:  # a plug-in may be broken; then its tables are, and no others
        logging.getLogger(__name__).exception("the game %s cannot be loaded", _id)
