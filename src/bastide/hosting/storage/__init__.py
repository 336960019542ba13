"""Storage interfaces, and loading tables from their logs."""
