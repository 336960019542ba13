"""The ASGI application: one server process with its store, table service, routes and middleware."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from msgspec.structs import replace
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from bastide.core.errors import BastideError
from bastide.core.registry import get_game
from bastide.hosting.api.messages import GameInfo
from bastide.hosting.api.rate_limits import message_limit
from bastide.hosting.api.table_routes import Api, described
from bastide.hosting.bots.bot_executor import BotExecutor
from bastide.hosting.daily.daily_deals import Deals
from bastide.hosting.lessons.lessons import Lessons
from bastide.hosting.lessons.rulebooks import Learning
from bastide.hosting.puzzles.puzzle_routes import Puzzles
from bastide.hosting.reviews.coach import Coach
from bastide.hosting.reviews.hints import Hints
from bastide.hosting.reviews.reviews import Reviews
from bastide.hosting.service.table_service import TableService
from bastide.hosting.storage.log_store import Unavailable
from bastide.hosting.strategies.trials import Trials, has_strategies
from bastide.server.api import openapi
from bastide.server.api.http_routes import client, problem, route
from bastide.server.bot_processes.worker_process import WorkerProcess
from bastide.server.connections.listen import Reach
from bastide.server.connections.security import protect
from bastide.server.connections.ws_endpoint import SocketClient, turn_away
from bastide.server.operations import health
from bastide.server.operations.retention_loop import keep_tidy
from bastide.server.operations.watching import Watching
from bastide.server.people import People, PeopleRoutes
from bastide.server.people.attempts import Attempts
from bastide.server.people.companions import Companions
from bastide.server.people.forgetting import Forgetting
from bastide.server.people.live import Behind, Live
from bastide.server.people.rights_routes import RightsRoutes
from bastide.server.settings import Settings
from bastide.server.site import pages
from bastide.server.site.link_previews import Previews
from bastide.server.site.offline_site import OFFERED, Offline
from bastide.server.store import DatabaseStore, open_store
from bastide.server.store.maintenance.retention import Keep
from bastide.server.store.people.tokens import hash_of
from bastide.server.store.tables.daily_deals import DatabaseDealBook
from bastide.server.store.tables.puzzle_answers import DatabaseSolvingBook
from bastide.server.store.tables.side_store import DatabaseShelf
from bastide.server.table_affinity import Keepers
from bastide.tables.daily_deals import has_deals
from bastide.tables.errors import Refused
from bastide.tables.visitor import NOBODY, Visitor


class Server:
    """One server process: store, table service, routes and the ASGI app."""

    def __init__(
        self, settings: Settings, store: DatabaseStore, service: TableService, static: Path = pages.STATIC
    ) -> None:
        self.settings = settings
        self.store = store
        self.house = service
        self.hints = Hints(service, settings.hint_seconds, settings.limits)
        self.coach = Coach(service, settings.limits)
        self.trials = Trials(service.workers, service.long_work, settings.trial_seconds)
        self.reviews = Reviews(service.workers, service.long_work, settings.review_looks)
        people = People(store)
        attempts = Attempts(store, settings.limits)
        self.people = PeopleRoutes(people, settings, attempts)
        self.companions = Companions(store, service, attempts)
        self.rights = RightsRoutes(store, service, self.people)
        self.live = Live(store, people)
        self.forgetting = Forgetting(store, service)
        self.reach = Reach(settings)
        self.deals = Deals(service, DatabaseShelf(store, DatabaseDealBook))
        self.offline = Offline(static)
        self.keepers = Keepers()
        self.app = self._build_app(static)

    async def close(self) -> None:
        """Stop background work, close the tables and close the database."""
        await self.reviews.close()
        await self.trials.close()
        await self.live.close()
        await self.forgetting.close()
        await self.house.close()
        await self.store.close()
        self.offline.close()

    async def who_is(self, connection: HTTPConnection) -> Visitor | None:
        """Return the visitor of a request's session cookie, or None. Raises ``Refused`` if they are banned."""
        found = await self.people.person(connection)
        return None if found is None else found.visitor()

    async def who_is_inside(self, connection: HTTPConnection) -> Visitor | None:
        """Like ``identify_visitor``, but raises ``Refused`` for visitors whom the entrance policy has not admitted."""
        found = await self.people.person(connection)
        self.people.entrance.check_inside(found)
        return None if found is None else found.visitor()

    def _build_app(self, static: Path) -> ASGIApp:
        endpoints = [
            *Api(self.house, self.hints, self.reviews, game_info).endpoints(),
            *self.people.endpoints(),
            *self.rights.endpoints(),
            *self.companions.endpoints(),
            *self.reach.endpoints(),
            *Learning().endpoints(),
            *Lessons().endpoints(),
            *self.coach.endpoints(),
            *Puzzles(DatabaseShelf(self.store, DatabaseSolvingBook), self.house.now).endpoints(),
            *self.deals.endpoints(),
            *self.trials.endpoints(),
        ]
        described = openapi.document(endpoints)
        previews = Previews(self.store, static, self.settings.public_url, self.people.entrance.way == "open")

        async def head(request: Request) -> str:
            return await previews.head(request) + (OFFERED if self.offline.offered else "")

        async def description(request: Request) -> Response:
            return JSONResponse(described)

        app = Starlette(
            routes=[
                *health.routes(self.store, lambda: self.house.lifecycle.closing, self.settings),
                *(route(each, self.who_is if each.outside else self.who_is_inside) for each in endpoints),
                Route("/api/openapi.json", description, methods=["GET"]),
                WebSocketRoute("/ws", self._socket),
                *self.offline.routes(),
                *pages.routes(static, head),
            ],
            exception_handlers={HTTPException: wrong_way, BastideError: refused},
        )
        return protect(app, self.settings, check_address=self.live.check_address)

    async def _socket(self, socket: WebSocket) -> None:
        await socket.accept()
        try:
            self.live.check_address(client(socket.scope))
            person = await self.people.person(socket)
            self.people.entrance.check_inside(person)
        except Refused as why:
            await turn_away(socket, why)
            return
        visitor = NOBODY if person is None else person.visitor()
        session = SocketClient(
            socket, self.house, visitor, message_limit(self.settings.limits), self._should_reconnect(socket)
        )
        token = self.people.token(socket) if person is not None else None
        version = 0 if person is None else person.version
        self.live.add(session, Behind(hash_of(token) if token else "", version, client(socket.scope)))
        try:
            await session.serve()
        finally:
            self.live.remove(session)

    def _should_reconnect(self, socket: WebSocket) -> Callable[[str], bool]:
        """Return a predicate: should this client reconnect because another process serves the table?

        Only clients that send the query parameter ``table`` (even an empty one) know how to reconnect.
        """
        named = socket.query_params.get("table")
        return lambda table: named is not None and table != named and self.keepers.is_elsewhere(table)


