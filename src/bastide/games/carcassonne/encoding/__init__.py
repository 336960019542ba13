"""Encoder of Carcassonne for learning."""

from bastide.games.carcassonne.encoding.encoder import MAKER

__all__ = ["MAKER"]
