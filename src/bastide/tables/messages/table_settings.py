"""Wire messages with the settings of a new table: clock, seats, options."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, Union

from msgspec import Meta, Struct

from bastide.tables.messages.field_types import BotSpec, DisplayName, Hex256, JsonObject


class NoClock(Struct, frozen=True, tag_field="kind", tag="none"):
    """Unlimited time."""


class MoveClock(Struct, frozen=True, tag_field="kind", tag="move"):
    """A fixed number of seconds for each move. A move lasts until another player has acted."""

    seconds: Annotated[int, Meta(ge=5, le=60 * 86400)]


class BankClock(Struct, frozen=True, tag_field="kind", tag="bank"):
    """A fixed number of seconds for the whole game, plus an increment after each move."""

    seconds: Annotated[int, Meta(ge=10, le=60 * 86400)]
    increment: Annotated[int, Meta(ge=0, le=86400)]


Clock: TypeAlias = Union[NoClock, MoveClock, BankClock]


class SeatRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Wanted occupant of a seat of a new table.

    ``me`` is the person who creates it, ``open`` a free seat, ``beside`` another person with a name at the same device
    (hot seat).
    """

    kind: Literal["me", "bot", "open", "beside"]
    bot: BotSpec | None = None
    name: DisplayName = ""

    def __post_init__(self) -> None:
        if self.name and self.kind != "beside":
            raise ValueError("only a player at the same device is given a name")


class CreateTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Create a table. Missing options keep the defaults of the game."""

    game: Annotated[str, Meta(max_length=60)]
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=64)]
    options: JsonObject = {}
    #: Whether the lobby lists it and anyone may join; otherwise access is by invite link only.
    public: bool = False
    clock: Clock = NoClock()
    #: What happens to a player whose clock runs out.
    expiry: Literal["bot", "loss"] = "bot"
    #: Seconds after which a bot replaces an absent player while others wait; 0: never. None: ten minutes at a public
    #: table without a clock, else never.
    absence: Annotated[int, Meta(ge=0, le=30 * 86400)] | None = None
    #: Bot that plays for a person who is absent or asks for it. None: the default of the game.
    stand_in: BotSpec | None = None
    #: Whether pages may show projected scores, remaining tiles and the like.
    aids: bool = True
    #: Whether players may ask for hints. Such a game is not rated. None: only if there are no other people.
    hints: bool | None = None
    #: Whether the order of play is random.
    shuffle: bool = False
    #: Whether spectators may chat.
    talk: bool = False
    #: Start at once, if every seat is taken.
    start: bool = False
    #: Hash of the seed share of the device. None: it takes no part.
    part: Hex256 | None = None
