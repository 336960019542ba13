"""Friends: friendships, requests, who is online, and the queue of people who look for opponents."""

from __future__ import annotations

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

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "friends",
        foreign_key("people", "person", in_key=True),
        foreign_key("people", "friend", in_key=True),
        text_column("id"),
        bigint_column("since"),
        sqlite_with_rowid=False,
    )
    op.create_index("friends_friend", "friends", ["friend"])
    op.create_index("friends_id", "friends", ["id"], unique=True)
    op.create_table(
        "friend_requests",
        foreign_key("people", "sender", in_key=True),
        foreign_key("people", "recipient", in_key=True),
        text_column("id"),
        bigint_column("at"),
        boolean_column("is_declined"),
        boolean_column("is_withdrawn"),
        sqlite_with_rowid=False,
    )
    op.create_index("friend_requests_recipient", "friend_requests", ["recipient"])
    op.create_index("friend_requests_id", "friend_requests", ["id"], unique=True)
    op.create_table(
        "online_people",
        foreign_key("people", "person", in_key=True),
        primary_key("process"),
        bigint_column("until"),
        sqlite_with_rowid=False,
    )
    op.create_index("online_people_until", "online_people", ["until"])
    op.create_table(
        "match_requests",
        foreign_key("people", "person", in_key=True),
        text_column("game"),
        text_column("pace"),
        boolean_column("rated"),
        float_column("rating"),
        integer_column("max_difference", null=True),
        bigint_column("since"),
        bigint_column("until"),
        text_column("table_id"),
        text_column("people"),
    )
    op.create_index("match_requests_queue", "match_requests", ["game", "pace", "rated"])
    op.create_index("match_requests_until", "match_requests", ["until"])


def downgrade() -> None:
    for table in ("match_requests", "online_people", "friend_requests", "friends"):
        op.drop_table(table)
