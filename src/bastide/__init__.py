"""Bastide: Dominion, 7 Wonders and Carcassonne by the exact rules, for players, strategists and researchers."""

from bastide import _build

_build.choose()

__version__ = "0.1.0"
__all__ = ["__version__"]
