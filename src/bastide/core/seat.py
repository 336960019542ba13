"""A seat: what a player at the table has in front of them, and a bot: who sits there.

A bot is handed a ``Seat`` and never the state. Through it, the bot learns what its player may know:
the question, the view, and full positions *drawn at random* from all those that fit. The conformance
battery proves for every bot that its choice does not depend on anything else.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from bastide.core.decision import Decision
    from bastide.core.game import Game
    from bastide.core.plain import Plain
    from bastide.core.rng import Rng
    from bastide.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Seat:
    """One player's window on a state. A game may subclass it with quick, named looks at what lies open."""

    def __init__(self, state: State, player: int) -> None:
        self._state = state
        self.player = player
        self.players = state.players

    def legal_actions(self) -> list[int]:
        return self._state.legal_actions(self.player)

    def decision(self) -> Decision:
        return self._state.decision(self.player)

    def notation(self, action: int) -> str:
        return self._state.notation(self.player, action)

    def view(self) -> dict[str, Plain]:
        return self._state.view(self.player)

    def sample(self, rng: Rng) -> State:
        """A full position to think on. It belongs to the bot: clone it, play on it, throw it away."""
        return self._state.sample(self.player, rng)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """Someone who answers for one player during one game."""

    @abstractmethod
    def choose(self, seat: Seat) -> int:
        """One of ``seat.legal_actions()``. Called only when there is something to decide."""


@mypyc_attr(allow_interpreted_subclasses=True)
class BotMaker(ABC):
    """Where bots come from. A maker registers itself through the entry point group ``bastide.bots``.

    The entry point is called ``any`` (or ``any.something``) if it makes bots for every game, else by the id of
    the game (``dominion``, ``dominion.something``).
    """

    @abstractmethod
    def names(self, game: Game) -> list[str]:
        """The bots it makes for this game."""

    @abstractmethod
    def make(self, name: str, argument: str, game: Game, seed: int) -> Bot:
        """A fresh bot for one player of one game. ``argument`` is what was written after a colon: ``buylist:FILE``.

        UnknownBot for a name it does not make, InvalidBot for an argument that makes no sense.
        """
