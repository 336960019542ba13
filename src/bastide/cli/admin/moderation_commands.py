"""Admin commands for moderation: mutes, bans, invitations, reports and moderators."""

from __future__ import annotations

import click

from bastide.cli.admin.admin_command_support import (
    AdminTransaction,
    admin_command,
    change_database,
    duration_option,
    end_time_ms,
    format_end_time,
    limit_option,
    moderate_person,
    person_argument,
    print_done,
    print_listing,
    read_database,
)
from bastide.cli.parameter_types import CountParam, translated_option
from bastide.cli.serve.backup_and_check_database import format_time
from bastide.cli.translated_commands import translate
from bastide.core.errors import BastideError
from bastide.core.json_data import JsonData
from bastide.server.store.people import admin_queries, moderation_actions, moderation_queries
from bastide.server.store.people.admin_queries import PersonRow
from bastide.server.store.people.random_tokens import hash_token


@admin_command("mute", "mute ann --for 1d", "mute ann --reason spam")
@person_argument()
@duration_option()
@translated_option("--reason", default="", metavar="TEXT")
def mute(person: str, span: int | None, reason: str, database: str | None, as_json: bool) -> None:
    end = end_time_ms(span)
    with moderate_person(database, person) as (moderation, who):
        moderation.mute(who, end, reason)
    data: dict[str, JsonData] = {"person": who.id, "until": end}
    print_done(as_json, "admin-mute-done", data, name=who.name, id=who.id, until=format_end_time(end))


@admin_command("unmute", "unmute ann")
@person_argument()
def unmute(person: str, database: str | None, as_json: bool) -> None:
    with moderate_person(database, person) as (moderation, who):
        was = moderation.unmute(who)
    data: dict[str, JsonData] = {"person": who.id, "was_muted": was}
    print_done(as_json, "admin-unmute-done" if was else "admin-unmute-not", data, name=who.name, id=who.id)


def find_ban_target(transaction: AdminTransaction, person: str | None, address: str | None) -> PersonRow | str:
    """Return the person, or the normalized address. Exactly one must be given."""
    if person is not None and address is None:
        return admin_queries.find_person(transaction.connection, person)
    if person is not None or address is None:
        raise BastideError("person-or-address", "name a person, or use --address ADDRESS")
    return moderation_queries.normalize_network(address)


def describe_ban_target(target: PersonRow | str) -> tuple[str, str, str]:
    """Return the kind, the id or address, and the display name of a ban's target."""
    if isinstance(target, str):
        return moderation_queries.BAN_ADDRESS, target, target
    return moderation_queries.BAN_PERSON, target.id, f"{target.name} ({target.id})"


@admin_command("ban", "ban ann --for 7d --reason spam", "ban --address 192.0.2.0/24 --for 12h")
@person_argument(required=False)
@translated_option("--address", default=None, metavar="ADDRESS")
@duration_option()
@translated_option("--reason", default="", metavar="TEXT")
def ban(
    person: str | None, address: str | None, span: int | None, reason: str, database: str | None, as_json: bool
) -> None:
    end = end_time_ms(span)
    with change_database(database) as transaction:
        target = find_ban_target(transaction, person, address)
        if isinstance(target, str):
            transaction.moderation.ban_address(target, end, reason)
        else:
            transaction.moderation.ban(target, end, reason)
    kind, who, called = describe_ban_target(target)
    data: dict[str, JsonData] = {"kind": kind, "who": who, "until": end}
    print_done(as_json, "admin-ban-done", data, who=called, until=format_end_time(end))


@admin_command("unban", "unban ann", "unban --address 192.0.2.0/24")
@person_argument(required=False)
@translated_option("--address", default=None, metavar="ADDRESS")
def unban(person: str | None, address: str | None, database: str | None, as_json: bool) -> None:
    with change_database(database) as transaction:
        target = find_ban_target(transaction, person, address)
        moderation = transaction.moderation
        was = moderation.unban_address(target) if isinstance(target, str) else moderation.unban(target)
    kind, who, called = describe_ban_target(target)
    data: dict[str, JsonData] = {"kind": kind, "who": who, "was_banned": was}
    print_done(as_json, "admin-unban-done" if was else "admin-unban-not", data, who=called)


