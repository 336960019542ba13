"""Wonder boards. Every module in this folder is found, and declares one board as ``BOARD``."""
