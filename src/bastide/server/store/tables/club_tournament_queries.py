"""Queries for club tournaments. Functions that write need a transaction (``DatabaseStore.write``)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

import msgspec

from bastide.core.options import OptionValue
from bastide.server.club_tournaments.tournament_model import (
    ClubTournament,
    Entrant,
    Match,
    TournamentGame,
    TournamentSettings,
    TournamentStatus,
    decide_match,
    make_table_id,
    rank_with_departed,
)
from bastide.server.store.database import Connection, SqlValue
from bastide.server.store.notifications.notification_events import NotificationEvent
from bastide.server.store.notifications.outbox_queries import add_events
from bastide.tables.log import EntryData, GameFinished, GameOrigin, GameStarted, decode_entry
from bastide.tables.request_errors import RequestRefused


class TournamentRow(NamedTuple):
    """A row of the table ``club_tournaments``."""

    id: str
    name: str
    organiser: str
    status: TournamentStatus
    settings: str
    invite: str
    created_at: int
    started_at: int | None
    ended_at: int | None
    round: int
    total_rounds: int
    version: int


SELECT_TOURNAMENTS: Final = (
    "select id, name, organiser, status, settings, invite, created_at, started_at, ended_at, round, total_rounds,"
    " version from club_tournaments"
)
SELECT_ENTRANTS: Final = (
    "select number, person, bot, coalesce(people.name, ''), joined_at, joined_round, left_round, is_removed"
    " from club_entrants left join people on people.id = club_entrants.person where tournament = ? order by number"
)
SELECT_GAMES: Final = (
    "select table_id, round, board, game, seats, started_at, has_everybody_acted, done_at, reason, places, scores"
    " from club_games where tournament = ? order by round, board, game"
)


class GameRow(NamedTuple):
    """A row of the table ``club_games``."""

    table: str
    round: int
    board: int
    game: int
    seats: str
    started_at: int
    has_everybody_acted: bool
    done_at: int | None
    reason: str
    places: str | None
    scores: str | None


def encode(value: object) -> str:
    return msgspec.json.encode(value).decode()


def decode_numbers(text: str | None) -> list[int] | None:
    return None if text is None else msgspec.json.decode(text, type=list[int])


# -- reading -----------------------------------------------------------------------------------


def load_tournament(connection: Connection, id: str, lock: bool = False) -> ClubTournament:
    """Load a tournament with everything in it. Raises RequestRefused if there is none.

    ``lock``: lock it until the end of the transaction.
    """
    suffix = connection.for_update if lock else ""
    rows = connection.fetch(TournamentRow, f"{SELECT_TOURNAMENTS} where id = ?{suffix}", [id])
    if not rows:
        raise no_tournament_error()
    row = rows[0]
    matches = connection.fetch(
        tuple[int, int, str, int | None, str | None],
        "select round, board, entrants, done_at, points from club_matches where tournament = ? order by round, board",
        [id],
    )
    games = connection.fetch(GameRow, SELECT_GAMES, [id])
    return ClubTournament(
        **{**row._asdict(), "settings": msgspec.json.decode(row.settings, type=TournamentSettings)},
        entrants=load_entrants(connection, id),
        matches=[
            Match(
                number,
                board,
                msgspec.json.decode(who, type=list[int]),
                done_at,
                None if points is None else msgspec.json.decode(points, type=list[float]),
            )
            for number, board, who, done_at, points in matches
        ],
        games=[
            TournamentGame(
                **{
                    **game._asdict(),
                    "seats": decode_numbers(game.seats),
                    "places": decode_numbers(game.places),
                    "scores": decode_numbers(game.scores),
                }
            )
            for game in games
        ],
    )


def load_entrants(connection: Connection, id: str) -> list[Entrant]:
    """Load the entrants of a tournament by number."""
    rows = connection.fetch(tuple[int, str, str, str, int, int, int | None, bool], SELECT_ENTRANTS, [id])
    return [Entrant(*row) for row in rows]


def no_tournament_error() -> RequestRefused:
    return RequestRefused("no-tournament", "there is no such tournament")


def list_tournament_rows(
    connection: Connection, ids: Collection[str], before: int | None, limit: int
) -> list[tuple[TournamentRow, int]]:
    """List tournaments that anyone may see, and those of a person, newest first, with their number of entrants.

    Only the organiser and the entrants see one that was cancelled before its first round, so that nobody can fill the
    list.
    """
    marks = ", ".join("?" * len(ids)) or "''"
    sql = (
        f"{SELECT_TOURNAMENTS} where created_at < ? and ((public = ? and (status <> 'cancelled' or round > 0))"
        f" or organiser in ({marks})"
        f" or id in (select tournament from club_entrants where person in ({marks})))"
        " order by created_at desc, id limit ?"
    )
    values: list[SqlValue] = [before or 1 << 53, True, *ids, *ids, limit]
    rows = connection.fetch(TournamentRow, sql, values)
    counts = dict(
        connection.fetch(
            tuple[str, int],
            "select tournament, count(*) from club_entrants where left_round is null and tournament in"
            f" ({', '.join('?' * len(rows)) or chr(39) * 2}) group by tournament",
            [row.id for row in rows],
        )
    )
    return [(row, counts.get(row.id, 0)) for row in rows]


def list_tournament_ids(connection: Connection, statuses: Sequence[str]) -> list[str]:
    """List the ids of tournaments with one of these statuses."""
    marks = ", ".join("?" * len(statuses))
    sql = f"select id from club_tournaments where status in ({marks}) order by id"
    return [each for (each,) in connection.fetch(tuple[str], sql, list(statuses))]


def count_unfinished(connection: Connection, organiser: str) -> int:
    """Count the tournaments of an organiser that are not over."""
    sql = "select count(*) from club_tournaments where organiser = ? and status in ('open', 'running', 'paused')"
    return connection.fetch(tuple[int], sql, [organiser])[0][0]


def count_entries(connection: Connection, person: str) -> int:
    """Count the unfinished tournaments in which a person plays."""
    sql = (
        "select count(*) from club_entrants join club_tournaments on id = tournament"
        " where person = ? and left_round is null and status in ('open', 'running', 'paused')"
    )
    return connection.fetch(tuple[int], sql, [person])[0][0]


def list_entered_tournaments(
    connection: Connection, ids: Sequence[str]
) -> list[tuple[str, str, str, str, int, int, int | None]]:
    """List the tournaments that a person entered: id, name, game, status, number, time, and round of withdrawal."""
    rows = connection.fetch(
        tuple[str, str, str, str, int, int, int | None],
        "select id, name, settings, status, number, joined_at, left_round from club_entrants"
        f" join club_tournaments on id = tournament where person in ({', '.join('?' * len(ids))}) order by joined_at",
        list(ids),
    )
    return [(row[0], row[1], msgspec.json.decode(row[2], type=TournamentSettings).game, *row[3:]) for row in rows]


def search_tournaments(connection: Connection, text: str, status: str, limit: int) -> list[TournamentRow]:
    """List tournaments for the operator, newest first: by an id prefix or a part of the name, and by status."""
    sql = f"{SELECT_TOURNAMENTS} where (substr(id, 1, ?) = ? or replace(name, ?, '') <> name) and (? in ('', status))"
    values: list[SqlValue] = [len(text), text, text or " ", status, limit]
    return connection.fetch(TournamentRow, f"{sql} order by created_at desc, id limit ?", values)


def read_table_statuses(connection: Connection, tables: Sequence[str]) -> dict[str, str]:
    """Read the statuses of those of these tables that exist."""
    marks = ", ".join("?" * len(tables)) or "''"
    return dict(connection.fetch(tuple[str, str], f"select id, status from tables where id in ({marks})", list(tables)))


def read_round_options(connection: Connection, id: str, number: int) -> dict[str, OptionValue] | None:
    """Read the options that all games of a round share; None if each table draws its own."""
    sql = "select options from club_rounds where tournament = ? and round = ?"
    rows = connection.fetch(tuple[str | None], sql, [id, number])
    text = rows[0][0] if rows else None
    return None if text is None else msgspec.json.decode(text, type=dict[str, OptionValue])


class RoundTable(NamedTuple):
    """A table of a tournament's round, for notifications. ``entrants`` are in the order of the seats."""

    tournament: str
    game: str
    round: int
    entrants: list[Entrant]
    is_over: bool


