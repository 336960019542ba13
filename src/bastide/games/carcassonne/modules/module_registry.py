"""Registry of all expansion modules in box order, found by convention.

A module is a folder. ``module.py`` declares its class as ``MODULE``; a folder with only a ``tiles.py`` adds ``TILES``
without special rules. ``stable_numbering.json`` stores the box order: the base game first, new modules appended.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from bastide.core.utilities.module_discovery import find_folder_declarations
from bastide.games.carcassonne.rules.action_space import BOX_ORDER, MODULES_PACKAGE
from bastide.games.carcassonne.rules.module_api import ExpansionModule, MeepleKind
from bastide.games.carcassonne.rules.tiles.tile_definition import Tile

_MODULE_CLASSES: Final[dict[str, object]] = find_folder_declarations(MODULES_PACKAGE, "module", "MODULE")
_TILES: Final[dict[str, object]] = find_folder_declarations(MODULES_PACKAGE, "tiles", "TILES")


def make_module(id: str, slot: int) -> ExpansionModule:
    """Return a new module. Raises ImportError if its folder has neither ``module.py`` nor ``tiles.py``."""
    if id in _MODULE_CLASSES:
        return cast(Callable[[int], ExpansionModule], _MODULE_CLASSES[id])(slot)
    if id in _TILES:
        return ExpansionModule(id, slot, cast(list[Tile], _TILES[id]))
    raise ImportError(f"{MODULES_PACKAGE}.{id} has neither module.py nor tiles.py")


MODULE_IDS: Final[list[str]] = BOX_ORDER
#: One instance of each module, for queries that need no table.
ALL_MODULES: Final[list[ExpansionModule]] = [make_module(name, slot) for slot, name in enumerate(MODULE_IDS)]
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
    for place, name in enumerate(MODULE_IDS):
        if place == 0 or name in ids:
            found.append(make_module(name, len(found)))
    return found
