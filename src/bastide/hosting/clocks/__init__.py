"""Time: the clock of a process, and timers of tables."""
