"""HTTP API of games, tables, records, hints and reviews."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from typing import cast

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bastide.bots.levels import LEVELS
from bastide.core.errors import BastideError
from bastide.core.records.parser import parse_record
from bastide.core.registry import game_ids, get_game
from bastide.hosting.api.calls import LARGEST_RECORD, Call, Endpoint, Parameter, Written, bad_message, encoder
from bastide.hosting.api.messages import BotInfo, GameInfo, TableList, TableMade
from bastide.hosting.api.routes import Routes, answers
from bastide.hosting.api.user_names import clean_name
from bastide.hosting.reviews.hints import Hints
from bastide.hosting.reviews.reviews import Reviews
from bastide.hosting.service.table_service import TableService
from bastide.hosting.storage.log_store import stored
from bastide.learn import has_rules
from bastide.locale import LANGUAGES, catalogue_text
from bastide.puzzles import has_puzzles, pack
from bastide.tables import messages as wire
from bastide.tables import records
from bastide.tables.bots import plain_bots, stand_in
from bastide.tables.commands import access_requests as door
from bastide.tables.errors import Refused
from bastide.tables.log import Origin, entries_of
from bastide.tables.messages import records as pages
from bastide.tables.model.replay import read
from bastide.tables.model.table import Table
from bastide.tables.views.table_text import table_text
from bastide.tables.visitor import Visitor

#: Response types of commands that are questions.
ANSWERS: dict[type[Struct], type[Struct]] = {wire.Why: wire.ReasonMessage, wire.MayTakeBack: wire.TakeBackMessage}
#: Maximum duration of a long poll.
LONGEST_WAIT = 30

INVITE = Parameter("invite", "string", "the token of the table's link")
BEFORE = Parameter("before", "integer", "`more` of the previous page")
STATUS = Parameter("status", "string", "`open`, `playing` or `finished`")
SINCE = Parameter("since", "integer", "the last entry already seen; 0: none")
WAIT = Parameter("wait", "integer", f"seconds to wait for new entries, at most {LONGEST_WAIT}")
WAIT_FOR_END = Parameter("wait", "integer", f"seconds to wait for the end, at most {LONGEST_WAIT}")
LANGUAGE = Parameter("language", "string", "language of the text; English if unknown")
GAME = Parameter("game", "string", "only tables of this game")


@cache
def described(id: str) -> GameInfo:
    """Describe a game. The caller adds what depends on the server, such as the web page."""
    game = get_game(id)
    bots = plain_bots(game)
    return GameInfo(
        id=game.id,
        rules_version=game.rules_version,
        min_players=game.min_players,
        max_players=game.max_players,
        options=[cast(wire.Facts, option.described()) for option in game.options],
        components=game.components,
        bots=[BotInfo(bot, LEVELS.index(bot) + 1 if bot in LEVELS else None) for bot in bots],
        stand_in=stand_in(game),
        page=None,
        languages=[language for language in LANGUAGES if catalogue_text(language, game.id)],
        rules=has_rules(game.id),
        puzzles=has_puzzles(game.id),
        strategies=False,
        deals=False,
    )


# -- run on a worker process -------------------------------------------------------------------


def record_of(id: str, log: list[bytes]) -> str:
    return records.written(read(id, entries_of(log)))


def check_of(id: str, log: list[bytes]) -> bytes:
    return encoder.encode(records.checked(read(id, entries_of(log))))


def origin_in(id: str, log: list[bytes], public: bool, at: int | None, seats: int) -> tuple[str, Origin]:
    game, origin = records.origin_of(record_of(id, log), at, seats)
    return game, replace(origin, table=id, public=public)


def origin_at(puzzle: pages.PuzzleSource, seats: int) -> tuple[str, Origin]:
    game, origin = records.origin_in(pack(puzzle.game).find(puzzle.id).record(), None, seats)
    return game, replace(origin, puzzle=puzzle.id)


def replay_of(page: pages.RecordPage) -> bytes:
    return encoder.encode(records.replayed(page))


def picture_of(asked: pages.RecordPicture) -> str:
    record = parse_record(asked.record, pages.MOST_ACTIONS)
    language = asked.language if asked.language in LANGUAGES else LANGUAGES[0]
    return record.svg(-1 if asked.at is None else asked.at, asked.viewer, language, asked.dark)


class Waiter:
    """Subscriber of a long-poll request."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.news = asyncio.Event()

    def tell(self, text: bytes) -> None:
        if b'"type":"table"' in text[:40]:
            self.news.set()