@admin_command("bans", "bans")
def bans(database: str | None, as_json: bool) -> None:
    with read_database(database) as connection:
        found = moderation_queries.active_bans(connection)
        mutes = moderation_queries.active_mutes(connection)
    data: list[dict[str, JsonData]] = [dict(each._asdict()) for each in found]
    data += [{"kind": "mute", "who": each.person, **_time_fields(each.at, each.until, each.reason)} for each in mutes]
    rows = [
        [str(each["who"]), str(each["kind"]), _format_short_time(each["until"]), str(each["reason"])[:30]]
        for each in data
    ]
    print_listing(as_json, data, ["who", "kind", "until", "reason"], rows)


def _time_fields(at: int, end: int, reason: str) -> dict[str, JsonData]:
    return {"at": at, "until": end, "reason": reason}


def _format_short_time(at: JsonData) -> str:
    assert isinstance(at, int)
    return format_end_time(at).removesuffix(" UTC")


@admin_command("invite", "invite", "invite --uses 20 --for 4w --note 'chess club'")
@translated_option("--uses", type=CountParam(1), default=1, metavar="N")
@duration_option()
@translated_option("--note", default="", metavar="TEXT")
def invite(uses: int, span: int | None, note: str, database: str | None, as_json: bool) -> None:
    end = end_time_ms(span)
    with change_database(database) as transaction:
        code = moderation_queries.create_invitation(transaction.connection, end, uses, note)
        kept = hash_token(code)
        transaction.add_audit_entry("invite", kept[:12], until=end, uses=uses)
    data: dict[str, JsonData] = {"code": code, "hash": kept, "uses": uses, "until": end}
    print_done(as_json, "admin-invite-done", data, code=code, uses=uses, until=format_end_time(end))


@admin_command("invitations", "invitations", "invitations --revoke 3fa2b1c4d5e6")
@translated_option("--revoke", default="", metavar="HASH")
def invitations(revoke: str, database: str | None, as_json: bool) -> None:
    if revoke:
        with change_database(database) as transaction:
            if not moderation_queries.revoke_invitation(transaction.connection, revoke):
                raise BastideError("which-invitation", f"no unique invitation hash starts with {revoke}", hash=revoke)
            transaction.add_audit_entry("revoke", revoke)
        print_done(as_json, "admin-invitations-revoked", {"revoked": revoke}, hash=revoke)
        return
    with read_database(database) as connection:
        found = moderation_queries.valid_invitations(connection)
    data: list[dict[str, JsonData]] = [dict(each._asdict()) for each in found]
    rows = [[each.hash[:12], str(each.uses), _format_short_time(each.until), each.note[:30]] for each in found]
    print_listing(as_json, data, ["hash", "uses", "until", "note"], rows)


@admin_command("reports", "reports", "reports --all", "reports --close x3Fk9-aQ1bZ0")
@translated_option("--all", "closed", is_flag=True)
@translated_option("--close", default="", metavar="ID")
@limit_option()
def reports(closed: bool, close: str, limit: int, database: str | None, as_json: bool) -> None:
    if close:
        with change_database(database) as transaction:
            transaction.moderation.close_report(close)
        print_done(as_json, "admin-reports-closed", {"closed": close}, report=close)
        return
    with read_database(database) as connection:
        found = moderation_queries.list_reports(connection, closed, limit)
    data: list[dict[str, JsonData]] = [dict(each._asdict()) for each in found]
    if as_json or not found:
        print_listing(as_json, data, [], [])
        return
    for each in found:
        values = {"about": each.about, "reporter": each.reporter or "-", "table": each.table, "line": each.entry or 0}
        click.echo(f"{each.id}  {format_time(each.at)}")
        click.echo("  " + translate("admin-reports-about", **values))
        click.echo("  " + " ".join(each.text.split()))


@admin_command("moderators", "moderators", "moderators --add ann", "moderators --remove ann")
@translated_option("--add", default="", metavar="PERSON")
@translated_option("--remove", default="", metavar="PERSON")
def moderators(add: str, remove: str, database: str | None, as_json: bool) -> None:
    for person, is_added in ((add, True), (remove, False)):
        if not person:
            continue
        with moderate_person(database, person) as (moderation, who):
            if is_added:
                moderation.appoint_moderator(who)
            elif not moderation.dismiss_moderator(who):
                raise BastideError("no-moderator", f"{who.name} is not a moderator", name=who.name)
    with read_database(database) as connection:
        found = moderation_actions.list_moderators(connection)
    data: list[dict[str, JsonData]] = [dict(each._asdict()) for each in found]
    rows = [[each.name, each.account, each.person, format_time(each.since)[:10]] for each in found]
    print_listing(as_json, data, ["name", "account", "id", "since"], rows)
