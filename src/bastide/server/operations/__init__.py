"""Running the server for others: logs, metrics, health."""
