"""Queries for companions: people who took part in a person's finished games."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, NamedTuple

import msgspec

from bastide.server.store.database import Connection

#: Number of seats of recent games that are examined.
MAX_SEATS_SCANNED: Final = 400
#: Key in the page settings; False: the person wants no invitations.
INVITATIONS_SETTING: Final = "invitations"


class Companion(NamedTuple):
    """A companion at a seat of a finished game, by their current id (not that of a merged guest)."""

    table: str
    seat: int
    person: str
    game: str
    at: int


#: Other people in a person's finished games; merged guests count as their account.
SELECT_COMPANIONS: Final = (
    "select others.table_id, others.seat, coalesce(people.merged_into, people.id), others.game, others.at"
    " from results mine join results others on others.table_id = mine.table_id"
    " join people on people.id = others.person where mine.person in ({mine}) and others.person not in ({mine})"
)
#: Accounts are always reachable, guests while they have a recent session.
SELECT_REACHABLE: Final = (
    "select settings from people where id = ? and deleted is null and (login is not null"
    " or exists (select 1 from sessions where sessions.person = people.id and seen > ?))"
)


def recent_companions(connection: Connection, ids: Collection[str]) -> list[Companion]:
    """List the companions of a person's recent games, each with the latest game. ``ids``: all ids of the person."""
    sql = f"{_met(ids)} order by others.at desc, others.table_id, others.seat limit ?"
    found: dict[str, Companion] = {}
    for met in connection.fetch(Companion, sql, [*ids, *ids, MAX_SEATS_SCANNED]):
        if met.person not in ids:
            found.setdefault(met.person, met)
    return list(found.values())


def companion_at_seat(connection: Connection, ids: Collection[str], table: str, seat: int) -> str:
    """Return the id of the companion at a seat of a finished game; empty if there is none."""
    sql = f"{_met(ids)} and others.table_id = ? and others.seat = ? limit 1"
    return next(
        (met.person for met in connection.fetch(Companion, sql, [*ids, *ids, table, seat]) if met.person not in ids), ""
    )


def may_be_invited(connection: Connection, person: str, since: int) -> bool:
    """Whether a person is reachable and accepts invitations. ``since``: guests need a session used after this time."""
    found = connection.fetch(tuple[str | None], SELECT_REACHABLE, [person, since])
    kept = found[0][0] if found else None
    return bool(found) and (not kept or msgspec.json.decode(kept).get(INVITATIONS_SETTING, True) is not False)


def _met(ids: Collection[str]) -> str:
    return SELECT_COMPANIONS.format(mine=", ".join("?" * len(ids)))
