"""Dominion bots that follow a buy list."""

from bastide.games.dominion.bots.maker import MAKER

__all__ = ["MAKER"]
