"""Interfaces of bots, bot factories and strategy file formats.

A bot gets a ``Seat``, never the state. The seat gives access to what its player may know: the decision, the view and
sampled positions. ``bastide.testing.check_bot`` verifies that a bot's choice depends on nothing else.
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
    """Chooses the actions of one player during one game."""

    @abstractmethod
    def choose(self, seat: Seat) -> int:
        """Return one of ``seat.legal_actions()``. Called only when the player is to act."""


@mypyc_attr(allow_interpreted_subclasses=True)
class StrategyFormat(ABC):
    """One kind of strategy file: how to parse it into a bot, mutate it and simplify it."""

    @abstractmethod
    def make_bot(self, text: str, source: str) -> Bot:
        """Make a bot that follows this text. Raises InvalidBot, naming ``source``, if the text cannot be parsed."""

    @abstractmethod
    def mutate(self, text: str, options: Options, rng: Rng) -> str:
        """Return the text with one random change."""

    @abstractmethod
    def bot_name(self) -> str:
        """Name of the bots that follow such a file, as in ``buylist:FILE``."""

    def example_strategies(self) -> dict[str, str]:
        """Built-in strategy texts by name."""
        return {}

    def opponent_bots(self) -> list[str]:
        """Candidate opponents for a strategy search; the strongest at the table are used."""
        return []

    def starting_strategies(self, options: Options) -> list[str]:
        """Further starting texts for a table with these options."""
        return []

    def simplifications(self, text: str) -> list[str]:
        """Copies of the text, each without one part that may be unnecessary."""
        return []

    def openings(self, options: Options) -> list[list[str]]:
        """Possible openings at a table with these options: the components of each. Empty: the game has none."""
        return []

    def with_opening(self, text: str, components: list[str]) -> str:
        """Return the text with these components bought first, in the first turns. Raises InvalidBot."""
        return text

    def combo_parts(self, options: Options) -> list[str]:
        """Components of which combos at a table with these options consist. Empty: the game has none."""
        return []

    def combo_options(self, options: Options, components: list[str]) -> Options:
        """Return the options of a table that has these components."""
        return options

    def combo_strategies(self, components: list[str]) -> list[str]:
        """Simple strategies that use these components and no others that a combo may consist of."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class BotFactory(ABC):
    """Makes bots by name. A game lists its own factories in its kit.

    Plug-ins register factories in the entry point group ``bastide.bots``: as ``any`` (or ``any.something``) for bots
    that play every game, otherwise under the id of the game (``dominion``, ``dominion.something``).
    """

    @abstractmethod
    def bot_names(self, game: Game) -> list[str]:
        """Names of the bots this factory makes for the game."""

    @abstractmethod
    def make_bot(self, name: str, argument: str, game: Game, seed: int) -> Bot:
        """Make a new bot for one player of one game.

        ``argument`` is the text after the colon, as in ``buylist:FILE``. Raises UnknownBot for a name the factory does
        not know, InvalidBot for an invalid argument.
        """

    def source_file(self, name: str, argument: str) -> str:
        """Path of the file the bot is made from, so that its content is stored with results; empty if there is none."""
        return ""

    def warnings(self, name: str, argument: str, game: Game, options: Options) -> list[InvalidBot]:
        """Warnings about the bot for these validated options. They do not stop the game."""
        return []

    def changes_setup(self, name: str, argument: str, game: Game) -> bool:
        """Whether simulations and tournaments start this bot's player from a changed set-up."""
        return False

    def change_setup(self, name: str, argument: str, game: Game, state: State, player: int) -> State:
        """Return the dealt state with the set-up that this bot asks for its player."""
        return state

    def strategy_format(self, game: Game) -> StrategyFormat | None:
        """Format of the strategy files that the factory's bots follow; None if they follow none."""
        return None
