"""Magpie bots of different strength, installed by the tournament tests."""

from __future__ import annotations

import time

from bastide.bots.random_bot import RandomBot
from bastide.core import Bot, BotFactory, Game, Seat


class Hoarder(Bot):
    """Stashes the most valuable item."""

    def choose(self, seat: Seat) -> int:
        return max(action for action in seat.legal_actions() if action < 5)


class Tosser(Bot):
    """Tosses everything."""

    def choose(self, seat: Seat) -> int:
        return max(seat.legal_actions())


class Sleepy(Bot):
    """Plays at random, slowly."""

    def __init__(self, seed: int) -> None:
        self.random = RandomBot(seed)

    def choose(self, seat: Seat) -> int:
        time.sleep(0.002)
        return self.random.choose(seat)


class MagpieBotFactory(BotFactory):
    def bot_names(self, game: Game) -> list[str]:
        return ["hoarder", "tosser", "sleepy"]

    def make_bot(self, name: str, argument: str, game: Game, seed: int) -> Bot:
        if name == "sleepy":
            return Sleepy(seed)
        return Hoarder() if name == "hoarder" else Tosser()


BOT_FACTORY = MagpieBotFactory()
