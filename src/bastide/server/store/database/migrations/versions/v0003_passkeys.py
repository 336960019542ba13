"""Passkeys of accounts, and their challenges."""

from __future__ import annotations

from alembic import op

from bastide.server.store.database.columns import bigint_column, foreign_key, primary_key, text_column

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "passkeys",
        primary_key("id"),
        foreign_key("people", "person"),
        text_column("public_key"),
        bigint_column("sign_count"),
        text_column("name"),
        bigint_column("created"),
        bigint_column("used", null=True),
    )
    op.create_index("passkeys_person", "passkeys", ["person"])
    op.create_table(
        "passkey_challenges",
        primary_key("hash"),
        text_column("challenge"),
        text_column("person"),
        bigint_column("until"),
    )
    op.create_index("passkey_challenges_until", "passkey_challenges", ["until"])


def downgrade() -> None:
    op.drop_table("passkey_challenges")
    op.drop_table("passkeys")
