"""The ASGI application: one server process with its store, table service, routes and middleware."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from msgspec.structs import replace
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from bastide.core.errors import BastideError
from bastide.core.game_registry import get_game
from bastide.hosting.analysis.analysis_board_routes import AnalysisBoardRoutes
from bastide.hosting.analysis.coach_routes import CoachRoutes
from bastide.hosting.analysis.decision_evaluations import DecisionEvaluations
from bastide.hosting.analysis.hint_service import HintService
from bastide.hosting.analysis.review_routes import ReviewRoutes
from bastide.hosting.analysis.review_service import ReviewService
from bastide.hosting.api.connection_and_lobby_messages import GameInfo
from bastide.hosting.api.endpoint_types import Endpoint
from bastide.hosting.api.hot_seat_routes import HotSeatRoutes
from bastide.hosting.api.rate_limits import TokenBuckets, scale_limit
from bastide.hosting.api.route_decorator import find_endpoints, list_owned_endpoints
from bastide.hosting.api.table_routes import TableRoutes, describe_game
from bastide.hosting.bots.bot_executor import BotExecutor
from bastide.hosting.daily.daily_deal_routes import DailyDealRoutes
from bastide.hosting.puzzles.puzzle_routes import PuzzleRoutes
from bastide.hosting.service.table_service import TableService
from bastide.hosting.storage.log_store import StorageUnavailable, storage_unavailable_error
from bastide.hosting.strategies.strategy_trial_routes import TrialRoutes, has_strategies
from bastide.server.api import openapi
from bastide.server.api.starlette_adapter import IdentifyVisitor, client_key, error_response, make_route
from bastide.server.bot_processes.worker_process import WorkerProcess
from bastide.server.club_tournaments.club_tournament_routes import ClubTournamentRoutes
from bastide.server.club_tournaments.tournament_runner import TournamentRunner
from bastide.server.connections.network_access_routes import NetworkAccess
from bastide.server.connections.request_time_budgets import ChargedThreadPool, TimeBudgets
from bastide.server.connections.security_middleware import USER_SCOPE_KEY, add_security_middleware
from bastide.server.connections.ws_endpoint import WebSocketSession, refuse_socket
from bastide.server.notifications.notification_routes import NotificationRoutes
from bastide.server.notifications.notification_service import NotificationService
from bastide.server.operations import health_routes
from bastide.server.operations.command_telemetry import ServerTelemetry
from bastide.server.operations.retention_loop import run_retention_loop
from bastide.server.people import AccountRoutes, AccountService, Person
from bastide.server.people.attempt_limits import AttemptLimiter
from bastide.server.people.block_and_report_routes import BlockAndReportRoutes
from bastide.server.people.bot_access import REFUSAL_LIMIT, bearer_token, check_endpoint_allowed, identify_bot
from bastide.server.people.bot_account_routes import BotAccountRoutes
from bastide.server.people.bot_presence import BotPresence, BotTerms, parse_terms
from bastide.server.people.companion_routes import CompanionRoutes
from bastide.server.people.deletion_worker import DeletionWorker
from bastide.server.people.friend_routes import FriendRoutes
from bastide.server.people.match_routes import MatchRoutes
from bastide.server.people.moderation_routes import ModerationRoutes
from bastide.server.people.online_people import OnlinePeople
from bastide.server.people.passkey_routes import PasskeyRoutes
from bastide.server.people.second_factor_routes import SecondFactorRoutes
from bastide.server.people.session_monitor import SessionMonitor, SocketIdentity
from bastide.server.profiles.profile_routes import ProfileRoutes
from bastide.server.ratings.leaderboard_routes import LeaderboardRoutes
from bastide.server.settings import Settings
from bastide.server.site import static_files
from bastide.server.site.link_previews import LinkPreviews
from bastide.server.site.offline_site import OFFLINE_SITE_META_TAG, OfflineSite
from bastide.server.store import DatabaseStore, open_store
from bastide.server.store.maintenance.retention import RetentionPolicy
from bastide.server.store.people.random_tokens import hash_token
from bastide.server.store.repository_access import DatabaseRepositoryAccess
from bastide.server.store.tables.daily_deal_queries import DatabaseDailyDealRepository
from bastide.server.store.tables.error_rate_queries import DatabaseErrorRateRepository
from bastide.server.store.tables.puzzle_answer_queries import DatabasePuzzleAnswerRepository
from bastide.server.studies.study_routes import StudyRoutes
from bastide.server.table_affinity import TableAffinity
from bastide.tables.daily_deals import has_daily_deals
from bastide.tables.request_errors import RequestRefused
from bastide.tables.visitor_and_command_context import ANONYMOUS_VISITOR, Visitor


class Server:
    """One server process: store, table service, routes and the ASGI app."""

    def __init__(
        self, settings: Settings, store: DatabaseStore, service: TableService, static: Path = static_files.STATIC
    ) -> None:
        self.settings = settings
        self.store = store
        self.service = service
        evaluations = DecisionEvaluations(service, settings.hint_seconds)
        self.hints = HintService(evaluations, settings.rate_limit_factor)
        self.coach = CoachRoutes(evaluations, settings.rate_limit_factor)
        self.trials = TrialRoutes(
            service.bot_executor,
            service.background_worker,
            settings.trial_seconds,
            failure_pause_s=settings.trial_pause_seconds if settings.rate_limit_factor else 0.0,
        )
        error_rates = DatabaseRepositoryAccess(store, DatabaseErrorRateRepository)
        self.reviews = ReviewService(
            service.bot_executor, service.background_worker, settings.review_rollouts, error_rates
        )
        self.review_routes = ReviewRoutes(service, self.reviews)
        self.analysis_board = AnalysisBoardRoutes(service, settings.hint_seconds)
        self.table_routes = TableRoutes(service, self.hints, describe_game_with_page)
        puzzle_answers = DatabaseRepositoryAccess(store, DatabasePuzzleAnswerRepository)
        self.puzzle_routes = PuzzleRoutes(puzzle_answers, service.now_ms)
        people = AccountService(store)
        attempts = AttemptLimiter(store, settings.rate_limit_factor)
        self.account_routes = AccountRoutes(people, settings, attempts)
        self.second_factor_routes = SecondFactorRoutes(store, self.account_routes)
        self.passkey_routes = PasskeyRoutes(store, self.account_routes)
        self.companion_routes = CompanionRoutes(store, service, attempts)
        self.online_people = OnlinePeople(store)
        self.friend_routes = FriendRoutes(store, service, self.account_routes, attempts, self.online_people)
        self.match_routes = MatchRoutes(store, service, self.account_routes, attempts)
        self.bot_account_routes = BotAccountRoutes(store, service, self.account_routes, attempts)
        self.bot_presence = BotPresence(store)
        #: Refused messages, by bot account.
        self.bot_refusals = TokenBuckets(scale_limit(REFUSAL_LIMIT, settings.rate_limit_factor))
        self.block_and_report_routes = BlockAndReportRoutes(store, service, self.account_routes)
        self.moderation_routes = ModerationRoutes(store, self.account_routes)
        self.leaderboard_routes = LeaderboardRoutes(store)
        self.profile_routes = ProfileRoutes(store, service)
        self.notifications = NotificationService(settings, store, service.now_ms)
        self.notification_routes = NotificationRoutes(store, self.notifications, self.account_routes, attempts)
        self.session_monitor = SessionMonitor(store, people)
        self.deletion_worker = DeletionWorker(store, service)
        self.tournament_runner = TournamentRunner(store, service)
        self.club_tournaments = ClubTournamentRoutes(store, self.tournament_runner, self.account_routes)
        self.studies = StudyRoutes(store, service, self.account_routes, settings.rate_limit_factor)
        self.network_access = NetworkAccess(settings)
        self.hot_seat_routes = HotSeatRoutes(service)
        self.daily_deals = DailyDealRoutes(service, DatabaseRepositoryAccess(store, DatabaseDailyDealRepository))
        self.offline_site = OfflineSite(static)
        self.table_affinity = TableAffinity()
        self.time_budgets = TimeBudgets(
            settings.rate_limit_factor, settings.address_budget_ms_per_second, settings.user_budget_ms_per_second
        )
        self.app = self._build_app(static)

    def release_waiters(self) -> None:
        """Answer all long polls now, and later ones without waiting: the server stops."""
        self.table_routes.release_waiters()
        self.studies.watchers.release()

    async def close(self) -> None:
        """Stop background work, close the tables and close the database."""
        await self.reviews.close()
        await self.trials.close()
        await self.bot_presence.close()
        await self.online_people.close()
        await self.session_monitor.close()
        await self.deletion_worker.close()
        await self.notifications.close()
        await self.tournament_runner.close()
        await self.studies.watchers.close()
        await self.service.close()
        await self.store.close()
        self.offline_site.close()

    def _make_identify_visitor(self, endpoint: Endpoint) -> IdentifyVisitor:
        """Return how an endpoint identifies the visitor of a request's session cookie.

        It raises ``RequestRefused`` for banned visitors and for those whom the entrance policy has not admitted, unless
        the endpoint is open to them.
        """

        async def identify_visitor(request: Request) -> Visitor | None:
            token = bearer_token(request)
            if token is not None:
                bot = await identify_bot(self.account_routes.accounts, token)
                check_endpoint_allowed(endpoint, bot)
                return self._charge_user(request, bot)
            found = await self.account_routes.person_of_request(request, endpoint.allows_banned)
            if not endpoint.outside:
                self.account_routes.entrance.check_admitted(found)
            return self._charge_user(request, found)

        return identify_visitor

    def _charge_user(self, connection: Request, found: Person | None) -> Visitor | None:
        """Return the visitor of a request, which uses their time budget. Raises ``RequestRefused`` if it is spent."""
        if found is None:
            return None
        visitor = found.visitor()
        connection.scope[USER_SCOPE_KEY] = visitor.budget or visitor.id
        self.time_budgets.check("", visitor.budget or visitor.id)
        return visitor

    def _build_app(self, static: Path) -> ASGIApp:
        endpoints = [
            *list_owned_endpoints(self),
            *find_endpoints(self.service, "bastide.hosting", "bastide.server"),
        ]
        described = openapi.openapi_document(endpoints)
        previews = LinkPreviews(
            self.store, static, self.settings.public_url, self.account_routes.entrance.mode == "open"
        )

        async def head(request: Request) -> str:
            return await previews.meta_tags(request) + (OFFLINE_SITE_META_TAG if self.offline_site.is_available else "")

        async def description(request: Request) -> Response:
            return JSONResponse(described)

        #: All routes, in the order of matching.
        self.routes: list[BaseRoute] = [
            *health_routes.health_routes(self.store, lambda: self.service.tasks.is_closing, self.settings),
            *(make_route(each, self._make_identify_visitor(each)) for each in endpoints),
            Route("/api/openapi.json", description, methods=["GET"]),
            WebSocketRoute("/ws", self._socket),
            *self.offline_site.routes(),
            *static_files.static_routes(static, head),
        ]
        app = Starlette(
            routes=self.routes,
            exception_handlers={
                HTTPException: handle_http_exception,
                BastideError: handle_bastide_error,
                StorageUnavailable: handle_storage_unavailable,
            },
        )
        return add_security_middleware(
            app,
            self.settings,
            endpoints,
            check_address=self.session_monitor.check_address,
            time_budgets=self.time_budgets,
        )

    async def _socket(self, socket: WebSocket) -> None:
        refusal: RequestRefused | None = None
        person: Person | None = None
        terms: BotTerms | None = None
        bot_token = bearer_token(socket)
        try:
            self.session_monitor.check_address(client_key(socket.scope))
            if bot_token is not None:
                person, terms = await self._connect_bot(socket, bot_token)
            else:
                person = await self.account_routes.person_of_request(socket)
                self.account_routes.entrance.check_admitted(person)
        except StorageUnavailable:
            # Before the handshake: the client cannot be identified, and tries again later.
            await socket.send_denial_response(error_response(storage_unavailable_error()))
            return
        except RequestRefused as why:
            refusal = why
        try:
            await socket.accept()
            if refusal is not None:
                await refuse_socket(socket, refusal)
                return
            await self._serve_socket(socket, person, bot_token, terms)
        finally:
            if person is not None and terms is not None:
                await self.bot_presence.disconnect(person.id, terms)

    async def _connect_bot(self, socket: WebSocket, token: str) -> tuple[Person, BotTerms]:
        """Return the bot account of a WebSocket and what it accepts; it is online from now on."""
        terms = parse_terms(socket.query_params)
        bot = await identify_bot(self.account_routes.accounts, token)
        await self.bot_presence.connect(bot.id, terms)
        return bot, terms

    async def _serve_socket(
        self, socket: WebSocket, person: Person | None, bot_token: str | None, terms: BotTerms | None
    ) -> None:
        visitor = ANONYMOUS_VISITOR if person is None else person.visitor()
        session = WebSocketSession(
            socket,
            self.service,
            visitor,
            self.time_budgets,
            self._should_reconnect(socket),
            self.bot_refusals if terms is not None and self.settings.rate_limit_factor else None,
        )
        token = bot_token or (self.account_routes.session_token(socket) if person is not None else None)
        version = 0 if person is None else person.version
        self.session_monitor.add_socket(
            session, SocketIdentity(hash_token(token) if token else "", version, client_key(socket.scope))
        )
        online = person.id if person is not None and person.account is not None else ""
        if online:
            self.online_people.connect(online)
        try:
            await session.serve()
        finally:
            self.session_monitor.remove_socket(session)
            if online:
                self.online_people.disconnect(online)

    def _should_reconnect(self, socket: WebSocket) -> Callable[[str], bool]:
        """Return a predicate: should this client reconnect because another process serves the table?

        Only clients that send the query parameter ``table`` (even an empty one) know how to reconnect.
        """
        named = socket.query_params.get("table")
        return lambda table: (
            named is not None and table != named and self.table_affinity.belongs_to_other_process(table)
        )


def describe_game_with_page(id: str) -> GameInfo:
    """Describe a game and its page. Not cached, because the page may be built while the server runs."""
    game = get_game(id)
    more = {"strategies": has_strategies(game), "deals": has_daily_deals(game)}
    return replace(describe_game(id), page=static_files.game_page(id), **more)


async def open_server(settings: Settings, static: Path = static_files.STATIC) -> Server:
    """Open the store, start the background tasks and return a server that can answer requests."""
    asyncio.get_running_loop().set_default_executor(ChargedThreadPool())
    store = await open_store(settings.database_url())
    workers = BotExecutor(
        WorkerProcess, None if settings.bot_workers < 0 else settings.bot_workers, settings.bot_timeout_seconds
    )
    service = TableService(store, workers, settings.public_url, telemetry=ServerTelemetry())
    with suppress(StorageUnavailable):  # the clock is checked again later
        await service.synchronize_clock()
    service.start()
    service.tasks.spawn(run_retention_loop(store, RetentionPolicy.from_settings(settings), service.now_ms))
    server = Server(settings, store, service, static)
    await server.session_monitor.start()
    server.deletion_worker.start()
    server.bot_presence.start()
    server.online_people.start()
    server.notifications.start()
    server.tournament_runner.start()
    server.studies.watchers.start()
    return server


async def handle_http_exception(request: Request, error: Exception) -> Response:
    """Return the JSON response for an unknown path or a wrong method."""
    assert isinstance(error, HTTPException)
    path = request.url.path
    if error.status_code == 405:
        return error_response(RequestRefused("method", f"method {request.method} not allowed for {path}", path=path))
    return error_response(RequestRefused("no-path", f"not found: {path}", path=path))


async def handle_bastide_error(request: Request, error: Exception) -> Response:
    """Return the JSON response for a ``BastideError``."""
    assert isinstance(error, BastideError)
    return error_response(error)


async def handle_storage_unavailable(request: Request, error: Exception) -> Response:
    """Return the JSON response (503) while the database does not answer."""
    return error_response(storage_unavailable_error())
