"""Carcassonne as numbers: a window on the map, and what lies beside it."""

from bastide.games.carcassonne.encoding.encoder import MAKER, WINDOW

__all__ = ["MAKER", "WINDOW"]
