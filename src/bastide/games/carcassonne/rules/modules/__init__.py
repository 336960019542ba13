"""One file per module of the box."""
