"""Positions as rows of numbers."""

from bastide.games.seven_wonders.encoding.encoder import MAKER

__all__ = ["MAKER"]
