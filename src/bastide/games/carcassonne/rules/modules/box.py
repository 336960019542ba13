"""The box: every module there is, in order."""

from __future__ import annotations

from typing import Final

from bastide.games.carcassonne.rules.module import Module
from bastide.games.carcassonne.rules.modules.abbey.module import Abbey
from bastide.games.carcassonne.rules.modules.base import Base
from bastide.games.carcassonne.rules.modules.bridges.module import Bridges
from bastide.games.carcassonne.rules.modules.count.module import Count
from bastide.games.carcassonne.rules.modules.cult import Cult
from bastide.games.carcassonne.rules.modules.dragon.module import Dragon
from bastide.games.carcassonne.rules.modules.inns import Inns
from bastide.games.carcassonne.rules.modules.king import King
from bastide.games.carcassonne.rules.modules.river2 import River2
from bastide.games.carcassonne.rules.modules.traders import Traders

MODULE_IDS: Final[list[str]] = [
    *["base", "inns", "traders", "king", "river2", "dragon", "abbey", "bridges", "cult", "count"],
]


def make_module(id: str, slot: int) -> Module:
    """A module for one set of rules; its own numbers stand at ``slot`` of the state's extras."""
    if id == "base":
        return Base(slot)
    if id == "inns":
        return Inns(slot)
    if id == "traders":
        return Traders(slot)
    if id == "king":
        return King(slot)
    if id == "river2":
        return River2(slot)
    if id == "abbey":
        return Abbey(slot)
    if id == "bridges":
        return Bridges(slot)
    if id == "dragon":
        return Dragon(slot)
    if id == "cult":
        return Cult(slot)
    if id == "count":
        return Count(slot)
    raise ValueError(f"there is no module {id!r}")


def make_modules(ids: list[str]) -> list[Module]:
    """The modules of these names in the order of the box; the base game is always among them.

    ValueError for a name that is none.
    """
    for name in ids:
        if name not in MODULE_IDS:
            raise ValueError(f"there is no module {name!r}")
    chosen = [name for name in MODULE_IDS if name == "base" or name in ids]
    return [make_module(name, slot) for slot, name in enumerate(chosen)]
