"""In-browser server: answers the page's requests and messages in a web worker, without a network."""

from __future__ import annotations

import re
from collections.abc import Mapping

import msgspec
from msgspec.structs import replace

from bastide.bots.levels import EASY, MEDIUM
from bastide.core.registry import get_game
from bastide.device.backup import BaggageRoutes
from bastide.device.bots.bot_worker import device_executor
from bastide.device.browser import Drawer, Page, Thinker
from bastide.device.hot_seat import Hands
from bastide.device.people import DevicePeople
from bastide.device.requests import Answered, Desk
from bastide.device.side_store import DealShelf, DeviceSolvingBook, NoteShelf, PlayedByBots
from bastide.device.store import DeviceStore
from bastide.hosting.api.client_session import ClientSession
from bastide.hosting.api.messages import GameInfo, GamePage, Leave, Watch
from bastide.hosting.api.table_routes import Api, described
from bastide.hosting.daily.daily_deals import Deals
from bastide.hosting.lessons.lessons import Lessons
from bastide.hosting.lessons.rulebooks import Learning
from bastide.hosting.puzzles.puzzle_routes import Puzzles
from bastide.hosting.reviews.coach import Coach
from bastide.hosting.reviews.hints import Hints
from bastide.hosting.reviews.reviews import Reviews
from bastide.hosting.service.table_service import TableService
from bastide.hosting.strategies.trials import Trials, has_strategies
from bastide.tables import messages as wire
from bastide.tables.daily_deals import has_deals
from bastide.tables.visitor import Visitor

#: Search time for a hint, and rollouts per decision in a review.
HINT_SECONDS = 3.0
REVIEW_LOOKS = 60
#: Limits of a strategy trial: CPU time of the bot worker, and number of games.
TRIAL_SECONDS = 120.0
TRIAL_GAMES = 200
#: Bot levels for daily deals: those that are fast enough on a device.
LEVELS = (EASY, MEDIUM)

#: Matches request paths that name a table.
OF_TABLE = re.compile(r"/api/tables/([^/?]+)")

pages = msgspec.json.Decoder(dict[str, GamePage])


class DeviceSession(ClientSession):
    """Client session over one connection of the page. A tab may open several, one after the other."""

    def __init__(self, service: TableService, hot_seat: Hands, page: Page, number: int) -> None:
        super().__init__(service)
        self.hands = hot_seat
        self.page = page
        self.number = number

    @property
    def visitor(self) -> Visitor:
        return self.hands.visitor

    async def carry_out(self, message: Watch | Leave | wire.TableCommand) -> None:
        await self.hands.know(message.table)
        await super().carry_out(message)

    def leave(self, table: str) -> None:
        super().leave(table)
        self.hands.lay_down(table)

    def tell(self, text: bytes) -> None:
        self.page.tell(self.number, text.decode())


class Device:
    """The in-browser server. ``games``: URLs of the game pages in the site folder."""

    def __init__(self, storage: Drawer, worker_port: Thinker, page: Page, games: Mapping[str, GamePage]) -> None:
        self.page = page
        self.games = games
        self.store = DeviceStore(storage)
        self.people = DevicePeople(storage)
        self.house = TableService(self.store, device_executor(worker_port))
        self.hands = Hands(self.people, self.house)
        puzzles = NoteShelf(storage, "puzzles", DeviceSolvingBook)
        deals = NoteShelf(storage, "deals", PlayedByBots)
        reviews = Reviews(self.house.workers, self.house.long_work, REVIEW_LOOKS)
        self.desk = Desk(
            [
                *self.people.endpoints(),
                *self.hands.endpoints(),
                *Api(self.house, Hints(self.house, HINT_SECONDS, 0), reviews, self._info).endpoints(),
                *Coach(self.house, 0).endpoints(),
                *Puzzles(puzzles, self.house.now).endpoints(),
                *Deals(self.house, DealShelf(deals, self.store, self.people), LEVELS, LEVELS).endpoints(),
                *Trials(self.house.workers, self.house.long_work, TRIAL_SECONDS, TRIAL_GAMES).endpoints(),
                *BaggageRoutes(self.house, self.store, self.people, puzzles, deals).endpoints(),
                *Learning().endpoints(),
                *Lessons().endpoints(),
            ]
        )
        self._sessions: dict[int, DeviceSession] = {}

    def _info(self, id: str) -> GameInfo:
        game = get_game(id)
        return replace(described(id), page=self.games.get(id), deals=has_deals(game), strategies=has_strategies(game))

    async def open(self) -> None:
        """Load the stored tables and start the table service, which continues bot turns."""
        await self.store.open()
        await self.people.open()
        self.house.start()

    async def ask(self, method: str, address: str, body: str) -> Answered:
        """Answer an HTTP-like request of the page."""
        match = OF_TABLE.match(address)
        if match is not None:
            await self.hands.know(match[1])
        return await self.desk.answer(method, address, body.encode(), self.hands.visitor)

    def connect(self, connection: int) -> None:
        """Open a new connection of the page."""
        session = DeviceSession(self.house, self.hands, self.page, connection)
        self._sessions[connection] = session
        session.greet()

    async def hear(self, connection: int, frame: str) -> None:
        """Handle a message of the page on a connection."""
        session = self._sessions.get(connection)
        if session is not None:
            await session.answer(frame.encode())

    def disconnect(self, connection: int) -> None:
        """Close a connection of the page."""
        session = self._sessions.pop(connection, None)
        if session is not None:
            session.part()


async def open_device(storage: Drawer, worker_port: Thinker, page: Page, games: str) -> Device:
    """Create and start the in-browser server. ``games``: JSON object of the game pages by game id."""
    device = Device(storage, worker_port, page, pages.decode(games))
    await device.open()
    return device
