"""Settings of a table: clocks, seats, and what its maker may choose."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, Union

from msgspec import Meta, Struct

from bastide.tables.messages.common import BotSpec, Facts, Hash, Name


class NoClock(Struct, frozen=True, tag_field="kind", tag="none"):
    """Everybody has all the time in the world."""


class MoveClock(Struct, frozen=True, tag_field="kind", tag="move"):
    """So many seconds for each move: a minute, or three days. A move is all one does until others have acted."""

    seconds: Annotated[int, Meta(ge=5, le=60 * 86400)]


class BankClock(Struct, frozen=True, tag_field="kind", tag="bank"):
    """So many seconds for the whole game, and a few more after each move."""

    seconds: Annotated[int, Meta(ge=10, le=60 * 86400)]
    increment: Annotated[int, Meta(ge=0, le=86400)]


Clock: TypeAlias = Union[NoClock, MoveClock, BankClock]


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit on a seat of a new table: its maker, a bot, whoever comes, or somebody beside its maker at the same
    device (where tables are on a device), who has a name."""

    kind: Literal["me", "bot", "open", "beside"]
    bot: BotSpec | None = None
    name: Name = ""

    def __post_init__(self) -> None:
        if self.name and self.kind != "beside":
            raise ValueError("who comes over a way of their own says their name themselves")


class CreateTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table. Options that are not named keep the game's defaults."""

    game: Annotated[str, Meta(max_length=60)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=64)]
    options: Facts = {}
    #: Listed in the lobby, open to all; otherwise by its link only.
    public: bool = False
    clock: Clock = NoClock()
    #: What happens to a player whose clock runs out.
    expiry: Literal["bot", "loss"] = "bot"
    #: For how many seconds somebody who is away is waited for by those who are there; then a bot plays on. 0: for ever.
    #: None: ten minutes at a public table without a clock, else for ever.
    absence: Annotated[int, Meta(ge=0, le=30 * 86400)] | None = None
    #: The bot that plays for somebody who is away, or who asks for it. None: the one that is usual in this game.
    stand_in: BotSpec | None = None
    #: Whether pages may show projected scores, remaining tiles and the like.
    aids: bool = True
    #: Whether players may ask what a bot would do. Such a game moves no rating. None: if its maker meets bots only.
    hints: bool | None = None
    #: Whether the order of play is drawn at random at the start.
    shuffle: bool = False
    #: Whether those who only look on may talk, too.
    talk: bool = False
    #: Begin at once, if every seat is taken.
    start: bool = False
    #: The hash of what the maker's device adds to the key of the game. None: it adds nothing.
    part: Hash | None = None
