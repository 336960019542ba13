"""Set up the games of a series: a new state and new bots for each game."""

from __future__ import annotations

from typing import final

from bastide.core.bot import Bot, BotFactory
from bastide.core.game import Game
from bastide.core.options import Options
from bastide.core.randomness.rng import derive_seed
from bastide.core.state import State


@final
class BotSpec:
    """Name and argument of a bot with its factory; makes a new bot for every game."""

    def __init__(self, factory: BotFactory, name: str, argument: str) -> None:
        self.factory = factory
        self.name = name
        self.argument = argument

    def make_bot(self, game: Game, seed: int) -> Bot:
        """Make a new bot of this kind."""
        return self.factory.make_bot(self.name, self.argument, game, seed)


@final
class GameDealer:
    """Deals the games of a series with the same validated options and the same bots."""

    def __init__(self, game: Game, options: Options, seed: int, bot_specs: list[BotSpec]) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self.bot_specs = bot_specs

    def deal_game(self, number: int, shift: int) -> tuple[State, list[Bot]]:
        """Return the initial state of deal ``number`` and a bot for each seat, rotated by ``shift`` seats."""
        count = len(self.bot_specs)
        seed = derive_seed(self.seed, number)
        state = self.game.deal(count, self.options, seed)
        bots: list[Bot] = []
        for seat in range(count):
            bots.append(self.bot_specs[(seat - shift) % count].make_bot(self.game, derive_seed(seed, seat)))
        return state, bots
