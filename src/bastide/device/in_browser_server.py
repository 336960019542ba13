"""In-browser server: answers the page's requests and messages in a web worker, without a network."""

from __future__ import annotations

import re
from collections.abc import Mapping
from contextlib import suppress

import msgspec
from msgspec.structs import replace

from bastide.bots.difficulty_levels import EASY, MEDIUM
from bastide.core.errors import BastideError
from bastide.core.game_registry import get_game
from bastide.device.backup import DeviceBackupRoutes
from bastide.device.bots.device_executor import DeviceBotExecutor
from bastide.device.bots.game_preparation import GamePreparation
from bastide.device.bots.level_routes import DeviceLevelRoutes
from bastide.device.browser_error_rate_store import DeviceErrorRateRepository, DeviceErrorRateRoutes
from bastide.device.browser_interfaces import BotWorkerPort, BrowserStorage, NoBrowser, PagePort
from bastide.device.browser_log_store import DeviceStore
from bastide.device.browser_puzzle_and_deal_store import (
    BotDealResults,
    DeviceDealRepositoryAccess,
    DevicePuzzleAnswerRepository,
    NoteRepositoryAccess,
)
from bastide.device.device_owner import DeviceOwner
from bastide.device.request_dispatcher import DispatchedResponse, RequestDispatcher
from bastide.hosting.analysis.analysis_board_routes import AnalysisBoardRoutes
from bastide.hosting.analysis.coach_routes import CoachRoutes
from bastide.hosting.analysis.decision_evaluations import DecisionEvaluations
from bastide.hosting.analysis.hint_service import HintService
from bastide.hosting.analysis.review_routes import ReviewRoutes
from bastide.hosting.analysis.review_service import ReviewService
from bastide.hosting.api.client_session import ClientSession
from bastide.hosting.api.connection_and_lobby_messages import GameInfo, GamePage
from bastide.hosting.api.hot_seat_routes import HotSeatRoutes
from bastide.hosting.api.route_decorator import find_endpoints, list_owned_endpoints
from bastide.hosting.api.table_routes import TableRoutes, describe_game
from bastide.hosting.daily.daily_deal_routes import DailyDealRoutes
from bastide.hosting.puzzles.puzzle_routes import PuzzleRoutes
from bastide.hosting.service.device_holders import DeviceHolders
from bastide.hosting.service.table_service import TableService
from bastide.hosting.strategies.strategy_trial_routes import TrialRoutes, has_strategies
from bastide.tables.daily_deals import has_daily_deals
from bastide.tables.state.table_state import Table
from bastide.tables.visitor_and_command_context import Visitor

#: Search time for a hint, and rollouts per decision in a review.
HINT_SECONDS = 3.0
REVIEW_ROLLOUTS = 60
#: Limits of a strategy trial: CPU time of the bot worker, and number of games.
TRIAL_SECONDS = 120.0
TRIAL_GAMES = 200
#: Bot levels for daily deals: those that are fast enough on a device.
DAILY_DEAL_LEVELS = (EASY, MEDIUM)

#: Matches request paths that name a table.
TABLE_PATH = re.compile(r"/api/tables/([^/?]+)")

game_pages_decoder = msgspec.json.Decoder(dict[str, GamePage])


def find_people_on_device(table: Table, owner: Visitor) -> frozenset[str]:
    """Return the people who share this device at a table; none if the owner has a seat there."""
    if table.host not in owner.ids or table.seat_of(owner.ids) >= 0:
        return frozenset()
    return frozenset(seat.person for seat in table.seats if seat.person)


class PageSession(ClientSession):
    """Client session over one connection of the page. A tab may open several, one after the other."""

    def __init__(
        self, service: TableService, device_owner: DeviceOwner, holders: DeviceHolders, page: PagePort, number: int
    ) -> None:
        super().__init__(service, holders=holders)
        self.device_owner = device_owner
        self.page = page
        self.number = number

    @property
    def owner(self) -> Visitor:
        return self.device_owner.visitor

    def send(self, text: bytes) -> None:
        self.page.tell(self.number, text.decode())


