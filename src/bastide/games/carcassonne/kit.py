"""What the game hands out."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from bastide.core.kit import Kit

KIT: Final = Kit(
    folder=Path(__file__).parent,
    game="bastide.games.carcassonne.rules:GAME",
    bots=["bastide.games.carcassonne.bots.levels:MAKER", "bastide.games.carcassonne.bots.weighing:MAKER"],
    reasons="bastide.games.carcassonne.bots.reasons:reasons",
    drawbacks="bastide.games.carcassonne.bots.reasons:drawbacks",
    standing="bastide.games.carcassonne.bots.standing:standing",
    changes="bastide.games.carcassonne.bots.standing:changes",
    encoder="bastide.games.carcassonne.encoding:MAKER",
    renderer="bastide.games.carcassonne.art.table:RENDERER",
    page="page/built",
    view="bastide.games.carcassonne.rules.display.view:CarcassonneView",
    position="bastide.games.carcassonne.rules.positions:as_told",
    puzzles="bastide.games.carcassonne.puzzles.themes:THEMES",
)
