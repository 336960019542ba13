"""Queries for the finished games of a person, newest first.

Every query reads a limited number of games through the index on person and time. So the cost does not depend on how
many games the person has, nor on a filter.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final, NamedTuple

import msgspec

from bastide.core.errors import BastideError
from bastide.core.game_registry import get_game
from bastide.core.options import MultiChoiceOption
from bastide.server.store.database import Connection
from bastide.server.store.tables.log_append import placeholder_batches
from bastide.tables.state.seats_and_proposals import is_bot_account

#: After all finished games.
LATEST: Final = (1 << 62, "")

#: All seats of the last games of a person before a game.
SELECT_GAMES: Final = (
    "select mine.table_id, mine.at, mine.seat, tables.public, results.game, results.seat, results.person, results.name,"
    " results.bot, results.pace, results.place, results.score, results.rating"
    " from (select table_id, at, seat from results where person = ? and at <= ? and (at < ? or table_id < ?)"
    " order by at desc, table_id desc limit ?) mine"
    " join tables on tables.id = mine.table_id join results on results.table_id = mine.table_id"
)
#: Options of games as played, which the entry of their start contains. It is among the first of the log.
SELECT_OPTIONS: Final = (
    "select id, (select data from entries where table_id = tables.id and kind = 'started' order by seq limit 1)"
    " from tables where id in ({marks})"
)


class SeatRow(NamedTuple):
    """A seat of a finished game, together with the seat of the person whose games are listed."""

    table: str
    at: int
    own_seat: int
    public: bool
    game: str
    seat: int
    person: str
    name: str
    bot: str | None
    pace: str | None
    place: int
    score: int
    rating: float | None

    @property
    def is_bot(self) -> bool:
        """Whether a bot played here. In games of version 0.1.0, which did not store bots, seats without a person."""
        return bool(self.bot) or is_bot_account(self.person) or (not self.person and self.pace is None)


class PlayedGame(NamedTuple):
    """A finished game of a person."""

    own: SeatRow
    others: list[SeatRow]

    @property
    def key(self) -> tuple[int, str]:
        """Position in the order of games."""
        return self.own.at, self.own.table

    @property
    def result(self) -> str:
        if self.own.place > 1:
            return "lost"
        return "shared" if any(each.place == 1 for each in self.others) else "won"

    @property
    def is_against_people(self) -> bool:
        return any(not each.is_bot for each in self.others)

    def is_visible_to(self, ids: Collection[str]) -> bool:
        """Return whether a person with these ids may see the game: it was at a public table, or they played."""
        return self.own.public or self.own.person in ids or any(each.person in ids for each in self.others)


class StartedGame(msgspec.Struct, frozen=True):
    """The part of the entry of a game's start that is read here."""

    options: dict[str, object] = {}


def list_played_games(
    connection: Connection, ids: Sequence[str], limit: int, before: tuple[int, str] = LATEST
) -> list[PlayedGame]:
    """List the last games of a person with these ids before a game, newest first."""
    at, table = before
    found: dict[str, list[SeatRow]] = {}
    for person in ids:
        seats: dict[str, list[SeatRow]] = {}
        for row in connection.fetch(SeatRow, SELECT_GAMES, [person, at, at, table, limit]):
            seats.setdefault(row.table, []).append(row)
        found = seats | found
    games = [
        PlayedGame(
            next(each for each in seats if each.seat == each.own_seat),
            sorted((each for each in seats if each.seat != each.own_seat), key=lambda each: each.seat),
        )
        for seats in found.values()
    ]
    return sorted(games, key=lambda game: game.key, reverse=True)[:limit]


def read_played_options(connection: Connection, games: Sequence[PlayedGame]) -> dict[str, dict[str, list[str]]]:
    """Return the countable options of games by table: the values of each that hold for the person's seat."""
    by_table = {game.own.table: game for game in games}
    found: dict[str, dict[str, list[str]]] = {}
    for marks, tables in placeholder_batches(sorted(by_table)):
        for table, data in connection.fetch(tuple[str, str | None], SELECT_OPTIONS.format(marks=marks), tables):
            if data is not None:
                own = by_table[table].own
                found[table] = _seat_values(own.game, own.seat, msgspec.json.decode(data, type=StartedGame).options)
    return found


def _seat_values(game: str, seat: int, played: Mapping[str, object]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for option in countable_options(game):
        value = played.get(option.id)
        if not isinstance(value, list):
            continue
        if option.is_per_seat:
            value = value[seat : seat + 1]
        always = option.default if isinstance(option.default, list) else []
        found[option.id] = [str(each) for each in value if each not in always]
    return found


def countable_options(game: str) -> list[MultiChoiceOption]:
    """List the options of a game whose values a profile counts: the lists that can be drawn or have presets."""
    try:
        options = get_game(game).options
    except BastideError:  # the game of a plug-in that is not installed any more
        return []
    return [each for each in options if isinstance(each, MultiChoiceOption) and (each.drawn or each.presets)]
