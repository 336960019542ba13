"""HTTP client for push services and webhooks: one POST, no redirects, with limits on time and size."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple

import h11

from bastide.server.notifications.outgoing_addresses import HostResolver, IpNetwork, TargetUrl, parse_target

#: Time of a whole request, with the connection.
REQUEST_TIMEOUT_SECONDS: Final = 10.0
#: Maximum size of an answer that is read.
MAX_ANSWER_BYTES: Final = 64 * 1024
#: Lookups of host names at once: more than hang at the rate at which failing endpoints are tried.
MAX_LOOKUPS: Final = 64


class HttpReply(NamedTuple):
    """Answer of a server."""

    status: int
    retry_after: int


class RequestFailed(Exception):
    """There was no answer: no connection, a timeout, or not HTTP."""


class HttpPoster:
    """Posts to URLs of people. ``networks``: own networks that may be reached."""

    def __init__(self, networks: tuple[IpNetwork, ...] = (), timeout_seconds: float = REQUEST_TIMEOUT_SECONDS) -> None:
        self._resolver = HostResolver(networks, MAX_LOOKUPS)
        self.timeout_seconds = timeout_seconds

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> HttpReply:
        """Post a body. Raises ``RequestFailed`` without an answer and ``ForbiddenAddress`` for a forbidden address."""
        target = parse_target(url)
        try:
            async with asyncio.timeout(self.timeout_seconds):
                addresses = await self._resolver.resolve(target)
                return await self._post(target, addresses, headers, body)
        except TimeoutError:
            raise RequestFailed("timeout") from None
        except ssl.SSLError:
            raise RequestFailed("tls") from None
        except (OSError, UnicodeError):
            raise RequestFailed("unreachable") from None
        except (h11.RemoteProtocolError, h11.LocalProtocolError):
            raise RequestFailed("no-http") from None

    async def _post(
        self, target: TargetUrl, addresses: Sequence[str], headers: Mapping[str, str], body: bytes
    ) -> HttpReply:
        reader, writer = await self._connect(target, addresses)
        try:
            connection = h11.Connection(h11.CLIENT)
            sent = {
                "host": target.host_header,
                "user-agent": "Bastide",
                "content-length": str(len(body)),
                "connection": "close",
                **headers,
            }
            request = h11.Request(method="POST", target=target.target, headers=list(sent.items()))
            for event in (request, h11.Data(data=body), h11.EndOfMessage()):
                writer.write(connection.send(event) or b"")
            await writer.drain()
            return await self._read_reply(connection, reader)
        finally:
            writer.transport.abort()

    async def _connect(
        self, target: TargetUrl, addresses: Sequence[str]
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Connect to the first checked address that answers."""
        context, name = (tls_context(), target.host) if target.is_https else (None, None)
        problem: OSError | None = None
        for address in addresses[:4]:
            try:
                return await asyncio.open_connection(address, target.port, ssl=context, server_hostname=name)
            except ssl.SSLError:
                raise
            except OSError as error:
                problem = error
        raise problem or OSError("no address")

    async def _read_reply(self, connection: h11.Connection, reader: asyncio.StreamReader) -> HttpReply:
        """Read the status line and headers; the rest of the answer does not matter."""
        received = 0
        while True:
            event = connection.next_event()
            if event is h11.NEED_DATA:
                data = await reader.read(4096)
                received += len(data)
                if received > MAX_ANSWER_BYTES:
                    raise RequestFailed("too-large")
                connection.receive_data(data)
            elif isinstance(event, h11.Response):
                return HttpReply(event.status_code, retry_after_seconds(dict(event.headers)))
            elif not isinstance(event, h11.InformationalResponse):
                raise RequestFailed("no-http")


def retry_after_seconds(headers: Mapping[bytes, bytes]) -> int:
    """Return the pause that a server asks for in seconds; 0 if it names none, at most a day."""
    text = headers.get(b"retry-after", b"")
    return min(int(text), 86_400) if text.isdigit() and len(text) < 8 else 0


@cache
def tls_context() -> ssl.SSLContext:
    return ssl.create_default_context()
