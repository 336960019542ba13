"""Build a profile from the last finished games of a person."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from bastide.server.profiles.profile_messages import ActiveDay, FavouriteValue, Opponent, Profile, ResultTotals
from bastide.server.store.database import Connection
from bastide.server.store.people.profile_access import ProfileOwner, find_profile_owner, visible_profiles
from bastide.server.store.tables.played_game_queries import (
    PlayedGame,
    SeatRow,
    list_played_games,
    read_played_options,
)
from bastide.server.store.tables.rating_series_queries import list_puzzle_standings, list_rating_series
from bastide.tables.state.table_state import DAY_MS
from bastide.tables.visitor_and_command_context import Visitor

#: A profile is about this many games, the last ones.
MAX_GAMES: Final = 2000
#: Favourite values are counted in this many of them.
MAX_GAMES_WITH_OPTIONS: Final = 500
#: Length of lists: values of an option, and opponents.
MAX_VALUES: Final = 8
MAX_OPPONENTS: Final = 30
#: Days in the calendar: 53 weeks.
CALENDAR_DAYS: Final = 371


def build_profile(connection: Connection, id: str, viewer: Visitor, now: int) -> Profile:
    """Build the profile of an account. Raises ``RequestRefused`` if the viewer may not see it."""
    owner = find_profile_owner(connection, id, viewer, now)
    games = list_played_games(connection, owner.ids, MAX_GAMES + 1)
    examined = games[:MAX_GAMES]
    visible = [each for each in examined if each.is_visible_to(viewer.ids)]
    return Profile(
        id=owner.id,
        name=owner.name,
        is_own=owner.is_own,
        is_listed=owner.is_listed,
        games=len(visible),
        has_older_games=len(games) > MAX_GAMES,
        ratings=list_rating_series(connection, owner.id, now),
        results=count_results(visible),
        favourites=count_favourites(connection, visible[:MAX_GAMES_WITH_OPTIONS]),
        opponents=list_opponents(connection, owner, visible, viewer, now),
        puzzles=list_puzzle_standings(connection, owner.id, now),
        days=count_days(visible, now),
    )


def count_results(games: Sequence[PlayedGame]) -> list[ResultTotals]:
    """Count the results by game and kind of opponents. ``games``: newest first."""
    results: dict[tuple[str, Literal["people", "bots"]], list[str]] = {}
    for game in games:
        against: Literal["people", "bots"] = "people" if game.is_against_people else "bots"
        results.setdefault((game.own.game, against), []).append(game.result)
    return [
        ResultTotals(
            *(game, against, len(found), found.count("won"), found.count("shared")),
            *measure_streaks(found),
        )
        for (game, against), found in sorted(results.items(), key=lambda item: (item[0][0], item[0][1] == "bots"))
    ]


def measure_streaks(results: Sequence[str]) -> tuple[int, int]:
    """Return the current and the longest streak of games without a loss. ``results``: newest first."""
    current, longest, length = -1, 0, 0
    for result in [*results, "lost"]:
        if result == "lost":
            current = length if current < 0 else current
            longest = max(longest, length)
            length = 0
        else:
            length += 1
    return current, longest


def count_favourites(connection: Connection, games: Sequence[PlayedGame]) -> list[FavouriteValue]:
    """Count the option values of games, and return those with most games for each option."""
    played: Counter[tuple[str, str, str]] = Counter()
    won: Counter[tuple[str, str, str]] = Counter()
    options = read_played_options(connection, games)
    for game in games:
        for option, values in options.get(game.own.table, {}).items():
            for value in values:
                key = (game.own.game, option, value)
                played[key] += 1
                won[key] += game.result != "lost"
    found: list[FavouriteValue] = []
    shown: Counter[tuple[str, str]] = Counter()
    for (name, option, value), count in sorted(played.items(), key=lambda item: (item[0][:2], -item[1], item[0][2])):
        shown[name, option] += 1
        if shown[name, option] <= MAX_VALUES:
            found.append(FavouriteValue(name, option, value, count, won[name, option, value]))
    return found


@dataclass
class HeadToHead:
    """Results against one opponent."""

    name: str
    ahead: int = 0
    level: int = 0
    behind: int = 0

    @property
    def games(self) -> int:
        return self.ahead + self.level + self.behind

    def add(self, own: SeatRow, other: SeatRow) -> None:
        self.ahead += own.place < other.place
        self.level += own.place == other.place
        self.behind += own.place > other.place


def list_opponents(
    connection: Connection, owner: ProfileOwner, games: Sequence[PlayedGame], viewer: Visitor, now: int
) -> list[Opponent]:
    """List the results against each opponent, most games first.

    Others than the owner see only bots, themselves, and people whose profile they may see.
    """
    people = {seat.person for game in games for seat in game.others if seat.person}
    profiles = visible_profiles(connection, people, viewer, now)
    found: dict[tuple[str, str], HeadToHead] = {}
    for game in games:
        for seat in game.others:
            key = _opponent_key(seat, profiles, owner, viewer)
            if key is not None:
                found.setdefault(key, HeadToHead(seat.name)).add(game.own, seat)
    most = sorted(found.items(), key=lambda item: (-item[1].games, item[1].name, item[0]))[:MAX_OPPONENTS]
    names = read_names(connection, [person for (person, _), _ in most])
    return [
        Opponent(
            name=names.get(person, each.name),
            bot=bot,
            profile=person if person in profiles.values() else "",
            games=each.games,
            ahead=each.ahead,
            level=each.level,
            behind=each.behind,
        )
        for (person, bot), each in most
    ]


def _opponent_key(
    seat: SeatRow, profiles: Mapping[str, str], owner: ProfileOwner, viewer: Visitor
) -> tuple[str, str] | None:
    """Return person and bot of an opponent, one of them empty; None if they are not listed."""
    if seat.bot:
        return "", seat.bot
    if not seat.person or seat.person in owner.ids or seat.person in viewer.blocked_ids:
        return None
    if seat.person in profiles:
        return profiles[seat.person], ""
    return (seat.person, "") if owner.is_own else None


def read_names(connection: Connection, people: Sequence[str]) -> dict[str, str]:
    """Return the current names of people."""
    ids = sorted({each for each in people if each})
    sql = f"select id, name from people where id in ({', '.join('?' * len(ids))})"
    return dict(connection.fetch(tuple[str, str], sql, ids)) if ids else {}


def count_days(games: Sequence[PlayedGame], now: int) -> list[ActiveDay]:
    """Count the games of each day of the last year, oldest first."""
    first = now // DAY_MS - CALENDAR_DAYS + 1
    days = Counter(game.own.at // DAY_MS for game in games)
    return [ActiveDay(day, count) for day, count in sorted(days.items()) if day >= first]
