"""Observation parts of the expansion modules, one from each module's folder."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bastide.games.carcassonne.encoding.observation_layout import ModuleObservationPart, ObservationLayout
from bastide.games.carcassonne.modules.abbey.observation_part import AbbeyObservationPart
from bastide.games.carcassonne.modules.bridges.observation_part import BridgesObservationPart
from bastide.games.carcassonne.modules.count.observation_part import CountObservationPart
from bastide.games.carcassonne.modules.dragon.observation_part import DragonObservationPart
from bastide.games.carcassonne.modules.king.observation_part import KingObservationPart
from bastide.games.carcassonne.modules.river2.observation_part import RiverObservationPart
from bastide.games.carcassonne.modules.traders.observation_part import TradersObservationPart

MODULE_PART_CLASSES: Final[list[Callable[[ObservationLayout], ModuleObservationPart]]] = [
    TradersObservationPart,
    KingObservationPart,
    RiverObservationPart,
    DragonObservationPart,
    AbbeyObservationPart,
    BridgesObservationPart,
    CountObservationPart,
]
