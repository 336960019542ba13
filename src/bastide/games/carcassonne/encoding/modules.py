"""Observation parts of the expansion modules, one from each module's folder."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bastide.games.carcassonne.encoding.sheet import ModulePart, Sheet
from bastide.games.carcassonne.modules.abbey.encoding import AbbeyPart
from bastide.games.carcassonne.modules.bridges.encoding import BridgesPart
from bastide.games.carcassonne.modules.count.encoding import CountPart
from bastide.games.carcassonne.modules.dragon.encoding import DragonPart
from bastide.games.carcassonne.modules.king.encoding import KingPart
from bastide.games.carcassonne.modules.river2.encoding import RiverPart
from bastide.games.carcassonne.modules.traders.encoding import TradersPart

MODULE_PARTS: Final[list[Callable[[Sheet], ModulePart]]] = [
    TradersPart,
    KingPart,
    RiverPart,
    DragonPart,
    AbbeyPart,
    BridgesPart,
    CountPart,
]
