"""History of a person's finished games, with filters. Each request examines a limited number of games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from bastide.hosting.api.endpoint_types import ApiRequest, QueryParameter, bad_message_error
from bastide.server.profiles.profile_messages import ProfileGame, ProfileGames, ProfileSeat
from bastide.server.store.database import Connection
from bastide.server.store.people.profile_access import find_profile_owner, visible_profiles
from bastide.server.store.tables.played_game_queries import (
    LATEST,
    PlayedGame,
    list_played_games,
    read_played_options,
)
from bastide.tables.visitor_and_command_context import Visitor

#: Games on a page.
PAGE_SIZE: Final = 25
#: Games that are read at once, and at most for one page.
BATCH_GAMES: Final = 250
MAX_EXAMINED_GAMES: Final = 1000
MAX_FILTER_CHARACTERS: Final = 100

FILTER_PARAMETERS: Final = (
    QueryParameter("game", "string", "Only this game."),
    QueryParameter("opponent", "string", "Only games with a name, or a bot, that contains this text."),
    QueryParameter("result", "string", "`won`, `shared` (first place with others) or `lost`."),
    QueryParameter("option", "string", "With `value`: only games whose option had this value."),
    QueryParameter("value", "string", "Value of the option, such as a card or a module."),
    QueryParameter("since", "integer", "Only games finished at this time or later."),
    QueryParameter("until", "integer", "Only games finished before this time."),
    QueryParameter("before", "string", "Continue the list: `more` of the previous page."),
)


class GameFilter(NamedTuple):
    """Which games are wanted; empty fields match all. ``before``: only games before this one."""

    game: str = ""
    opponent: str = ""
    result: str = ""
    option: str = ""
    value: str = ""
    since: int = 0
    before: tuple[int, str] = LATEST

    def matches(self, game: PlayedGame) -> bool:
        """Return whether a game is wanted, as far as its option need not be known."""
        if (self.game and game.own.game != self.game) or (self.result and game.result != self.result):
            return False
        return not self.opponent or any(
            self.opponent in each.name.casefold() or self.opponent in (each.bot or "") for each in game.others
        )


def parse_filter(call: ApiRequest) -> GameFilter:
    """Read the filter from the query string."""
    text = {name: call.get_query(name) or "" for name in ("game", "opponent", "result", "option", "value", "before")}
    for name, given in text.items():
        if len(given) > MAX_FILTER_CHARACTERS:
            raise bad_message_error(f"{name} must have at most {MAX_FILTER_CHARACTERS} characters")
    if text["result"] not in ("", "won", "shared", "lost"):
        raise bad_message_error("result must be one of won, shared, lost")
    before = LATEST
    until = call.get_integer("until")
    if until is not None:
        before = (until, "")
    if text["before"]:
        at, _, table = text["before"].partition(".")
        if not (at.isascii() and at.isdigit() and len(at) <= 15):
            raise bad_message_error("before must be `more` of the previous page")
        before = min(before, (int(at), table))
    return GameFilter(
        text["game"],
        text["opponent"].strip().casefold(),
        text["result"],
        text["option"],
        text["value"],
        call.get_integer("since") or 0,
        before,
    )


def find_games(
    connection: Connection, ids: Sequence[str], viewer: Visitor, wanted: GameFilter, limit: int
) -> tuple[list[PlayedGame], tuple[int, str] | None]:
    """Find games, newest first; returns them, and after which to continue (None: there are no more).

    One continues after a game that the viewer may see: the address of a private table is a secret. So the list ends
    where all of ``MAX_EXAMINED_GAMES`` games are hidden from the viewer.
    """
    found: list[PlayedGame] = []
    before = wanted.before
    last_visible: tuple[int, str] | None = None
    for _ in range(MAX_EXAMINED_GAMES // BATCH_GAMES):
        games = list_played_games(connection, ids, BATCH_GAMES, before)
        recent = [each for each in games if each.own.at >= wanted.since]
        visible = [each for each in recent if each.is_visible_to(viewer.ids)]
        matching = [each for each in visible if wanted.matches(each)]
        if wanted.option:
            options = read_played_options(connection, matching)
            matching = [
                each for each in matching if wanted.value in options.get(each.own.table, {}).get(wanted.option, ())
            ]
        for game in matching:
            found.append(game)
            if len(found) == limit:
                return found, game.key
        if len(games) < BATCH_GAMES or len(recent) < len(games):
            return found, None
        before = games[-1].key
        if visible:
            last_visible = visible[-1].key
    return found, last_visible


def build_history(connection: Connection, id: str, viewer: Visitor, wanted: GameFilter, now: int) -> ProfileGames:
    """Build a page of a person's games. Raises ``RequestRefused`` if the viewer may not see the profile."""
    owner = find_profile_owner(connection, id, viewer, now)
    games, more = find_games(connection, owner.ids, viewer, wanted, PAGE_SIZE)
    people = {seat.person for game in games for seat in game.others}
    profiles = visible_profiles(connection, people, viewer, now)
    return ProfileGames(
        [_describe(game, profiles, viewer) for game in games], None if more is None else f"{more[0]}.{more[1]}"
    )


def _describe(game: PlayedGame, profiles: dict[str, str], viewer: Visitor) -> ProfileGame:
    own = game.own
    seats = [
        ProfileSeat(
            name="" if seat.person in viewer.blocked_ids else seat.name,
            bot=seat.bot or "",
            place=seat.place,
            score=seat.score,
            profile=profiles.get(seat.person, ""),
        )
        for seat in sorted([own, *game.others], key=lambda seat: seat.seat)
    ]
    return ProfileGame(own.table, own.game, own.at, own.seat, game.result, own.rating, seats)  # type: ignore[arg-type]  # one of the three results
