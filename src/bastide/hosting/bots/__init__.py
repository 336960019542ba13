"""Bots and other heavy work, run on workers outside the table service."""
