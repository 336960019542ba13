"""The sets, a folder each: its cards, a few lines that read like the card, and its recommended kingdoms."""
