"""Random bot: every legal action is equally likely."""

from __future__ import annotations

from typing import Final, final

from bastide.core.bot import Bot, BotFactory
from bastide.core.errors import InvalidBot
from bastide.core.game import Game
from bastide.core.randomness.rng import Rng
from bastide.core.state import Seat


@final
class RandomBot(Bot):
    """Plays a random legal action."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, seat: Seat) -> int:
        return seat.random_action(self.rng)


@final
class RandomBotFactory(BotFactory):
    """Makes ``random``, for every game."""

    def bot_names(self, game: Game) -> list[str]:
        return ["random"]

    def make_bot(self, name: str, argument: str, game: Game, seed: int) -> Bot:
        if argument:
            raise InvalidBot("bot-argument", f"bot {name!r} takes no settings, not {argument!r}", bot=name)
        return RandomBot(seed)


BOT_FACTORY: Final = RandomBotFactory()
