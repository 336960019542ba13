"""Guests, accounts and their sessions.

A guest is a name and a cookie. An account is the same person with a passphrase, who can sign in on other devices. A
guest who signs in to an account becomes part of it: the seats, tables and history of both are one person's then.
"""

from __future__ import annotations

from collections.abc import Callable
from time import time
from typing import NamedTuple, Protocol, TypeVar

import msgspec

from bastide.core.plain import Plain
from bastide.server.people.names import clean_login, clean_name
from bastide.server.people.passphrases import Passphrases
from bastide.server.people.sessions import DAY, LIFETIME, Person, Remembered
from bastide.server.people_messages import SettingValue
from bastide.server.store.database import Connection, Duplicate
from bastide.server.store.tokens import hash_of, new_id, new_token
from bastide.tables.errors import Refused

Result = TypeVar("Result")


class PersonRow(NamedTuple):
    person: str
    name: str
    login: str | None


class SessionRow(NamedTuple):
    person: str
    seen: int


class HistoryRow(NamedTuple):
    table: str
    game: str
    seat: int
    place: int
    score: int
    at: int
    rating: float | None


class RatingRow(NamedTuple):
    game: str
    rating: float
    games: int


class SeatRow(NamedTuple):
    table: str
    seat: int
    name: str
    place: int
    score: int


class LogRow(NamedTuple):
    table: str
    seq: int
    data: str


class Keeper(Protocol):
    """What keeps people: a ``DatabaseStore``."""

    async def read(self, query: Callable[[Connection], Result]) -> Result: ...
    async def write(self, change: Callable[[Connection], Result]) -> Result: ...


class HistoryGame(msgspec.Struct, frozen=True):
    """A finished game of somebody's: ``seats`` are the names, places and scores around the table."""

    table: str
    game: str
    seat: int
    place: int
    score: int
    at: int
    rating: float | None
    seats: list[tuple[str, int, int]]


class PersonRating(msgspec.Struct, frozen=True):
    game: str
    rating: float
    games: int


