"""What the game hands out."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from bastide.core.kit import Kit

KIT: Final = Kit(
    folder=Path(__file__).parent,
    package=__package__,
    bots=["bots.levels:MAKER", "bots.weighing:MAKER"],
    art="bastide.games.carcassonne.art:drawings",
    painter="bastide.games.carcassonne.art.table:table",
    page="page/built",
    view="rules.view:CarcassonneView",
)
