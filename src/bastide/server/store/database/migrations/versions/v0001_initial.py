"""Initial schema."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from bastide.server.store.database.columns import belongs_to, bigint, boolean, integer, key, real, text

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        key("id"),
        bigint("seq"),
        bigint("created_at"),
        bigint("updated_at"),
        text("game"),
        text("status"),
        boolean("public"),
        text("people"),
        bigint("wake_at", null=True),
        text("line"),
    )
    op.create_index("tables_updated", "tables", ["updated_at"])
    op.create_index("tables_wake", "tables", ["wake_at"])
    op.create_table(
        "entries",
        belongs_to("tables", "table_id", in_key=True),
        key("seq", sa.BigInteger()),
        text("kind"),
        integer("seat"),
        text("data"),
        bigint("at"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "snapshots",
        belongs_to("tables", "table_id", in_key=True),
        bigint("seq"),
        text("entry"),
        text("data"),
    )
    op.create_table(
        "sitting",
        key("person"),
        belongs_to("tables", "table_id", in_key=True),
        sqlite_with_rowid=False,
    )
    op.create_index("sitting_table", "sitting", ["table_id"])
    op.create_table(
        "been",
        key("person"),
        belongs_to("tables", "table_id", in_key=True),
        sqlite_with_rowid=False,
    )
    op.create_index("been_table", "been", ["table_id"])
    op.create_table(
        "presence",
        belongs_to("tables", "table_id", in_key=True),
        key("person"),
        key("process"),
        bigint("until"),
        sqlite_with_rowid=False,
    )
    op.create_index("presence_person", "presence", ["person"])
    op.create_table(
        "people",
        key("id"),
        text("name"),
        bigint("created"),
        text("login", null=True, unique=True),
        text("passphrase", null=True),
        sa.Column("merged_into", sa.Text, sa.ForeignKey("people.id")),
        bigint("deleted", null=True),
        bigint("changed", default=0),
        text("settings", null=True),
    )
    op.create_index("people_merged", "people", ["merged_into"])
    op.create_table(
        "sessions",
        key("hash"),
        belongs_to("people", "person"),
        bigint("created"),
        bigint("seen"),
    )
    op.create_index("sessions_person", "sessions", ["person"])
    op.create_table(
        "results",
        belongs_to("tables", "table_id", in_key=True),
        key("seat", sa.Integer()),
        text("person"),
        text("name"),
        text("game"),
        integer("place"),
        integer("score"),
        bigint("at"),
        real("rating", null=True),
    )
    op.create_index("results_person", "results", ["person", "at"])
    op.create_table(
        "ratings",
        key("person"),
        key("game"),
        real("rating"),
        integer("games"),
    )
    op.create_table(
        "bans",
        key("kind"),
        key("who"),
        bigint("at"),
        bigint("until"),
        text("reason"),
    )
    op.create_table(
        "mutes",
        key("person"),
        bigint("at"),
        bigint("until"),
        text("reason"),
    )
    op.create_table(
        "blocks",
        key("person"),
        key("blocked"),
        bigint("at"),
    )
    op.create_index("blocks_blocked", "blocks", ["blocked"])
    op.create_table(
        "reports",
        key("id"),
        bigint("at"),
        text("reporter"),
        text("about"),
        text("table_id"),
        bigint("entry", null=True),
        text("text"),
        bigint("closed", null=True),
    )
    op.create_index("reports_about", "reports", ["about"])
    op.create_index("reports_reporter", "reports", ["reporter"])
    op.create_table(
        "invitations",
        key("hash"),
        bigint("at"),
        bigint("until"),
        integer("uses"),
        text("note"),
    )
    op.create_table(
        "audit",
        key("id"),
        bigint("at"),
        text("who"),
        text("what"),
        text("about"),
        text("facts"),
    )
    op.create_index("audit_at", "audit", ["at"])
    op.create_table(
        "attempts",
        key("name"),
        bigint("full_at"),
    )
    op.create_index("attempts_full_at", "attempts", ["full_at"])
    op.create_table(
        "links",
        key("hash"),
        belongs_to("people", "person"),
        bigint("until"),
    )
    op.create_index("links_person", "links", ["person"])
    op.create_table(
        "solvers",
        belongs_to("people", "person", in_key=True),
        key("game"),
        real("rating"),
        real("deviation"),
        integer("answers"),
        integer("seen"),
        integer("days"),
        integer("last"),
        integer("longest"),
    )
    op.create_table(
        "solves",
        belongs_to("people", "person", in_key=True),
        key("game"),
        key("puzzle"),
        boolean("solved", null=True),
        bigint("at"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "puzzles",
        key("game"),
        key("puzzle"),
        real("rating"),
        real("deviation"),
        integer("answers"),
    )
    op.create_table(
        "deals",
        key("game"),
        key("day", sa.Integer()),
        text("seed"),
        text("bots", null=True),
    )
    op.create_table(
        "plays",
        key("game"),
        key("day", sa.Integer()),
        belongs_to("people", "person", in_key=True),
        text("table_id", unique=True),
        bigint("begun"),
        bigint("ended", null=True),
        integer("score", null=True),
        integer("lead", null=True),
        integer("place", null=True),
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
