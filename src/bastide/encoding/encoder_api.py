"""Encoder interface: positions of a game as rows of numbers, and actions as indices of a policy head.

Rows are written directly into memory that numpy sees (``librt.vecs``); compiled, one number costs a nanosecond. The
``parts`` of an encoder describe the numbers. Documentation and spaces are generated from them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from bastide.core.options import Options
from bastide.core.state import State

#: Largest number in a row; larger values are clipped.
MAX_VALUE: Final[i64] = 32767


@final
class ObservationPart:
    """Named part of an observation: ``shape`` numbers from ``start`` on, with a description."""

    def __init__(self, name: str, start: int, shape: tuple[int, ...], description: str) -> None:
        self.name = name
        self.start = start
        self.shape = shape
        self.description = description

    @property
    def size(self) -> int:
        size = 1
        for length in self.shape:
            size *= length
        return size

    def __repr__(self) -> str:
        return f"Part({self.name!r}, {self.start}, {self.shape})"


#: Named features of an entity or a word; a missing name means 0.
Features = dict[str, float]


@final
class EntityRows:
    """Which parts of an observation are lists of *entities* and of *actions* that point at entities.

    The first number of a row is its type; 0 means that this row and all after it are empty. The index of an action is
    the number of its row.
    """

    def __init__(
        self,
        entity_part: str,
        action_part: str,
        vocabulary_sizes: dict[str, dict[int, int]],
        word_features: dict[str, dict[int, list[Features]]],
        pointer_columns: list[int],
        ignored_parts: list[str],
    ) -> None:
        #: Names of the parts that hold the rows.
        self.entity_part = entity_part
        self.action_part = action_part
        #: By part: the categorical columns and the size of each vocabulary.
        self.vocabulary_sizes = vocabulary_sizes
        #: By part: categorical columns whose words have features, and the features of each word.
        self.word_features = word_features
        #: Columns of an action row that point at an entity: its row plus one, or 0.
        self.pointer_columns = pointer_columns
        #: Parts that a network can ignore, because they follow from the others.
        self.ignored_parts = ignored_parts


@mypyc_attr(allow_interpreted_subclasses=True)
class IncrementalEncoder(ABC):
    """Incremental encoder: updates the observation row of one game where it has changed since the last decision."""

    @abstractmethod
    def update_row(self, state: State, player: int, row: vec[i16], at: i64) -> list[int]:
        """Update ``row[at : at + size]`` to the observation of the player to act. Returns the legal action indices.

        The row must always be the same one, and no other code may write to it.
        """

    @abstractmethod
    def action_for_index(self, state: State, player: int, index: int, row: vec[i16], at: i64) -> int:
        """Return the game's action for one of the indices that the last update returned."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder(ABC):
    """Observations and action indices of one table: a game, a number of players and the table's options.

    An observation contains only what the seat may know: it is the same for every position that
    ``State.sample_position`` returns for that seat. Players are numbered relative to the viewer: 0 is the viewer, 1 the
    next in seating order.
    """

    def __init__(self, version: int, players: int, actions: int) -> None:
        #: Increases whenever an index of an observation or an action changes its meaning.
        self.version = version
        self.players = players
        #: Size of the policy head.
        self.actions = actions
        #: Length of an observation; grows with every added part.
        self.size = 0
        self.parts: list[ObservationPart] = []

    def add_part(self, name: str, shape: tuple[int, ...], description: str) -> int:
        """Append a part. Returns its start."""
        added = ObservationPart(name, self.size, shape, description)
        self.parts.append(added)
        self.size += added.size
        return added.start

    @abstractmethod
    def write_observation(self, state: State, viewer: int, row: vec[i16], at: i64) -> None:
        """Write what the viewer knows into ``row[at : at + size]``, which holds only zeros before."""

    def incremental_encoder(self) -> IncrementalEncoder | None:
        """Return a new incremental encoder for one row; None if writing every observation from scratch is faster."""
        return None

    # -- actions: by default the game's own numbers -------------------------------------------------------------

    def legal_indices(self, state: State, player: int) -> list[int]:
        """Return the indices of the player's legal actions, ascending."""
        return state.legal_actions(player)

    def action_for_index(self, state: State, player: int, index: int) -> int:
        """Return the game's action for an index."""
        return index

    def index_for_action(self, state: State, player: int, action: int) -> int:
        """Return the index of a legal action; -1 if this encoder has none for it."""
        return action

    # -- entities: how a network reads an observation --------------------------------------------------------------

    def entity_rows(self) -> EntityRows | None:
        """Return which parts are lists of entities and actions; None if the entities are the ``entity_kinds``."""
        return None

    def entity_kinds(self) -> list[Features]:
        """Return the features of each kind of entity.

        A part whose last dimension has this length counts entities by kind.
        """
        return []

    def action_descriptions(self) -> list[list[int]]:
        """Return a description of each action index: its type, the kind of entity it points at (-1: none), and amounts.

        All descriptions have the same length.
        """
        return [[index, -1] for index in range(self.actions)]

    def can_encode(self, state: State) -> bool:
        """Return whether an observation can describe this position fully."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class EncoderFactory(ABC):
    """Makes the encoders of one game; its kit names an instance."""

    @abstractmethod
    def make_encoder(self, players: int, options: Options) -> Encoder:
        """Make the encoder of a table."""


def clip_to_int16(value: i64) -> i16:
    """Clip a number to the range of a row."""
    return i16(value) if value <= MAX_VALUE else i16(MAX_VALUE)


@final
class ObservationBuffer:
    """Buffers for the observation and the action mask of a single game."""

    def __init__(self, encoder: Encoder) -> None:
        self.encoder = encoder
        self.row: vec[i16] = vec[i16]([0] * encoder.size)
        self.mask: vec[u8] = vec[u8]([0] * encoder.actions)
        #: Legal action indices that the mask shows.
        self.legal_indices: list[int] = []

    def buffers(self) -> tuple[object, object]:
        """Return the buffers for numpy: observation and mask."""
        return self.row, self.mask

    def write_observation(self, state: State, player: int) -> None:
        """Write a player's observation; the buffer holds only zeros before."""
        self.encoder.write_observation(state, player, self.row, 0)

    def write_action_mask(self, state: State, player: int) -> None:
        """Write the mask of the player's legal actions."""
        mask = self.mask
        for index in self.legal_indices:
            mask[index] = 0
        self.legal_indices = self.encoder.legal_indices(state, player)
        for index in self.legal_indices:
            mask[index] = 1
