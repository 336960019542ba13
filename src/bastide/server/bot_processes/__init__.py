"""Worker processes for bots, hints, reviews and other CPU-bound jobs."""
