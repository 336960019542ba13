"""Public names of a package that are imported on first use."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module


def lazy_attributes(package: str, modules: Mapping[str, str]) -> Callable[[str], object]:
    """Return the ``__getattr__`` of a package whose names are in other modules.

        __getattr__ = lazy_attributes(__name__, {"DominionSeat": "bastide.games.dominion.rules.state.seat_queries"})

    Listing the games imports their packages, and must not load their rules.
    """

    def import_attribute(name: str) -> object:
        if name not in modules:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        found: object = getattr(import_module(modules[name]), name)
        return found

    return import_attribute
