"""Carcassonne: Big Box 3 with all its expansions."""