def find_round(connection: Connection, table: str) -> RoundTable | None:
    """Return the round that a table belongs to; None if it belongs to no tournament."""
    sql = (
        "select id, name, settings, status, club_games.round, seats, done_at from club_games"
        " join club_tournaments on id = tournament where table_id = ?"
    )
    found = connection.fetch(tuple[str, str, str, str, int, str, int | None], sql, [table])
    if not found:
        return None
    tournament, name, settings, status, number, seats, done_at = found[0]
    entrants = load_entrants(connection, tournament)
    return RoundTable(
        name,
        msgspec.json.decode(settings, type=TournamentSettings).game,
        number,
        [entrants[each - 1] for each in decode_numbers(seats) or []],
        done_at is not None or status in ("finished", "cancelled"),
    )


# -- writing -----------------------------------------------------------------------------------


def insert_tournament(connection: Connection, tournament: ClubTournament) -> None:
    row: dict[str, SqlValue] = {name: getattr(tournament, name) for name in TournamentRow._fields}
    row |= {"settings": encode(tournament.settings), "public": tournament.settings.entry == "anyone"}
    connection.execute(
        f"insert into club_tournaments ({', '.join(row)}) values ({', '.join('?' * len(row))})", list(row.values())
    )


def update_tournament(connection: Connection, tournament: ClubTournament, **changes: SqlValue) -> None:
    """Change columns of a locked tournament, and increment its version."""
    changes["version"] = tournament.version + 1
    columns = ", ".join(f"{name} = ?" for name in changes)
    connection.execute(f"update club_tournaments set {columns} where id = ?", [*changes.values(), tournament.id])


