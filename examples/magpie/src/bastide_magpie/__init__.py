"""Magpie: stash trinkets in your nest, but never exactly two alike."""

from bastide_magpie.game import GAME, Magpie, MagpieState

__all__ = ["GAME", "Magpie", "MagpieState"]
