"""Interface by which a game supports puzzles: tables to mine, heuristics for evaluation, and themes."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from bastide.bots.difficulty_levels import BEGINNER, HARD, MEDIUM, analysis_heuristics
from bastide.bots.search.heuristics_interface import Heuristics
from bastide.core.action_reason import Reason
from bastide.core.game import Game
from bastide.core.game_registry import get_kit
from bastide.core.json_data import JsonData, ints_to_json
from bastide.core.options import Options
from bastide.core.state import State
from bastide.puzzles.careless_heuristics import CarelessHeuristics
from bastide.puzzles.follow_up_reasons import AchievementLister


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
    #: An answer that costs this many points is clearly worse, even if it costs less win chance than usual.
    min_point_cost: float = 3.0
    #: Bots that grade the difficulty: a casual, a good and a strong player.
    graders: tuple[str, str, str] = (MEDIUM, HARD, "expert:iterations=600")
    #: The bot that must find the answer: ``master`` with a budget that does not depend on the machine.
    master: str = "master:iterations=2000"
    #: Bot that plays the moves after an answer.
    reply_bot: str = "master:iterations=300"
    #: Bots without search. A decision on which all of them and the casual player agree is almost never a puzzle.
    quick_bots: tuple[str, ...] = (BEGINNER,) * 4

    @property
    def theme_ids(self) -> tuple[str, ...]:
        """The ids of all themes, in display order."""
        return tuple(theme.value for theme in self.themes)

    @abstractmethod
    def may_be_puzzle(self, state: State, player: int) -> bool:
        """Return whether this decision may be a puzzle: not a mere wait, and not one where all play the same."""

    def is_main_decision(self, state: State, player: int) -> bool:
        """Return whether this is the main decision of a turn, as opposed to one of several smaller ones.

        Smaller decisions need half the usual cost of a wrong answer, and are examined even if quick bots agree.
        """
        return True

    @abstractmethod
    def classify(self, state: State, player: int, answer: int, rival: int, reasons: list[Reason]) -> str:
        """Return the theme of a puzzle. ``reasons``: why the answer is better than the second best, ``rival``."""

    def known_facts(self, state: State, player: int) -> dict[str, JsonData]:
        """Return what the player knows besides the view: ``scores`` of all seats, and more in some games."""
        return {"scores": ints_to_json(state.scores())}

    def achievement_lister(self) -> AchievementLister | None:
        """Return who says what players achieve, for reasons that name what an answer leads to."""
        return None

    def complete_reasons(
        self, state: State, player: int, answer: int, other: int, reasons: list[Reason]
    ) -> list[Reason]:
        """Add to the reasons why ``answer`` is better than another one what it does at once to cause them."""
        return reasons

    def answer_key(self, state: State, player: int, action: int) -> int:
        """Return a key that is equal for actions that a person would call the same answer."""
        return action

    def make_heuristics(self, game: Game) -> Heuristics:
        """Make the heuristics of the rollouts: those of hints and reviews."""
        return analysis_heuristics(game)

    def make_screening_heuristics(self, game: Game) -> Heuristics:
        """Make the heuristics of the first, quick comparison of all answers."""
        return self.make_heuristics(game)

    def make_other_heuristics(self, game: Game, state: State) -> Heuristics:
        """Make the heuristics of another kind of player, for the second verification."""
        return CarelessHeuristics(self.make_heuristics(game))


def get_puzzle_themes(game: str) -> PuzzleThemes | None:
    """Return the puzzle themes of a game; None if it has none."""
    themes = get_kit(game).puzzle_themes()
    return themes if isinstance(themes, PuzzleThemes) else None
