"""What all rules of the house are made of: who asks, what is written down, and what is checked before it is.

Nothing here changes a table.
"""

from __future__ import annotations

from collections.abc import Callable
from hmac import compare_digest

from msgspec import Struct

from bastide.bots import bot_names, make_bot
from bastide.core.errors import BastideError, UnknownBot
from bastide.core.game import Game
from bastide.core.plain import Plain
from bastide.core.rng import Rng
from bastide.server import messages as wire
from bastide.server.errors import Refused, no_table
from bastide.server.log import Entry
from bastide.server.person import Person
from bastide.server.table import Table

#: The bot that plays for somebody who is away, if the game has it.
STAND_IN = "medium"


class Draft(Struct, frozen=True):
    """An entry without its number and time."""

    kind: str
    seat: int
    data: dict[str, Plain]


class Question(Struct, frozen=True):
    """Who asks, who is there, and a source of chance: all that a rule may look at besides the table."""

    person: Person
    #: Random bits from the operating system.
    bits: Callable[[int], int]
    #: Seats whose people are looking.
    present: frozenset[int] = frozenset()

    def rng(self) -> Rng:
        return Rng(self.bits(64))


def entries(table: Table, drafts: list[Draft], at: int) -> list[Entry]:
    """Drafts as the next entries of the table. Time does not run backwards in a log."""
    at = max(at, table.updated_at)
    return [Entry(table.seq + number, each.kind, each.seat, each.data, at) for number, each in enumerate(drafts, 1)]


# -- who may do what ---------------------------------------------------------------------------


def check_may_see(table: Table, person: Person, invite: str | None) -> None:
    """A private table is for those who sit there, its host, and whoever has the link."""
    if table.public or table.seat_of(person.ids) >= 0 or table.host in person.ids:
        return
    if invite is None or not compare_digest(invite.encode(), table.invite.encode()):
        raise no_table()


def own_seat(table: Table, person: Person) -> int:
    seat = table.seat_of(person.ids)
    if seat < 0:
        raise Refused("not-seated", "you do not sit at this table")
    return seat


def check_host(table: Table, person: Person) -> None:
    if table.host not in person.ids:
        raise Refused("not-host", "only the host of the table can do that")


def check_status(table: Table, wanted: wire.Status) -> None:
    if table.status == wanted:
        return
    if table.status == "open":
        raise Refused("not-started", "the game has not begun yet")
    if table.status == "playing":
        raise Refused("already-started", "the game has begun already")
    raise Refused("table-finished", "the game is over")


def check_position(table: Table, position: int) -> None:
    if position != table.position:
        raise Refused(
            "stale",
            f"this answers position {position}, but the table is at {table.position}",
            position=position,
            current=table.position,
        )


def check_sound(table: Table) -> None:
    if table.broken:
        raise Refused(
            "rules-changed",
            f"the rules have changed since this game began, and it cannot go on: {table.broken}",
            problem=table.broken,
        )


def plain_bots(game: Game) -> list[str]:
    """The bots that can be asked for by their bare names. Settings could name files or ask for hours."""
    found = []
    for name in bot_names(game):
        try:
            make_bot(name, game, 0)
        except BastideError:
            continue
        found.append(name)
    return found


def check_bot(game: Game, name: str) -> str:
    known = plain_bots(game)
    if name not in known:
        raise UnknownBot(
            "unknown-bot",
            f"there is no bot {name!r} for {game.id}; known: {', '.join(known)}",
            bot=name,
            game=game.id,
            known=", ".join(known),
        )
    return name


def stand_in(game: Game) -> str:
    known = plain_bots(game)
    return STAND_IN if STAND_IN in known else known[0]
