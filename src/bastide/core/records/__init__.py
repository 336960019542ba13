"""Records: games as text files that replay exactly."""
