"""Fair random seeds, and protection of hidden information."""
