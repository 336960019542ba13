"""Helpers that are independent of games."""
