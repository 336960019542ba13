"""Admin commands for moderation: mutes, bans, invitations and reports."""

from __future__ import annotations

import click

from bastide.cli.admin.session import (
    Desk,
    changing,
    command,
    done,
    limit_option,
    listing,
    looking,
    person_argument,
    shown_until,
    span_option,
    until,
)
from bastide.cli.params import CountParam, option
from bastide.cli.serve.backup import moment
from bastide.cli.text import say
from bastide.core.errors import BastideError
from bastide.core.plain import Plain
from bastide.server.store.people import admin_queries, rights
from bastide.server.store.people.tokens import hash_of


@command("mute", "mute ann --for 1d", "mute ann --reason spam")
@person_argument()
@span_option()
@option("--reason", default="", metavar="TEXT")
def mute(person: str, span: int | None, reason: str, database: str | None, as_json: bool) -> None:
    end = until(span)
    with changing(database) as transaction:
        who = admin_queries.person(transaction.connection, person)
        rights.mute(transaction.connection, who.id, end, reason)
        transaction.note("mute", who.id, until=end, reason=reason)
    data: dict[str, Plain] = {"person": who.id, "until": end}
    done(as_json, "admin-mute-done", data, name=who.name, id=who.id, until=shown_until(end))


@command("unmute", "unmute ann")
@person_argument()
def unmute(person: str, database: str | None, as_json: bool) -> None:
    with changing(database) as transaction:
        who = admin_queries.person(transaction.connection, person)
        was = rights.unmute(transaction.connection, who.id)
        transaction.note("unmute", who.id)
    data: dict[str, Plain] = {"person": who.id, "was_muted": was}
    done(as_json, "admin-unmute-done" if was else "admin-unmute-not", data, name=who.name, id=who.id)


def banned(transaction: Desk, person: str | None, address: str | None) -> tuple[str, str, str]:
    """Return the kind, the id or address, and the display name of a ban's target. Exactly one must be given."""
    if (person is None) == (address is None):
        raise BastideError("person-or-address", "give either a person or --address ADDRESS")
    if address is not None:
        network = rights.network(address)
        return rights.ADDRESS, network, network
    assert person is not None
    who = admin_queries.person(transaction.connection, person)
    return rights.PERSON, who.id, f"{who.name} ({who.id})"


@command("ban", "ban ann --for 7d --reason spam", "ban --address 192.0.2.0/24 --for 12h")
@person_argument(required=False)
@option("--address", default=None, metavar="ADDRESS")
@span_option()
@option("--reason", default="", metavar="TEXT")
def ban(
    person: str | None, address: str | None, span: int | None, reason: str, database: str | None, as_json: bool
) -> None:
    end = until(span)
    with changing(database) as transaction:
        kind, who, called = banned(transaction, person, address)
        if kind == rights.PERSON:
            rights.ban_person(transaction.connection, who, end, reason)
        else:
            rights.ban_address(transaction.connection, who, end, reason)
        transaction.note("ban", who, kind=kind, until=end, reason=reason)
    data: dict[str, Plain] = {"kind": kind, "who": who, "until": end}
    done(as_json, "admin-ban-done", data, who=called, until=shown_until(end))


@command("unban", "unban ann", "unban --address 192.0.2.0/24")
@person_argument(required=False)
@option("--address", default=None, metavar="ADDRESS")
def unban(person: str | None, address: str | None, database: str | None, as_json: bool) -> None:
    with changing(database) as transaction:
        kind, who, called = banned(transaction, person, address)
        was = rights.unban(transaction.connection, kind, who)
        transaction.note("unban", who, kind=kind)
    data: dict[str, Plain] = {"kind": kind, "who": who, "was_banned": was}
    done(as_json, "admin-unban-done" if was else "admin-unban-not", data, who=called)


@command("bans", "bans")
def bans(database: str | None, as_json: bool) -> None:
    with looking(database) as connection:
        found = rights.bans(connection)
        mutes = rights.mutes(connection)
    data: list[dict[str, Plain]] = [dict(each._asdict()) for each in found]
    data += [{"kind": "mute", "who": each.person, **_time_fields(each.at, each.until, each.reason)} for each in mutes]
    rows = [
        [str(each["who"]), str(each["kind"]), _format_short_time(each["until"]), str(each["reason"])[:30]]
        for each in data
    ]
    listing(as_json, data, ["who", "kind", "until", "reason"], rows)


def _time_fields(at: int, end: int, reason: str) -> dict[str, Plain]:
    return {"at": at, "until": end, "reason": reason}


def _format_short_time(at: Plain) -> str:
    assert isinstance(at, int)
    return shown_until(at).removesuffix(" UTC")


@command("invite", "invite", "invite --uses 20 --for 4w --note 'chess club'")
@option("--uses", type=CountParam(1), default=1, metavar="N")
@span_option()
@option("--note", default="", metavar="TEXT")
def invite(uses: int, span: int | None, note: str, database: str | None, as_json: bool) -> None:
    end = until(span)
    with changing(database) as transaction:
        code = rights.invite(transaction.connection, end, uses, note)
        kept = hash_of(code)
        transaction.note("invite", kept[:12], until=end, uses=uses)
    data: dict[str, Plain] = {"code": code, "hash": kept, "uses": uses, "until": end}
    done(as_json, "admin-invite-done", data, code=code, uses=uses, until=shown_until(end))


@command("invitations", "invitations", "invitations --revoke 3fa2b1c4d5e6")
@option("--revoke", default="", metavar="HASH")
def invitations(revoke: str, database: str | None, as_json: bool) -> None:
    if revoke:
        with changing(database) as transaction:
            if not rights.revoke(transaction.connection, revoke):
                raise BastideError("which-invitation", f"there is not exactly one invitation {revoke}", hash=revoke)
            transaction.note("revoke", revoke)
        done(as_json, "admin-invitations-revoked", {"revoked": revoke}, hash=revoke)
        return
    with looking(database) as connection:
        found = rights.invitations(connection)
    data: list[dict[str, Plain]] = [dict(each._asdict()) for each in found]
    rows = [[each.hash[:12], str(each.uses), _format_short_time(each.until), each.note[:30]] for each in found]
    listing(as_json, data, ["hash", "uses", "until", "note"], rows)


@command("reports", "reports", "reports --all", "reports --close x3Fk9-aQ1bZ0")
@option("--all", "closed", is_flag=True)
@option("--close", default="", metavar="ID")
@limit_option()
def reports(closed: bool, close: str, limit: int, database: str | None, as_json: bool) -> None:
    if close:
        with changing(database) as transaction:
            if not rights.close_report(transaction.connection, close):
                raise BastideError("no-report", f"there is no open report {close}", report=close)
            transaction.note("close-report", close)
        done(as_json, "admin-reports-closed", {"closed": close}, report=close)
        return
    with looking(database) as connection:
        found = rights.reports(connection, closed, limit)
    data: list[dict[str, Plain]] = [dict(each._asdict()) for each in found]
    if as_json or not found:
        listing(as_json, data, [], [])
        return
    for each in found:
        values = {"about": each.about, "reporter": each.reporter or "-", "table": each.table, "line": each.entry or 0}
        click.echo(f"{each.id}  {moment(each.at)}")
        click.echo("  " + say("admin-reports-about", **values))
        click.echo("  " + " ".join(each.text.split()))
