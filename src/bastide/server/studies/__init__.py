"""Studies: annotated games, positions and puzzles that several people edit together."""
