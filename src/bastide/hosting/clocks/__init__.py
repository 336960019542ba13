"""Clock of the process, and timers of tables."""
