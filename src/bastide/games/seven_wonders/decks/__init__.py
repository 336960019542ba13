"""Cards of 7 Wonders. Every module in this folder is found, and declares cards of one Age as ``DECK``."""
