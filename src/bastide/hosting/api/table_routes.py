"""HTTP API of games, tables, records and hints."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from typing import cast, get_args

from msgspec import Struct
from msgspec.structs import replace

from bastide.bots.difficulty_levels import LEVELS
from bastide.bots.level_files import is_frozen_level
from bastide.core.errors import BastideError
from bastide.core.game_registry import game_ids, get_game, get_kit
from bastide.core.records.record_parser import parse_record
from bastide.hosting.analysis.hint_service import HintService
from bastide.hosting.api import rate_limits
from bastide.hosting.api.connection_and_lobby_messages import BotInfo, GameInfo, NewTable, TableList
from bastide.hosting.api.endpoint_types import (
    MAX_RECORD_BODY_BYTES,
    ApiRequest,
    EncodedResponse,
    Endpoint,
    QueryParameter,
    bad_message_error,
    json_encoder,
)
from bastide.hosting.api.route_decorator import Routes, route
from bastide.hosting.api.user_name_validation import clean_name
from bastide.hosting.service.table_service import TableService
from bastide.hosting.storage.log_store import refuse_if_unavailable
from bastide.locale import LANGUAGES, catalogue_text
from bastide.puzzles import get_pack, has_puzzles
from bastide.tables import messages as wire
from bastide.tables import record_import_export
from bastide.tables.available_bots import get_default_stand_in, get_thinking_seconds, list_selectable_bots
from bastide.tables.commands import access_requests as door
from bastide.tables.log import GameOrigin, decode_log
from bastide.tables.messages import record_messages as pages
from bastide.tables.request_errors import RequestRefused, deal_not_over_error
from bastide.tables.state.log_replay import replay_log
from bastide.tables.state.table_state import Table
from bastide.tables.views.table_text import prepare_table_text
from bastide.tables.visitor_and_command_context import Visitor
from bastide.teaching import has_rulebook

#: Response types of commands that are questions.
ANSWER_TYPES: dict[type[Struct], type[Struct]] = {
    wire.AskWhyNot: wire.ReasonMessage,
    wire.AskMayTakeBack: wire.TakeBackMessage,
}
#: Maximum duration of a long poll.
MAX_WAIT_S = 30

INVITE_PARAMETER = QueryParameter("invite", "string", "the token of the table's link")
BEFORE_PARAMETER = QueryParameter("before", "integer", "`more` of the previous page")
STATUS_PARAMETER = QueryParameter("status", "string", "`open`, `playing` or `finished`")
SINCE_PARAMETER = QueryParameter("since", "integer", "the last entry already seen; 0: none")
WAIT_PARAMETER = QueryParameter("wait", "integer", f"seconds to wait for new entries, at most {MAX_WAIT_S}")
LANGUAGE_PARAMETER = QueryParameter("language", "string", "language of the text; English if unknown")
GAME_PARAMETER = QueryParameter("game", "string", "only tables of this game")


@cache
def describe_game(id: str) -> GameInfo:
    """Describe a game. The caller adds what depends on the server, such as the web page."""
    game = get_game(id)
    bots = list_selectable_bots(game)
    levels = [level for level in LEVELS if level in bots]
    return GameInfo(
        id=game.id,
        rules_version=game.rules_version,
        min_players=game.min_players,
        max_players=game.max_players,
        options=[cast(wire.JsonObject, option.form_field()) for option in game.options],
        components=game.component_kinds,
        bots=[
            BotInfo(bot, levels.index(bot) + 1 if bot in levels else None, get_thinking_seconds(game, bot))
            for bot in bots
            if not is_frozen_level(bot)
        ],
        stand_in=get_default_stand_in(game),
        page=None,
        languages=[language for language in LANGUAGES if catalogue_text(language, game.id)],
        rules=has_rulebook(game.id),
        puzzles=has_puzzles(game.id),
        strategies=False,
        deals=False,
    )


# -- run on a worker process -------------------------------------------------------------------


def build_record(id: str, log: list[bytes]) -> str:
    return record_import_export.write_finished_record(replay_log(id, decode_log(log)))


def build_fairness_check(id: str, log: list[bytes]) -> bytes:
    return json_encoder.encode(record_import_export.check_finished_game(replay_log(id, decode_log(log))))


def build_table_origin(id: str, log: list[bytes], public: bool, at: int | None, seats: int) -> tuple[str, GameOrigin]:
    game, origin = record_import_export.read_origin(build_record(id, log), at, seats)
    return game, replace(origin, table=id, public=public)


def build_puzzle_origin(puzzle: pages.PuzzleSource, seats: int) -> tuple[str, GameOrigin]:
    game, origin = record_import_export.build_origin(
        get_pack(puzzle.game).get_puzzle(puzzle.id).to_record(), None, seats
    )
    return game, replace(origin, puzzle=puzzle.id)


def build_replay(page: pages.ReplayRecord) -> bytes:
    return json_encoder.encode(record_import_export.replay_record_page(page))


def draw_record(asked: pages.DrawRecord) -> str:
    record = parse_record(asked.record, pages.MAX_RECORD_ACTIONS)
    language = asked.language if asked.language in LANGUAGES else LANGUAGES[0]
    return record.svg(-1 if asked.at is None else asked.at, asked.viewer, language, asked.dark)


class LongPollWatcher:
    """Subscriber of a long-poll request."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.has_news = asyncio.Event()

    def send(self, text: bytes) -> None:
        if b'"type":"table"' in text[:40]:
            self.has_news.set()


