"""What can be built with Bastide, each in under a hundred lines."""
