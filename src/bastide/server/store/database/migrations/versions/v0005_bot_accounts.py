"""Bot accounts, and their access tokens."""

from __future__ import annotations

from alembic import op

from bastide.server.store.database.columns import (
    bigint_column,
    boolean_column,
    foreign_key,
    integer_column,
    primary_key,
    text_column,
)

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "bot_accounts",
        foreign_key("people", "person", in_key=True),
        foreign_key("people", "owner"),
        bigint_column("created"),
        bigint_column("online_until", default=0),
        boolean_column("accepts_anyone"),
        text_column("games"),
        integer_column("max_games"),
    )
    op.create_index("bot_accounts_owner", "bot_accounts", ["owner"])
    op.create_table(
        "bot_tokens",
        primary_key("hash"),
        text_column("id", unique=True),
        foreign_key("people", "bot"),
        text_column("name"),
        text_column("scopes"),
        bigint_column("created"),
        bigint_column("until", null=True),
        bigint_column("used", null=True),
    )
    op.create_index("bot_tokens_bot", "bot_tokens", ["bot"])


def downgrade() -> None:
    op.drop_table("bot_tokens")
    op.drop_table("bot_accounts")
