"""Profiles of accounts: results, ratings over time, favourites, and the history of finished games."""
