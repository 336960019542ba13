"""What the game hands out."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from bastide.core.kit import Kit

KIT: Final = Kit(
    folder=Path(__file__).parent,
    game="bastide.games.seven_wonders.rules:GAME",
    bots=["bastide.games.seven_wonders.bots.levels:MAKER", "bastide.games.seven_wonders.bots.weighing:MAKER"],
    reasons="bastide.games.seven_wonders.bots.reasons:reasons",
    drawbacks="bastide.games.seven_wonders.bots.reasons:drawbacks",
    standing="bastide.games.seven_wonders.bots.standing:standing",
    changes="bastide.games.seven_wonders.bots.standing:changes",
    encoder="bastide.games.seven_wonders.encoding:MAKER",
    renderer="bastide.games.seven_wonders.art.table:RENDERER",
    page="page/built",
    view="bastide.games.seven_wonders.rules.display.view:SevenWondersView",
    position="bastide.games.seven_wonders.rules.positions:as_told",
    puzzles="bastide.games.seven_wonders.puzzles.themes:THEMES",
)
