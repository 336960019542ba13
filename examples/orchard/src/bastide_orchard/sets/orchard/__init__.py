"""Set of two Dominion cards."""
