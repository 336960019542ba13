"""Bots of 7 Wonders: heuristics, difficulty levels, and explanations."""