def insert_entrant(connection: Connection, tournament: ClubTournament, entrant: Entrant) -> None:
    connection.execute(
        "insert into club_entrants (tournament, number, person, bot, joined_at, joined_round, left_round,"
        " is_removed) values (?, ?, ?, ?, ?, ?, ?, ?)",
        [
            *(tournament.id, entrant.number, entrant.person, entrant.bot),
            *(entrant.joined_at, entrant.joined_round, entrant.left_round, entrant.is_removed),
        ],
    )
    update_tournament(connection, tournament)


def withdraw_entrant(connection: Connection, tournament: ClubTournament, number: int, is_removed: bool) -> None:
    """Let an entrant leave a locked tournament."""
    left = 0 if tournament.status == "open" else max(1, tournament.round)
    sql = "update club_entrants set left_round = ?, is_removed = ? where tournament = ? and number = ?"
    connection.execute(sql, [left, is_removed, tournament.id, number])
    update_tournament(connection, tournament)


def readmit_entrant(connection: Connection, tournament: ClubTournament, number: int) -> None:
    """Let an entrant come back to a locked tournament."""
    sql = "update club_entrants set left_round = null where tournament = ? and number = ?"
    connection.execute(sql, [tournament.id, number])
    update_tournament(connection, tournament)


def start_round(
    connection: Connection,
    expected: ClubTournament,
    pairing: Sequence[Sequence[int]],
    options: dict[str, OptionValue] | None,
    now: int,
) -> bool:
    """Store the next round with the first games of its matches, and notify the people who play in it.

    Returns False if the tournament has changed since ``expected`` was read, for example because another process has
    stored the round.
    """
    tournament = load_tournament(connection, expected.id, lock=True)
    if tournament.version != expected.version or tournament.status != "running":
        return False
    number = tournament.round + 1
    connection.execute(
        "insert into club_rounds (tournament, round, at, options) values (?, ?, ?, ?)",
        [tournament.id, number, now, None if options is None else encode(options)],
    )
    update_tournament(connection, tournament, round=number)
    events: list[NotificationEvent] = []
    for board, entrants in enumerate(pairing):
        match = Match(number, board, list(entrants))
        points = _undisputed_points(tournament, match)
        connection.execute(
            "insert into club_matches (tournament, round, board, entrants, done_at, points) values (?, ?, ?, ?, ?, ?)",
            [
                *(tournament.id, number, board, encode(match.entrants)),
                *(None if points is None else now, None if points is None else encode(points)),
            ],
        )
        if points is None:
            insert_game(connection, tournament, match, 1, now)
            people = [person for each in match.entrants if (person := tournament.get_entrant(each).person)]
            table = make_table_id(tournament, match, 1)
            events += [NotificationEvent(person, "round", table, number) for person in people]
    add_events(connection, events, now)
    return True


def _undisputed_points(tournament: ClubTournament, match: Match) -> list[float] | None:
    """Return the points of a match that is not played: a bye, or an opponent who has withdrawn."""
    if len(match.entrants) == 1:
        return [0.0 if tournament.settings.format == "round_robin" else 1.0]
    gone = [tournament.get_entrant(number).left_round is not None for number in match.entrants]
    if len(gone) != 2 or not any(gone):
        return None
    if all(gone) and tournament.settings.format == "knockout":
        return [1.0, 0.0]
    return [0.0 if left else 1.0 for left in gone]


def insert_game(connection: Connection, tournament: ClubTournament, match: Match, game: int, now: int) -> None:
    """Store a game of a match. Players of a longer match take the first seat in turn."""
    seats = match.entrants if game % 2 else match.entrants[::-1]
    connection.execute(
        "insert into club_games (table_id, tournament, round, board, game, seats, started_at, has_everybody_acted,"
        " reason) values (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [
            *(make_table_id(tournament, match, game), tournament.id, match.round, match.board, game),
            *(encode(seats), now, False, ""),
        ],
    )


