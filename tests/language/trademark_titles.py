"""Trademarked titles in the catalogues of each language."""

TRADEMARK_TITLES = ("Dominion", "7 Wonders", "7 divů světa", "Carcassonne", "דומיניון", "7 הפלאים", "קרקסון")
