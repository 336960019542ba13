"""An encoder: a game's positions as rows of numbers, and its actions as the indices of a policy head.

Rows are written straight into memory that numpy sees (``librt.vecs``): compiled, one number costs a nanosecond. What
the numbers mean is said once, in the ``parts`` of an encoder, from which the documentation and the spaces are made.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from bastide.core.options import Options
from bastide.core.state import State

#: The largest number in a row: what is more stays at it.
MOST: Final[i64] = 32767


@final
class Part:
    """A stretch of an observation: ``shape`` numbers from ``start`` on, and what they say."""

    def __init__(self, name: str, start: int, shape: tuple[int, ...], words: str) -> None:
        self.name = name
        self.start = start
        self.shape = shape
        self.words = words

    @property
    def size(self) -> int:
        size = 1
        for length in self.shape:
            size *= length
        return size

    def __repr__(self) -> str:
        return f"Part({self.name!r}, {self.start}, {self.shape})"


#: Named numbers that describe something: what is not named is 0.
Facts = dict[str, float]


@final
class EntityRows:
    """Which parts of an observation are rows: of *entities*, and of *actions* that point at entities.

    The first number of a row says what it is; 0: there is no row, and none after it. The index of an action is the
    number of its row.
    """

    def __init__(
        self,
        entities: str,
        actions: str,
        words: dict[str, dict[int, int]],
        facts: dict[str, dict[int, list[Facts]]],
        pointers: list[int],
        left_out: list[str],
    ) -> None:
        #: The parts with the rows.
        self.entities = entities
        self.actions = actions
        #: By part: the columns that are no amounts but words, told by their number, and how many words there are.
        self.words = words
        #: By part: the columns that are words with facts, and the facts of each word.
        self.facts = facts
        #: The columns of an action that point at an entity: its row plus one, or 0.
        self.pointers = pointers
        #: The parts that need not be read: the others say what follows from them.
        self.left_out = left_out


@mypyc_attr(allow_interpreted_subclasses=True)
class Keeper(ABC):
    """Keeps the row of one game after the other up to date: what has not changed since a decision stays as it is."""

    @abstractmethod
    def show(self, state: State, player: int, row: vec[i16], at: i64) -> list[int]:
        """Make ``row[at : at + size]`` what ``observe`` would write for the player who is to act. Returns ``offers``.

        The row is always the same and nobody else writes into it.
        """

    @abstractmethod
    def action(self, state: State, player: int, index: int, row: vec[i16], at: i64) -> int:
        """The game's action behind one of the indices that ``show`` returned last."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder(ABC):
    """How one table of a game looks to a learner. It belongs to a game, a number of players and the table's options.

    An observation holds only what the seat may know: it is the same for every position that ``State.sample`` draws for
    that seat. Players are told from the viewer's place: 0 is the viewer, 1 the next one in seating order, and so on.
    """

    def __init__(self, version: int, players: int, actions: int) -> None:
        #: Goes up with every change of what an index of an observation or of an action means.
        self.version = version
        self.players = players
        #: How many actions the policy head has.
        self.actions = actions
        #: How many numbers an observation has; grows with every part.
        self.size = 0
        self.parts: list[Part] = []

    def part(self, name: str, shape: tuple[int, ...], words: str) -> int:
        """Add a part at the end. Returns where it starts."""
        added = Part(name, self.size, shape, words)
        self.parts.append(added)
        self.size += added.size
        return added.start

    @abstractmethod
    def observe(self, state: State, viewer: int, row: vec[i16], at: i64) -> None:
        """Write what the viewer knows into ``row[at : at + size]``, which holds nothing but zeros."""

    def keeper(self) -> Keeper | None:
        """A keeper of one row, if that is faster than to write every observation from scratch."""
        return None

    # -- actions: the game's own numbers, unless it says otherwise ---------------------------------------------

    def offers(self, state: State, player: int) -> list[int]:
        """The indices of the player's legal actions, ascending."""
        return state.legal_actions(player)

    def action(self, state: State, player: int, index: int) -> int:
        """The game's action behind an index."""
        return index

    def index(self, state: State, player: int, action: int) -> int:
        """The index of a legal action; -1 if this encoder cannot say it."""
        return action

    # -- entities: how a network reads an observation --------------------------------------------------------------

    def entity_rows(self) -> EntityRows | None:
        """Which parts are rows of entities and actions; None if the entities are the ``kinds``."""
        return None

    def kinds(self) -> list[Facts]:
        """The facts of each kind of entity. Every part whose last length is their number counts by kind."""
        return []

    def action_rows(self) -> list[list[int]]:
        """Of each index what it does (a word), the kind that it points at (-1: none), and amounts, equally many."""
        return [[index, -1] for index in range(self.actions)]

    def speaks_of(self, state: State) -> bool:
        """Whether observations can tell all of a position; not, where it is played with what they have no word for."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class EncoderMaker(ABC):
    """Where the encoders of a game come from: its kit names one."""

    @abstractmethod
    def make(self, players: int, options: Options) -> Encoder:
        """An encoder for a table."""


def small(value: i64) -> i16:
    """A number that fits in a row."""
    return i16(value) if value <= MOST else i16(MOST)


@final
class Page:
    """One observation with its mask of legal actions: the memory for environments that look at one game at a time."""

    def __init__(self, encoder: Encoder) -> None:
        self.encoder = encoder
        self.row: vec[i16] = vec[i16]([0] * encoder.size)
        self.mask: vec[u8] = vec[u8]([0] * encoder.actions)
        #: The indices that are legal now.
        self.offered: list[int] = []

    def memory(self) -> tuple[object, object]:
        """What numpy can look at: the observation and the mask."""
        return self.row, self.mask

    def look(self, state: State, player: int) -> None:
        """Write a player's observation; it holds nothing but zeros before."""
        self.encoder.observe(state, player, self.row, 0)

    def offer(self, state: State, player: int) -> None:
        """Mark the player's legal actions, and no others."""
        mask = self.mask
        for index in self.offered:
            mask[index] = 0
        self.offered = self.encoder.offers(state, player)
        for index in self.offered:
            mask[index] = 1
