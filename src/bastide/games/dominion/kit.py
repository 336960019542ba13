"""What the game hands out."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from bastide.core.kit import Kit

KIT: Final = Kit(
    folder=Path(__file__).parent,
    game="bastide.games.dominion.rules:GAME",
    bots=["bastide.games.dominion.bots.buy_lists.maker:MAKER", "bastide.games.dominion.bots.levels:MAKER"],
    reasons="bastide.games.dominion.bots.reasons:reasons",
    drawbacks="bastide.games.dominion.bots.reasons:drawbacks",
    standing="bastide.games.dominion.bots.standing:standing",
    changes="bastide.games.dominion.bots.standing:changes",
    encoder="bastide.games.dominion.encoding:MAKER",
    renderer="bastide.games.dominion.art.table:RENDERER",
    page="page/built",
    view="bastide.games.dominion.rules.display.view:DominionView",
    position="bastide.games.dominion.rules.positions:as_told",
    puzzles="bastide.games.dominion.puzzles.themes:THEMES",
)
