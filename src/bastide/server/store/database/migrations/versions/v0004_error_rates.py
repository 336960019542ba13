"""Error rates of people in reviewed games."""

from __future__ import annotations

from alembic import op

from bastide.server.store.database.columns import (
    bigint_column,
    float_column,
    foreign_key,
    integer_column,
    text_column,
)

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "error_rates",
        foreign_key("people", "person", in_key=True),
        foreign_key("tables", "table_id", in_key=True),
        text_column("game"),
        bigint_column("at"),
        integer_column("decisions"),
        float_column("cost"),
        float_column("point_cost"),
        sqlite_with_rowid=False,
    )
    op.create_index("error_rates_table", "error_rates", ["table_id"])


def downgrade() -> None:
    op.drop_table("error_rates")
