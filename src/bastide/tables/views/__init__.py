"""Messages and texts that show a table to one viewer."""
