"""Dominion bots that follow a buy list."""

from bastide.games.dominion.bots.buy_lists.maker import MAKER

__all__ = ["MAKER"]
