"""Attention network over the entities of a table, one architecture for all games. Inference needs only numpy."""

from bastide.envs.net.net_bot_factory import BOT_FACTORY

__all__ = ["BOT_FACTORY"]
