"""Batches of games as numpy arrays: on one core, on several cores, and with tree search."""
