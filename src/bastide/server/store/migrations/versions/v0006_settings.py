"""How people like the pages is kept with them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("settings", sa.Text))


def downgrade() -> None:
    op.drop_column("people", "settings")
