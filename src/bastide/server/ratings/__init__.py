"""Ratings of people: the formula, the fixed ratings of bots, and the leaderboards."""
