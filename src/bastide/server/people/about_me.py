"""All that the server keeps about somebody, for whoever asks about themselves."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from bastide.hosting.api import people_messages as wire
from bastide.server.people.sessions import Person
from bastide.server.store.database import Connection
from bastide.server.store.people import rights


class NameRow(NamedTuple):
    id: str
    name: str
    created: int


class TableRow(NamedTuple):
    table: str
    game: str
    status: str
    created_at: int


class DealRow(NamedTuple):
    game: str
    day: int
    table: str
    begun: int
    ended: int | None
    score: int | None
    lead: int | None
    place: int | None


class AnswerRow(NamedTuple):
    game: str
    puzzle: str
    solved: bool | None
    at: int


class SaidRow(NamedTuple):
    table: str
    seq: int
    at: int
    data: str


def about(connection: Connection, person: Person) -> wire.Everything:
    """Under all the ids that somebody is or was known by. No word about anybody else but those whom they blocked."""
    ids = sorted(person.ids)
    marks = ", ".join("?" * len(ids))
    names = connection.fetch(
        NameRow, f"select id, name, created from people where id in ({marks}) order by created", ids
    )
    sessions = connection.fetch(
        tuple[int, int], f"select created, seen from sessions where person in ({marks}) order by created", ids
    )
    results = connection.fetch(
        tuple[str, str, int, int, int, int, float | None],
        f"select table_id, game, seat, place, score, at, rating from results where person in ({marks}) order by at",
        ids,
    )
    ratings = connection.fetch(
        tuple[str, float, int], f"select game, rating, games from ratings where person in ({marks}) order by game", ids
    )
    tables = connection.fetch(
        TableRow,
        "select id, game, status, created_at from tables"
        f" where id in (select table_id from been where person in ({marks})) order by created_at",
        ids,
    )
    deals = connection.fetch(
        DealRow,
        "select game, day, table_id, begun, ended, score, lead, place from plays"
        f" where person in ({marks}) order by begun",
        ids,
    )
    answers = connection.fetch(
        AnswerRow, f"select game, puzzle, solved, at from solves where person in ({marks}) order by at, puzzle", ids
    )
    solver = connection.fetch(
        tuple[str, float, int, int, int],
        f"select game, rating, answers, days, longest from solvers where person in ({marks}) order by game",
        ids,
    )
    said = connection.fetch(
        SaidRow,
        "select table_id, seq, at, data from entries where kind = 'chatted'"
        f" and table_id in (select table_id from been where person in ({marks})) order by at",
        ids,
    )
    lines = [(each, msgspec.json.decode(each.data, type=wire.SaidLine)) for each in said]
    return wire.Everything(
        account=person.account,
        names=[wire.KeptName(*each) for each in names],
        sessions=[wire.KeptSession(*each) for each in sessions],
        results=[wire.KeptResult(*each) for each in results],
        ratings=[wire.GameRating(*each) for each in ratings],
        tables=[wire.KeptTable(*each) for each in tables],
        deals=[wire.KeptDeal(*each) for each in deals],
        answers=[wire.KeptAnswer(*each) for each in answers],
        solver=[wire.KeptSolver(*each) for each in solver],
        said=[wire.Said(each.table, each.at, line.text) for each, line in lines if line.person in person.ids],
        blocks=[wire.Blocked(each.blocked, each.name, each.at) for each in rights.blocks(connection, ids)],
        reports=[wire.MadeReport(each.at, each.table, each.text) for each in rights.reports_by(connection, ids)],
        muted_until=person.muted or None,
    )
