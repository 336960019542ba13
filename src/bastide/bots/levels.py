"""Levels for people: ``easy``, ``medium``, ``hard`` and ``expert``. What they know of a game is its judgement's."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final, final

from mypy_extensions import mypyc_attr

from bastide.bots.registry import find_maker, makers_for
from bastide.bots.search.bot import SearchBot
from bastide.bots.search.budget import Budget, parse_budget
from bastide.bots.search.judgement import Judgement
from bastide.core.bot import Bot, BotMaker
from bastide.core.errors import InvalidBot, UnknownBot, did_you_mean
from bastide.core.game import Game
from bastide.core.rng import Rng
from bastide.core.state import Seat

EASY: Final = "easy"
MEDIUM: Final = "medium"
HARD: Final = "hard"
EXPERT: Final = "expert"
#: How a network is named that a level is to look ahead with.
NET: Final = "net="


@final
class QuickBot(Bot):
    """Plays what its judgement thinks of at once; now and then, if it is ``careless``, anything that comes to mind."""

    def __init__(self, judgement: Judgement, careless: float, seed: int) -> None:
        self.judgement = judgement
        self.careless = careless
        self.rng = Rng(seed)

    def choose(self, seat: Seat) -> int:
        legal = seat.legal_actions()
        if len(legal) == 1:
            return legal[0]
        drawn = seat.sample(self.rng)
        self.judgement.prepare(drawn, seat.player)
        if self.careless > 0.0 and self.rng.uniform() < self.careless:
            return self.rng.choice(self.judgement.candidates(drawn, seat.player, legal))
        return self.judgement.quick(drawn, seat.player, self.rng)


@final
class Level:
    """What a level is made of: without a budget it plays at once, with one it searches."""

    def __init__(self, name: str, budget: Budget | None = None, careless: float = 0.0) -> None:
        self.name = name
        self.budget = budget
        self.careless = careless


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

    def names(self, game: Game) -> list[str]:
        return [level.name for level in self.levels]

    def make(self, name: str, argument: str, game: Game, seed: int) -> Bot:
        for level in self.levels:
            if level.name == name:
                return self.made(level, argument, game, seed)
        known = self.names(game)
        raise UnknownBot(
            "unknown-bot",
            f"there is no bot {name!r} for {game.id}; {did_you_mean(name, known)}",
            bot=name,
            game=game.id,
            known=", ".join(known),
        )

    def made(self, level: Level, argument: str, game: Game, seed: int) -> Bot:
        judgement = self.judgement(level.name)
        if level.budget is not None and argument.startswith(NET):
            return self.with_net(level.budget, argument.removeprefix(NET), game, seed)
        if level.budget is not None:
            budget = parse_budget(level.name, argument, level.budget)
            return SearchBot(judgement, budget, seed, game.id, level.name, plays=True)
        if argument:
            raise InvalidBot(
                "bot-argument", f"the bot {level.name!r} takes no setting, not {argument!r}", bot=level.name
            )
        return QuickBot(judgement, level.careless, seed)

    def with_net(self, usual: Budget, argument: str, game: Game, seed: int) -> Bot:
        """Look ahead with a network instead of the judgement: ``expert:net=FILE``, ``expert:net=FILE+seconds=1``."""
        if "+seconds=" not in argument and "+iterations=" not in argument:
            argument += "+" + usual.setting()
        return find_maker(game, "net").make("net", argument, game, seed)

    def file(self, name: str, argument: str) -> str:
        if not argument.startswith(NET):
            return ""
        return argument.removeprefix(NET).partition("+seconds=")[0].partition("+iterations=")[0]


def judgement_for(game: Game) -> Judgement:
    """The best judgement that is installed for a game; one without an opinion if there is none."""
    maker = level_maker(game)
    return Judgement() if maker is None else maker.judgement(EXPERT)


def teaching_for(game: Game) -> Judgement:
    """The judgement of a coach at a game, likewise."""
    maker = level_maker(game)
    return Judgement() if maker is None else maker.teaching()


def level_maker(game: Game) -> LevelMaker | None:
    for maker in makers_for(game):
        if isinstance(maker, LevelMaker):
            return maker
    return None
