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


@final
class Rows:
    """Which parts of an observation are rows: of *things* that lie somewhere, and of *actions* that point at things.

    The first number of a row says what it is; 0: there is no row, and none after it. Things and actions are named by
    their part, the index of an action is the number of its row.
    """

    def __init__(
        self,
        things: str,
        actions: str,
        words: dict[str, dict[int, int]],
        pointers: list[int],
        turned: tuple[str, int, int],
        left_out: list[str],
    ) -> None:
        self.things = things
        self.actions = actions
        #: By part: the columns that are no amounts but words, told by their number, and how many words there are.
        self.words = words
        #: The columns of an action that point at a thing: its row plus one, or 0.
        self.pointers = pointers
        #: A word beside the rows (its part and column) and one of an action that mean something together: the tile in
        #: hand, and how it is turned.
        self.turned = turned
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
        """Somebody who keeps one row for game after game, if that is quicker than to write each observation anew."""
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

    # -- kinship of actions: for networks, which need not learn of each by itself what holds for all like it --------

    def deeds(self) -> list[int]:
        """The deed that each index stands for. Indices of one deed differ in their ``terms`` only."""
        return list(range(self.actions))

    def terms(self) -> list[list[float]]:
        """The numbers in which indices of one deed differ, equally many for each index: what is paid to whom."""
        return [[] for _ in range(self.actions)]

    # -- kinds of things: for networks that know a thing by its facts, and so can play with one they never met -------

    def kinds(self) -> list[dict[str, float]]:
        """What there is to say of each kind of thing, by name; nothing if the game is not made of such.

        Every part whose last length is their number counts by kind.
        """
        return []

    def pointers(self) -> list[tuple[int, int]]:
        """For each index the verb, and the kind of thing that it points at (-1: at none)."""
        return [(index, -1) for index in range(self.actions)]

    # -- rows: for networks that read one row after the other, however many there are --------------------------------

    def rows(self) -> Rows | None:
        """Which parts are rows; nothing if an observation is not made of such."""
        return None

    def speaks_of(self, state: State) -> bool:
        """Whether observations can tell all of a position; not, where it is played with what they have no word for."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class EncoderMaker(ABC):
    """Where the encoders of a game come from: its kit names one."""

    @abstractmethod
    def make(self, players: int, options: Options, settings: dict[str, int]) -> Encoder:
        """An encoder for a table. ``settings`` are the numbers that this game's encoder can be told, by name."""

    def settings(self) -> dict[str, int]:
        """What this game's encoder can be told, with what it takes if it is told nothing."""
        return {}

    def learning(self) -> dict[str, int]:
        """The settings with which ``bastide train`` begins."""
        return {}

    def revealing(self) -> dict[str, int]:
        """Settings that add, after everything else, parts that tell of each seat what nobody may see: for a critic."""
        return {}


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
