"""The HTTP API: everything that can be asked and done, one endpoint each."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from functools import cache
from typing import cast

import msgspec
from msgspec import Struct
from starlette.responses import PlainTextResponse, Response

from bastide.bots.levels import EASY, EXPERT, HARD, MEDIUM
from bastide.core.errors import BastideError
from bastide.core.registry import game_ids, get_game, get_kit
from bastide.server import messages as wire
from bastide.server import record_messages as pages
from bastide.server import records
from bastide.server.errors import Refused
from bastide.server.hints import Hints
from bastide.server.house import House
from bastide.server.http import Call, Endpoint, Parameter, bad_message
from bastide.server.person import Person
from bastide.server.reviews import Reviews
from bastide.server.rulings import plain_bots

LEVELS = [EASY, MEDIUM, HARD, EXPERT]
#: The longest that a request may wait for news.
LONGEST_WAIT = 30


@cache
def described(id: str) -> wire.GameInfo:
    """A game, as a form needs it."""
    game = get_game(id)
    bots = plain_bots(game)
    return wire.GameInfo(
        id=game.id,
        rules_version=game.rules_version,
        min_players=game.min_players,
        max_players=game.max_players,
        options=[cast(wire.Facts, option.describe()) for option in game.options],
        components=game.components,
        bots=[wire.BotInfo(bot, LEVELS.index(bot) + 1 if bot in LEVELS else None) for bot in bots],
        page=page_of(id),
    )


def page_of(id: str) -> wire.GamePage | None:
    """Where the built page of a game is served."""
    folder = get_kit(id).page_folder()
    if folder is None or not (folder / "page.js").is_file():
        return None
    here = [f"/games/{id}/page/{name}" if (folder / name).is_file() else None for name in ("page.css", "picture.svg")]
    return wire.GamePage(f"/games/{id}/page/page.js", *here)


class Waiter:
    """A request that waits for news of a table."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.news = asyncio.Event()

    def tell(self, text: bytes) -> None:
        if b'"type":"table"' in text[:40]:
            self.news.set()


