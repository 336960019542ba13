"""API of rulebooks and lessons."""
