"""Snapshots of tables, so that a long log need not be read whole.

An entry is never changed, except that somebody's name or words are taken out of it. Then a snapshot that was made from
it must go as well, whoever takes them out: the database itself sees to that.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seq", sa.BigInteger, nullable=False),
        sa.Column("entry", sa.Text, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    if op.get_bind().dialect.name == "postgresql":
        op.execute(
            "create function forget_snapshot() returns trigger language plpgsql as"
            " $$ begin delete from snapshots where table_id = old.table_id; return null; end $$"
        )
        op.execute(
            "create trigger entries_changed after update or delete on entries"
            " for each row execute function forget_snapshot()"
        )
        return
    for what in ("update", "delete"):
        op.execute(
            f"create trigger entries_{what}d after {what} on entries begin"
            " delete from snapshots where table_id = old.table_id; end"
        )


def downgrade() -> None:
    op.drop_table("snapshots")
    if op.get_bind().dialect.name == "postgresql":
        op.execute("drop trigger entries_changed on entries")
        op.execute("drop function forget_snapshot")
        return
    for what in ("update", "delete"):
        op.execute(f"drop trigger entries_{what}d")
