"""Bots: they play when no person does. A bot is named by name, or by name and setting: ``buylist:my_list.txt``."""

from bastide.bots.bot_registry import bot_names, default_bot_name, find_bot_factory, make_bot, split_bot_spec

__all__ = ["bot_names", "default_bot_name", "find_bot_factory", "make_bot", "split_bot_spec"]
