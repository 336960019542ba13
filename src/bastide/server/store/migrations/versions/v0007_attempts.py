"""Attempts at passphrases and passwords are counted for all processes together."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "attempts",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("full_at", sa.BigInteger, nullable=False),
    )
    op.create_index("attempts_full_at", "attempts", ["full_at"])


def downgrade() -> None:
    op.drop_table("attempts")
