"""Card sets, one folder each: card definitions that read like the cards, and recommended kingdoms."""
