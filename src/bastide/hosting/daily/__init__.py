"""API of daily deals."""
