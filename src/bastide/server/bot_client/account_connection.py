"""Requests and WebSocket of a bot account."""

from __future__ import annotations

import json
from contextlib import suppress
from http.client import HTTPException
from typing import IO, Final, cast
from urllib.error import HTTPError, URLError
from urllib.parse import urlencode, urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

import msgspec
from websockets.exceptions import InvalidHandshake, InvalidURI
from websockets.sync.client import ClientConnection, connect

from bastide.core.errors import BastideError
from bastide.core.json_data import JsonData
from bastide.tables.messages import Problem
from bastide.tables.request_errors import RequestRefused

JsonDict = dict[str, JsonData]

REQUEST_TIMEOUT_S: Final = 30.0
CONNECT_TIMEOUT_S: Final = 20.0
#: Longest answer and message of a server that is read.
MAX_ANSWER_BYTES: Final = 16 << 20


class ServerAway(BastideError):
    """The server cannot be reached, or is not ready. Worth another try."""


class RefuseRedirects(HTTPRedirectHandler):
    """Follows no redirects: the token must not reach another server."""

    def redirect_request(
        self, req: Request, fp: IO[bytes], code: int, msg: str, headers: object, newurl: str
    ) -> Request | None:
        return None


def away_error(server: str, problem: object) -> ServerAway:
    return ServerAway("bot-server-away", f"can't reach {server}: {problem}", server=server, problem=problem)


def strange_server_error(server: str, problem: str) -> BastideError:
    return BastideError(
        "bot-server-strange",
        f"{server} does not answer like a Bastide server: {problem}",
        server=server,
        problem=problem,
    )


def problem_error(problem: Problem) -> RequestRefused:
    """Return the error that a server has described."""
    return RequestRefused(problem.code, problem.text, **problem.details)


class AccountConnection:
    """A bot account at a server. Raises ``BastideError`` if the URL is invalid."""

    def __init__(self, server: str, token: str) -> None:
        parts = urlsplit(server)
        if parts.scheme not in ("http", "https") or not parts.hostname or parts.query or parts.fragment:
            raise BastideError(
                "bot-server-url",
                f"{server} is not the address of a server, such as https://play.example.org",
                url=server,
            )
        self.server = server.rstrip("/")
        self._headers = {"Authorization": f"Bearer {token}"}
        self._opener = build_opener(RefuseRedirects)

    def get(self, path: str) -> JsonDict:
        """Send a request. Raises ``RequestRefused`` if the server refuses it, ``ServerAway`` without an answer."""
        request = Request(self.server + path, headers=self._headers)
        try:
            with self._opener.open(request, timeout=REQUEST_TIMEOUT_S) as response:
                return self._decode(response.read(MAX_ANSWER_BYTES))
        except HTTPError as error:
            with error:
                raise self._refusal(error) from None
        except (URLError, HTTPException, OSError) as error:
            reason = error.reason if isinstance(error, URLError) else error
            raise away_error(self.server, reason) from None

    def _refusal(self, error: HTTPError) -> BastideError:
        if 300 <= error.code < 400:
            return strange_server_error(self.server, f"HTTP {error.code}, {error.headers.get('location', '')}")
        with suppress(msgspec.DecodeError, OSError, HTTPException):
            found = problem_error(msgspec.json.decode(error.read(MAX_ANSWER_BYTES), type=Problem))
            return away_error(self.server, found) if error.code == 503 else found
        if error.code in (502, 503, 504):
            return away_error(self.server, f"HTTP {error.code}")
        return strange_server_error(self.server, f"HTTP {error.code}")

    def _decode(self, text: bytes) -> JsonDict:
        try:
            found = json.loads(text)
        except ValueError:
            raise strange_server_error(self.server, "no JSON") from None
        if not isinstance(found, dict):
            raise strange_server_error(self.server, "no JSON object")
        return cast(JsonDict, found)

    def open_socket(self, accepts: str, games: str, most: int) -> ClientConnection:
        """Open a WebSocket; from then on the bot account is online. Raises ``ServerAway`` if that is impossible."""
        query = urlencode({"accepts": accepts, "games": games, "most": most})
        url = f"ws{self.server.removeprefix('http')}/ws?{query}"
        try:
            return connect(
                url,
                additional_headers=self._headers,
                max_size=MAX_ANSWER_BYTES,
                open_timeout=CONNECT_TIMEOUT_S,
                close_timeout=1,
            )
        except (OSError, InvalidHandshake, InvalidURI, EOFError) as error:
            raise away_error(self.server, error) from None
