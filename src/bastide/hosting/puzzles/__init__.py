"""API of puzzles."""
