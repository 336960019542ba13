"""Kit of Dominion: the parts that the game registers with the core."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from bastide.core.kit import Kit

KIT: Final = Kit(
    folder=Path(__file__).parent,
    package=__package__,
    bots=["bots.buy_lists.buy_list_bot_factory:BOT_FACTORY", "bots.difficulty_levels:BOT_FACTORY"],
    page="page/built",
    view_type="rules.display.view:DominionView",
)
