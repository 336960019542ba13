"""Bots of Carcassonne: score forecasts, heuristics, difficulty levels, and explanations."""

from bastide.games.carcassonne.bots.difficulty_levels import BOT_FACTORY

__all__ = ["BOT_FACTORY"]
