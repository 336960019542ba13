"""Kit of Carcassonne: entry points to its rules, bots, page and views."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from bastide.core.kit import Kit

KIT: Final = Kit(
    folder=Path(__file__).parent,
    package=__package__,
    bots=["bots.difficulty_levels:BOT_FACTORY", "bots.weights_bot:BOT_FACTORY"],
    page="page/built",
    view_type="rules.display.view:CarcassonneView",
)
