"""Bastide: Dominion, 7 Wonders and Carcassonne by the exact rules, for players, strategists and researchers."""

from bastide import _compiled_module_selection

_compiled_module_selection.select_build()

__version__ = "0.1.0"
__all__ = ["__version__"]
