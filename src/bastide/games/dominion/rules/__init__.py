"""Dominion: the base game in its 1st and 2nd edition, and Prosperity."""

from bastide.games.dominion.rules.game import DominionGame

GAME = DominionGame()

__all__ = ["GAME"]
