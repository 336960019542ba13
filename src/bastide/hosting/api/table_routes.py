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

    def __init__(self, house: TableService, hints: Hints, reviews: Reviews, info: Callable[[str], GameInfo]) -> None:
        """``info`` describes a game (``describe_game``) with all that this server offers for it."""
        self.house = house
        self.info = info
        self.hints = hints
        self.reviews = reviews

    # -- games -------------------------------------------------------------------------------

    @answers("GET", "/api/games", "List the games of this server")
    async def games(self, call: Call) -> list[GameInfo]:
        found = []
        for name in game_ids():
            with suppress(BastideError):  # skip plug-ins that cannot be loaded
                found.append(self.info(name))
        return found

    @answers("GET", "/api/games/{game}", "Describe a game: its options, bots and components")
    async def game(self, call: Call) -> GameInfo:
        return self.info(call.path("game"))

    @answers(
        "GET",
        "/api/games/{game}/components/{kind}",
        "List all components of a kind: cards, boards, tiles",
    )
    async def components(self, call: Call) -> list[wire.Facts]:
        game = get_game(call.path("game"))
        kind = call.path("kind")
        if kind not in game.components:
            known = ", ".join(game.components)
            raise Refused("no-components", f"{game.id} has no {kind}", game=game.id, kind=kind, known=known)
        return [cast(wire.Facts, item) for item in game.component_list(kind)]

    # -- tables ------------------------------------------------------------------------------

    @answers("POST", "/api/tables", "Create a table", signed=True, status=201)
    async def create(self, call: Call, body: wire.CreateTable) -> TableMade:
        return await self.house.create(body, call.visitor)

    @answers(
        "GET", "/api/tables", "List the public tables (lobby), last changed first", parameters=(GAME, STATUS, BEFORE)
    )
    async def lobby(self, call: Call) -> TableList:
        status = self._status(call)
        return await self.house.lobby.tables(call.visitor, call.query("game"), status, call.number("before"))

    @answers(
        "GET",
        "/api/me/tables",
        "List the tables at which the asker has a seat or is host",
        parameters=(STATUS, BEFORE),
        signed=True,
    )
    async def mine(self, call: Call) -> TableList:
        return await self.house.lobby.tables_of(call.visitor, self._status(call), call.number("before"))

    def _status(self, call: Call) -> str | None:
        status = call.query("status")
        if status not in (None, "open", "playing", "finished"):
            raise bad_message("status is one of open, playing and finished")
        return status

    @answers(
        "GET",
        "/api/tables/{table}",
        "A table as the asker sees it, with new log entries",
        parameters=(SINCE, WAIT, INVITE),
    )
    async def table(self, call: Call) -> wire.TableMessage:
        """Return the current table; with ``wait``, as soon as there is a new entry."""
        house = self.house
        since = call.number("since") or 0
        wait = min(call.number("wait") or 0, LONGEST_WAIT)
        hosted, viewer = await house.seen_by(call.path("table"), call.visitor, call.query("invite"))
        if wait and hosted.table.seq <= since:
            waiter = Waiter(call.visitor)
            await house.watch(waiter, hosted.table.id, since, call.query("invite"), who=call.address)
            try:
                if hosted.table.seq <= since:  # the first message contains nothing new
                    waiter.news.clear()
                with suppress(TimeoutError):
                    await asyncio.wait_for(waiter.news.wait(), wait)
            finally:
                house.leave(waiter, hosted.table.id)
        elif viewer >= 0:
            house.broadcaster.glance(Waiter(call.visitor), hosted)
        viewer = hosted.table.seat_of(call.visitor.ids)
        missed = await house.broadcaster.missed(hosted, viewer, since, call.address, call.visitor.hidden)
        return house.broadcaster.message(hosted, viewer, missed)

    @answers(
        "GET",
        "/api/tables/{table}/text",
        "The position as the asker sees it, as lines of text",
        media="text/plain",
        parameters=(LANGUAGE, INVITE),
    )
    async def text(self, call: Call) -> Written:
        """Return the table as text, as a terminal shows it."""
        hosted, viewer = await self.house.seen_by(call.path("table"), call.visitor, call.query("invite"))
        language = call.query("language")
        text = table_text(hosted.table, viewer, language if language in LANGUAGES else LANGUAGES[0])
        return Written(text, "text/plain")

    @answers(
        "GET",
        "/api/tables/{table}/door",
        "What a stranger may know of a private table: game, host, own access request",
    )
    async def door(self, call: Call) -> wire.Door:
        hosted = await self.house.open(call.path("table"))
        return door.seen_from_outside(hosted.table, call.visitor)

    def command(self, kind: type[Struct]) -> Endpoint:
        name = str(kind.__struct_config__.tag)

        async def carry_out(call: Call) -> wire.Done | wire.ReasonMessage | wire.TakeBackMessage | None:
            return await self.house.do(cast(wire.TableCommand, call.body), call.visitor)

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
    async def record(self, call: Call) -> Written:
        table, log = await self._finished(call, call.path("table"), call.query("invite"))
        text = await self.house.long_work.do(call.address, record_of, table.id, log)
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
    async def check(self, call: Call) -> Written:
        table, log = await self._finished(call, call.path("table"), call.query("invite"))
        return Written(await self.house.long_work.do(call.address, check_of, table.id, log))

    async def _finished(self, call: Call, id: str, invite: str | None) -> tuple[Table, list[bytes]]:
        """Return a finished table and its log. RequestRefused for everyone while the game is played."""
        hosted, _ = await self.house.seen_by(id, call.visitor, invite)
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
    async def replay(self, call: Call, body: pages.RecordPage) -> Written:
        return Written(await self.house.long_work.do(call.address, replay_of, body))

    @answers(
        "POST",
        "/api/picture",
        "Draw a position of a record, as a seat or a spectator saw it",
        media="image/svg+xml",
        largest=LARGEST_RECORD,
    )
    async def picture(self, call: Call, body: pages.RecordPicture) -> Written:
        drawn = await self.house.long_work.do(call.address, picture_of, body)
        return Written(drawn, "image/svg+xml", {"content-disposition": "attachment"})

    @answers(
        "POST",
        "/api/records",
        "Import a record as a finished table",
        largest=LARGEST_RECORD,
        signed=True,
        status=201,
    )
    async def imported(self, call: Call, body: pages.RecordText) -> TableMade:
        invite = secrets.token_urlsafe(16)
        work = self.house.long_work
        drafts = await work.do(call.address, records.imported, body.record, invite, call.visitor.id, clean_name)
        return await self.house.factory.keep(drafts)

    @answers(
        "POST",
        "/api/play_on",
        "Continue a finished game from one of its positions, at a new table",
        largest=LARGEST_RECORD,
        signed=True,
        status=201,
    )
    async def play_on(self, call: Call, body: pages.PlayOn) -> TableMade:
        work, seats = self.house.long_work, len(body.seats)
        if [body.table, body.record, body.puzzle].count(None) != 2:
            raise bad_message("give exactly one of table, record and puzzle")
        if body.puzzle is not None:
            game, origin = await work.do(call.address, origin_at, body.puzzle, seats)
        elif body.record is not None:
            game, origin = await work.do(call.address, records.origin_of, body.record, body.at, seats)
        else:
            assert body.table is not None
            table, log = await self._finished(call, body.table, body.invite)
            game, origin = await work.do(call.address, origin_in, table.id, log, table.public, body.at, seats)
        return await self.house.factory.play_on(game, origin, body, call.visitor)

    # -- hints and reviews -------------------------------------------------------------------

    @answers(
        "POST",
        "/api/tables/{table}/hint",
        "Ask for a hint: what a bot would do; takes about a second",
        signed=True,
    )
    async def hint(self, call: Call, body: wire.AskHint) -> wire.Hint:
        return await self.hints.hint(call.path("table"), body, call.visitor)

    @answers(
        "POST",
        "/api/reviews",
        "Start the review of a record: find the decisions that cost most",
        largest=LARGEST_RECORD,
    )
    async def begin_review(self, call: Call, body: pages.RecordText) -> pages.Review:
        return await self.reviews.begin(body.record, call.address)

    @answers("GET", "/api/reviews/{review}", "Progress and findings of a review", parameters=(WAIT_FOR_END,))
    async def review(self, call: Call) -> pages.Review:
        return await self.reviews.of(call.path("review"), min(call.number("wait") or 0, LONGEST_WAIT))

    # -- all endpoints -----------------------------------------------------------------------

    def endpoints(self) -> list[Endpoint]:
        commands = msgspec.inspect.type_info(wire.TableCommand)
        assert isinstance(commands, msgspec.inspect.UnionType)
        kinds = [each.cls for each in commands.types if isinstance(each, msgspec.inspect.StructType)]
        return [*super().endpoints(), *(self.command(kind) for kind in kinds)]
