"""The box: every module there is, in order. A new one is a folder next to this file and a line in ``BOX``."""

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

#: The base game first. Modules of the same moment speak in this order, and their tiles are in the pile in this order
#: before it is shuffled: a new one goes to the end.
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

#: One of each, for what is asked of a module apart from any table.
EVERY_MODULE: Final[list[Module]] = [make(slot) for slot, make in enumerate(BOX)]
MODULE_IDS: Final[list[str]] = [module.id for module in EVERY_MODULE]
#: Every meeple of the box, by its name.
FIGURES: Final[dict[str, Figure]] = {figure.id: figure for module in EVERY_MODULE for figure in module.figures()}


def make_modules(ids: list[str]) -> list[Module]:
    """The modules of these names in the order of the box; the base game is always among them.

    ValueError for a name that is none.
    """
    for name in ids:
        if name not in MODULE_IDS:
            raise ValueError(f"there is no module {name!r}")
    found: list[Module] = []
    for place, make in enumerate(BOX):
        if place == 0 or MODULE_IDS[place] in ids:
            found.append(make(len(found)))
    return found
