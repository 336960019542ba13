"""Studies: members, chapters and the nodes of their trees."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Integer

from bastide.server.store.database.columns import (
    bigint_column,
    boolean_column,
    foreign_key,
    integer_column,
    primary_key,
    text_column,
)

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "studies",
        primary_key("id"),
        text_column("title"),
        text_column("visibility"),
        text_column("author_invite"),
        text_column("reader_invite"),
        bigint_column("created_at"),
        bigint_column("updated_at"),
        bigint_column("version"),
    )
    op.create_index("studies_visibility", "studies", ["visibility", "updated_at"])
    op.create_table(
        "study_members",
        foreign_key("studies", "study", in_key=True),
        primary_key("number", Integer()),
        foreign_key("people", "person"),
        text_column("role"),
        bigint_column("joined_at"),
        bigint_column("chapter", null=True),
        integer_column("node"),
        boolean_column("is_leading"),
        bigint_column("here_until"),
        sqlite_with_rowid=False,
    )
    op.create_index("study_members_person", "study_members", ["person"])
    op.create_index("study_members_once", "study_members", ["study", "person"], unique=True)
    op.create_table(
        "study_chapters",
        foreign_key("studies", "study", in_key=True),
        primary_key("number", BigInteger()),
        integer_column("place"),
        text_column("title"),
        text_column("kind"),
        text_column("game"),
        text_column("text"),
        integer_column("recorded"),
        integer_column("next_node"),
        integer_column("size"),
        bigint_column("rebuilt"),
    )
    op.create_table(
        "study_nodes",
        foreign_key("studies", "study", in_key=True),
        primary_key("chapter", BigInteger()),
        primary_key("node", Integer()),
        integer_column("parent"),
        integer_column("player"),
        text_column("notation"),
        text_column("meaning"),
        text_column("comment"),
        text_column("marks"),
        bigint_column("version"),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    for table in ("study_nodes", "study_chapters", "study_members", "studies"):
        op.drop_table(table)
