"""Positions as rows of numbers."""

from bastide.games.dominion.encoding.encoder import MAKER

__all__ = ["MAKER"]
