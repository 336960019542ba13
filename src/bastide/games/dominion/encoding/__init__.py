"""Observation encoder of Dominion for reinforcement learning."""

from bastide.games.dominion.encoding.encoder import ENCODER_FACTORY

__all__ = ["ENCODER_FACTORY"]
