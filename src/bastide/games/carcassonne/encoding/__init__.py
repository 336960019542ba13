"""Encoder of Carcassonne for learning."""

from bastide.games.carcassonne.encoding.encoder import ENCODER_FACTORY

__all__ = ["ENCODER_FACTORY"]
