"""Moderators: accounts that may moderate in the browser."""

from __future__ import annotations

from alembic import op

from bastide.server.store.database.columns import bigint_column, foreign_key

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table("moderators", foreign_key("people", "person", in_key=True), bigint_column("since"))


def downgrade() -> None:
    op.drop_table("moderators")
