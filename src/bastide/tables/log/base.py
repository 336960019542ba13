"""What all entries of a table log have in common."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct

from bastide.core.options import OptionValue


class SeatTaken(Struct, frozen=True, omit_defaults=True):
    """Who has a seat of a new table: a person, a bot, or nobody yet."""

    person: str
    name: str
    bot: str
    #: The hash of what their device adds to the key of the game; empty: nothing.
    part: str = ""


class Origin(Struct, frozen=True, omit_defaults=True):
    """The game that a table plays on: its deal, and what had been played up to there.

    The deal is that of the record. Whoever has the record knows it, so nothing is promised of it and nothing rated.
    """

    seed: str
    #: The options as they were played.
    options: dict[str, OptionValue]
    #: Player, action and what it is called, in order.
    moves: list[tuple[int, int, str]]
    #: The table of this server that it was played at; empty: it came as a record.
    table: str = ""
    #: Whether everyone may see that table, and so be told of it.
    public: bool = False
    #: The puzzle that it was, if it was one.
    puzzle: str = ""


class What(Struct, frozen=True):
    """What happened, in one entry. ``kind`` is what it is called in the log.

    ``shown`` names the fields that everyone may see, ``own`` those that only the one who did it may see besides. The
    seed, the link, who is who and what was chosen are not for everyone.
    """

    kind: ClassVar[str]
    shown: ClassVar[tuple[str, ...]] = ()
    own: ClassVar[tuple[str, ...]] = ()
    #: Whether earlier entries have been changed with it: what was read of the log before is to be read anew.
    rewrites: ClassVar[bool] = False

    def counted_for(self, sitting: str, host: str) -> str:
        """Return whose quota the entry counts against; ``sitting`` is the person on its seat."""
        return sitting


class PersonEntry(What, frozen=True):
    """An entry about a person, who is named to everyone."""

    shown: ClassVar[tuple[str, ...]] = ("name",)

    person: str
    name: str


class HostEntry(What, frozen=True):
    """Something that the host did."""

    def counted_for(self, sitting: str, host: str) -> str:
        return host
