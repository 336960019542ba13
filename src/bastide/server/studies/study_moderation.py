"""Reports of studies, and their removal by moderators. Private studies cannot be reported."""

from __future__ import annotations

from bastide.server.store.database import Connection
from bastide.server.store.people import moderation_queries
from bastide.server.store.people.moderation_actions import ModerationActions, is_moderator
from bastide.server.store.tables import study_queries as queries
from bastide.server.studies.study_model import Study, make_study_notification, no_study_error
from bastide.tables.request_errors import RequestRefused
from bastide.tables.visitor_and_command_context import Visitor


def report_study(connection: Connection, id: str, visitor: Visitor, text: str) -> None:
    """Report the owner of a study. The report names the study in place of a table."""
    study = queries.load_study(connection, id)
    check_not_private(study)
    if study.owner.person in visitor.ids:
        raise RequestRefused("that-is-you", "you can't do this to yourself")
    place, _ = make_study_notification(id, 0)
    moderation_queries.create_report(connection, visitor.id, study.owner.person, place, None, text)


def delete_as_moderator(connection: Connection, id: str, moderator: str) -> None:
    """Delete a study of somebody else, with an entry in the audit log."""
    if not is_moderator(connection, moderator):
        raise RequestRefused("not-moderator", "only moderators can do this")
    study = queries.load_study(connection, id, lock=True)
    check_not_private(study)
    ModerationActions(connection, moderator).delete_study(study)


def check_not_private(study: Study) -> None:
    """Raise RequestRefused for a private study, which others cannot see."""
    if study.row.visibility == "private":
        raise no_study_error()
