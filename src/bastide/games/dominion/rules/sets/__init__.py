"""The cards, one file per set, each a few lines that read like the card."""
