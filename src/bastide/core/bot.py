"""A bot: who sits at the table when no person does, and where bots come from.

A bot is handed a ``Seat`` and never the state. Through it, the bot learns what its player may know:
the question, the view, and full positions *drawn at random* from all those that fit. The conformance
battery proves for every bot that its choice does not depend on anything else.
"""

from __future__ import annotations

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from bastide.core.errors import InvalidBot
from bastide.core.game import Game
from bastide.core.options import Options
from bastide.core.randomness.rng import Rng
from bastide.core.state import Seat, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """Someone who answers for one player during one game."""

    @abstractmethod
    def choose(self, seat: Seat) -> int:
        """One of ``seat.legal_actions()``. Called only when there is something to decide."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Improver(ABC):
    """Knows the files of one kind: what can be varied in them, and the bot that follows one."""

    @abstractmethod
    def bot(self, text: str, source: str) -> Bot:
        """A bot that follows this text; InvalidBot, with ``source``, if it cannot be read."""

    @abstractmethod
    def varied(self, text: str, options: Options, rng: Rng) -> str:
        """The text with something changed."""

    @abstractmethod
    def kind(self) -> str:
        """What stands before the colon in the name of a bot that follows a file: ``buylist``."""

    def examples(self) -> dict[str, str]:
        """Texts that come along, by name: to read, and to begin with."""
        return {}

    def rivals(self) -> list[str]:
        """Bots among which a field of opponents is chosen, the strongest at a table."""
        return []

    def ideas(self, options: Options) -> list[str]:
        """Other texts to begin with, for a table with these options."""
        return []

    def shorter(self, text: str) -> list[str]:
        """The text without one of its parts, for each part that might not be needed."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class BotMaker(ABC):
    """Where bots come from. A game's own makers are in its kit.

    Others register themselves through the entry point group ``bastide.bots``: as ``any`` (or ``any.something``) if
    they make bots for every game, else by the id of the game (``dominion``, ``dominion.something``).
    """

    @abstractmethod
    def names(self, game: Game) -> list[str]:
        """The bots it makes for this game."""

    @abstractmethod
    def make(self, name: str, argument: str, game: Game, seed: int) -> Bot:
        """A fresh bot for one player of one game. ``argument`` is what was written after a colon: ``buylist:FILE``.

        UnknownBot for a name it does not make, InvalidBot for an argument that makes no sense.
        """

    def file(self, name: str, argument: str) -> str:
        """The file that a bot is made of, so that what stands in it is kept with its results; empty: of none."""
        return ""

    def remarks(self, name: str, argument: str, game: Game, options: Options) -> list[InvalidBot]:
        """What is worth knowing before it plays with these (checked) options: mistakes that need not stop anybody."""
        return []

    def arranges(self, name: str, argument: str, game: Game) -> bool:
        """Whether its player begins otherwise than by the rules, in simulations and tournaments."""
        return False

    def arranged(self, name: str, argument: str, game: Game, state: State, player: int) -> State:
        """A game that was just dealt, with the beginning that this bot wants for its player."""
        return state

    def improver(self, game: Game) -> Improver | None:
        """Who varies the strategies in files that its bots follow; None if they follow none."""
        return None
