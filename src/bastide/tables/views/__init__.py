"""What each viewer is sent of a table."""
