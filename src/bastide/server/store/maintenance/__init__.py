"""Backup, consistency checks and retention of a database."""
