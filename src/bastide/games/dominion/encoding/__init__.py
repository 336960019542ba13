"""Observation encoder of Dominion for reinforcement learning."""

from bastide.games.dominion.encoding.encoder import MAKER

__all__ = ["MAKER"]
