"""Connected bot accounts: which programs are online, and what they accept.

Each process stores in the database until when its bot accounts are online, and renews it, so that all processes know
it. The time runs out if a process is killed.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from typing import Final, NamedTuple

from starlette.datastructures import QueryParams

from bastide.core.game_registry import game_ids
from bastide.hosting.api.endpoint_types import bad_message_error
from bastide.hosting.storage.log_store import StorageUnavailable
from bastide.server.people.attempt_limits import DatabaseAccess
from bastide.server.store.people import bot_account_queries
from bastide.server.store.people.moderation_queries import now_ms
from bastide.tables.request_errors import RequestRefused

#: A bot account is online for this long unless its process renews it, and how often it does.
ONLINE_MS: Final = 40_000
RENEWAL_INTERVAL_S: Final = 15.0
#: Simultaneous connections of a bot account to one process.
MAX_CONNECTIONS_PER_BOT: Final = 3
MAX_SIMULTANEOUS_GAMES: Final = 50


class BotTerms(NamedTuple):
    """What the program of a bot account accepts: invitations of everybody, games (empty: all), how many at once."""

    accepts_anyone: bool = False
    games: str = ""
    max_games: int = 1


def parse_terms(query: QueryParams) -> BotTerms:
    """Read ``accepts``, ``games`` and ``most`` of a connection. Raises ``RequestRefused`` if one is invalid."""
    accepts, games, most = query.get("accepts", "owner"), query.get("games", ""), query.get("most", "1")
    if accepts not in ("owner", "anyone"):
        raise bad_message_error("accepts is owner or anyone")
    named = [each for each in games.split(",") if each]
    if not set(named) <= set(game_ids()):
        raise bad_message_error(f"games are some of {', '.join(game_ids())}")
    if not (most.isascii() and most.isdigit() and 1 <= int(most[:9]) <= MAX_SIMULTANEOUS_GAMES):
        raise bad_message_error(f"most is a number from 1 to {MAX_SIMULTANEOUS_GAMES}")
    return BotTerms(accepts == "anyone", " ".join(sorted(set(named))), int(most))


class BotPresence:
    """Bot accounts that are connected to this process."""

    def __init__(self, database: DatabaseAccess) -> None:
        self._database = database
        #: The terms of each connection, oldest first, by bot account. Those of the latest count.
        self._connections: dict[str, list[BotTerms]] = {}
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.ensure_future(self._renew_forever())

    async def close(self) -> None:
        """Stop, and store that the bot accounts of this process are offline."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        for bot in list(self._connections):
            await self._store(bot, None)

    async def connect(self, bot: str, terms: BotTerms) -> None:
        """Register a connection. Raises ``RequestRefused`` if there are too many."""
        connections = self._connections.setdefault(bot, [])
        if len(connections) >= MAX_CONNECTIONS_PER_BOT:
            raise RequestRefused("too-many", "too many connections of this bot account", seconds=60)
        connections.append(terms)
        await self._store(bot, terms)

    async def disconnect(self, bot: str, terms: BotTerms) -> None:
        """Remove a connection."""
        connections = self._connections.get(bot, [])
        with suppress(ValueError):
            connections.remove(terms)
        if not connections:
            self._connections.pop(bot, None)
        await self._store(bot, connections[-1] if connections else None)

    async def _renew_forever(self) -> None:
        while True:
            await asyncio.sleep(RENEWAL_INTERVAL_S)
            for bot, connections in list(self._connections.items()):
                if connections:
                    await self._store(bot, connections[-1])

    async def _store(self, bot: str, terms: BotTerms | None) -> None:
        with suppress(StorageUnavailable):  # renewed later
            if terms is None:
                await self._database.write(partial(bot_account_queries.set_offline, bot=bot))
            else:
                until = now_ms() + ONLINE_MS
                await self._database.write(
                    lambda connection: bot_account_queries.set_online(connection, bot, until, *terms)
                )
