"""Bots for Dominion: buy list bots, and search bots at several levels."""

from bastide.games.dominion.bots.buy_lists.buy_list_bot_factory import BOT_FACTORY

__all__ = ["BOT_FACTORY"]