class Api:
    """The endpoints, over the tables of a house."""

    def __init__(self, house: House, hints: Hints, reviews: Reviews) -> None:
        self.house = house
        self.hints = hints
        self.reviews = reviews

    # -- games -------------------------------------------------------------------------------

    async def games(self, call: Call) -> list[wire.GameInfo]:
        found = []
        for name in game_ids():
            with suppress(BastideError):  # a plug-in that cannot be loaded does not keep the others from being played
                found.append(described(name))
        return found

    async def game(self, call: Call) -> wire.GameInfo:
        return described(call.path("game"))

    async def components(self, call: Call) -> list[wire.Facts]:
        game = get_game(call.path("game"))
        kind = call.path("kind")
        if kind not in game.components:
            known = ", ".join(game.components)
            raise Refused("no-components", f"{game.id} has no {kind}", game=game.id, kind=kind, known=known)
        return [cast(wire.Facts, item) for item in game.component_list(kind)]

    # -- tables ------------------------------------------------------------------------------

    async def create(self, call: Call) -> wire.TableMade:
        assert isinstance(call.body, wire.CreateTable)
        return await self.house.create(call.body, call.person)

    async def lobby(self, call: Call) -> wire.TableList:
        status = self._status(call)
        return await self.house.lobby(call.person, call.query("game"), status, call.number("before"))

    async def mine(self, call: Call) -> wire.TableList:
        return await self.house.tables_of(call.person, self._status(call), call.number("before"))

    def _status(self, call: Call) -> str | None:
        status = call.query("status")
        if status not in (None, "open", "playing", "finished"):
            raise bad_message("status is one of open, playing and finished")
        return status

    async def table(self, call: Call) -> wire.TableMessage:
        """The table as it stands; with ``wait``, as soon as there is something new."""
        house = self.house
        since = call.number("since") or 0
        wait = min(call.number("wait") or 0, LONGEST_WAIT)
        live, viewer = await house.seen_by(call.path("table"), call.person, call.query("invite"))
        if wait and live.table.seq <= since:
            waiter = Waiter(call.person)
            await house.watch(waiter, live.table.id, since, call.query("invite"))
            try:
                if live.table.seq <= since:  # what was told at once is nothing new
                    waiter.news.clear()
                with suppress(TimeoutError):
                    await asyncio.wait_for(waiter.news.wait(), wait)
            finally:
                house.leave(waiter, live.table.id)
        missed = await house.happened(live, since)
        viewer = live.table.seat_of(call.person.ids)
        return house.message(live, viewer, missed)

    def command(self, kind: type[Struct]) -> Endpoint:
        name = str(kind.__struct_config__.tag)

        async def carry_out(call: Call) -> wire.Done | wire.ReasonMessage:
            return await self.house.do(cast(wire.TableCommand, call.body), call.person)

        return Endpoint(
            method="POST",
            path=f"/api/tables/{{table}}/{name}",
            handler=carry_out,
            about=(kind.__doc__ or "").split("\n")[0],
            body=kind,
            answer=wire.ReasonMessage if kind is wire.Why else wire.Done,
            signed=True,
            implied=("table", "do"),
        )

    # -- records -----------------------------------------------------------------------------

    async def record(self, call: Call) -> Response:
        live, _ = await self.house.seen_by(call.path("table"), call.person, call.query("invite"))
        text = records.written(live.table)
        name = f"{live.table.game.id}-{live.table.id}.record"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return PlainTextResponse(text, headers=headers)

    async def check(self, call: Call) -> pages.Checked:
        live, _ = await self.house.seen_by(call.path("table"), call.person, call.query("invite"))
        return await asyncio.to_thread(records.checked, live.table)

    async def replay(self, call: Call) -> pages.Replayed:
        assert isinstance(call.body, pages.RecordPage)
        return await asyncio.to_thread(records.replayed, call.body)

    async def imported(self, call: Call) -> wire.TableMade:
        assert isinstance(call.body, pages.RecordText)
        invite = secrets.token_urlsafe(16)
        drafts = await asyncio.to_thread(records.imported, call.body.record, invite, call.person.id)
        return await self.house.keep(drafts)

    # -- advice ------------------------------------------------------------------------------

    async def hint(self, call: Call) -> wire.Hint:
        assert isinstance(call.body, wire.AskHint)
        return await self.hints.hint(call.path("table"), call.body, call.person)

    async def begin_review(self, call: Call) -> pages.Review:
        assert isinstance(call.body, pages.RecordText)
        return await self.reviews.begin(call.body.record)

    async def review(self, call: Call) -> pages.Review:
        return await self.reviews.of(call.path("review"), min(call.number("wait") or 0, LONGEST_WAIT))

    # -- all of them -------------------------------------------------------------------------

    def endpoints(self) -> list[Endpoint]:
        invite = Parameter("invite", "string", "the token of the table's link")
        before = Parameter("before", "integer", "`more` of the page before")
        status = Parameter("status", "string", "`open`, `playing` or `finished`")
        since = Parameter("since", "integer", "the last entry already seen; 0: none")
        wait = Parameter("wait", "integer", f"wait so many seconds for news, {LONGEST_WAIT} at most")
        wait_for_end = Parameter("wait", "integer", f"wait so many seconds for its end, {LONGEST_WAIT} at most")
        game = Parameter("game", "string", "only tables of this game")
        commands = msgspec.inspect.type_info(wire.TableCommand)
        assert isinstance(commands, msgspec.inspect.UnionType)
        kinds = [each.cls for each in commands.types if isinstance(each, msgspec.inspect.StructType)]
        return [
            Endpoint(
                method="GET",
                path="/api/games",
                handler=self.games,
                about="The games that can be played here",
                answer=list[wire.GameInfo],
            ),
            Endpoint(
                method="GET",
                path="/api/games/{game}",
                handler=self.game,
                about="One game: its options, bots and components",
                answer=wire.GameInfo,
            ),
            Endpoint(
                method="GET",
                path="/api/games/{game}/components/{kind}",
                handler=self.components,
                about="All things of a kind that a game is made of: cards, boards, tiles",
                answer=list[wire.Facts],
            ),
            Endpoint(
                method="GET",
                path="/api/tables",
                handler=self.lobby,
                about="The lobby: public tables, those changed last first",
                answer=wire.TableList,
                parameters=(game, status, before),
            ),
            Endpoint(
                method="POST",
                path="/api/tables",
                handler=self.create,
                about="Make a table",
                body=wire.CreateTable,
                answer=wire.TableMade,
                signed=True,
                status=201,
            ),
            Endpoint(
                method="GET",
                path="/api/me/tables",
                handler=self.mine,
                about="The tables at which the asker sits, or which they made",
                answer=wire.TableList,
                parameters=(status, before),
                signed=True,
            ),
            Endpoint(
                method="GET",
                path="/api/tables/{table}",
                handler=self.table,
                about="A table as the asker sees it, and what happened since",
                answer=wire.TableMessage,
                parameters=(since, wait, invite),
            ),
            Endpoint(
                method="GET",
                path="/api/tables/{table}/record",
                handler=self.record,
                about="The record of a finished game",
                media="text/plain",
                parameters=(invite,),
            ),
            Endpoint(
                method="GET",
                path="/api/tables/{table}/check",
                handler=self.check,
                about="Check a finished game: its seed against the hash, its log by replay",
                answer=pages.Checked,
                parameters=(invite,),
            ),
            Endpoint(
                method="POST",
                path="/api/replay",
                handler=self.replay,
                about="Replay a record and look at its positions",
                body=pages.RecordPage,
                answer=pages.Replayed,
            ),
            Endpoint(
                method="POST",
                path="/api/records",
                handler=self.imported,
                about="Keep a recorded game as a finished table",
                body=pages.RecordText,
                answer=wire.TableMade,
                signed=True,
                status=201,
            ),
            Endpoint(
                method="POST",
                path="/api/tables/{table}/hint",
                handler=self.hint,
                about="What a bot would do in the asker's place; it takes about a second",
                body=wire.AskHint,
                answer=wire.Hint,
                signed=True,
            ),
            Endpoint(
                method="POST",
                path="/api/reviews",
                handler=self.begin_review,
                about="Begin to review a record: which decisions cost most",
                body=pages.RecordText,
                answer=pages.Review,
            ),
            Endpoint(
                method="GET",
                path="/api/reviews/{review}",
                handler=self.review,
                about="How far a review has come, and what it has found",
                answer=pages.Review,
                parameters=(wait_for_end,),
            ),
            *(self.command(kind) for kind in kinds),
        ]
