"""Commands: what may be done at a table, by whom, and what it appends to the log."""
