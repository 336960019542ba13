"""A phase of the turn, and the order in which phases come.

The turn is a chain of phases, put together from the base game and the modules that are on and sorted by their moments.
A phase either passes by itself or asks somebody; when it is done the next one begins.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bastide.core import Plain

if TYPE_CHECKING:
    from bastide.games.carcassonne.rules.state import CarcassonneState

# Before the first turn.
SETUP: Final = -10  # lay what lies on the table at the start, if there is a choice
# The moments of a turn. A turn has one part, or two with a builder; a part runs from SOURCE to TO_CARCASSONNE.
TURN_START: Final = 0  # what happens once, before anything is drawn
BAZAAR_CHOICE: Final = 5  # take one of the tiles laid out, where there is no auction
SOURCE: Final = 10  # choose where the tile comes from
DRAW: Final = 20  # have a tile that fits somewhere
PLACE: Final = 30  # lay it
PRINCESS: Final = 40  # send a knight home
FIGURE: Final = 50  # place a figure or none
DRAGON: Final = 60  # the dragon moves, before anything is scored (O-02)
CASTLE: Final = 70  # small cities become castles
REDEPLOY: Final = 80  # followers come out of Carcassonne
SCORE: Final = 90  # completed features, fairy, barns; figures come home
CASTLE_SCORE: Final = 100  # castles score what was completed beside them
TOKENS: Final = 110  # goods, king, robber baron
WAGONS: Final = 120  # wagons travel on
TO_CARCASSONNE: Final = 130  # a follower goes to Carcassonne
BAZAAR_TILES: Final = 138  # the tiles to be auctioned are set apart
AFTER_RIVER: Final = 139  # the last lake is followed by an ordinary tile
SECOND_PART: Final = 140  # the builder's second tile
BAZAAR: Final = 150  # the auction
TURN_END: Final = 160  # the next player, if there are tiles left
LAST_ABBEYS: Final = 170  # abbeys that are left
LAST_REDEPLOY: Final = 180  # followers come out of Carcassonne for the final scoring
GAME_OVER: Final = 190  # the final scoring; nobody acts any more


class Phase(ABC):
    """One phase. It holds no data: what it needs to remember stands in the state."""

    def __init__(self, id: str, moment: int) -> None:
        self.id = id
        self.moment = moment

    @abstractmethod
    def begin(self, state: CarcassonneState) -> bool:
        """Do what happens by itself. True if somebody must now be asked: then ``state.asked`` is that player."""

    # -- for phases that ask ---------------------------------------------------------------------

    def legal_actions(self, state: CarcassonneState) -> list[int]:
        """What the player who is asked can do, ascending."""
        return []

    def is_legal(self, state: CarcassonneState, action: int) -> bool:
        """Whether the player who is asked can do this."""
        return False

    def perform(self, state: CarcassonneState, action: int) -> bool:
        """Carry out a legal action. True if the phase is done, False if it asks again."""
        return True

    def about(self, state: CarcassonneState) -> dict[str, Plain]:
        """What a prompt needs besides the name of the phase."""
        return {}

    def notation(self, state: CarcassonneState, action: int) -> str:
        return str(action)

    def meaning(self, state: CarcassonneState, action: int) -> dict[str, Plain]:
        return {"do": self.id}

    def why_illegal(self, state: CarcassonneState, action: int) -> str:
        return ""


class Alternative(ABC):
    """Something to do in the figure step that is not a figure on the tile just laid: the fairy, a portal ...

    It has a range of action numbers of its own. One that comes ``besides`` a figure is offered even where no figure
    may be placed.
    """

    first: i64
    count: i64

    def __init__(self, first: i64, count: i64, besides: bool = False) -> None:
        self.first = first
        self.count = count
        self.besides = besides

    @abstractmethod
    def add_to(self, state: CarcassonneState, actions: list[int]) -> None:
        """Append what the active player can do of this, ascending."""

    @abstractmethod
    def is_legal(self, state: CarcassonneState, action: int) -> bool:
        """Whether the active player can do this; the action is one of its own."""

    @abstractmethod
    def perform(self, state: CarcassonneState, action: int) -> bool:
        """Carry it out. True if the figure step is done with it, False if it asks again."""

    @abstractmethod
    def notation(self, state: CarcassonneState, action: int) -> str: ...

    @abstractmethod
    def meaning(self, state: CarcassonneState, action: int) -> dict[str, Plain]: ...

    @abstractmethod
    def why_illegal(self, state: CarcassonneState, action: int) -> str: ...
