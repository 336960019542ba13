"""A change of the rules while they run, to see whether the referee notices. The rules have to be interpreted for it."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from bastide.core import Options
from bastide.games.seven_wonders.rules import GAME
from bastide.testing.lockstep import Difference, lockstep
from reference_engines.seven_wonders import REFEREE

RULES = "bastide.games.seven_wonders.rules."
#: Within so many games each change has to be noticed.
MOST_GAMES = 150


class Engine:
    """The rules, found by name wherever they are kept, and changed for as long as ``patch`` lasts."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.patch = patch
        self.modules = [module for name, module in sys.modules.items() if name.startswith(RULES)]
        self.state: Any = type(GAME.new_state(3, {}, 0))

    def __getattr__(self, name: str) -> Any:
        return next(vars(module)[name] for module in self.modules if name in vars(module))

    def replace(self, name: str, value: Any) -> None:
        """Put something else in the place of a function or a number, in all modules that use it."""
        users = [module for module in self.modules if name in vars(module)]
        assert users, f"no rule is called {name}"
        for module in users:
            self.patch.setattr(module, name, value)

    def printed(self, thing: str) -> Any:
        """A card, or a stage: ``gizah night 4``."""
        if thing in self.NUMBER:
            return self.CARDS[self.NUMBER[thing]]
        board, side, number = thing.split()
        return self.BOARDS[self.BOARD_IDS.index(board)].sides[self.SIDES.index(side)][int(number) - 1]

    def change(self, thing: str, fact: str, value: Any) -> None:
        """Another fact about a card or a stage, with what follows from it."""
        printed = self.printed(thing)
        for follows in ("earns", "counts", "alone", "digs"):
            if hasattr(printed, follows):
                self.patch.setattr(printed, follows, getattr(printed, follows))  # so that it is put back with the rest
        self.patch.setattr(printed, fact, value)
        printed.settle()

    def print_on(self, thing: str, *effects: Any) -> None:
        self.change(thing, "effects", list(effects))

    def price_of(self, thing: str, cost: str) -> None:
        self.change(thing, "cost", self.Cost(cost))


@dataclass(frozen=True)
class Mutation:
    """``boards`` and ``side`` lead to where it shows."""

    says: str
    change: Callable[[Engine], None]
    boards: str = ""
    side: str = ""

    def noticed(self) -> Difference | None:
        options: Options = {}
        if self.boards:
            options["boards"] = [*self.boards.split()]
        if self.side:
            options["sides"] = self.side
        players = len(self.boards.split()) or None
        with pytest.MonkeyPatch.context() as patch:
            self.change(Engine(patch))
            for result in lockstep(GAME, REFEREE, MOST_GAMES, fixed=options, players=players):
                if isinstance(result, Difference):
                    return result
        return None
