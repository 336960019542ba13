"""The table service: tables in memory, their logs, and everyone who is told of them."""
