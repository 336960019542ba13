"""Session of one client over one connection, for all tables that they watch."""

from __future__ import annotations

from abc import ABC, abstractmethod

import msgspec

from bastide import __version__
from bastide.core.errors import BastideError
from bastide.hosting.api.calls import bad_message
from bastide.hosting.api.messages import ClientMessage, EnterLobby, Leave, LeaveLobby, Ping, Pong, Watch, Welcome
from bastide.hosting.service.broadcaster import Asked, encoder
from bastide.hosting.service.table_service import TableService
from bastide.tables import messages as wire
from bastide.tables.errors import Refused, described
from bastide.tables.visitor import Visitor

#: The longest message a client may send, and the most tables it may look at over one connection.
LARGEST = 64 * 1024
MOST_TABLES = 50

decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


class ClientSession(ABC):
    """One client, over whatever connection. ``who``: where they are, as limits count it."""

    def __init__(self, house: TableService, who: str = "") -> None:
        self.house = house
        self.who = who
        self.tables: set[str] = set()

    @property
    @abstractmethod
    def visitor(self) -> Visitor:
        """Who it is, now."""

    @abstractmethod
    def tell(self, text: bytes) -> None:
        """Hand over a message, without waiting for it to arrive."""

    def check(self) -> None:
        """Refuse whoever may not say anything (more)."""

    def note(self, error: BastideError, table: str) -> None:
        """Something was refused, at a table or not at one."""

    def greet(self) -> None:
        self.tell(encoder.encode(Welcome(self.visitor.name, __version__, self.house.now())))

    def part(self) -> None:
        """They are gone: nothing more is told."""
        self.house.lobby.leave(self)
        for table in list(self.tables):
            self.leave(table)

    def leave(self, table: str) -> None:
        """They look at a table no more."""
        self.house.leave(self, table)
        self.tables.discard(table)

    async def answer(self, frame: bytes) -> None:
        """Carry out what a message asks for, and answer it."""
        number = 0
        table = ""
        try:
            self.check()
            if len(frame) > LARGEST:
                raise Refused("too-large", f"a message has at most {LARGEST} bytes", limit=LARGEST)
            try:
                message = decoder.decode(frame)
            except (msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError, RecursionError) as error:
                raise bad_message(str(error)) from None
            number = message.id
            match message:
                case Ping():
                    self.tell(encoder.encode(Pong(number, self.house.now())))
                case EnterLobby():
                    await self.house.lobby.enter(self, number)
                case LeaveLobby():
                    self.house.lobby.leave(self)
                case _:
                    table = message.table
                    await self.carry_out(message)
        except BastideError as error:
            self.note(error, table)
            current = await self._current(table)
            self.tell(encoder.encode(wire.RefusedMessage(number, described(error), current)))

    async def carry_out(self, message: Watch | Leave | wire.TableCommand) -> None:
        """Do what is asked of a table."""
        if isinstance(message, Watch):
            if message.table not in self.tables and len(self.tables) >= MOST_TABLES:
                raise Refused(
                    "too-many-tables", f"one connection looks at {MOST_TABLES} tables at most", most=MOST_TABLES
                )
            with self.house.telemetry.command("watch", message.table):
                asked = Asked((message.id,), message.changes)
                await self.house.watch(self, message.table, message.since, message.invite, asked, who=self.who)
            self.tables.add(message.table)
        elif isinstance(message, Leave):
            self.leave(message.table)
        else:
            answer = await self.house.do(message, self.visitor, self)
            if answer is not None:
                self.tell(encoder.encode(answer))

    async def _current(self, table: str) -> wire.TableMessage | None:
        """The table as it stands, if the client may see it: what a refused command should have looked at."""
        if not table:
            return None
        try:
            hosted, viewer = await self.house.seen_by(table, self.visitor, None)
        except BastideError:
            return None
        return self.house.broadcaster.message(hosted, viewer, [])
