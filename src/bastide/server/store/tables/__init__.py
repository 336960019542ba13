"""Queries about tables: logs, change feed, presence, results, daily deals and puzzle answers."""
