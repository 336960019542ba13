"""Levels for people, from ``beginner`` to ``master``. What they know of a game is its judgement's.

The quick ones differ in what they put up with (``bots/erring.py``), the others in how long they search. Each is tuned
to win 65 to 80 of 100 games against the one below, see ``benchmarks/bot_strength.py``.
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
#: The one scale, the weakest first. A game has as many of them as it has a player for.
LEVELS: Final = (BEGINNER, EASY, MEDIUM, HARD, EXPERT, MASTER)
#: How a network is named that a level takes advice from: ``expert:net=FILE``, ``expert:net=FILE+seconds=1``.
NET: Final = "net="


@final
class QuickBot(Bot):
    """Plays what its judgement thinks of at once; with ``slack``, whatever is good enough by it."""

    def __init__(self, judgement: Judgement, slack: float, seed: int) -> None:
        self.judgement = judgement
        self.slack = slack
        self.rng = Rng(seed)

    def choose(self, seat: Seat) -> int:
        legal = seat.legal_actions()
        if len(legal) == 1:
            return legal[0]
        drawn = seat.sample(self.rng)
        self.judgement.prepare(drawn, seat.player)
        if self.slack <= 0.0:
            return self.judgement.quick(drawn, seat.player, self.rng)
        actions = self.judgement.candidates(drawn, seat.player, legal)
        if len(actions) == 1:
            return actions[0]
        return actions[good_enough(self.judgement.losses(drawn, seat.player, actions), self.slack, self.rng)]


@final
class Level:
    """What a level is made of: without a budget it plays at once, with one it searches.

    ``slack``: what one that plays at once puts up with losing, as the game's judgement counts losses.
    """

    def __init__(self, name: str, budget: Budget | None = None, slack: float = 0.0) -> None:
        self.name = name
        self.budget = budget
        self.slack = slack


@mypyc_attr(allow_interpreted_subclasses=True)
class LevelMaker(BotMaker):
    """Makes the levels of one game. A subclass says with which judgement each of them plays."""

    def __init__(self, levels: list[Level]) -> None:
        self.levels = levels

    @abstractmethod
    def judgement(self, level: str) -> Judgement:
        """A fresh judgement for one bot of this level."""

    def teaching(self) -> Judgement:
        """A fresh judgement for a coach: by a way of playing that somebody who is new to the game can follow."""
        return self.judgement(EXPERT)

    def advising(self) -> Judgement:
        """A fresh judgement for hints and reviews: that of the best level, for which chances are calibrated."""
        return self.judgement(MASTER if MASTER in [level.name for level in self.levels] else EXPERT)

    def planning(self) -> Judgement:
        """A fresh judgement whose plans can be written down, where there are plans at all."""
        return self.judgement(EXPERT)

    def names(self, game: Game) -> list[str]:
        return [level.name for level in self.levels]

    def make(self, name: str, argument: str, game: Game, seed: int) -> Bot:
        for level in self.levels:
            if level.name == name:
                return self.made(level, argument, game, seed)
        raise unknown_bot(name, game, self.names(game))

    def made(self, level: Level, argument: str, game: Game, seed: int) -> Bot:
        judgement = self.judgement(level.name)
        if level.budget is not None and argument.startswith(NET):
            maker = find_maker(game, "net")
            assert isinstance(maker, AdviserMaker)
            return maker.advised(argument.removeprefix(NET), judgement, level.budget, game, seed)
        if level.budget is not None:
            budget = parse_budget(level.name, argument, level.budget)
            return SearchBot(judgement, budget, seed, game.id, level.name, plays=True)
        if argument:
            raise InvalidBot(
                "bot-argument", f"the bot {level.name!r} takes no setting, not {argument!r}", bot=level.name
            )
        return QuickBot(judgement, level.slack, seed)

    def file(self, name: str, argument: str) -> str:
        if not argument.startswith(NET):
            return ""
        return argument.removeprefix(NET).partition("+seconds=")[0].partition("+iterations=")[0]


def judgement_for(game: Game) -> Judgement:
    """The best judgement that is installed for a game; one without an opinion if there is none."""
    maker = level_maker(game)
    return Judgement() if maker is None else maker.advising()


def teaching_for(game: Game) -> Judgement:
    """The judgement of a coach at a game, likewise."""
    maker = level_maker(game)
    return Judgement() if maker is None else maker.teaching()


def planning_for(game: Game) -> Judgement:
    """The judgement that makes plans for a game, likewise."""
    maker = level_maker(game)
    return Judgement() if maker is None else maker.planning()


def level_maker(game: Game) -> LevelMaker | None:
    for maker in makers_for(game):
        if isinstance(maker, LevelMaker):
            return maker
    return None
