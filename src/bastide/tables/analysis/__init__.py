"""Hints, coaching and reviews of decisions."""
