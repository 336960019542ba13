"""Difficulty levels for people, from ``beginner`` to ``master``. Their game knowledge is the game's ``Heuristics``.

The quick levels differ in how much they blunder (``bots/blunders.py``), the others in how long they search. Each level
is tuned to win 65 to 80 of 100 games against the one below, see ``benchmarks/bot_strength.py``.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Final, final

from mypy_extensions import mypyc_attr

from bastide.bots.erring import good_enough
from bastide.bots.registry import find_maker, makers_for, unknown_bot
from bastide.bots.search.advice import AdviserMaker
from bastide.bots.search.bot import SearchBot
from bastide.bots.search.budget import Budget, parse_budget
from bastide.bots.search.judgement import Judgement
from bastide.core.bot import Bot, BotMaker
from bastide.core.errors import InvalidBot
from bastide.core.game import Game
from bastide.core.randomness.rng import Rng
from bastide.core.state import Seat

BEGINNER: Final = "beginner"
EASY: Final = "easy"
MEDIUM: Final = "medium"
HARD: Final = "hard"
EXPERT: Final = "expert"
MASTER: Final = "master"
#: All levels, the weakest first. A game may offer fewer.
LEVELS: Final = (BEGINNER, EASY, MEDIUM, HARD, EXPERT, MASTER)
#: Setting that names a network as policy prior: ``expert:net=FILE``, ``expert:net=FILE+seconds=1``.
NET: Final = "net="


@final
class QuickBot(Bot):
    """Bot that plays by heuristics without search; with ``slack`` it makes human-like blunders."""

    def __init__(self, heuristics: Judgement, slack: float, seed: int) -> None:
        self.judgement = heuristics
        self.slack = slack
        self.rng = Rng(seed)

    def choose(self, seat: Seat) -> int:
        legal = seat.legal_actions()
        if len(legal) == 1:
            return legal[0]
        sampled = seat.sample(self.rng)
        self.judgement.prepare(sampled, seat.player)
        if self.slack <= 0.0:
            return self.judgement.quick(sampled, seat.player, self.rng)
        actions = self.judgement.candidates(sampled, seat.player, legal)
        if len(actions) == 1:
            return actions[0]
        return actions[good_enough(self.judgement.losses(sampled, seat.player, actions), self.slack, self.rng)]


@final
class Level:
    """Settings of a level: without a budget it plays at once, with one it searches.

    ``slack`` is the average loss that a level without search accepts, on the scale of ``Heuristics.estimated_losses``.
    """

    def __init__(self, name: str, budget: Budget | None = None, slack: float = 0.0) -> None:
        self.name = name
        self.budget = budget
        self.slack = slack


@mypyc_attr(allow_interpreted_subclasses=True)
class LevelMaker(BotMaker):
    """Makes the levels of one game. A subclass provides the heuristics of each level."""

    def __init__(self, levels: list[Level]) -> None:
        self.levels = levels

    @abstractmethod
    def judgement(self, level: str) -> Judgement:
        """Make new heuristics for one bot of this level."""

    def teaching(self) -> Judgement:
        """Make new heuristics for a coach: a way of playing that a beginner can follow."""
        return self.judgement(EXPERT)

    def advising(self) -> Judgement:
        """Make new heuristics for hints and reviews: those of the best level, for which win chances are calibrated."""
        return self.judgement(MASTER if MASTER in [level.name for level in self.levels] else EXPERT)

    def planning(self) -> Judgement:
        """Make new heuristics whose plans can be written as a strategy file, if there are any."""
        return self.judgement(EXPERT)

    def names(self, game: Game) -> list[str]:
        return [level.name for level in self.levels]

    def make(self, name: str, argument: str, game: Game, seed: int) -> Bot:
        for level in self.levels:
            if level.name == name:
                return self.made(level, argument, game, seed)
        raise unknown_bot(name, game, self.names(game))

    def made(self, level: Level, argument: str, game: Game, seed: int) -> Bot:
        """Make a bot of a level."""
        heuristics = self.judgement(level.name)
        if level.budget is not None and argument.startswith(NET):
            maker = find_maker(game, "net")
            assert isinstance(maker, AdviserMaker)
            return maker.advised(argument.removeprefix(NET), heuristics, level.budget, game, seed)
        if level.budget is not None:
            budget = parse_budget(level.name, argument, level.budget)
            return SearchBot(heuristics, budget, seed, game.id, level.name, prepares=True)
        if argument:
            raise InvalidBot(
                "bot-argument", f"the bot {level.name!r} takes no setting, not {argument!r}", bot=level.name
            )
        return QuickBot(heuristics, level.slack, seed)

    def file(self, name: str, argument: str) -> str:
        if not argument.startswith(NET):
            return ""
        return argument.removeprefix(NET).partition("+seconds=")[0].partition("+iterations=")[0]


def judgement_for(game: Game) -> Judgement:
    """Return the best heuristics for analysing a game; neutral ones if the game has none."""
    maker = level_maker(game)
    return Judgement() if maker is None else maker.advising()


def teaching_for(game: Game) -> Judgement:
    """Return the heuristics of a coach for a game; neutral ones if the game has none."""
    maker = level_maker(game)
    return Judgement() if maker is None else maker.teaching()


def planning_for(game: Game) -> Judgement:
    """Return the heuristics that make plans for a game; neutral ones if the game has none."""
    maker = level_maker(game)
    return Judgement() if maker is None else maker.planning()


def level_maker(game: Game) -> LevelMaker | None:
    """Return the factory of a game's levels; None if it has none."""
    for maker in makers_for(game):
        if isinstance(maker, LevelMaker):
            return maker
    return None
