"""What a game says about its puzzles: where to look for them, who judges, and what each is about."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field

from bastide.bots.levels import BEGINNER, EXPERT, HARD, MEDIUM, level_maker
from bastide.bots.search.judgement import Judgement
from bastide.core.game import Game
from bastide.core.options import Options
from bastide.core.state import State
from bastide.puzzles.judging import WIN, Careless, Measure


@dataclass(frozen=True)
class Table:
    """Who plays the games in which puzzles are looked for."""

    seats: Sequence[str]
    options: Options = field(default_factory=dict)


class Themes(ABC):
    """The themes of one game. A game's kit hands out an instance."""

    #: The themes, in the order in which a page offers them. Each has a word, ``GAME-theme-ID``.
    ids: tuple[str, ...]
    #: The tables at which puzzles are looked for, one after the other; strong and weak players.
    tables: tuple[Table, ...]
    #: In what answers are compared.
    measure: Measure = WIN
    #: Rounds of a glance at a few answers (0: the first sight will do), of a first look at them, and of a second look,
    #: a deeper one, at all.
    rounds: tuple[int, int, int] = (32, 400, 1200)
    #: A casual player and a good one: what they find says how difficult a puzzle is.
    graders: tuple[str, str] = (MEDIUM, HARD)
    #: Players who answer at once. Where all of them, and the casual player, answer alike there is hardly ever a puzzle.
    quick: tuple[str, ...] = (BEGINNER,) * 4
    #: Of what a casual player finds, one in so many is looked at further: most of it is plain.
    plain: int = 6
    #: What ``expert`` may think when it is asked, so that it does not depend on the machine.
    thoughts: int = 600

    @abstractmethod
    def asks(self, state: State, player: int) -> bool:
        """Whether this decision may be a puzzle; not where one would only be waited for, or where all do the same."""

    @abstractmethod
    def theme(self, state: State, player: int, answer: int) -> str:
        """What a puzzle with this answer is about."""

    def stands_out(self, best: float, second: float) -> bool:
        """Whether the two answers that look best at first sight (as ``Judgement.prior`` says) look far enough apart."""
        return True

    def same(self, state: State, player: int, action: int) -> int:
        """A number that actions share which a person would call the same answer."""
        return action

    def judgement(self, game: Game) -> Judgement:
        """Who plays the games on: ``expert``, by whom all that come along were found."""
        maker = level_maker(game)
        return Judgement() if maker is None else maker.judgement(EXPERT)

    def other_judgement(self, game: Game) -> Judgement:
        """Another kind of player, for the second look: an answer that is right only against one kind is no answer."""
        return Careless(self.judgement(game))

    def best_judgement(self, game: Game) -> Judgement | None:
        """Who plays on better than ``expert``, for a last look at those that come along; None: there was none."""
        return None