def mark_everybody_acted(connection: Connection, table: str) -> None:
    connection.execute("update club_games set has_everybody_acted = ? where table_id = ?", [True, table])


def list_settled_games(connection: Connection, tournament: ClubTournament) -> list[tuple[TournamentGame, str]]:
    """List the unrecorded games whose result is known, with the reason.

    Their table is finished, or the game cannot be played because an entrant was deleted or left before it began.
    """
    waiting = [game for game in tournament.games if game.done_at is None]
    statuses = read_table_statuses(connection, [game.table for game in waiting])
    found = []
    for game in waiting:
        status = statuses.get(game.table)
        seated = [tournament.get_entrant(number) for number in game.seats]
        left = [each for each in seated if each.left_round is not None]
        is_deleted = any(not each.person and not each.bot for each in left)
        if status == "finished":
            found.append((game, "finished"))
        elif len(seated) == 2 and left and (status is None or is_deleted):
            found.append((game, "forfeit"))
    return found


def settle_games(connection: Connection, id: str, now: int) -> bool:
    """Record results of finished games, decide matches and add the next games; returns whether anything changed."""
    tournament = load_tournament(connection, id, lock=True)
    if tournament.is_over:
        return False
    settled = list_settled_games(connection, tournament)
    for game, reason in settled:
        ending = read_ending(connection, game.table) if reason == "finished" else None
        places = None if ending is None else ending.places
        places = rank_with_departed(tournament, game, places)
        scores = None if ending is None else ending.scores
        connection.execute(
            "update club_games set done_at = ?, reason = ?, places = ?, scores = ? where table_id = ?",
            [
                *(now, reason if ending is None else ending.reason, encode(places)),
                *(None if scores is None else encode(scores), game.table),
            ],
        )
    if not settled:
        return False
    tournament = load_tournament(connection, id)
    for match in tournament.matches:
        games = tournament.list_games(match)
        if match.points is not None or any(game.done_at is None for game in games):
            continue
        points = decide_match(tournament, match, games)
        if points is None:
            insert_game(connection, tournament, match, len(games) + 1, now)
        else:
            connection.execute(
                "update club_matches set done_at = ?, points = ? where tournament = ? and round = ? and board = ?",
                [now, encode(points), tournament.id, match.round, match.board],
            )
    update_tournament(connection, tournament)
    return True


def read_ending(connection: Connection, table: str) -> GameFinished | None:
    """Read the end of a game from the log of its table; None if there is none."""
    data = _read_last_entry(connection, table, GameFinished.kind)
    return data if isinstance(data, GameFinished) else None


def find_first_deal(connection: Connection, tournament: ClubTournament, game: TournamentGame) -> GameOrigin | None:
    """Return the deal of the first game of a match; None if it was never dealt."""
    first = next(each for each in tournament.games if (each.round, each.board) == (game.round, game.board))
    data = _read_last_entry(connection, first.table, GameStarted.kind)
    if not isinstance(data, GameStarted):
        return None
    return GameOrigin(data.seed, data.options, [], first.table, tournament.settings.entry == "anyone")


def _read_last_entry(connection: Connection, table: str, kind: str) -> EntryData | None:
    sql = "select seq, kind, seat, data, at from entries where table_id = ? and kind = ? order by seq desc limit 1"
    rows = connection.fetch(tuple[int, str, int, str, int], sql, [table, kind])
    return decode_entry(*rows[0]).data if rows else None


def change_status(
    connection: Connection, expected: ClubTournament, status: TournamentStatus, now: int, **changes: SqlValue
) -> bool:
    """Change the status; returns False if the tournament has changed since ``expected`` was read."""
    tournament = load_tournament(connection, expected.id, lock=True)
    if tournament.version != expected.version:
        return False
    if status in ("finished", "cancelled"):
        changes["ended_at"] = now
    update_tournament(connection, tournament, status=status, **changes)
    return True


def forget_person(connection: Connection, person: str) -> None:
    """Remove a deleted person from all tournaments: unfinished games are lost, results stay without a name."""
    connection.execute(
        "update club_tournaments set version = version + 1 where id in"
        " (select tournament from club_entrants where person = ?)",
        [person],
    )
    connection.execute(
        "update club_entrants set person = '', left_round = coalesce(left_round, (select"
        " case when status = 'open' then 0 when round = 0 then 1 else round end from club_tournaments"
        " where id = tournament)) where person = ?",
        [person],
    )
    connection.execute("update club_tournaments set organiser = '' where organiser = ?", [person])
