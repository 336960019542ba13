"""The Cult: shrines that challenge cloisters."""
