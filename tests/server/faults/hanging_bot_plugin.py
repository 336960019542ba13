"""Plug-in with a bot that never answers, installed into a folder."""

from __future__ import annotations

from pathlib import Path

CODE = """
from bastide.core.bot import Bot, BotFactory


class Hanging(Bot):
    def choose(self, seat):
        while True:
            pass


class Factory(BotFactory):
    def bot_names(self, game):
        return ["hanging"]

    def make_bot(self, name, argument, game, seed):
        return Hanging()


BOT_FACTORY = Factory()
"""


def install_hanging_bot(folder: Path) -> str:
    """Write the plug-in; with this folder on PYTHONPATH, every game has a bot ``hanging``."""
    (folder / "hanging_bot.py").write_text(CODE)
    about = folder / "hanging_bot-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: hanging-bot\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[bastide.bots]\nany.hanging = hanging_bot:BOT_FACTORY\n")
    return str(folder)