class People:
    """Everybody, as kept in the store."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper
        self._passphrases = Passphrases()
        self._remembered = Remembered()

    # -- who is who --------------------------------------------------------------------------

    async def who(self, token: str | None) -> Person | None:
        """The person whose cookie this is."""
        if not token or len(token) > 100:
            return None
        key = hash_of(token)
        person = self._remembered.get(key)
        if person is None:
            now = _now()
            found = await self._keeper.read(lambda connection: _session(connection, key, now))
            if found is None:
                return None
            person, seen = found
            if seen < now - DAY:
                sql = "update sessions set seen = ? where hash = ?"
                await self._keeper.write(lambda connection: connection.run(sql, [now, key]))
            self._remembered.put(key, person)
        return person

    async def guest(self, name: str) -> tuple[Person, str]:
        """A new guest of this name, and the token for the cookie."""
        name, token = clean_name(name), new_token()
        person = await self._keeper.write(lambda connection: _new_person(connection, name, token))
        return person, token

    async def rename(self, person: Person, name: str) -> Person:
        name = clean_name(name)
        self._remembered.forget(person.id)
        sql = "update people set name = ? where id = ?"
        await self._keeper.write(lambda connection: connection.run(sql, [name, person.id]))
        self._remembered.forget(person.id)
        return msgspec.structs.replace(person, name=name)

    # -- accounts ----------------------------------------------------------------------------

    async def sign_up(self, person: Person, account: str, passphrase: str) -> Person:
        """Make a guest's person an account. Refused if it is one, or if the name is taken."""
        login = clean_login(account)
        if person.account is not None:
            raise Refused("account-exists", "you have an account already")
        kept = await self._passphrases.hashed(passphrase)
        await self._keeper.write(lambda connection: _sign_up(connection, person.id, login, kept))
        self._remembered.forget(person.id)
        return msgspec.structs.replace(person, account=login)

    async def sign_in(self, account: str, passphrase: str, guest: Person | None = None) -> tuple[Person, str]:
        """The person of this account, and a token for the cookie; the guest who one was becomes part of it."""
        login = " ".join(account.split()).casefold()
        sql = "select id, passphrase from people where login = ?"
        found = await self._keeper.read(lambda connection: connection.fetch(tuple[str, str | None], sql, [login]))
        owner, kept = found[0] if found else ("", None)
        if not await self._passphrases.matches(kept, passphrase):
            raise Refused("wrong-passphrase", "there is no such account, or the passphrase is not the right one")
        token = new_token()
        merged = guest.id if guest is not None and guest.account is None else ""
        person = await self._keeper.write(lambda connection: _sign_in(connection, owner, token, merged))
        if merged:
            self._remembered.forget(merged)
        self._remembered.forget(owner)
        return person, token

    async def change_passphrase(self, person: Person, old: str, new: str) -> None:
        """Every other device is signed out by it; so is this one, until it signs in anew."""
        await self.confirm(person, old)
        kept = await self._passphrases.hashed(new)
        await self._keeper.write(lambda connection: _change_passphrase(connection, person.id, kept))
        self._remembered.forget(person.id)

    async def confirm(self, person: Person, passphrase: str) -> None:
        """Refused unless this is the passphrase of the person's account; a guest has none to know."""
        if person.account is None:
            return
        sql = "select passphrase from people where id = ?"
        found = await self._keeper.read(lambda connection: connection.fetch(tuple[str | None], sql, [person.id]))
        if not await self._passphrases.matches(found[0][0] if found else None, passphrase):
            raise Refused("wrong-passphrase", "that is not your passphrase")

    async def sign_out(self, person: Person, token: str, everywhere: bool = False) -> None:
        """End this session, or all of the person's. A guest who signs out is gone for good."""
        key = hash_of(token)
        if everywhere:
            await self._keeper.write(
                lambda connection: connection.run("delete from sessions where person = ?", [person.id])
            )
        else:
            await self._keeper.write(lambda connection: connection.run("delete from sessions where hash = ?", [key]))
        self._remembered.forget(person.id)

    async def delete(self, person: Person) -> None:
        """Forget somebody: account, sessions, ratings, and their name wherever it is kept. Games stay, nameless."""
        await self._keeper.write(lambda connection: _forget(connection, sorted(person.ids)))
        self._remembered.forget(person.id)

    async def tidy(self) -> None:
        """Forget sessions that have ended, and guests of whom nothing is left: no session, no seat, no game."""
        await self._keeper.write(lambda connection: _tidy(connection, _now() - LIFETIME))

    # -- how they like it --------------------------------------------------------------------

    async def settings(self, person: Person) -> dict[str, SettingValue]:
        sql = "select settings from people where id = ?"
        found = await self._keeper.read(lambda connection: connection.fetch(tuple[str | None], sql, [person.id]))
        kept = found[0][0] if found else None
        return msgspec.json.decode(kept, type=dict[str, SettingValue]) if kept else {}

    async def keep_settings(self, person: Person, settings: dict[str, SettingValue]) -> None:
        kept = msgspec.json.encode(settings).decode()
        sql = "update people set settings = ? where id = ? and deleted is null"
        await self._keeper.write(lambda connection: connection.run(sql, [kept, person.id]))

    # -- what they have played ---------------------------------------------------------------

    async def history(self, person: Person, before: int | None = None, limit: int = 50) -> list[HistoryGame]:
        """Finished games, the last first."""
        ids = sorted(person.ids)
        until = before if before is not None else 1 << 62
        return await self._keeper.read(lambda connection: _history(connection, ids, until, limit))

    async def ratings(self, person: Person) -> list[PersonRating]:
        sql = "select game, rating, games from ratings where person = ? order by game"
        rows = await self._keeper.read(lambda connection: connection.fetch(RatingRow, sql, [person.id]))
        return [PersonRating(*row) for row in rows]


def _now() -> int:
    return int(time() * 1000)


def _person(connection: Connection, id: str) -> Person:
    row = connection.fetch(PersonRow, "select id, name, login from people where id = ?", [id])[0]
    others = connection.fetch(tuple[str], "select id from people where merged_into = ?", [id])
    return Person(row.person, row.name, row.login, frozenset([id, *(other for (other,) in others)]))


def _session(connection: Connection, hash: str, now: int) -> tuple[Person, int] | None:
    sql = "select person, seen from sessions where hash = ? and seen > ?"
    rows = connection.fetch(SessionRow, sql, [hash, now - LIFETIME])
    return (_person(connection, rows[0].person), rows[0].seen) if rows else None


def _new_session(connection: Connection, person: str, token: str) -> None:
    now = _now()
    sql = "insert into sessions (hash, person, created, seen) values (?, ?, ?, ?)"
    connection.run(sql, [hash_of(token), person, now, now])


def _new_person(connection: Connection, name: str, token: str) -> Person:
    person = Person(new_id(), name, None, frozenset())
    connection.run("insert into people (id, name, created) values (?, ?, ?)", [person.id, name, _now()])
    _new_session(connection, person.id, token)
    return msgspec.structs.replace(person, ids=frozenset([person.id]))


