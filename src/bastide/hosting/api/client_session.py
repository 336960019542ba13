"""Session of one client over one connection, for all tables that it watches."""

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

#: Maximum size of a message of a client, and maximum number of tables watched over one connection.
LARGEST = 64 * 1024
MOST_TABLES = 50

decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


class ClientSession(ABC):
    """One client over any kind of connection. ``requester`` is its address, as counted by rate limits."""

    def __init__(self, service: TableService, requester: str = "") -> None:
        self.house = service
        self.who = requester
        self.tables: set[str] = set()

    @property
    @abstractmethod
    def visitor(self) -> Visitor:
        """The person who uses the client now."""

    @abstractmethod
    def tell(self, text: bytes) -> None:
        """Queue a message, without waiting for its delivery."""

    def check(self) -> None:
        """Raise RequestRefused if the client may not send messages (any more)."""

    def note(self, error: BastideError, table: str) -> None:
        """Log a refused message, about a table or none."""

    def greet(self) -> None:
        self.tell(encoder.encode(Welcome(self.visitor.name, __version__, self.house.now())))

    def part(self) -> None:
        """Unsubscribe from everything, after the client has disconnected."""
        self.house.lobby.leave(self)
        for table in list(self.tables):
            self.leave(table)

    def leave(self, table: str) -> None:
        """Stop watching a table."""
        self.house.leave(self, table)
        self.tables.discard(table)

    async def answer(self, frame: bytes) -> None:
        """Handle a message, and answer it."""
        number = 0
        table = ""
        try:
            self.check()
            if len(frame) > LARGEST:
                raise Refused("too-large", f"messages are limited to {LARGEST} bytes", limit=LARGEST)
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
            current = await self._get_current_table(table)
            self.tell(encoder.encode(wire.RefusedMessage(number, described(error), current)))

    async def carry_out(self, message: Watch | Leave | wire.TableCommand) -> None:
        """Handle a message about a table."""
        if isinstance(message, Watch):
            if message.table not in self.tables and len(self.tables) >= MOST_TABLES:
                raise Refused(
                    "too-many-tables", f"one connection can watch at most {MOST_TABLES} tables", most=MOST_TABLES
                )
            with self.house.telemetry.command("watch", message.table):
                options = Asked((message.id,), message.changes)
                await self.house.watch(self, message.table, message.since, message.invite, options, requester=self.who)
            self.tables.add(message.table)
        elif isinstance(message, Leave):
            self.leave(message.table)
        else:
            answer = await self.house.do(message, self.visitor, self)
            if answer is not None:
                self.tell(encoder.encode(answer))

    async def _get_current_table(self, table: str) -> wire.TableMessage | None:
        """Return the current table, if visible to the client; sent with refusals of outdated commands."""
        if not table:
            return None
        try:
            hosted, viewer = await self.house.seen_by(table, self.visitor, None)
        except BastideError:
            return None
        return self.house.broadcaster.message(hosted, viewer, [])
