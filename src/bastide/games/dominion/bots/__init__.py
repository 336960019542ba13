"""Bots for Dominion: buy list bots, and search bots at several levels."""

from bastide.games.dominion.bots.buy_lists.maker import MAKER

__all__ = ["MAKER"]
