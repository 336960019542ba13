"""Many games at once: on one core, on several, and with a tree search in each."""
