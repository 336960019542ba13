"""Registry of all expansion modules in box order. A new module is a folder and an entry in ``MODULE_FACTORIES``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bastide.games.carcassonne.modules.abbey.module import AbbeyModule
from bastide.games.carcassonne.modules.base.module import BaseModule
from bastide.games.carcassonne.modules.bridges.module import BridgesModule
from bastide.games.carcassonne.modules.count.module import CountModule
from bastide.games.carcassonne.modules.cult.module import CultModule
from bastide.games.carcassonne.modules.dragon.module import DragonModule
from bastide.games.carcassonne.modules.inns.module import InnsModule
from bastide.games.carcassonne.modules.king.module import KingModule
from bastide.games.carcassonne.modules.river2.module import River2Module
from bastide.games.carcassonne.modules.traders.module import TradersModule
from bastide.games.carcassonne.rules.module_api import ExpansionModule, MeepleKind

#: The base game first. Phases of the same step and tiles in the unshuffled pile are in this order, so new modules are
#: appended.
MODULE_FACTORIES: Final[list[Callable[[int], ExpansionModule]]] = [
    BaseModule,
    InnsModule,
    TradersModule,
    KingModule,
    River2Module,
    DragonModule,
    AbbeyModule,
    BridgesModule,
    CultModule,
    CountModule,
]

#: One instance of each module, for queries that need no table.
ALL_MODULES: Final[list[ExpansionModule]] = [make(slot) for slot, make in enumerate(MODULE_FACTORIES)]
MODULE_IDS: Final[list[str]] = [module.id for module in ALL_MODULES]
#: All meeple kinds of the box by id.
MEEPLE_KIND_BY_ID: Final[dict[str, MeepleKind]] = {
    meeple.id: meeple for module in ALL_MODULES for meeple in module.meeple_kinds()
}


def make_modules(ids: list[str]) -> list[ExpansionModule]:
    """Return new modules with these ids in box order; the base game is always included.

    Raises ValueError for an unknown id.
    """
    for name in ids:
        if name not in MODULE_IDS:
            raise ValueError(f"there is no module {name!r}")
    found: list[ExpansionModule] = []
    for place, make in enumerate(MODULE_FACTORIES):
        if place == 0 or MODULE_IDS[place] in ids:
            found.append(make(len(found)))
    return found
