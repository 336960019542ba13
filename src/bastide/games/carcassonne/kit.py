"""Kit of Carcassonne: entry points to its rules, bots, page and views."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from bastide.core.kit import Kit

KIT: Final = Kit(
    folder=Path(__file__).parent,
    package=__package__,
    bots=["bots.levels:MAKER", "bots.weighing:MAKER"],
    page="page/built",
    view="rules.display.view:CarcassonneView",
)
