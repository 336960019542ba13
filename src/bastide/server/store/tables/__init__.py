"""Queries about tables: event logs, presence, results and daily deals."""
