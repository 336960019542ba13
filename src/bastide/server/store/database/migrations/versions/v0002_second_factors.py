"""Second factors of accounts."""

from __future__ import annotations

from alembic import op

from bastide.server.store.database.columns import bigint_column, foreign_key, text_column

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "second_factors",
        foreign_key("people", "person", in_key=True),
        text_column("secret"),
        bigint_column("last_step"),
        text_column("recovery"),
        bigint_column("created"),
    )


def downgrade() -> None:
    op.drop_table("second_factors")
