"""Lists of tables."""
