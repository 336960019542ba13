"""A table, rebuilt from its log."""
