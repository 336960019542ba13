"""Moderation, each action with its entry in the audit log: for ``bastide admin`` and for moderators in the browser."""

from __future__ import annotations

from typing import Final, NamedTuple

from bastide.core.errors import BastideError
from bastide.core.json_data import JsonData
from bastide.hosting.api.user_name_validation import clean_person_name
from bastide.server.store.database import Connection
from bastide.server.store.people import admin_queries, moderation_queries
from bastide.server.store.people.admin_queries import PersonRow
from bastide.server.store.people.bot_account_queries import clean_bot_name
from bastide.server.store.people.moderation_queries import Report
from bastide.server.store.tables import study_queries
from bastide.server.studies.study_model import Study
from bastide.tables.request_errors import RequestRefused
from bastide.tables.state.seats_and_proposals import is_bot_account

#: Chat lines shown before and after a reported one.
CONTEXT_LINES: Final = 8


class Moderator(NamedTuple):
    """An account that may moderate."""

    person: str
    name: str
    account: str
    since: int


class ReportContext(NamedTuple):
    """A report with the reported person, the reporter (None: deleted), and the chat around it."""

    report: Report
    about: PersonRow | None
    reporter: PersonRow | None
    #: Names of the chat lines' authors, and the lines.
    chat: list[tuple[str, admin_queries.ChatLine]]


class ModerationActions:
    """Moderation in one transaction.

    ``actor``: the operator's system user name, or the id of a moderator. A moderator cannot moderate themselves or
    other moderators.
    """

    def __init__(self, connection: Connection, actor: str, is_operator: bool = False) -> None:
        self.connection = connection
        self.actor = actor
        self.is_operator = is_operator

    def _audit(self, what: str, about: str, **facts: JsonData) -> None:
        admin_queries.write_audit_entry(self.connection, self.actor, what, about, facts)

    def _check_person(self, person: PersonRow) -> None:
        """Raise RequestRefused if a moderator must not moderate this person."""
        if self.is_operator:
            return
        if person.id == self.actor:
            raise RequestRefused("that-is-you", "you can't do this to yourself")
        if is_moderator(self.connection, person.id):
            raise RequestRefused("is-moderator", "only the operator can moderate a moderator")

    def mute(self, person: PersonRow, until: int, reason: str) -> None:
        """Mute a person until a time."""
        self._check_person(person)
        moderation_queries.mute_person(self.connection, person.id, until, reason)
        self._audit("mute", person.id, until=until, reason=reason)

    def unmute(self, person: PersonRow) -> bool:
        """Lift a mute. Returns whether there was one."""
        self._check_person(person)
        was_muted = moderation_queries.unmute_person(self.connection, person.id)
        self._audit("unmute", person.id)
        return was_muted

    def ban(self, person: PersonRow, until: int, reason: str) -> None:
        """Ban a person until a time."""
        self._check_person(person)
        moderation_queries.ban_person(self.connection, person.id, until, reason)
        self._audit("ban", person.id, kind=moderation_queries.BAN_PERSON, until=until, reason=reason)

    def unban(self, person: PersonRow) -> bool:
        """Lift a ban. Returns whether there was one."""
        self._check_person(person)
        was_banned = moderation_queries.lift_ban(self.connection, moderation_queries.BAN_PERSON, person.id)
        self._audit("unban", person.id, kind=moderation_queries.BAN_PERSON)
        return was_banned

    def ban_address(self, network: str, until: int, reason: str) -> None:
        """Ban an IP address or network until a time."""
        moderation_queries.ban_address(self.connection, network, until, reason)
        self._audit("ban", network, kind=moderation_queries.BAN_ADDRESS, until=until, reason=reason)

    def unban_address(self, network: str) -> bool:
        """Lift the ban of an IP address or network. Returns whether there was one."""
        was_banned = moderation_queries.lift_ban(self.connection, moderation_queries.BAN_ADDRESS, network)
        self._audit("unban", network, kind=moderation_queries.BAN_ADDRESS)
        return was_banned

    def rename(self, person: PersonRow, name: str) -> str:
        """Rename a person everywhere. Returns the new name as it is stored."""
        self._check_person(person)
        new = clean_bot_name(name) if is_bot_account(person.id) else clean_person_name(name)
        admin_queries.rename_everywhere(self.connection, person.id, new)
        self._audit("rename", person.id)
        return new

    def remove_chat_line(self, table: str, line: int) -> None:
        """Remove the text of a chat line."""
        admin_queries.remove_chat_line(self.connection, table, line)
        self._audit("remove-line", table, line=line)

    def delete_study(self, study: Study) -> None:
        """Delete a study with all chapters."""
        self._check_person(admin_queries.require_person(self.connection, study.owner.person))
        study_queries.delete_study(self.connection, study.id)
        self._audit("delete-study", study.owner.person, study=study.id, reason=study.row.title)

    def close_report(self, report: str) -> None:
        """Close an open report."""
        if not moderation_queries.close_report(self.connection, report):
            raise BastideError("no-report", f"no open report has the id {report}", report=report)
        self._audit("close-report", report)

    def appoint_moderator(self, person: PersonRow) -> None:
        """Let an account moderate in the browser."""
        if person.account is None:
            raise BastideError(
                "guest-moderator", f"{person.name} has no account; only accounts can be moderators", name=person.name
            )
        sql = "insert into moderators (person, since) values (?, ?) on conflict do nothing"
        self.connection.execute(sql, [person.id, moderation_queries.now_ms()])
        moderation_queries.mark_people_changed(self.connection, person.id)
        self._audit("appoint-moderator", person.id)

    def dismiss_moderator(self, person: PersonRow) -> bool:
        """End the appointment of a moderator. Returns whether the person was one."""
        sql = "delete from moderators where person = ? returning person"
        was_moderator = bool(self.connection.fetch(tuple[str], sql, [person.id]))
        moderation_queries.mark_people_changed(self.connection, person.id)
        self._audit("dismiss-moderator", person.id)
        return was_moderator


def is_moderator(connection: Connection, person: str) -> bool:
    """Return whether a person may moderate."""
    return bool(connection.fetch(tuple[int], "select 1 from moderators where person = ?", [person]))


def list_moderators(connection: Connection) -> list[Moderator]:
    """List all moderators, by name."""
    sql = (
        "select person, name, login, since from moderators join people on people.id = person"
        " where login is not null order by name, person"
    )
    return connection.fetch(Moderator, sql)


def read_report(connection: Connection, id: str) -> ReportContext:
    """Read a report with the chat around it. Raises ``BastideError`` (``no-report``) if it does not exist."""
    report = moderation_queries.get_report(connection, id)
    if report is None:
        raise BastideError("no-report", f"no report has the id {id}", report=id)
    chat = admin_queries.read_named_chat(connection, report.table)
    # Without a reported line: the last lines before the report.
    at = next(
        (number for number, (_, line) in enumerate(chat) if line.line == report.entry),
        sum(line.at <= report.at for _, line in chat),
    )
    return ReportContext(
        report,
        admin_queries.get_person(connection, report.about),
        admin_queries.get_person(connection, report.reporter),
        chat[max(0, at - CONTEXT_LINES) : at + CONTEXT_LINES + 1],
    )
