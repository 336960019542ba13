"""Carcassonne, Big Box 3."""

from bastide.games.carcassonne.rules.game import GAME

__all__ = ["GAME"]
