"""Who may do what: bans, mutes, blocks, reports and invitations; and where everybody has ever been."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

#: The kinds of entries that name people.
NAMING = ("created", "sat", "stood", "opened")


def upgrade() -> None:
    op.create_table(
        "been",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_index("been_table", "been", ["table_id"])
    op.add_column("people", sa.Column("changed", sa.BigInteger, nullable=False, server_default="0"))
    op.create_table(
        "bans",
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("who", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
    )
    op.create_table(
        "mutes",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
    )
    op.create_table(
        "blocks",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("blocked", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("blocks_blocked", "blocks", ["blocked"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("reporter", sa.Text, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("entry", sa.BigInteger),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("closed", sa.BigInteger),
    )
    op.create_index("reports_about", "reports", ["about"])
    op.create_index("reports_reporter", "reports", ["reporter"])
    op.create_table(
        "invitations",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("uses", sa.Integer, nullable=False),
        sa.Column("note", sa.Text, nullable=False),
    )
    _fill_been()


def _fill_been() -> None:
    """From the logs that are there: who was ever named at which table."""
    connection = op.get_bind()
    query = sa.text("select table_id, data from entries where kind in :kinds").bindparams(
        sa.bindparam("kinds", NAMING, expanding=True)
    )
    sitting = connection.execute(sa.text("select person, table_id from sitting"))
    found: set[tuple[str, str]] = {(person, table) for person, table in sitting}
    for table, data in connection.execute(query):
        entry = json.loads(data)
        people = [entry.get("person"), entry.get("host"), *(seat.get("person") for seat in entry.get("seats", []))]
        found |= {(person, table) for person in people if person}
    if found:
        rows = [{"person": person, "table": table} for person, table in sorted(found)]
        connection.execute(sa.text("insert into been (person, table_id) values (:person, :table)"), rows)


def downgrade() -> None:
    for name in ("invitations", "reports", "blocks", "mutes", "bans", "been"):
        op.drop_table(name)
    op.drop_column("people", "changed")
