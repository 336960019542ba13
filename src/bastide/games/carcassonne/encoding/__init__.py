"""Positions as rows of numbers."""

from bastide.games.carcassonne.encoding.encoder import MAKER

__all__ = ["MAKER"]
