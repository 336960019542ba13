"""Base classes and shared structures of log entries."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct

from bastide.core.options import OptionValue


class SeatAssignment(Struct, frozen=True, omit_defaults=True):
    """Occupant of a seat of a new table: a person, a bot, or nobody."""

    person: str
    name: str
    bot: str
    #: Hash of the seed share of the person's device; empty: none.
    part: str = ""


class GameOrigin(Struct, frozen=True, omit_defaults=True):
    """The game that a table continues: its deal, and the actions played so far.

    Everyone who has the record knows the deal. So there is no fairness proof for it, and the game is not rated.
    """

    seed: str
    #: Options as played, with random ones resolved.
    options: dict[str, OptionValue]
    #: Player, action and its notation, in order.
    moves: list[tuple[int, int, str]]
    #: The table of this server at which the game was played; empty: it came as a record.
    table: str = ""
    #: Whether everyone may see that table and learn its id.
    public: bool = False
    #: Id of the puzzle, if the game comes from one.
    puzzle: str = ""


class EntryData(Struct, frozen=True):
    """Data of a log entry. ``kind`` identifies its type in the stored log.

    ``public_fields`` are shown to everyone, ``actor_fields`` only to the player on the entry's seat. Seeds, invite
    tokens, ids of people and hidden choices are in neither.
    """

    kind: ClassVar[str]
    public_fields: ClassVar[tuple[str, ...]] = ()
    actor_fields: ClassVar[tuple[str, ...]] = ()
    #: Whether earlier entries were changed together with this one, so that the log must be read again.
    rewrites_log: ClassVar[bool] = False

    def get_quota_person(self, sitting: str, host: str) -> str:
        """Return the person whose quota the entry counts against; ``sitting`` is the person on its seat."""
        return sitting


class PersonEntry(EntryData, frozen=True):
    """An entry about a person, whose name everyone may see."""

    public_fields: ClassVar[tuple[str, ...]] = ("name",)

    person: str
    name: str


class HostEntry(EntryData, frozen=True):
    """An action of the host."""

    def get_quota_person(self, sitting: str, host: str) -> str:
        return host
