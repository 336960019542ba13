"""Bots of Carcassonne: score forecasts, heuristics, difficulty levels, and explanations."""

from bastide.games.carcassonne.bots.levels import MAKER

__all__ = ["MAKER"]
