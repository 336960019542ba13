"""State of a table: replay of its log, clocks, snapshots."""
