"""Encoder of 7 Wonders for learning."""

from bastide.games.seven_wonders.encoding.encoder import MAKER

__all__ = ["MAKER"]
