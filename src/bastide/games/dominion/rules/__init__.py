"""Rules of Dominion: the base game in its 1st and 2nd edition, and Prosperity."""
