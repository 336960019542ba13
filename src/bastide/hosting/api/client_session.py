"""Session of one client over one connection, for all tables that it watches."""

from __future__ import annotations

from abc import ABC, abstractmethod

import msgspec

from bastide import __version__
from bastide.core.errors import BastideError
from bastide.hosting.api.connection_and_lobby_messages import (
    ClientMessage,
    EnterLobby,
    HoldDevice,
    Leave,
    LeaveLobby,
    Ping,
    PongMessage,
    Watch,
    WelcomeMessage,
)
from bastide.hosting.api.endpoint_types import bad_message_error
from bastide.hosting.service.broadcaster import CommandSender, SubscriptionOptions, json_encoder
from bastide.hosting.service.device_holders import DeviceHolders
from bastide.hosting.service.table_service import TableService
from bastide.tables import messages as wire
from bastide.tables.request_errors import RequestRefused, describe_error
from bastide.tables.visitor_and_command_context import Visitor

#: Maximum size of a message of a client, and maximum number of tables watched over one connection.
MAX_MESSAGE_BYTES = 64 * 1024
MAX_TABLES_PER_CONNECTION = 50

client_message_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


class ClientSession(ABC):
    """One client over any kind of connection.

    ``requester`` is its address, as counted by rate limits. ``holders`` tracks who holds the device, if people share
    it.
    """

    def __init__(self, service: TableService, requester: str = "", holders: DeviceHolders | None = None) -> None:
        self.service = service
        self.client_key = requester
        self.holders = holders or DeviceHolders()
        self.watched_tables: set[str] = set()

    @property
    @abstractmethod
    def owner(self) -> Visitor:
        """The person to whom the client belongs."""

    @property
    def visitor(self) -> Visitor:
        """The person who uses the client now; on a shared device, also the current holder at each table."""
        cached = self.service.table_cache.tables
        return self.holders.get_visitor(
            self.owner, [cached[each].table for each in self.watched_tables if each in cached]
        )

    @abstractmethod
    def send(self, text: bytes) -> None:
        """Queue a message, without waiting for its delivery."""

    def check_may_send(self) -> None:
        """Raise RequestRefused if the client may not send messages (any more)."""

    def log_refusal(self, error: BastideError, table: str) -> None:
        """Log a refused message, about a table or none."""

    def send_welcome(self) -> None:
        self.send(json_encoder.encode(WelcomeMessage(self.visitor.name, __version__, self.service.now_ms())))

    def disconnect(self) -> None:
        """Unsubscribe from everything, after the client has disconnected."""
        self.service.lobby.unsubscribe(self)
        for table in list(self.watched_tables):
            self.stop_watching(table)

    def stop_watching(self, table: str) -> None:
        """Stop watching a table."""
        self.service.unsubscribe(self, table)
        self.watched_tables.discard(table)
        self.holders.release_device(table)

    async def handle_message(self, frame: bytes) -> None:
        """Handle a message, and answer it."""
        number = 0
        table = ""
        try:
            self.check_may_send()
            if len(frame) > MAX_MESSAGE_BYTES:
                raise RequestRefused(
                    "too-large", f"this is too large; the limit is {MAX_MESSAGE_BYTES} bytes", limit=MAX_MESSAGE_BYTES
                )
            try:
                message = client_message_decoder.decode(frame)
            except (msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError, RecursionError) as error:
                raise bad_message_error(str(error)) from None
            number = message.id
            match message:
                case Ping():
                    self.send(json_encoder.encode(PongMessage(number, self.service.now_ms())))
                case EnterLobby():
                    await self.service.lobby.subscribe(self, number)
                case LeaveLobby():
                    self.service.lobby.unsubscribe(self)
                case _:
                    table = message.table
                    await self.handle_table_message(message)
        except BastideError as error:
            self.log_refusal(error, table)
            current = await self._get_current_table(table)
            self.send(json_encoder.encode(wire.RefusedMessage(number, describe_error(error), current)))

    async def handle_table_message(self, message: Watch | Leave | HoldDevice | wire.TableCommand) -> None:
        """Handle a message about a table."""
        if isinstance(message, Watch):
            if message.table not in self.watched_tables and len(self.watched_tables) >= MAX_TABLES_PER_CONNECTION:
                raise RequestRefused(
                    "too-many-tables",
                    f"you can watch up to {MAX_TABLES_PER_CONNECTION} tables at once",
                    most=MAX_TABLES_PER_CONNECTION,
                )
            with self.service.telemetry.track_command("watch", message.table):
                options = SubscriptionOptions((message.id,), message.changes)
                # Added first, since the viewer of a shared device depends on it.
                is_new = message.table not in self.watched_tables
                self.watched_tables.add(message.table)
                try:
                    await self.service.subscribe(
                        self, message.table, message.since, message.invite, options, requester=self.client_key
                    )
                except BastideError:
                    if is_new:
                        self.watched_tables.discard(message.table)
                    raise
        elif isinstance(message, Leave):
            self.stop_watching(message.table)
        elif isinstance(message, HoldDevice):
            hosted, _ = await self.service.open_for_visitor(message.table, self.owner, None)
            self.holders.take_device(hosted.table, self.owner, message.seat)
            self.service.broadcaster.broadcast_table(hosted, CommandSender(self, message.id))
        else:
            answer = await self.service.execute(message, self.visitor, self)
            if answer is not None:
                self.send(json_encoder.encode(answer))

    async def _get_current_table(self, table: str) -> wire.TableMessage | None:
        """Return the current table, if visible to the client; sent with refusals of outdated commands."""
        if not table:
            return None
        try:
            hosted, viewer = await self.service.open_for_visitor(table, self.visitor, None)
        except BastideError:
            return None
        return self.service.broadcaster.build_message(hosted, viewer, [])
