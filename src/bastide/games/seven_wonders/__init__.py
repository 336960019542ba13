"""7 Wonders, 2nd edition."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from bastide.games.seven_wonders.rules.state.public_city import PublicCity
    from bastide.games.seven_wonders.rules.state.seat_queries import SevenWondersSeat

__all__ = [
    "PublicCity",
    "SevenWondersSeat",
]

#: The module of each public name. Imported on first use, because listing the games must not load their rules.
_MODULES: Final = {
    "PublicCity": "bastide.games.seven_wonders.rules.state.public_city",
    "SevenWondersSeat": "bastide.games.seven_wonders.rules.state.seat_queries",
}


def __getattr__(name: str) -> object:
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found: object = getattr(import_module(_MODULES[name]), name)
    return found
