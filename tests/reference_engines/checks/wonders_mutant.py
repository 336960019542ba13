"""A change of the rules of 7 Wonders while they run, to see whether the referee notices."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from bastide.core import Options
from bastide.games.seven_wonders.rules import GAME
from bastide.testing.lockstep import Agreement, Difference, lockstep
from reference_engines.checks import mutant
from reference_engines.seven_wonders import REFEREE

#: Within so many games each change has to be noticed.
MOST_GAMES = 150


class Engine(mutant.Engine):
    """The rules, and what is printed on cards and boards."""

    def printed(self, thing: str) -> Any:
        """A card, or a stage: ``gizah night 4``."""
        if thing in self.NUMBER:
            return self.CARDS[self.NUMBER[thing]]
        board, side, number = thing.split()
        return self.BOARDS[self.BOARD_IDS.index(board)].sides[self.SIDES.index(side)][int(number) - 1]

    def reprint(self, thing: str, fact: str, value: Any) -> None:
        """Another fact about a card or a stage, with what follows from it."""
        printed = self.printed(thing)
        for follows in ("earns", "counts", "alone", "digs"):
            if hasattr(printed, follows):
                self.patch.setattr(printed, follows, getattr(printed, follows))  # so that it is put back with the rest
        self.patch.setattr(printed, fact, value)
        printed.settle()

    def print_on(self, thing: str, *effects: Any) -> None:
        self.reprint(thing, "effects", list(effects))

    def price_of(self, thing: str, cost: str) -> None:
        self.reprint(thing, "cost", self.Cost(cost))


@dataclass(frozen=True)
class Mutation(mutant.Mutation):
    """``boards`` and ``side`` lead to where it shows."""

    boards: str = ""
    side: str = ""

    def engine(self, patch: pytest.MonkeyPatch) -> Engine:
        return Engine(patch, GAME, ("bastide.games.seven_wonders.rules.",))

    def play(self, first: int, games: int | None = None) -> Iterator[Agreement | Difference]:
        options: Options = {}
        if self.boards:
            options["boards"] = [*self.boards.split()]
        if self.side:
            options["sides"] = self.side
        players = len(self.boards.split()) or None
        return lockstep(GAME, REFEREE, games or MOST_GAMES, 0, options, players, first)
