"""Judgement on Carcassonne: what features will bring, what a follower at home is worth, and who is ahead by it."""

from bastide.games.carcassonne.bots.levels import MAKER

__all__ = ["MAKER"]
