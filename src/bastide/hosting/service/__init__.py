"""Table service: tables in memory, appends to their logs, broadcasts to their subscribers."""
