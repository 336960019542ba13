"""Notifications: endpoints, settings, muted tables, outbox, and secrets of the server."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from bastide.server.store.database.columns import (
    bigint_column,
    boolean_column,
    foreign_key,
    integer_column,
    primary_key,
    text_column,
)

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table("server_secrets", primary_key("name"), text_column("value"))
    op.create_table(
        "notification_endpoints",
        primary_key("id"),
        foreign_key("people", "person"),
        text_column("channel"),
        text_column("address"),
        text_column("keys"),
        text_column("label"),
        sa.Column("session", sa.Text, sa.ForeignKey("sessions.hash", ondelete="CASCADE")),
        bigint_column("created"),
        bigint_column("verified", null=True),
        bigint_column("available_at"),
        integer_column("failures"),
        text_column("problem"),
        bigint_column("dropped", null=True),
        bigint_column("delivered", null=True),
    )
    op.create_index("notification_endpoints_person", "notification_endpoints", ["person"])
    op.create_index("notification_endpoints_session", "notification_endpoints", ["session"])
    op.create_index("notification_endpoints_address", "notification_endpoints", ["address"])
    op.create_table("notification_settings", foreign_key("people", "person", in_key=True), text_column("data"))
    op.create_table(
        "notification_mutes",
        foreign_key("people", "person", in_key=True),
        foreign_key("tables", "table_id", in_key=True),
        sqlite_with_rowid=False,
    )
    op.create_index("notification_mutes_table", "notification_mutes", ["table_id"])
    op.create_table(
        "outbox",
        foreign_key("notification_endpoints", "endpoint", in_key=True),
        primary_key("kind"),
        primary_key("table_id"),
        primary_key("seq", sa.BigInteger()),
        bigint_column("at"),
        bigint_column("due_at", null=True),
        boolean_column("is_digest"),
        integer_column("attempts"),
        bigint_column("sent_at", null=True),
        sqlite_with_rowid=False,
    )
    op.create_index("outbox_due_at", "outbox", ["due_at"])
    op.create_index("outbox_sent_at", "outbox", ["sent_at"])


def downgrade() -> None:
    for name in ("outbox", "notification_mutes", "notification_settings", "notification_endpoints", "server_secrets"):
        op.drop_table(name)
