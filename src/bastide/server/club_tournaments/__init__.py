"""Club tournaments: people and bots of a server play rounds at its tables."""
