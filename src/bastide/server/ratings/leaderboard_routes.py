"""HTTP route of the leaderboards."""

from __future__ import annotations

from functools import partial
from typing import Final, TypeVar

from bastide.core.game_registry import get_game
from bastide.hosting.api.endpoint_types import ApiRequest, QueryParameter, bad_message_error
from bastide.hosting.api.rate_limits import RateLimit
from bastide.hosting.api.route_decorator import Routes, route
from bastide.server.ratings.bot_anchors import load_bot_anchors
from bastide.server.ratings.rating_messages import Leaderboard, LeaderboardEntry, OwnStanding
from bastide.server.ratings.rating_model import PlayerRating, is_provisional
from bastide.server.store.database import Connection
from bastide.server.store.database_log_store import DatabaseStore
from bastide.server.store.people.moderation_queries import now_ms
from bastide.server.store.people.profile_access import visible_profiles
from bastide.server.store.tables import leaderboard_queries as queries
from bastide.server.store.tables.leaderboard_queries import LeaderboardKey
from bastide.tables.visitor_and_command_context import Visitor

#: People on a page.
PAGE_SIZE: Final = 50
#: Nobody looks at more people than this.
MAX_START: Final = 10_000
LEADERBOARD_LIMIT: Final = RateLimit(60, 2)

Value = TypeVar("Value", bound=str)
PARAMETERS: Final = (
    QueryParameter("pace", "string", "`live` (default) or `correspondence`."),
    QueryParameter("ladder", "string", "`people` (default) or `bots`."),
    QueryParameter("start", "integer", "Number of people to skip."),
)


class LeaderboardRoutes(Routes):
    """The leaderboards of all games."""

    def __init__(self, store: DatabaseStore) -> None:
        self.store = store

    @route(
        "GET",
        "/api/leaderboards/{game}",
        "List the best people in a game, by pace and ladder.",
        parameters=PARAMETERS,
        limit=LEADERBOARD_LIMIT,
    )
    async def get_leaderboard(self, call: ApiRequest) -> Leaderboard:
        game = get_game(call.get_path_value("game")).id
        pace = _choice(call, "pace", ("live", "correspondence"))
        ladder = _choice(call, "ladder", ("people", "bots"))
        start = call.get_integer("start") or 0
        if start > MAX_START:
            raise bad_message_error(f"start must be at most {MAX_START}")
        key = LeaderboardKey(game, pace, ladder)
        return await self.store.read(partial(_build_leaderboard, key=key, start=start, viewer=call.visitor))


def _choice(call: ApiRequest, name: str, values: tuple[Value, ...]) -> Value:
    given = call.get_query(name)
    for value in values:
        if given == value:
            return value
    if given is not None:
        raise bad_message_error(f"{name} must be one of {', '.join(values)}")
    return values[0]


def _build_leaderboard(connection: Connection, key: LeaderboardKey, start: int, viewer: Visitor) -> Leaderboard:
    now = now_ms()
    # With the person before this page, to know which bots belong between the pages.
    skipped = max(0, start - 1)
    found = queries.list_leaderboard(connection, key, now, skipped, PAGE_SIZE + start - skipped)
    rows = found[start - skipped :]
    people = queries.count_listed(connection, key, now)
    profiles = visible_profiles(connection, [row.id for row in rows], viewer, now)
    entries = [
        LeaderboardEntry(
            *(place, "" if {row.id, row.owner} & viewer.blocked_ids else row.name, "", row.rating, row.games),
            *(row.id == viewer.id, profiles.get(row.id, "")),
        )
        for place, row in enumerate(rows, start + 1)
    ]
    if key.ladder == "bots" and (rows or not start):
        highest = found[0].rating if start else float("inf")
        lowest = rows[-1].rating if start + len(rows) < people else float("-inf")
        entries = _with_bots(entries, key.game, lowest, highest)
    return Leaderboard(entries, people, _own_standing(connection, key, viewer.id, now))


def _with_bots(entries: list[LeaderboardEntry], game: str, lowest: float, highest: float) -> list[LeaderboardEntry]:
    """Add the bots whose ratings lie on a page."""
    bots = [
        LeaderboardEntry(0, "", bot, rating, 0, False)
        for bot, rating in load_bot_anchors().get(game, {}).items()
        if lowest <= rating < highest
    ]
    return sorted([*entries, *bots], key=lambda each: -each.rating)


def _own_standing(connection: Connection, key: LeaderboardKey, person: str, now: int) -> OwnStanding | None:
    found = queries.find_own_rating(connection, key, person) if person else None
    if found is None:
        return None
    provisional = is_provisional(PlayerRating(*found[:4]), now)
    if found.is_guest:
        return OwnStanding(found.rating, found.games, provisional, None, "guest")
    if found.is_hidden:
        return OwnStanding(found.rating, found.games, provisional, None, "hidden")
    if found.listed_until <= now:
        return OwnStanding(found.rating, found.games, provisional, None, "provisional" if provisional else "inactive")
    place = queries.find_place(connection, key, now, person, found.rating)
    return OwnStanding(found.rating, found.games, provisional, place, "")