class Api(Routes):
    """Handlers of all endpoints of a table service."""

    def __init__(self, service: TableService, hints: Hints, reviews: Reviews, info: Callable[[str], GameInfo]) -> None:
        """``info`` describes a game (``describe_game``) with all that this server offers for it."""
        self.house = service
        self.info = info
        self.hints = hints
        self.reviews = reviews

    # -- games -------------------------------------------------------------------------------

    @answers("GET", "/api/games", "List the games of this server")
    async def games(self, request: Call) -> list[GameInfo]:
        found = []
        for name in game_ids():
            with suppress(BastideError):  # skip plug-ins that cannot be loaded
                found.append(self.info(name))
        return found

    @answers("GET", "/api/games/{game}", "Describe a game: its options, bots and components")
    async def game(self, request: Call) -> GameInfo:
        return self.info(request.path("game"))

    @answers(
        "GET",
        "/api/games/{game}/components/{kind}",
        "List all components of a kind: cards, boards, tiles",
    )
    async def components(self, request: Call) -> list[wire.Facts]:
        game = get_game(request.path("game"))
        kind = request.path("kind")
        if kind not in game.components:
            known = ", ".join(game.components)
            raise Refused("no-components", f"{game.id} has no {kind}", game=game.id, kind=kind, known=known)
        return [cast(wire.Facts, item) for item in game.component_list(kind)]

    # -- tables ------------------------------------------------------------------------------

    @answers("POST", "/api/tables", "Create a table", signed=True, status=201)
    async def create(self, request: Call, body: wire.CreateTable) -> TableMade:
        return await self.house.create(body, request.visitor)

    @answers(
        "GET", "/api/tables", "List the public tables (lobby), last changed first", parameters=(GAME, STATUS, BEFORE)
    )
    async def lobby(self, request: Call) -> TableList:
        status = self._parse_status(request)
        return await self.house.lobby.tables(request.visitor, request.query("game"), status, request.number("before"))

    @answers(
        "GET",
        "/api/me/tables",
        "List the tables at which the asker has a seat or is host",
        parameters=(STATUS, BEFORE),
        signed=True,
    )
    async def mine(self, request: Call) -> TableList:
        return await self.house.lobby.tables_of(request.visitor, self._parse_status(request), request.number("before"))

    def _parse_status(self, request: Call) -> str | None:
        status = request.query("status")
        if status not in (None, "open", "playing", "finished"):
            raise bad_message("status is one of open, playing and finished")
        return status

    @answers(
        "GET",
        "/api/tables/{table}",
        "A table as the asker sees it, with new log entries",
        parameters=(SINCE, WAIT, INVITE),
    )
    async def table(self, request: Call) -> wire.TableMessage:
        """Return the current table; with ``wait``, as soon as there is a new entry."""
        service = self.house
        since = request.number("since") or 0
        wait = min(request.number("wait") or 0, LONGEST_WAIT)
        hosted, viewer = await service.seen_by(request.path("table"), request.visitor, request.query("invite"))
        if wait and hosted.table.seq <= since:
            waiter = Waiter(request.visitor)
            await service.watch(waiter, hosted.table.id, since, request.query("invite"), requester=request.address)
            try:
                if hosted.table.seq <= since:  # the first message contains nothing new
                    waiter.news.clear()
                with suppress(TimeoutError):
                    await asyncio.wait_for(waiter.news.wait(), wait)
            finally:
                service.leave(waiter, hosted.table.id)
        elif viewer >= 0:
            service.broadcaster.glance(Waiter(request.visitor), hosted)
        viewer = hosted.table.seat_of(request.visitor.ids)
        missed = await service.broadcaster.missed(hosted, viewer, since, request.address, request.visitor.hidden)
        return service.broadcaster.message(hosted, viewer, missed)

    @answers(
        "GET",
        "/api/tables/{table}/text",
        "The position as the asker sees it, as lines of text",
        media="text/plain",
        parameters=(LANGUAGE, INVITE),
    )
    async def text(self, request: Call) -> Written:
        """Return the table as text, as a terminal shows it."""
        hosted, viewer = await self.house.seen_by(request.path("table"), request.visitor, request.query("invite"))
        language = request.query("language")
        text = table_text(hosted.table, viewer, language if language in LANGUAGES else LANGUAGES[0])
        return Written(text, "text/plain")

    @answers(
        "GET",
        "/api/tables/{table}/door",
        "What a stranger may know of a private table: game, host, own access request",
    )
    async def door(self, request: Call) -> wire.Door:
        hosted = await self.house.open(request.path("table"))
        return door.seen_from_outside(hosted.table, request.visitor)

    def command(self, kind: type[Struct]) -> Endpoint:
        name = str(kind.__struct_config__.tag)

        async def carry_out(request: Call) -> wire.Done | wire.ReasonMessage | wire.TakeBackMessage | None:
            return await self.house.do(cast(wire.TableCommand, request.body), request.visitor)

        return Endpoint(
            method="POST",
            path=f"/api/tables/{{table}}/{name}",
            handler=carry_out,
            about=(kind.__doc__ or "").split("\n")[0],
            body=kind,
            answer=ANSWERS.get(kind, wire.Done),
            signed=True,
            implied=("table", "do"),
        )

    # -- records -----------------------------------------------------------------------------

    @answers(
        "GET", "/api/tables/{table}/record", "The record of a finished game", media="text/plain", parameters=(INVITE,)
    )
    async def record(self, request: Call) -> Written:
        table, log = await self._load_finished(request, request.path("table"), request.query("invite"))
        text = await self.house.long_work.do(request.address, record_of, table.id, log)
        name = f"{table.game.id}-{table.id}{'-imported' if table.imported else ''}.record"
        imported = str(table.imported).lower()
        headers = {"content-disposition": f'attachment; filename="{name}"', "bastide-imported": imported}
        return Written(text, "text/plain", headers)

    @answers(
        "GET",
        "/api/tables/{table}/check",
        "Check a finished game: its seed proof, and its log by replay",
        answer=pages.Checked,
        parameters=(INVITE,),
    )
    async def check(self, request: Call) -> Written:
        table, log = await self._load_finished(request, request.path("table"), request.query("invite"))
        return Written(await self.house.long_work.do(request.address, check_of, table.id, log))

    async def _load_finished(self, request: Call, id: str, invite: str | None) -> tuple[Table, list[bytes]]:
        """Return a finished table and its log. RequestRefused for everyone while the game is played."""
        hosted, _ = await self.house.seen_by(id, request.visitor, invite)
        records.check_finished(hosted.table)
        with stored():
            return hosted.table, await self.house.store.log(hosted.table.id)

    @answers(
        "POST",
        "/api/replay",
        "Replay a record and return some of its positions",
        answer=pages.Replayed,
        largest=LARGEST_RECORD,
    )
    async def replay(self, request: Call, body: pages.RecordPage) -> Written:
        return Written(await self.house.long_work.do(request.address, replay_of, body))

    @answers(
        "POST",
        "/api/picture",
        "Draw a position of a record, as a seat or a spectator saw it",
        media="image/svg+xml",
        largest=LARGEST_RECORD,
    )
    async def picture(self, request: Call, body: pages.RecordPicture) -> Written:
        drawn = await self.house.long_work.do(request.address, picture_of, body)
        return Written(drawn, "image/svg+xml", {"content-disposition": "attachment"})

    @answers(
        "POST",
        "/api/records",
        "Import a record as a finished table",
        largest=LARGEST_RECORD,
        signed=True,
        status=201,
    )
    async def imported(self, request: Call, body: pages.RecordText) -> TableMade:
        invite = secrets.token_urlsafe(16)
        work = self.house.long_work
        drafts = await work.do(request.address, records.imported, body.record, invite, request.visitor.id, clean_name)
        return await self.house.factory.keep(drafts)

    @answers(
        "POST",
        "/api/play_on",
        "Continue a finished game from one of its positions, at a new table",
        largest=LARGEST_RECORD,
        signed=True,
        status=201,
    )
    async def play_on(self, request: Call, body: pages.PlayOn) -> TableMade:
        work, seats = self.house.long_work, len(body.seats)
        if [body.table, body.record, body.puzzle].count(None) != 2:
            raise bad_message("give exactly one of table, record and puzzle")
        if body.puzzle is not None:
            game, origin = await work.do(request.address, origin_at, body.puzzle, seats)
        elif body.record is not None:
            game, origin = await work.do(request.address, records.origin_of, body.record, body.at, seats)
        else:
            assert body.table is not None
            table, log = await self._load_finished(request, body.table, body.invite)
            game, origin = await work.do(request.address, origin_in, table.id, log, table.public, body.at, seats)
        return await self.house.factory.play_on(game, origin, body, request.visitor)

    # -- hints and reviews -------------------------------------------------------------------

    @answers(
        "POST",
        "/api/tables/{table}/hint",
        "Ask for a hint: what a bot would do; takes about a second",
        signed=True,
    )
    async def hint(self, request: Call, body: wire.AskHint) -> wire.Hint:
        return await self.hints.hint(request.path("table"), body, request.visitor)

    @answers(
        "POST",
        "/api/reviews",
        "Start the review of a record: find the decisions that cost most",
        largest=LARGEST_RECORD,
    )
    async def begin_review(self, request: Call, body: pages.RecordText) -> pages.Review:
        return await self.reviews.begin(body.record, request.address)

    @answers("GET", "/api/reviews/{review}", "Progress and findings of a review", parameters=(WAIT_FOR_END,))
    async def review(self, request: Call) -> pages.Review:
        return await self.reviews.of(request.path("review"), min(request.number("wait") or 0, LONGEST_WAIT))

    # -- all endpoints -----------------------------------------------------------------------

    def endpoints(self) -> list[Endpoint]:
        commands = msgspec.inspect.type_info(wire.TableCommand)
        assert isinstance(commands, msgspec.inspect.UnionType)
        kinds = [each.cls for each in commands.types if isinstance(each, msgspec.inspect.StructType)]
        return [*super().endpoints(), *(self.command(kind) for kind in kinds)]
