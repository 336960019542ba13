"""Where the chance of a game comes from, and what a move reveals."""
