"""Carcassonne, Big Box 3."""

from bastide.games.carcassonne.game import GAME

__all__ = ["GAME"]