def game_info(id: str) -> GameInfo:
    """Describe a game and its page. Not cached, because the page may be built while the server runs."""
    game = get_game(id)
    more = {"strategies": has_strategies(game), "deals": has_deals(game)}
    return replace(described(id), page=pages.game_page(id), **more)


async def open_server(settings: Settings, static: Path = pages.STATIC) -> Server:
    """Open the store, start the background tasks and return a server that can answer requests."""
    store = await open_store(settings.database_url())
    workers = BotExecutor(WorkerProcess, None if settings.workers < 0 else settings.workers, settings.bot_patience)
    service = TableService(store, workers, settings.public_url, telemetry=Watching())
    with suppress(Unavailable):  # the clock is checked again later
        await service.check_clock()
    service.start()
    service.lifecycle.spawn(keep_tidy(store, Keep.by(settings), service.now))
    server = Server(settings, store, service, static)
    await server.live.open_up()
    server.forgetting.open_up()
    return server


async def wrong_way(request: Request, error: Exception) -> Response:
    """Return the JSON response for an unknown path or a wrong method."""
    assert isinstance(error, HTTPException)
    path = request.url.path
    if error.status_code == 405:
        return problem(Refused("method", f"{path} does not answer to {request.method}", path=path))
    return problem(Refused("no-path", f"there is nothing at {path}", path=path))


async def refused(request: Request, error: Exception) -> Response:
    """Return the JSON response for a ``BastideError``."""
    assert isinstance(error, BastideError)
    return problem(error)
