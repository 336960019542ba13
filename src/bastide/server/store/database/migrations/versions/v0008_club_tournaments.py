"""Club tournaments: entrants, rounds, matches and games."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Integer

from bastide.server.store.database.columns import (
    bigint_column,
    boolean_column,
    foreign_key,
    integer_column,
    primary_key,
    text_column,
)

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "club_tournaments",
        primary_key("id"),
        text_column("name"),
        text_column("organiser"),
        text_column("status"),
        boolean_column("public"),
        text_column("settings"),
        text_column("invite"),
        bigint_column("created_at"),
        bigint_column("started_at", null=True),
        bigint_column("ended_at", null=True),
        integer_column("round"),
        integer_column("total_rounds"),
        bigint_column("version"),
    )
    op.create_index("club_tournaments_status", "club_tournaments", ["status"])
    op.create_index("club_tournaments_organiser", "club_tournaments", ["organiser"])
    op.create_table(
        "club_entrants",
        foreign_key("club_tournaments", "tournament", in_key=True),
        primary_key("number", Integer()),
        text_column("person"),
        text_column("bot"),
        bigint_column("joined_at"),
        integer_column("joined_round"),
        integer_column("left_round", null=True),
        boolean_column("is_removed"),
        sqlite_with_rowid=False,
    )
    op.create_index("club_entrants_person", "club_entrants", ["person"])
    op.create_table(
        "club_rounds",
        foreign_key("club_tournaments", "tournament", in_key=True),
        primary_key("round", Integer()),
        bigint_column("at"),
        text_column("options", null=True),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "club_matches",
        foreign_key("club_tournaments", "tournament", in_key=True),
        primary_key("round", Integer()),
        primary_key("board", Integer()),
        text_column("entrants"),
        bigint_column("done_at", null=True),
        text_column("points", null=True),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "club_games",
        primary_key("table_id"),
        foreign_key("club_tournaments", "tournament"),
        integer_column("round"),
        integer_column("board"),
        integer_column("game"),
        text_column("seats"),
        bigint_column("started_at"),
        boolean_column("has_everybody_acted"),
        bigint_column("done_at", null=True),
        text_column("reason"),
        text_column("places", null=True),
        text_column("scores", null=True),
    )
    op.create_index("club_games_place", "club_games", ["tournament", "round", "board", "game"], unique=True)


def downgrade() -> None:
    for table in ("club_games", "club_matches", "club_rounds", "club_entrants", "club_tournaments"):
        op.drop_table(table)
