"""Heuristics of all expansion modules, one from each module's folder."""

from __future__ import annotations

from typing import Final

from bastide.games.carcassonne.bots.forecast.score_forecast import ModuleHeuristics
from bastide.games.carcassonne.modules.abbey.bot_heuristics import AbbeyHeuristics
from bastide.games.carcassonne.modules.bridges.bot_heuristics import BridgesHeuristics
from bastide.games.carcassonne.modules.count.bot_heuristics import CountHeuristics
from bastide.games.carcassonne.modules.cult.bot_heuristics import CultHeuristics
from bastide.games.carcassonne.modules.dragon.bot_heuristics import DragonHeuristics
from bastide.games.carcassonne.modules.inns.bot_heuristics import InnsHeuristics
from bastide.games.carcassonne.modules.king.bot_heuristics import KingHeuristics
from bastide.games.carcassonne.modules.traders.bot_heuristics import TradersHeuristics

MODULE_HEURISTICS: Final[list[ModuleHeuristics]] = [
    InnsHeuristics(),
    TradersHeuristics(),
    KingHeuristics(),
    DragonHeuristics(),
    AbbeyHeuristics(),
    BridgesHeuristics(),
    CultHeuristics(),
    CountHeuristics(),
]
