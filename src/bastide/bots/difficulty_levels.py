"""Difficulty levels for people. Their game knowledge is the game's ``Heuristics``.

Each level is a file (``bots/level_files.py``). The quick levels differ in how much they blunder
(``bots/blunder_model.py``), the others in how long they search. Each level is tuned to win 65 to 80 of 100 games
against the one below, see ``benchmarks/bot_ladder.py``.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Final, final

from mypy_extensions import mypyc_attr

from bastide.bots.blunder_model import pick_with_blunders
from bastide.bots.bot_registry import bot_factories, find_bot_factory, unknown_bot_error
from bastide.bots.level_files import LEVEL_FILES, Level, declared_levels, frozen_levels
from bastide.bots.search.heuristics_interface import Heuristics
from bastide.bots.search.policy_prior import PolicyPriorBotFactory
from bastide.bots.search.search_bot import SearchBot
from bastide.bots.search.search_budget import parse_budget
from bastide.core.bot import Bot, BotFactory
from bastide.core.errors import InvalidBot
from bastide.core.game import Game
from bastide.core.randomness.rng import Rng
from bastide.core.state import Seat

#: Names of all levels, the weakest first. A game may offer fewer.
LEVELS: Final = tuple([file.name for file in LEVEL_FILES])
#: Levels that other code asks for by name: opponents, graders, stand-ins. New levels need no constant.
BEGINNER: Final = "beginner"
EASY: Final = "easy"
MEDIUM: Final = "medium"
HARD: Final = "hard"
EXPERT: Final = "expert"
#: Setting that names a network as policy prior: ``expert:net=FILE``, ``expert:net=FILE+seconds=1``.
NETWORK_SETTING: Final = "net="


@final
class HeuristicBot(Bot):
    """Bot that plays by heuristics without search; with ``slack`` it makes human-like blunders."""

    def __init__(self, heuristics: Heuristics, slack: float, seed: int) -> None:
        self.heuristics = heuristics
        self.slack = slack
        self.rng = Rng(seed)

    def choose(self, seat: Seat) -> int:
        legal = seat.legal_actions()
        if len(legal) == 1:
            return legal[0]
        sampled = seat.sample_position(self.rng)
        self.heuristics.adjust_sampled_position(sampled, seat.player)
        if self.slack <= 0.0:
            return self.heuristics.quick_action(sampled, seat.player, self.rng)
        actions = self.heuristics.candidate_actions(sampled, seat.player, legal)
        if len(actions) == 1:
            return actions[0]
        return actions[
            pick_with_blunders(self.heuristics.estimated_losses(sampled, seat.player, actions), self.slack, self.rng)
        ]


@mypyc_attr(allow_interpreted_subclasses=True)
class LevelFactory(BotFactory):
    """Makes the levels of one game. A subclass provides the heuristics that the levels name."""

    def __init__(self, game: str) -> None:
        self.levels = declared_levels(game)
        #: Levels of released versions, which never change.
        self.frozen_levels = frozen_levels(game)

    @abstractmethod
    def make_named_heuristics(self, name: str) -> Heuristics | None:
        """Make new heuristics by the name that a level gives them; None if there are none of this name."""

    def find_level(self, name: str) -> Level | None:
        """Return the level of this name, or the frozen one; None if the game has none."""
        return next((level for level in self.levels + self.frozen_levels if level.name == name), None)

    def make_heuristics(self, level: str) -> Heuristics:
        """Make new heuristics for one bot of this level; those of the strongest if the game does not have it."""
        found = self.find_level(level) or self.levels[-1]
        heuristics = self.make_named_heuristics(found.heuristics)
        if heuristics is None:
            raise ValueError(
                f"bots/levels/{found.name}.toml: {type(self).__name__} has no heuristics {found.heuristics!r}; "
                "write one of those that its make_named_heuristics makes"
            )
        return heuristics

    def make_analysis_heuristics(self) -> Heuristics:
        """Make new heuristics for hints, the coach and reviews: those of the best level, with calibrated chances."""
        return self.make_heuristics(self.levels[-1].name)

    def make_planning_heuristics(self) -> Heuristics:
        """Make new heuristics whose plans can be written as a strategy file, if there are any."""
        return self.make_heuristics(EXPERT)

    def bot_names(self, game: Game) -> list[str]:
        return [level.name for level in self.levels + self.frozen_levels]

    def make_bot(self, name: str, argument: str, game: Game, seed: int) -> Bot:
        level = self.find_level(name)
        if level is None:
            raise unknown_bot_error(name, game, self.bot_names(game))
        return self.make_level_bot(level, argument, game, seed)

    def make_level_bot(self, level: Level, argument: str, game: Game, seed: int) -> Bot:
        """Make a bot of a level."""
        heuristics = self.make_heuristics(level.name)
        if level.budget is not None and argument.startswith(NETWORK_SETTING):
            maker = find_bot_factory(game, "net")
            assert isinstance(maker, PolicyPriorBotFactory)
            return maker.make_bot_with_prior(
                argument.removeprefix(NETWORK_SETTING), heuristics, level.budget, game, seed
            )
        if level.budget is not None:
            budget = parse_budget(level.name, argument, level.budget)
            return SearchBot(heuristics, budget, seed, game.id, level.name, prepares=True)
        if argument:
            raise InvalidBot("bot-argument", f"bot {level.name!r} takes no settings, not {argument!r}", bot=level.name)
        return HeuristicBot(heuristics, level.slack, seed)

    def source_file(self, name: str, argument: str) -> str:
        if not argument.startswith(NETWORK_SETTING):
            return ""
        return argument.removeprefix(NETWORK_SETTING).partition("+seconds=")[0].partition("+iterations=")[0]


def analysis_heuristics(game: Game) -> Heuristics:
    """Return the best heuristics for analysing a game; neutral ones if the game has none."""
    maker = find_level_factory(game)
    return Heuristics() if maker is None else maker.make_analysis_heuristics()


def planning_heuristics(game: Game) -> Heuristics:
    """Return the heuristics that make plans for a game; neutral ones if the game has none."""
    maker = find_level_factory(game)
    return Heuristics() if maker is None else maker.make_planning_heuristics()


def find_level_factory(game: Game) -> LevelFactory | None:
    """Return the factory of a game's levels; None if it has none."""
    for maker in bot_factories(game):
        if isinstance(maker, LevelFactory):
            return maker
    return None
