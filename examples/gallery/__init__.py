"""Small applications built with Bastide, each in under a hundred lines."""
