"""Commands of a table: checks, and the log entries that they append."""
