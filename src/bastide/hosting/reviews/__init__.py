"""Hints, coaching and reviews."""