class InBrowserServer:
    """The in-browser server. ``games``: URLs of the game pages in the site folder."""

    def __init__(
        self, storage: BrowserStorage, worker_port: BotWorkerPort, page: PagePort, games: Mapping[str, GamePage]
    ) -> None:
        self.page = page
        self.games = games
        self.store = DeviceStore(storage)
        self.owner = DeviceOwner(storage)
        executor = DeviceBotExecutor(worker_port, self._is_person_choosing)
        self.service = TableService(self.store, executor)
        self.preparation = GamePreparation(self.service, executor)
        self.holders = DeviceHolders(find_people_on_device)
        self.hot_seat_routes = HotSeatRoutes(self.service, find_people_on_device)
        puzzles = NoteRepositoryAccess(storage, "puzzles", DevicePuzzleAnswerRepository)
        deals = NoteRepositoryAccess(storage, "deals", BotDealResults)
        error_rates = NoteRepositoryAccess(storage, "error_rates", DeviceErrorRateRepository)
        reviews = ReviewService(self.service.bot_executor, self.service.background_worker, REVIEW_ROLLOUTS, error_rates)
        evaluations = DecisionEvaluations(self.service, HINT_SECONDS)
        self.table_routes = TableRoutes(self.service, HintService(evaluations, 0), self._info)
        self.review_routes = ReviewRoutes(self.service, reviews)
        self.analysis_board = AnalysisBoardRoutes(self.service, HINT_SECONDS)
        self.error_rates = DeviceErrorRateRoutes(error_rates)
        self.coach = CoachRoutes(evaluations, 0)
        self.puzzle_routes = PuzzleRoutes(puzzles, self.service.now_ms)
        self.daily_deals = DailyDealRoutes(
            self.service,
            DeviceDealRepositoryAccess(deals, self.store, self.owner),
            DAILY_DEAL_LEVELS,
            DAILY_DEAL_LEVELS,
        )
        self.trials = TrialRoutes(self.service.bot_executor, self.service.background_worker, TRIAL_SECONDS, TRIAL_GAMES)
        self.levels = DeviceLevelRoutes(executor)
        self.backup = DeviceBackupRoutes(self.service, self.store, self.owner, puzzles, deals, error_rates)
        self.dispatcher = RequestDispatcher(
            [*list_owned_endpoints(self), *find_endpoints(self.service, "bastide.hosting")]
        )
        self._sessions: dict[int, PageSession] = {}

    def _info(self, id: str) -> GameInfo:
        game = get_game(id)
        return replace(
            describe_game(id), page=self.games.get(id), deals=has_daily_deals(game), strategies=has_strategies(game)
        )

    async def open(self) -> None:
        """Load the stored tables and start the table service, which continues bot turns."""
        await self.store.load_tables()
        await self.owner.load()
        self.service.start()

    async def handle_request(self, method: str, address: str, body: str) -> DispatchedResponse:
        """Answer an HTTP-like request of the page."""
        match = TABLE_PATH.match(address)
        if match is not None:
            with suppress(BastideError):  # the request itself reports the error
                await self.service.open_table(match[1])
        tables = [hosted.table for hosted in self.service.table_cache.tables.values()]
        visitor = self.holders.get_visitor(self.owner.visitor, tables)
        return await self.dispatcher.dispatch(method, address, body.encode(), visitor)

    def connect(self, connection: int) -> None:
        """Open a new connection of the page."""
        session = PageSession(self.service, self.owner, self.holders, self.page, connection)
        self._sessions[connection] = session
        session.send_welcome()

    async def handle_message(self, connection: int, frame: str) -> None:
        """Handle a message of the page on a connection."""
        session = self._sessions.get(connection)
        if session is not None:
            await session.handle_message(frame.encode())
        for hosted in list(self.service.table_cache.tables.values()):
            self.preparation.start(hosted)

    def _is_person_choosing(self, table_id: str) -> bool:
        """Whether a table waits for a person."""
        hosted = self.service.table_cache.tables.get(table_id)
        return hosted is not None and any(not hosted.table.seats[seat].bot for seat in hosted.table.waiting_for())

    def disconnect(self, connection: int) -> None:
        """Close a connection of the page."""
        session = self._sessions.pop(connection, None)
        if session is not None:
            session.disconnect()


def preload_server() -> None:
    """Create a server without a browser, so that a snapshot contains what it caches. Called from TypeScript."""
    InBrowserServer(NoBrowser(), NoBrowser(), NoBrowser(), {})


async def start_in_browser_server(
    storage: BrowserStorage, worker_port: BotWorkerPort, page: PagePort, games: str
) -> InBrowserServer:
    """Create and start the in-browser server. ``games``: JSON object of the game pages by game id."""
    device = InBrowserServer(storage, worker_port, page, game_pages_decoder.decode(games))
    await device.open()
    return device
