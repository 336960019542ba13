"""Puzzles: positions of real games with one answer that is better beyond doubt."""
