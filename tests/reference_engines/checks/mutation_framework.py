"""Mistakes made in the rules of a game while they run, to check that its reference engine notices them.

The rules must be interpreted (``BASTIDE_PURE=1``): a compiled rule cannot be changed.
"""

from __future__ import annotations

import json
import sys
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from typing import Any, ClassVar

import pytest

from bastide.core import Game
from bastide.testing.reference_engine_comparison import EngineAgreement, EngineDifference


class Engine:
    """The rules, found by name in whichever module holds them, and changed for as long as ``patch`` lasts.

    A rule is a function, a number, a method of the game's state, or ``Class.method``.
    """

    def __init__(self, patch: pytest.MonkeyPatch, game: Game, packages: tuple[str, ...]) -> None:
        self.patch = patch
        self.undo = ExitStack()
        self.modules = [module for name, module in sys.modules.items() if name.startswith(packages)]
        self.state: Any = type(game.new_state(game.min_players, {}, 0))

    def __getattr__(self, name: str) -> Any:
        return next(vars(module)[name] for module in self.modules if name in vars(module))

    def owner(self, rule: str) -> Any:
        """The class that defines this method; None for a function or a number of a module."""
        name = rule.rpartition(".")[0]
        return getattr(self, name) if name else next((one for one in self.state.__mro__ if rule in vars(one)), None)

    def old(self, rule: str) -> Any:
        owner = self.owner(rule)
        return vars(owner)[rule.rpartition(".")[2]] if owner else getattr(self, rule)

    def change(self, rule: str, value: Any) -> None:
        """Put something else in the place of a rule, in all modules that use it."""
        owner, before = self.owner(rule), self.old(rule)
        for user in [owner] if owner else [one for one in self.modules if vars(one).get(rule) is before]:
            self.patch.setattr(user, rule.rpartition(".")[2], value)

    def wrap(self, rule: str, wrong: Callable[..., Any]) -> None:
        """Call ``wrong`` instead of a rule, with the engine and the right rule before the rule's arguments."""
        right = self.old(rule)

        def changed(*given: Any, **named: Any) -> Any:
            return wrong(self, right, *given, **named)

        self.change(rule, changed)


@contextmanager
def held(thing: object, **values: object) -> Iterator[None]:
    """Other values for some attributes, for a while."""
    before = {name: getattr(thing, name) for name in values}
    for name, value in values.items():
        setattr(thing, name, value)
    yield
    for name, value in before.items():
        setattr(thing, name, value)


@dataclass(frozen=True)
class Verdict:
    """How a mistake was noticed and after how many games, and whether the right rules pass in the last of them."""

    noticed: str
    right_passes: bool
    games: int
    seconds: float


@dataclass(frozen=True)
class Mutation(ABC):
    """A mistake: what it is, and how it is made."""

    says: str
    change: Callable[[Any], None]

    #: Whether the right rules are played as well, where no other test plays tables like these.
    plays_right: ClassVar[bool] = False

    @abstractmethod
    def engine(self, patch: pytest.MonkeyPatch) -> Engine:
        """The rules, all of them loaded."""

    @abstractmethod
    def play(self, first: int, games: int | None = None) -> Iterator[EngineAgreement | EngineDifference]:
        """Games in which the mistake shows; as many as it has to be noticed in where no number is given."""

    def tried(self) -> Verdict:
        started = time.monotonic()
        noticed, games = "", 0
        with pytest.MonkeyPatch.context() as patch:
            engine = self.engine(patch)
            with engine.undo:
                self.change(engine)
                for result in self.play(0):
                    games += 1
                    if isinstance(result, EngineDifference):
                        noticed = str(result)
        right_passes = not self.plays_right or isinstance(next(self.play(games - 1, 1)), EngineAgreement)
        return Verdict(noticed, right_passes, games, time.monotonic() - started)


Enter = Callable[[Callable[..., Any]], None]


class Mutations(list[Mutation]):
    """The mistakes in the rules of one game. Where they show is said as its ``Mutation`` says it."""

    def __init__(self, mutation: Callable[..., Mutation]) -> None:
        super().__init__()
        self.mutation = mutation

    def made(self, says: str, *where: Any, **more: Any) -> Enter:
        """Enter a function that makes a mistake."""
        return lambda change: self.append(self.mutation(says, change, *where, **more))

    def wrong(self, says: str, rule: str, *where: Any, **more: Any) -> Enter:
        """Enter a function that is called instead of a rule, with the engine and the right rule first."""
        return lambda wrong: self.made(says, *where, **more)(lambda engine: engine.wrap(rule, wrong))

    def instead(self, says: str, rule: str, value: object, *where: Any, **more: Any) -> None:
        """Enter something else in the place of a rule."""
        self.made(says, *where, **more)(lambda engine: engine.change(rule, value))


def main(mutations: Sequence[Mutation]) -> None:
    """Try those that the words of the command line choose, or all; print a table, or JSON."""
    wanted = [word for word in sys.argv[1:] if word != "--json"]
    verdicts = {}
    for one in mutations:
        if wanted and not any(word in str(one) for word in wanted):
            continue
        verdicts[one.says] = verdict = one.tried()
        if "--json" not in sys.argv:
            fails = "" if verdict.right_passes else " (and the right rules fail there, too)"
            found = verdict.noticed[:80] or "NOT NOTICED"
            print(f"{one.says:<80} {verdict.games:>3} {verdict.seconds:5.1f}  {found}{fails}", flush=True)
    if "--json" in sys.argv:
        print(json.dumps({says: vars(verdict) for says, verdict in verdicts.items()}))
    else:
        print(f"{sum(bool(verdict.noticed) for verdict in verdicts.values())} of {len(verdicts)} noticed")
