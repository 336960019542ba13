"""Compiled core of the environments: observation encoders, batches of games and batched tree search."""
