"""``bastide admin``: commands for the operator of a server. All changes are written to the audit log."""

from __future__ import annotations

import click

from bastide.cli.text import Group

COMMANDS = {
    "people": "bastide.cli.admin.people:people",
    "sign-out": "bastide.cli.admin.people:sign_out",
    "link": "bastide.cli.admin.people:link",
    "rename": "bastide.cli.admin.people:rename",
    "mute": "bastide.cli.admin.rights:mute",
    "unmute": "bastide.cli.admin.rights:unmute",
    "ban": "bastide.cli.admin.rights:ban",
    "unban": "bastide.cli.admin.rights:unban",
    "bans": "bastide.cli.admin.rights:bans",
    "invite": "bastide.cli.admin.rights:invite",
    "invitations": "bastide.cli.admin.rights:invitations",
    "reports": "bastide.cli.admin.rights:reports",
    "delete-person": "bastide.cli.admin.people:delete_person",
    "tables": "bastide.cli.admin.tables:tables",
    "chat": "bastide.cli.admin.tables:chat",
    "remove-line": "bastide.cli.admin.tables:remove_line",
    "delete-table": "bastide.cli.admin.tables:delete_table",
    "tidy": "bastide.cli.admin.tables:tidy",
    "audit": "bastide.cli.admin.tables:audit",
}


@click.group(
    "admin",
    cls=Group,
    lazy=COMMANDS,
    inside="admin",
    examples=(
        "bastide admin people ann",
        "bastide admin link ann",
        "bastide admin ban ann --for 7d --reason spam",
        "bastide admin audit",
    ),
)
def admin() -> None:
    pass
