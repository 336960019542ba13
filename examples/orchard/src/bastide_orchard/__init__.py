"""Extension of Dominion and Carcassonne. It has the layout of the folders of these games."""
