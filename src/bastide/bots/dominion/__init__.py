"""Dominion bots that follow a buy list."""

from bastide.bots.dominion.maker import MAKER

__all__ = ["MAKER"]
