"""7 Wonders, second edition, for three to seven players."""
