"""A change of the rules while they run, to see whether the referee notices. The rules have to be interpreted for it."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from bastide.core import Options, get_game
from bastide.testing.lockstep import Difference, lockstep
from reference_engines.carcassonne import REFEREE

RULES = ("bastide.games.carcassonne.rules.", "bastide.games.carcassonne.modules.")
#: These only read and show tiles and maps.
NO_RULES = ("arrange", "drawing", "maptext", "reading")
#: Within so many games each change has to be noticed.
MOST_GAMES = 25


class Engine:
    """The rules, found by name wherever they are kept, and changed for as long as ``patch`` lasts.

    A rule is a function, a number, or ``Class.method``. What is done to a position may be either a function of it or a
    method of it; both are called in the same way, and found by their plain name.
    """

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.patch = patch
        self.modules = [
            module
            for name, module in sys.modules.items()
            if name.startswith(RULES) and name.rpartition(".")[2] not in NO_RULES
        ]
        self.position = type(get_game("carcassonne").new_state(2, {}, 0))

    def __getattr__(self, name: str) -> Any:
        return next(vars(module)[name] for module in self.modules if name in vars(module))

    def old(self, rule: str) -> Any:
        """The rule as it is."""
        owner, _, method = rule.rpartition(".")
        if owner:
            return vars(getattr(self, owner))[method]
        return getattr(self.position, rule, None) or getattr(self, rule)

    def change(self, rule: str, value: Any) -> None:
        """Put something else in its place, wherever it is used."""
        before = self.old(rule)
        owner, _, name = rule.rpartition(".")
        if owner:
            self.patch.setattr(getattr(self, owner), name, value)
        elif hasattr(self.position, rule):
            self.patch.setattr(self.position, rule, value)
        else:
            for module in self.modules:
                if vars(module).get(rule) is before:
                    self.patch.setattr(module, rule, value)


@dataclass(frozen=True)
class Mutation:
    """A wrong rule, the modules with which it shows, and where to look for it first."""

    says: str
    change: Callable[[Engine], None]
    modules: str = ""
    players: int | None = 2
    seed: int = 0

    def noticed(self) -> Difference | None:
        options: Options = {"modules": ["base", *self.modules.split()]}
        game = get_game("carcassonne")
        game.new_state(2, {"modules": "all"}, 0)  # so that all rules are loaded
        with pytest.MonkeyPatch.context() as patch:
            self.change(Engine(patch))
            for result in lockstep(game, REFEREE, MOST_GAMES, self.seed, options, self.players):
                if isinstance(result, Difference):
                    return result
        return None
