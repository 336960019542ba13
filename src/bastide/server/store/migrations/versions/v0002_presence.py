"""Who looks at which table, through which process, and how long that holds."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "presence",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("process", sa.Text, primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("presence_person", "presence", ["person"])


def downgrade() -> None:
    op.drop_table("presence")
