"""WebSocket endpoint for live play: one connection for all tables that a client watches."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial

from starlette.websockets import WebSocket, WebSocketDisconnect

from bastide.core.errors import BastideError
from bastide.hosting.api.client_session import ClientSession
from bastide.hosting.api.connection_and_lobby_messages import HoldDevice, Leave, Watch
from bastide.hosting.api.rate_limits import TokenBuckets
from bastide.hosting.service.broadcaster import json_encoder
from bastide.hosting.service.table_service import TableService
from bastide.server.api.starlette_adapter import client_key
from bastide.server.connections.request_time_budgets import TimeBudgets
from bastide.server.connections.send_queue import SendQueue
from bastide.server.connections.uvicorn_ws_protocol import SEND_NOW_EXTENSION
from bastide.server.operations import command_telemetry, metrics
from bastide.server.people.bot_access import too_many_refusals_error
from bastide.tables import messages as wire
from bastide.tables.commands.permission_checks import check_bot_scope
from bastide.tables.request_errors import RequestRefused, describe_error
from bastide.tables.visitor_and_command_context import Visitor

#: A client that sends messages without time budget more often is disconnected.
MAX_RATE_LIMIT_VIOLATIONS = 100
#: How long the server waits for a client to receive the reason of its disconnection.
CLOSE_TIMEOUT_SECONDS = 1.0
#: Close code that asks the client to reconnect with ``?table=``, because another process serves the table.
CLOSE_CODE_OTHER_PROCESS = 4421
#: Close codes by error code.
CLOSE_CODES = {"session-ended": 4401, "bad-token": 4401, "entrance": 4401, "banned": 4403}

log = logging.getLogger(__name__)


async def refuse_socket(socket: WebSocket, why: RequestRefused) -> None:
    """Send the reason of a refusal and close the socket, without waiting long for a client that does not read."""
    with suppress(TimeoutError, WebSocketDisconnect, RuntimeError):  # the client does not read, or has left
        async with asyncio.timeout(CLOSE_TIMEOUT_SECONDS):
            await socket.send_text(json_encoder.encode(wire.RefusedMessage(0, describe_error(why))).decode())
            await socket.close(CLOSE_CODES.get(why.code, 1008), why.code)


class RateLimitViolations(Exception):
    """The client keeps exceeding the rate limit."""


class WebSocketSession(ClientSession):
    """Client session over a WebSocket.

    ``time_budgets`` are the budgets of all clients. ``should_reconnect`` says whether the client should reconnect to
    watch a table, because another process serves it. ``refusals``: limits the refused messages of a bot account.
    """

    def __init__(
        self,
        socket: WebSocket,
        service: TableService,
        owner: Visitor,
        time_budgets: TimeBudgets,
        should_reconnect: Callable[[str], bool],
        refusals: TokenBuckets | None = None,
    ) -> None:
        super().__init__(service, client_key(socket.scope))
        self._owner = owner
        self.socket = socket
        self._time_budgets = time_budgets
        self._should_reconnect = should_reconnect
        self._reconnecting = False
        self._violations = 0
        self._refusals = refusals
        #: Why the session has ended, once it has.
        self._end_reason: RequestRefused | None = None
        #: A client that reads too slowly is disconnected; it can reconnect and ask for what it missed.
        self._send_queue = SendQueue(socket.scope.get("extensions", {}).get(SEND_NOW_EXTENSION))

    @property
    def owner(self) -> Visitor:
        return self._owner

    @owner.setter
    def owner(self, owner: Visitor) -> None:
        self._owner = owner

    def _get_user(self) -> str:
        return self._owner.budget or self._owner.id

    def send(self, text: bytes) -> None:
        self._send_queue.put(text)

    def check_may_send(self) -> None:
        if self._end_reason is not None:
            raise self._end_reason
        self._time_budgets.check(self.client_key, self._get_user())

    def log_refusal(self, error: BastideError, table: str) -> None:
        if not table:  # refused table commands are recorded by the table service
            command_telemetry.record_refusal(error)
        if error.code == "too-many":
            self._violations += 1
            if self._violations > MAX_RATE_LIMIT_VIOLATIONS:
                raise RateLimitViolations
        if self._refusals is not None and self._refusals.take_token(self._owner.id) > 0:
            self.close_with_reason(too_many_refusals_error())

    def close_with_reason(self, why: RequestRefused) -> None:
        """Close the connection with a reason: its session has ended."""
        self._end_reason = self._end_reason or why
        self._send_queue.close()

    async def handle_table_message(self, message: Watch | Leave | HoldDevice | wire.TableCommand) -> None:
        check_bot_scope(self._owner, message.bot_scope)
        if isinstance(message, Watch) and not self.watched_tables and self._should_reconnect(message.table):
            self._reconnecting = True
            self._send_queue.close()
        elif not self._reconnecting:
            await super().handle_table_message(message)

    async def serve(self) -> None:
        """Exchange messages until the client disconnects or is disconnected."""
        self.send_welcome()
        metrics.OPEN_WEBSOCKETS.inc()
        sending = asyncio.ensure_future(self._send())
        reading = asyncio.ensure_future(self._read())
        over = asyncio.ensure_future(self._send_queue.overflowed_or_closed.wait())
        try:
            await asyncio.wait([sending, reading, over], return_when=asyncio.FIRST_COMPLETED)
        finally:
            metrics.OPEN_WEBSOCKETS.dec()
            is_disconnecting = self._send_queue.disconnecting
            self._send_queue.close()
            self.disconnect()
            for task in (sending, reading, over):
                task.cancel()
            _, failure, _ = await asyncio.gather(sending, reading, over, return_exceptions=True)
            if isinstance(failure, Exception):
                log.error("websocket connection failed", exc_info=failure)
            if self._end_reason is not None:
                await refuse_socket(self.socket, self._end_reason)
            elif is_disconnecting or self._reconnecting:
                with suppress(TimeoutError, WebSocketDisconnect, RuntimeError):  # the client does not read, or has left
                    await asyncio.wait_for(
                        self.socket.close(CLOSE_CODE_OTHER_PROCESS if self._reconnecting else 1013),
                        CLOSE_TIMEOUT_SECONDS,
                    )

    async def _send(self) -> None:
        while True:
            text = await self._send_queue.next()
            if not text:
                return
            await self.socket.send_text(text.decode())

    async def _read(self) -> None:
        try:
            await self._receive_messages()
        except RateLimitViolations:
            # Read no more messages, but give the client time to receive the refusals.
            self._send_queue.put_end_marker()
            await asyncio.sleep(CLOSE_TIMEOUT_SECONDS)

    async def _receive_messages(self) -> None:
        while True:
            received = await self.socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            text = received.get("text")
            frame = received.get("bytes") or b"" if text is None else text.encode("utf-8", "surrogatepass")
            try:
                await self._time_budgets.run(self.client_key, self._get_user, partial(self.handle_message, frame))
            except RequestRefused as error:  # too many messages of its address wait
                self.log_refusal(error, "")
                self.send(json_encoder.encode(wire.RefusedMessage(0, describe_error(error))))
