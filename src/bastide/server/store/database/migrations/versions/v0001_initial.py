"""Initial schema."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from bastide.server.store.database.columns import (
    bigint_column,
    boolean_column,
    float_column,
    foreign_key,
    integer_column,
    primary_key,
    text_column,
)

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        primary_key("id"),
        bigint_column("seq"),
        bigint_column("created_at"),
        bigint_column("updated_at"),
        text_column("game"),
        text_column("status"),
        boolean_column("public"),
        text_column("people"),
        bigint_column("wake_at", null=True),
        text_column("line"),
    )
    op.create_index("tables_updated", "tables", ["updated_at"])
    op.create_index("tables_wake", "tables", ["wake_at"])
    op.create_table(
        "entries",
        foreign_key("tables", "table_id", in_key=True),
        primary_key("seq", sa.BigInteger()),
        text_column("kind"),
        integer_column("seat"),
        text_column("data"),
        bigint_column("at"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "snapshots",
        foreign_key("tables", "table_id", in_key=True),
        bigint_column("seq"),
        text_column("entry"),
        text_column("data"),
    )
    op.create_table(
        "sitting",
        primary_key("person"),
        foreign_key("tables", "table_id", in_key=True),
        sqlite_with_rowid=False,
    )
    op.create_index("sitting_table", "sitting", ["table_id"])
    op.create_table(
        "been",
        primary_key("person"),
        foreign_key("tables", "table_id", in_key=True),
        sqlite_with_rowid=False,
    )
    op.create_index("been_table", "been", ["table_id"])
    op.create_table(
        "presence",
        foreign_key("tables", "table_id", in_key=True),
        primary_key("person"),
        primary_key("process"),
        bigint_column("until"),
        sqlite_with_rowid=False,
    )
    op.create_index("presence_person", "presence", ["person"])
    op.create_table(
        "people",
        primary_key("id"),
        text_column("name"),
        bigint_column("created"),
        text_column("login", null=True, unique=True),
        text_column("passphrase", null=True),
        sa.Column("merged_into", sa.Text, sa.ForeignKey("people.id")),
        bigint_column("deleted", null=True),
        bigint_column("changed", default=0),
        text_column("settings", null=True),
    )
    op.create_index("people_merged", "people", ["merged_into"])
    op.create_table(
        "sessions",
        primary_key("hash"),
        foreign_key("people", "person"),
        bigint_column("created"),
        bigint_column("seen"),
    )
    op.create_index("sessions_person", "sessions", ["person"])
    op.create_table(
        "results",
        foreign_key("tables", "table_id", in_key=True),
        primary_key("seat", sa.Integer()),
        text_column("person"),
        text_column("name"),
        text_column("game"),
        integer_column("place"),
        integer_column("score"),
        bigint_column("at"),
        float_column("rating", null=True),
    )
    op.create_index("results_person", "results", ["person", "at"])
    op.create_table(
        "ratings",
        primary_key("person"),
        primary_key("game"),
        float_column("rating"),
        integer_column("games"),
    )
    op.create_table(
        "bans",
        primary_key("kind"),
        primary_key("who"),
        bigint_column("at"),
        bigint_column("until"),
        text_column("reason"),
    )
    op.create_table(
        "mutes",
        primary_key("person"),
        bigint_column("at"),
        bigint_column("until"),
        text_column("reason"),
    )
    op.create_table(
        "blocks",
        primary_key("person"),
        primary_key("blocked"),
        bigint_column("at"),
    )
    op.create_index("blocks_blocked", "blocks", ["blocked"])
    op.create_table(
        "reports",
        primary_key("id"),
        bigint_column("at"),
        text_column("reporter"),
        text_column("about"),
        text_column("table_id"),
        bigint_column("entry", null=True),
        text_column("text"),
        bigint_column("closed", null=True),
    )
    op.create_index("reports_about", "reports", ["about"])
    op.create_index("reports_reporter", "reports", ["reporter"])
    op.create_table(
        "invitations",
        primary_key("hash"),
        bigint_column("at"),
        bigint_column("until"),
        integer_column("uses"),
        text_column("note"),
    )
    op.create_table(
        "audit",
        primary_key("id"),
        bigint_column("at"),
        text_column("who"),
        text_column("what"),
        text_column("about"),
        text_column("facts"),
    )
    op.create_index("audit_at", "audit", ["at"])
    op.create_table(
        "attempts",
        primary_key("name"),
        bigint_column("full_at"),
    )
    op.create_index("attempts_full_at", "attempts", ["full_at"])
    op.create_table(
        "links",
        primary_key("hash"),
        foreign_key("people", "person"),
        bigint_column("until"),
    )
    op.create_index("links_person", "links", ["person"])
    op.create_table(
        "solvers",
        foreign_key("people", "person", in_key=True),
        primary_key("game"),
        float_column("rating"),
        float_column("deviation"),
        integer_column("answers"),
        integer_column("seen"),
        integer_column("days"),
        integer_column("last"),
        integer_column("longest"),
    )
    op.create_table(
        "solves",
        foreign_key("people", "person", in_key=True),
        primary_key("game"),
        primary_key("puzzle"),
        boolean_column("solved", null=True),
        bigint_column("at"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "puzzles",
        primary_key("game"),
        primary_key("puzzle"),
        float_column("rating"),
        float_column("deviation"),
        integer_column("answers"),
    )
    op.create_table(
        "deals",
        primary_key("game"),
        primary_key("day", sa.Integer()),
        text_column("seed"),
        text_column("bots", null=True),
    )
    op.create_table(
        "plays",
        primary_key("game"),
        primary_key("day", sa.Integer()),
        foreign_key("people", "person", in_key=True),
        text_column("table_id", unique=True),
        bigint_column("begun"),
        bigint_column("ended", null=True),
        integer_column("score", null=True),
        integer_column("lead", null=True),
        integer_column("place", null=True),
    )
    op.create_index("plays_person", "plays", ["person"])
    _create_triggers()


def _create_triggers() -> None:
    """Delete a table's snapshot when an entry of its log is changed, for example to remove somebody's name."""
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
    for name in (
        *("plays", "deals", "puzzles", "solves", "solvers", "links", "attempts", "audit", "invitations", "reports"),
        *("blocks", "mutes", "bans", "ratings", "results", "sessions", "people", "presence", "been", "sitting"),
        *("snapshots", "entries", "tables"),
    ):
        op.drop_table(name)
    if op.get_bind().dialect.name == "postgresql":
        op.execute("drop function forget_snapshot")
