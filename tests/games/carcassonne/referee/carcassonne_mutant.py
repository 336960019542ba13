"""A change of the rules while they run, to see whether the referee notices. The rules have to be interpreted for it."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from bastide.core import Options, get_game
from bastide.games.carcassonne.referee import REFEREE
from bastide.testing.lockstep import Difference, lockstep

RULES = "bastide.games.carcassonne.rules."
#: These only read and show tiles and maps.
NO_RULES = ("arrange", "drawing", "maptext", "reading")
#: Within so many games each change has to be noticed.
MOST_GAMES = 25


class Engine:
    """The rules, found by name wherever they are kept, and changed for as long as ``patch`` lasts."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.patch = patch
        self.modules = [
            module
            for name, module in sys.modules.items()
            if name.startswith(RULES) and name.rpartition(".")[2] not in NO_RULES
        ]

    def __getattr__(self, name: str) -> Any:
        return next(vars(module)[name] for module in self.modules if name in vars(module))

    def replace(self, name: str, value: Any) -> None:
        """Put something else in the place of a function or a number, wherever it is used."""
        before = getattr(self, name)
        users = [module for module in self.modules if vars(module).get(name) is before]
        assert users, f"no rule is called {name}"
        for module in users:
            self.patch.setattr(module, name, value)

    def change(self, rule: str, value: Any) -> None:
        """Another method: ``Class.method``."""
        owner, _, method = rule.partition(".")
        assert method in vars(getattr(self, owner)), f"there is no rule {rule}"
        self.patch.setattr(getattr(self, owner), method, value)

    def old(self, rule: str) -> Any:
        owner, _, method = rule.partition(".")
        return vars(getattr(self, owner))[method]


@dataclass(frozen=True)
class Mutation:
    """A wrong rule, the modules with which it shows, and where to look for it first."""

    says: str
    change: Callable[[Engine], None]
    modules: str = ""
    players: int | None = None
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
