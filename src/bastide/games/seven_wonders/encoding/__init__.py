"""Encoder of 7 Wonders for learning."""

from bastide.games.seven_wonders.encoding.encoder import ENCODER_FACTORY

__all__ = ["ENCODER_FACTORY"]
