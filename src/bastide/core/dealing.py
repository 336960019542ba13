"""Set up the games of a series: a new state and new bots for each game."""

from __future__ import annotations

from typing import final

from bastide.core.bot import Bot, BotMaker
from bastide.core.game import Game
from bastide.core.options import Options
from bastide.core.randomness.rng import seed_for
from bastide.core.state import State


@final
class Sitter:
    """Name and argument of a bot with its factory; makes a new bot for every game."""

    def __init__(self, maker: BotMaker, name: str, argument: str) -> None:
        self.maker = maker
        self.name = name
        self.argument = argument

    def sit(self, game: Game, seed: int) -> Bot:
        """Make a new bot of this kind."""
        return self.maker.make(self.name, self.argument, game, seed)


@final
class Dealing:
    """Deals the games of a series with the same validated options and the same bots."""

    def __init__(self, game: Game, options: Options, seed: int, sitters: list[Sitter]) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self.sitters = sitters

    def deal(self, number: int, shift: int) -> tuple[State, list[Bot]]:
        """Return the initial state of deal ``number`` and a bot for each seat, rotated by ``shift`` seats."""
        count = len(self.sitters)
        seed = seed_for(self.seed, number)
        state = self.game.deal(count, self.options, seed)
        bots: list[Bot] = []
        for seat in range(count):
            bots.append(self.sitters[(seat - shift) % count].sit(self.game, seed_for(seed, seat)))
        return state, bots
