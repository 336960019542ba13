"""Execution of bots and background work on workers."""
