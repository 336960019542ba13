"""With whom somebody has played: the finished games tell."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, NamedTuple

import msgspec

from bastide.server.store.database import Connection

#: So many seats of the last games are looked at.
LOOKED_AT: Final = 400
#: What somebody says among their settings who does not want to be invited.
SETTING: Final = "invitations"


class Met(NamedTuple):
    """Who sat at a finished game of somebody's: by the id that they have now, not the guest's that they were then."""

    table: str
    seat: int
    person: str
    game: str
    at: int


#: Somebody's finished games, and who else sat there. Who has become part of an account is that account.
MET: Final = (
    "select others.table_id, others.seat, coalesce(people.merged_into, people.id), others.game, others.at"
    " from results mine join results others on others.table_id = mine.table_id"
    " join people on people.id = others.person where mine.person in ({mine}) and others.person not in ({mine})"
)
#: An account can always come back; a guest as long as there is a device that knows them.
REACHED: Final = (
    "select settings from people where id = ? and deleted is null and (login is not null"
    " or exists (select 1 from sessions where sessions.person = people.id and seen > ?))"
)


def lately(connection: Connection, ids: Collection[str]) -> list[Met]:
    """Everybody else at somebody's last games, each once: where they met last. ``ids``: all that they are known by."""
    sql = f"{_met(ids)} order by others.at desc, others.table_id, others.seat limit ?"
    found: dict[str, Met] = {}
    for met in connection.fetch(Met, sql, [*ids, *ids, LOOKED_AT]):
        if met.person not in ids:
            found.setdefault(met.person, met)
    return list(found.values())


def met_at(connection: Connection, ids: Collection[str], table: str, seat: int) -> str:
    """Who sat there at a finished game of somebody's; empty: nobody else did."""
    sql = f"{_met(ids)} and others.table_id = ? and others.seat = ? limit 1"
    return next(
        (met.person for met in connection.fetch(Met, sql, [*ids, *ids, table, seat]) if met.person not in ids), ""
    )


def may_be_invited(connection: Connection, person: str, since: int) -> bool:
    """Whether somebody is still there (a guest: has been seen since then), and has not said that they want no
    invitations."""
    found = connection.fetch(tuple[str | None], REACHED, [person, since])
    kept = found[0][0] if found else None
    return bool(found) and (not kept or msgspec.json.decode(kept).get(SETTING, True) is not False)


def _met(ids: Collection[str]) -> str:
    return MET.format(mine=", ".join("?" * len(ids)))
