"""Random number generators of the games."""
