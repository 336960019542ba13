"""Interface by which a game supports puzzles: tables to mine, heuristics for evaluation, and themes."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from bastide.bots.difficulty_levels import BEGINNER, EXPERT, HARD, MEDIUM, find_level_factory
from bastide.bots.search.heuristics_interface import Heuristics
from bastide.core.game import Game
from bastide.core.options import Options
from bastide.core.state import State
from bastide.puzzles.best_answer_search import WIN_CHANCE_MEASURE, AnswerMeasure, CarelessHeuristics


@dataclass(frozen=True)
class MiningTable:
    """Table at which puzzles are mined: the bots in its seats, and its options."""

    seats: Sequence[str]
    options: Options = field(default_factory=dict)


class PuzzleThemes(ABC):
    """Puzzle support of one game. The game's kit provides an instance."""

    #: Themes, in display order. The name of each is the message ``GAME-theme-VALUE``.
    themes: type[StrEnum]
    #: Tables used in turn for mining, with strong and weak players.
    tables: tuple[MiningTable, ...]
    #: Measure by which answers are compared.
    measure: AnswerMeasure = WIN_CHANCE_MEASURE
    #: Rounds of the quick check (0: priors suffice), of the first evaluation, and of the verification of all answers.
    rounds: tuple[int, int, int] = (32, 400, 1200)
    #: Bots that grade the difficulty: a casual and a good player.
    graders: tuple[str, str] = (MEDIUM, HARD)
    #: Bots without search. A decision on which all of them and the casual player agree is almost never a puzzle.
    quick_bots: tuple[str, ...] = (BEGINNER,) * 4
    #: Of the decisions that the casual player finds, one in this many is examined; most are obvious.
    easy_decisions_per_look: int = 6
    #: Iterations of ``expert`` as grader, so that the grade does not depend on the machine.
    expert_iterations: int = 600

    @property
    def theme_ids(self) -> tuple[str, ...]:
        """The ids of all themes, in display order."""
        return tuple(theme.value for theme in self.themes)

    @abstractmethod
    def may_be_puzzle(self, state: State, player: int) -> bool:
        """Return whether this decision may be a puzzle: not a mere wait, and not one where all play the same."""

    @abstractmethod
    def classify(self, state: State, player: int, answer: int) -> str:
        """Return the theme of a puzzle with this answer."""

    def stands_out(self, best: float, second: float) -> bool:
        """Return whether the priors of the two best answers (``Heuristics.action_priors``) differ enough."""
        return True

    def answer_key(self, state: State, player: int, action: int) -> int:
        """Return a key that is equal for actions that a person would call the same answer."""
        return action

    def make_heuristics(self, game: Game) -> Heuristics:
        """Make the heuristics of the rollouts: those of ``expert``."""
        maker = find_level_factory(game)
        return Heuristics() if maker is None else maker.make_heuristics(EXPERT)

    def make_careless_heuristics(self, game: Game) -> Heuristics:
        """Make the heuristics of another kind of player, for the verification."""
        return CarelessHeuristics(self.make_heuristics(game))

    def make_strongest_heuristics(self, game: Game) -> Heuristics | None:
        """Make heuristics stronger than ``expert`` for a final verification; None if there are none."""
        return None
