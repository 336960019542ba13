"""Attention network over the entities of a table, one architecture for all games. Inference needs only numpy."""

from bastide.envs.net.maker import MAKER

__all__ = ["MAKER"]
