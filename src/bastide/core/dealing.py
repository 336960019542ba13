"""Dealing: what a simulation does between one game and the next."""

from __future__ import annotations

from typing import final

from bastide.core.bot import Bot, BotMaker
from bastide.core.game import Game
from bastide.core.options import Options
from bastide.core.randomness.rng import seed_for
from bastide.core.state import State


@final
class Sitter:
    """A bot as it was asked for; a fresh one sits down at every game."""

    def __init__(self, maker: BotMaker, name: str, argument: str) -> None:
        self.maker = maker
        self.name = name
        self.argument = argument

    def sit(self, game: Game, seed: int) -> Bot:
        return self.maker.make(self.name, self.argument, game, seed)


@final
class Dealing:
    """A series of games with the same (checked) options between the same bots."""

    def __init__(self, game: Game, options: Options, seed: int, sitters: list[Sitter]) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self.sitters = sitters

    def deal(self, number: int, shift: int) -> tuple[State, list[Bot]]:
        """A deal of the series, and a bot for each seat; everybody sits so many seats further on."""
        count = len(self.sitters)
        seed = seed_for(self.seed, number)
        state = self.game.deal(count, self.options, seed)
        bots: list[Bot] = []
        for seat in range(count):
            bots.append(self.sitters[(seat - shift) % count].sit(self.game, seed_for(seed, seat)))
        return state, bots
