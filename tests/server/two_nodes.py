"""Helpers for two servers on one database, with clients connected to either."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request

from running_server import RunningServer
from scripted_client import Client, Json, LiveClient, Refused
from websockets.exceptions import ConnectionClosed


@contextmanager
def two_nodes(database: str, **settings: Any) -> Iterator[tuple[RunningServer, RunningServer]]:
    with RunningServer(database, settings=settings) as one, RunningServer(database, settings=settings) as two:
        yield one, two


class NoRetryClient(Client):
    """Client that raises when it is rate limited, instead of waiting and retrying."""

    def _ask(self, request: Request) -> Any:
        if self.cookie:
            request.add_header("Cookie", self.cookie)
        try:
            return self._answer(request)
        except HTTPError as error:
            raise Refused(error.code, json.loads(error.read())) from None


def connect_at_node(node: RunningServer, client: Client) -> LiveClient:
    """Return a client of the same person at another node."""
    other = LiveClient(node.url)
    other.cookie = client.cookie
    return other


def wait_for_close(client: LiveClient, within: float = 2.0) -> tuple[int, Json]:
    """Wait until a socket is closed; returns the close code and the refusal before it."""
    until = time.monotonic() + within
    problem: Json = {}
    try:
        while True:
            heard = json.loads(client.socket.recv(timeout=max(0.01, until - time.monotonic())))
            if heard["type"] == "refused":
                problem = heard["problem"]
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else 0, problem


def wait_until(holds: Callable[[], bool], within: float = 10.0) -> None:
    until = time.monotonic() + within
    while not holds():
        assert time.monotonic() < until, "the condition did not become true"
        time.sleep(0.02)