def _sign_up(connection: Connection, id: str, login: str, kept: str) -> None:
    if connection.fetch(tuple[str], "select id from people where login = ?", [login]):
        raise _taken(login)
    sql = "update people set login = ?, passphrase = ? where id = ? and login is null and deleted is null returning id"
    try:
        changed = connection.fetch(tuple[str], sql, [login, kept, id])
    except Duplicate:
        raise _taken(login) from None  # by another process, this very moment
    if not changed:
        raise Refused("account-exists", "you have an account already")


def _taken(login: str) -> Refused:
    return Refused("account-taken", f"the account {login} belongs to somebody else", account=login)


def _sign_in(connection: Connection, id: str, token: str, guest: str) -> Person:
    if guest and guest != id:
        # What guests had merged into this one comes along; the guest's own sessions end.
        connection.run("update people set merged_into = ? where merged_into = ?", [id, guest])
        connection.run("update people set merged_into = ? where id = ? and login is null", [id, guest])
        connection.run("delete from sessions where person = ?", [guest])
    _new_session(connection, id, token)
    return _person(connection, id)


def _change_passphrase(connection: Connection, id: str, kept: str) -> None:
    connection.run("update people set passphrase = ? where id = ?", [kept, id])
    connection.run("delete from sessions where person = ?", [id])


def _history(connection: Connection, ids: list[str], before: int, limit: int) -> list[HistoryGame]:
    marks = ", ".join("?" * len(ids))
    mine = connection.fetch(
        HistoryRow,
        "select table_id, game, seat, place, score, at, rating from results"
        f" where person in ({marks}) and at < ? order by at desc, table_id, seat limit ?",
        [*ids, before, limit],
    )
    tables = sorted({row.table for row in mine})
    around: dict[str, list[tuple[str, int, int]]] = {table: [] for table in tables}
    if tables:
        marks = ", ".join("?" * len(tables))
        sql = f"select table_id, seat, name, place, score from results where table_id in ({marks}) order by seat"
        for table, _, name, place, score in connection.fetch(SeatRow, sql, tables):
            around[table].append((name, place, score))
    return [HistoryGame(*row[:7], around[row.table]) for row in mine]


def _forget(connection: Connection, ids: list[str]) -> None:
    for each in ids:
        _forget_one(connection, each)


def _forget_one(connection: Connection, id: str) -> None:
    for sql in (
        "delete from sessions where person = ?",
        "delete from ratings where person = ?",
        "delete from presence where person = ?",
        "update results set person = '', name = '' where person = ?",
    ):
        connection.run(sql, [id])
    sql = "update people set name = '', login = null, passphrase = null, settings = null, deleted = ? where id = ?"
    connection.run(sql, [_now(), id])
    # Names stand in the logs of tables, too, always beside the id.
    sitting = "select table_id from sitting where person = ?"
    entries = f"select table_id, seq, data from entries where table_id in ({sitting})"
    # Who only looked on or knocked sits nowhere: they are looked for everywhere.
    elsewhere = "select table_id, seq, data from entries where kind in ('knocked', 'chatted') and data like ?"
    found = connection.fetch(LogRow, entries, [id]) + connection.fetch(LogRow, elsewhere, [f"%{id}%"])
    for table, seq, data in found:
        if id in data:
            connection.run(
                "update entries set data = ? where table_id = ? and seq = ?", [_nameless(data, id), table, seq]
            )
    for table, _, line in connection.fetch(LogRow, f"select id, 0, line from tables where id in ({sitting})", [id]):
        connection.run("update tables set line = ? where id = ?", [_nameless(line, id), table])


def _tidy(connection: Connection, before: int) -> None:
    connection.run("delete from sessions where seen < ?", [before])
    connection.run(
        "delete from people where login is null and merged_into is null and created < ?"
        " and not exists (select 1 from sessions where sessions.person = people.id)"
        " and not exists (select 1 from sitting where sitting.person = people.id)"
        " and not exists (select 1 from results where results.person = people.id)"
        " and not exists (select 1 from people others where others.merged_into = people.id)",
        [before],
    )


def _nameless(text: str, id: str) -> str:
    data: Plain = msgspec.json.decode(text)
    _take_name_away(data, id)
    return msgspec.json.encode(data).decode()


def _take_name_away(data: Plain, id: str) -> None:
    """In every object that speaks of this person."""
    if isinstance(data, dict):
        if data.get("person") == id and "name" in data:
            data["name"] = ""
        for value in data.values():
            _take_name_away(value, id)
    elif isinstance(data, list):
        for value in data:
            _take_name_away(value, id)
