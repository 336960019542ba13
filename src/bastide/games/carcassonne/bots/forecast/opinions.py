"""Heuristics of all expansion modules, one from each module's folder."""

from __future__ import annotations

from typing import Final

from bastide.games.carcassonne.bots.forecast.forecast import Opinion
from bastide.games.carcassonne.modules.abbey.bot import AbbeyOpinion
from bastide.games.carcassonne.modules.bridges.bot import BridgesOpinion
from bastide.games.carcassonne.modules.count.bot import CountOpinion
from bastide.games.carcassonne.modules.cult.bot import CultOpinion
from bastide.games.carcassonne.modules.dragon.bot import DragonOpinion
from bastide.games.carcassonne.modules.inns.bot import InnsOpinion
from bastide.games.carcassonne.modules.king.bot import KingOpinion
from bastide.games.carcassonne.modules.traders.bot import TradersOpinion

OPINIONS: Final[list[Opinion]] = [
    InnsOpinion(),
    TradersOpinion(),
    KingOpinion(),
    DragonOpinion(),
    AbbeyOpinion(),
    BridgesOpinion(),
    CultOpinion(),
    CountOpinion(),
]
