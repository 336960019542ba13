"""Queries about people: rights, sign-in attempts, tokens and deletion."""
