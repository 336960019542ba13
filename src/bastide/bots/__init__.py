"""Bots: they play when no person does. A bot is named by name, or by name and setting: ``buylist:my_list.txt``."""

from bastide.bots.registry import bot_names, favourite, find_maker, make_bot, split_spec

__all__ = ["bot_names", "favourite", "find_maker", "make_bot", "split_spec"]
