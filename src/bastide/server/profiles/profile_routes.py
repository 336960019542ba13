"""HTTP routes of profiles."""

from __future__ import annotations

from functools import partial
from typing import Final

from starlette.responses import StreamingResponse

from bastide.hosting.api.endpoint_types import ApiRequest
from bastide.hosting.api.rate_limits import RateLimit
from bastide.hosting.api.route_decorator import Routes, route
from bastide.hosting.service.table_service import TableService
from bastide.server.profiles.game_history import FILTER_PARAMETERS, build_history, find_games, parse_filter
from bastide.server.profiles.profile_builder import build_profile
from bastide.server.profiles.profile_messages import Profile, ProfileGames, SeatProfiles
from bastide.server.profiles.record_archive import MAX_RECORDS, write_archive
from bastide.server.store.database import Connection
from bastide.server.store.database_log_store import DatabaseStore
from bastide.server.store.people.moderation_queries import now_ms
from bastide.server.store.people.profile_access import visible_profiles
from bastide.tables.visitor_and_command_context import Visitor

PROFILE_LIMIT: Final = RateLimit(30, 1)
ARCHIVE_LIMIT: Final = RateLimit(5, 1 / 60)
NOT_FOUND: Final = {"no-profile": 404}


class ProfileRoutes(Routes):
    """Profiles of accounts, their finished games, and the archive of one's own records."""

    def __init__(self, store: DatabaseStore, service: TableService) -> None:
        self.store = store
        self.service = service

    @route(
        "GET",
        "/api/profiles/{person}",
        "Get a profile: results, ratings over time, favourites, opponents, days.",
        signed=True,
        limit=PROFILE_LIMIT,
        refusals=NOT_FOUND,
    )
    async def get_profile(self, call: ApiRequest) -> Profile:
        person = call.get_path_value("person")
        return await self.store.read(partial(build_profile, id=person, viewer=call.visitor, now=now_ms()))

    @route(
        "GET",
        "/api/profiles/{person}/games",
        "List the finished games of a profile, newest first.",
        parameters=FILTER_PARAMETERS,
        signed=True,
        limit=PROFILE_LIMIT,
        refusals=NOT_FOUND,
    )
    async def list_games(self, call: ApiRequest) -> ProfileGames:
        person, wanted = call.get_path_value("person"), parse_filter(call)
        return await self.store.read(
            partial(build_history, id=person, viewer=call.visitor, wanted=wanted, now=now_ms())
        )

    @route(
        "GET",
        "/api/tables/{table}/profiles",
        "Get the profiles of the people in a finished game.",
        signed=True,
        limit=PROFILE_LIMIT,
    )
    async def get_seat_profiles(self, call: ApiRequest) -> SeatProfiles:
        table = call.get_path_value("table")
        return SeatProfiles(
            await self.store.read(partial(_list_seat_profiles, table=table, viewer=call.visitor, now=now_ms()))
        )

    @route(
        "GET",
        "/api/me/records",
        f"Download the records of one's own games as a zip archive, at most {MAX_RECORDS}, newest first.",
        media="application/zip",
        parameters=FILTER_PARAMETERS,
        signed=True,
        limit=ARCHIVE_LIMIT,
    )
    async def download_records(self, call: ApiRequest) -> StreamingResponse:
        wanted, ids = parse_filter(call), sorted(call.visitor.ids)
        games, _ = await self.store.read(
            partial(find_games, ids=ids, viewer=call.visitor, wanted=wanted, limit=MAX_RECORDS)
        )
        headers = {"content-disposition": 'attachment; filename="bastide-records.zip"'}
        return StreamingResponse(
            write_archive(self.service, call.address, games), media_type="application/zip", headers=headers
        )


def _list_seat_profiles(connection: Connection, table: str, viewer: Visitor, now: int) -> list[str]:
    """List the profiles by seat of a finished game; empty if the viewer may not see the table."""
    sql = (
        "select results.person, tables.public from results join tables on tables.id = results.table_id"
        " where results.table_id = ? order by seat"
    )
    rows = connection.fetch(tuple[str, bool], sql, [table])
    people = [person for person, _ in rows]
    if not rows or not (rows[0][1] or any(person in viewer.ids for person in people)):
        return []
    profiles = visible_profiles(connection, people, viewer, now)
    return [profiles.get(person, "") for person in people]
