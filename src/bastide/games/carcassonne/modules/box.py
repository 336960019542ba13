"""Registry of all expansion modules in box order. A new module is a folder and an entry in ``MODULE_FACTORIES``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bastide.games.carcassonne.modules.abbey.module import Abbey
from bastide.games.carcassonne.modules.base.module import Base
from bastide.games.carcassonne.modules.bridges.module import Bridges
from bastide.games.carcassonne.modules.count.module import Count
from bastide.games.carcassonne.modules.cult.module import Cult
from bastide.games.carcassonne.modules.dragon.module import Dragon
from bastide.games.carcassonne.modules.inns.module import Inns
from bastide.games.carcassonne.modules.king.module import King
from bastide.games.carcassonne.modules.river2.module import River2
from bastide.games.carcassonne.modules.traders.module import Traders
from bastide.games.carcassonne.rules.module_api import Figure, Module

#: The base game first. Phases of the same step and tiles in the unshuffled pile are in this order, so new modules are
#: appended.
BOX: Final[list[Callable[[int], Module]]] = [
    Base,
    Inns,
    Traders,
    King,
    River2,
    Dragon,
    Abbey,
    Bridges,
    Cult,
    Count,
]

#: One instance of each module, for queries that need no table.
EVERY_MODULE: Final[list[Module]] = [make(slot) for slot, make in enumerate(BOX)]
MODULE_IDS: Final[list[str]] = [module.id for module in EVERY_MODULE]
#: All meeple kinds of the box by id.
FIGURES: Final[dict[str, Figure]] = {meeple.id: meeple for module in EVERY_MODULE for meeple in module.figures()}


def make_modules(ids: list[str]) -> list[Module]:
    """Return new modules with these ids in box order; the base game is always included.

    Raises ValueError for an unknown id.
    """
    for name in ids:
        if name not in MODULE_IDS:
            raise ValueError(f"there is no module {name!r}")
    found: list[Module] = []
    for place, make in enumerate(BOX):
        if place == 0 or MODULE_IDS[place] in ids:
            found.append(make(len(found)))
    return found
