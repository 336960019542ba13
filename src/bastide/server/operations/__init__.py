"""Operation of the server: structured logs, metrics, health checks and retention."""
