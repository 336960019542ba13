"""Commands for strategists and researchers."""
