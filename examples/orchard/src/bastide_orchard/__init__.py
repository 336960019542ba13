"""Extension of Dominion, Carcassonne and 7 Wonders. It has the layout of the folders of these games."""
