"""``bastide admin``: commands for the operator of a server. All changes are written to the audit log."""

from __future__ import annotations

import click

from bastide.cli.translated_commands import TranslatedGroup

COMMANDS = {
    "people": "bastide.cli.admin.people_commands:people",
    "sign-out": "bastide.cli.admin.people_commands:sign_out",
    "link": "bastide.cli.admin.people_commands:link",
    "remove-second-factor": "bastide.cli.admin.people_commands:remove_second_factor",
    "rename": "bastide.cli.admin.people_commands:rename",
    "mute": "bastide.cli.admin.moderation_commands:mute",
    "unmute": "bastide.cli.admin.moderation_commands:unmute",
    "ban": "bastide.cli.admin.moderation_commands:ban",
    "unban": "bastide.cli.admin.moderation_commands:unban",
    "bans": "bastide.cli.admin.moderation_commands:bans",
    "invite": "bastide.cli.admin.moderation_commands:invite",
    "invitations": "bastide.cli.admin.moderation_commands:invitations",
    "reports": "bastide.cli.admin.moderation_commands:reports",
    "moderators": "bastide.cli.admin.moderation_commands:moderators",
    "bots": "bastide.cli.admin.bot_commands:bots",
    "create-bot": "bastide.cli.admin.bot_commands:create_bot",
    "bot-token": "bastide.cli.admin.bot_commands:bot_token",
    "revoke-bot-tokens": "bastide.cli.admin.bot_commands:revoke_bot_tokens",
    "delete-person": "bastide.cli.admin.people_commands:delete_person",
    "tables": "bastide.cli.admin.table_commands:tables",
    "chat": "bastide.cli.admin.table_commands:chat",
    "remove-line": "bastide.cli.admin.table_commands:remove_line",
    "delete-table": "bastide.cli.admin.table_commands:delete_table",
    "tournaments": "bastide.cli.admin.tournament_commands:tournaments",
    "pause-tournament": "bastide.cli.admin.tournament_commands:pause_tournament",
    "resume-tournament": "bastide.cli.admin.tournament_commands:resume_tournament",
    "cancel-tournament": "bastide.cli.admin.tournament_commands:cancel_tournament",
    "tidy": "bastide.cli.admin.table_commands:tidy",
    "recompute-ratings": "bastide.cli.admin.rating_commands:recompute_ratings",
    "audit": "bastide.cli.admin.table_commands:audit",
}


@click.group(
    "admin",
    cls=TranslatedGroup,
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