async def load_finished_table(
    service: TableService, request: ApiRequest, id: str, invite: str | None
) -> tuple[Table, list[bytes]]:
    """Return a finished table and its log.

    RequestRefused for everyone while the game is played, and until the day of a daily deal is over.
    """
    hosted, _ = await service.open_for_visitor(id, request.visitor, invite)
    record_import_export.check_finished(hosted.table)
    if hosted.table.is_deal_secret(service.now_ms()):
        raise deal_not_over_error()
    with refuse_if_unavailable():
        return hosted.table, await service.store.read_encoded_log(hosted.table.id)


class TableRoutes(Routes):
    """Handlers of all endpoints of a table service."""

    def __init__(self, service: TableService, hints: HintService, info: Callable[[str], GameInfo]) -> None:
        """``info`` describes a game (``describe_game``) with all that this server offers for it."""
        self.service = service
        self.info = info
        self.hints = hints
        self._waiters: set[LongPollWatcher] = set()
        self._is_stopping = False

    def release_waiters(self) -> None:
        """Answer all long polls now, and later ones without waiting: the server stops."""
        self._is_stopping = True
        for waiter in self._waiters:
            waiter.has_news.set()

    # -- games -------------------------------------------------------------------------------

    @route("GET", "/api/games", "List the games of this server")
    async def list_games(self, request: ApiRequest) -> list[GameInfo]:
        found = []
        for name in game_ids():
            with suppress(BastideError):  # skip plug-ins that cannot be loaded
                found.append(self.info(name))
        return found

    @route("GET", "/api/games/{game}", "Describe a game: its options, bots and components")
    async def get_game_info(self, request: ApiRequest) -> GameInfo:
        return self.info(request.get_path_value("game"))

    @route(
        "GET",
        "/api/games/{game}/components/{kind}",
        "List all components of a kind: cards, boards, tiles",
    )
    async def list_components(self, request: ApiRequest) -> list[wire.JsonObject]:
        game = get_game(request.get_path_value("game"))
        kind = request.get_path_value("kind")
        if kind not in game.component_kinds:
            known = ", ".join(game.component_kinds)
            raise RequestRefused("no-components", f"{game.id} has no {kind}", game=game.id, kind=kind, known=known)
        drawings = get_kit(game.id).draw_added(kind)
        found: list[wire.JsonObject] = []
        for item in game.list_components(kind):
            drawing = drawings.get(str(item["id"]))
            found.append(cast(wire.JsonObject, item if drawing is None else {**item, "drawing": drawing}))
        return found

    # -- tables ------------------------------------------------------------------------------

    @route("POST", "/api/tables", "Create a table", signed=True, status=201, limit=rate_limits.NEW_TABLE_LIMIT)
    async def create_table(self, request: ApiRequest, body: wire.CreateTable) -> NewTable:
        made = await self.service.create_table(body, request.visitor)
        self.service.remember_address(made.table, request.visitor, request.address)
        return made

    @route(
        "GET",
        "/api/tables",
        "List the public tables (lobby), last changed first",
        parameters=(GAME_PARAMETER, STATUS_PARAMETER, BEFORE_PARAMETER),
    )
    async def list_public_tables(self, request: ApiRequest) -> TableList:
        status = self._parse_status(request)
        return await self.service.lobby.list_public_tables(
            request.visitor, request.get_query("game"), status, request.get_integer("before")
        )

    @route(
        "GET",
        "/api/me/tables",
        "List the tables at which the asker has a seat or is host",
        parameters=(STATUS_PARAMETER, BEFORE_PARAMETER),
        signed=True,
    )
    async def list_own_tables(self, request: ApiRequest) -> TableList:
        return await self.service.lobby.list_tables_of(
            request.visitor, self._parse_status(request), request.get_integer("before")
        )

    def _parse_status(self, request: ApiRequest) -> str | None:
        status = request.get_query("status")
        if status not in (None, "open", "playing", "finished"):
            raise bad_message_error("status is one of open, playing and finished")
        return status

    @route(
        "GET",
        "/api/tables/{table}",
        "A table as the asker sees it, with new log entries",
        parameters=(SINCE_PARAMETER, WAIT_PARAMETER, INVITE_PARAMETER),
    )
    async def get_table(self, request: ApiRequest) -> wire.TableMessage:
        """Return the current table; with ``wait``, as soon as there is a new entry."""
        service = self.service
        since = request.get_integer("since") or 0
        wait = min(request.get_integer("wait") or 0, MAX_WAIT_S)
        hosted, viewer = await service.open_for_visitor(
            request.get_path_value("table"), request.visitor, request.get_query("invite")
        )
        if wait and hosted.table.seq <= since:
            waiter = LongPollWatcher(request.visitor)
            await service.subscribe(
                waiter, hosted.table.id, since, request.get_query("invite"), requester=request.address
            )
            try:
                self._waiters.add(waiter)
                if hosted.table.seq <= since:  # the first message contains nothing new
                    waiter.has_news.clear()
                if self._is_stopping:
                    waiter.has_news.set()
                with suppress(TimeoutError):
                    await asyncio.wait_for(waiter.has_news.wait(), wait)
            finally:
                self._waiters.discard(waiter)
                service.unsubscribe(waiter, hosted.table.id)
        elif viewer >= 0:
            service.broadcaster.record_visit(LongPollWatcher(request.visitor), hosted)
        viewer = hosted.table.seat_of(request.visitor.ids)
        missed = await service.broadcaster.load_missed_entries(
            hosted, viewer, since, request.address, request.visitor.blocked_ids
        )
        return service.broadcaster.build_message(hosted, viewer, missed)

    @route(
        "GET",
        "/api/tables/{table}/text",
        "The position as the asker sees it, as lines of text",
        media="text/plain",
        parameters=(LANGUAGE_PARAMETER, INVITE_PARAMETER),
    )
    async def get_table_text(self, request: ApiRequest) -> EncodedResponse:
        """Return the table as text, as a terminal shows it."""
        hosted, viewer = await self.service.open_for_visitor(
            request.get_path_value("table"), request.visitor, request.get_query("invite")
        )
        language = request.get_query("language")
        translate = prepare_table_text(hosted.table, viewer, language if language in LANGUAGES else LANGUAGES[0])
        return EncodedResponse(await asyncio.to_thread(translate), "text/plain")

    @route(
        "GET",
        "/api/tables/{table}/door",
        "What a stranger may know of a private table: game, host, own access request",
    )
    async def get_access_status(self, request: ApiRequest) -> wire.AccessRequestStatus:
        hosted = await self.service.open_table(request.get_path_value("table"))
        return door.describe_to_stranger(hosted.table, request.visitor)

    def make_command_endpoint(self, kind: type[Struct]) -> Endpoint:
        name = str(kind.__struct_config__.tag)

        async def carry_out(request: ApiRequest) -> wire.Done | wire.ReasonMessage | wire.TakeBackMessage | None:
            command = cast(wire.TableCommand, request.body)
            self.service.remember_address(command.table, request.visitor, request.address)
            return await self.service.execute(command, request.visitor)

        return Endpoint(
            method="POST",
            path=f"/api/tables/{{table}}/{name}",
            handler=carry_out,
            about=(kind.__doc__ or "").split("\n")[0],
            body=kind,
            answer=ANSWER_TYPES.get(kind, wire.Done),
            signed=True,
            implied=("table", "do"),
        )

    # -- records -----------------------------------------------------------------------------

    @route(
        "GET",
        "/api/tables/{table}/record",
        "The record of a finished game",
        media="text/plain",
        parameters=(INVITE_PARAMETER,),
    )
    async def get_record(self, request: ApiRequest) -> EncodedResponse:
        table, log = await load_finished_table(
            self.service, request, request.get_path_value("table"), request.get_query("invite")
        )
        text = await self.service.background_worker.run(request.address, build_record, table.id, log)
        name = f"{table.game.id}-{table.id}{'-imported' if table.imported else ''}.record"
        imported = str(table.imported).lower()
        headers = {"content-disposition": f'attachment; filename="{name}"', "bastide-imported": imported}
        return EncodedResponse(text, "text/plain", headers)

    @route(
        "GET",
        "/api/tables/{table}/check",
        "Check a finished game: its seed proof, and its log by replay",
        answer=pages.FairnessCheck,
        parameters=(INVITE_PARAMETER,),
    )
    async def check_fairness(self, request: ApiRequest) -> EncodedResponse:
        table, log = await load_finished_table(
            self.service, request, request.get_path_value("table"), request.get_query("invite")
        )
        return EncodedResponse(
            await self.service.background_worker.run(request.address, build_fairness_check, table.id, log)
        )

    @route(
        "POST",
        "/api/replay",
        "Replay a record and return some of its positions",
        answer=pages.RecordReplay,
        largest=MAX_RECORD_BODY_BYTES,
        limit=rate_limits.REPLAY_LIMIT,
    )
    async def replay_record(self, request: ApiRequest, body: pages.ReplayRecord) -> EncodedResponse:
        return EncodedResponse(await self.service.background_worker.run(request.address, build_replay, body))

    @route(
        "POST",
        "/api/picture",
        "Draw a position of a record, as a seat or a spectator saw it",
        media="image/svg+xml",
        largest=MAX_RECORD_BODY_BYTES,
        limit=rate_limits.PICTURE_LIMIT,
    )
    async def draw_picture(self, request: ApiRequest, body: pages.DrawRecord) -> EncodedResponse:
        drawn = await self.service.background_worker.run(request.address, draw_record, body)
        return EncodedResponse(drawn, "image/svg+xml", {"content-disposition": "attachment"})

    @route(
        "POST",
        "/api/records",
        "Import a record as a finished table",
        largest=MAX_RECORD_BODY_BYTES,
        signed=True,
        status=201,
        limit=rate_limits.IMPORT_LIMIT,
    )
    async def import_record(self, request: ApiRequest, body: pages.RecordText) -> NewTable:
        invite = secrets.token_urlsafe(16)
        work = self.service.background_worker
        drafts = await work.run(
            request.address, record_import_export.import_record, body.record, invite, request.visitor.id, clean_name
        )
        return await self.service.factory.store_finished_game(drafts)

    @route(
        "POST",
        "/api/play_on",
        "Continue a finished game from one of its positions, at a new table",
        largest=MAX_RECORD_BODY_BYTES,
        signed=True,
        status=201,
        limit=rate_limits.IMPORT_LIMIT,
    )
    async def continue_game(self, request: ApiRequest, body: pages.ContinueGame) -> NewTable:
        work, seats = self.service.background_worker, len(body.seats)
        if [body.table, body.record, body.puzzle].count(None) != 2:
            raise bad_message_error("give exactly one of table, record and puzzle")
        if body.puzzle is not None:
            game, origin = await work.run(request.address, build_puzzle_origin, body.puzzle, seats)
        elif body.record is not None:
            game, origin = await work.run(
                request.address, record_import_export.read_origin, body.record, body.at, seats
            )
        else:
            assert body.table is not None
            table, log = await load_finished_table(self.service, request, body.table, body.invite)
            game, origin = await work.run(
                request.address, build_table_origin, table.id, log, table.public, body.at, seats
            )
        return await self.service.factory.continue_game(game, origin, body, request.visitor)

    # -- hints -------------------------------------------------------------------------------

    @route(
        "POST",
        "/api/tables/{table}/hint",
        "Ask for a hint: what a bot would do; takes about a second",
        signed=True,
    )
    async def get_hint(self, request: ApiRequest, body: wire.AskHint) -> wire.Hint:
        return await self.hints.get_hint(request.get_path_value("table"), body, request.visitor, request.address)

    # -- all endpoints -----------------------------------------------------------------------

    def list_endpoints(self) -> list[Endpoint]:
        return [*super().list_endpoints(), *(self.make_command_endpoint(kind) for kind in get_args(wire.TableCommand))]
