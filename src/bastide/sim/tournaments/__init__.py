"""Tournaments between bots: pairings, results, ratings and storage."""
