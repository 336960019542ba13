"""7 Wonders, 2nd edition."""
