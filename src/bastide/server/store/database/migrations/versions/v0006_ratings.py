"""Ratings with uncertainty, by pace and ladder, and the history from which they follow.

Elo ratings of version 0.1.0 become ratings at the live pace to start from. The more games, the less uncertain they are.
A guest's rating passes to the account into which the guest was merged, unless the account has one of its own.
"""

from __future__ import annotations

from math import sqrt
from time import time

import sqlalchemy as sa
from alembic import op

from bastide.server.store.database.columns import (
    bigint_column,
    boolean_column,
    float_column,
    integer_column,
    primary_key,
    text_column,
)

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

DAY_MS = 86_400_000

SELECT_ELO = (
    "select coalesce(people.merged_into, ratings.person), ratings.person, ratings.game, ratings.rating, ratings.games,"
    " (select max(at) from results where results.person = ratings.person and results.game = ratings.game)"
    " from ratings left join people on people.id = ratings.person where ratings.games > 0"
    " order by ratings.person, ratings.game"
)
SELECT_LIVE = "select person, game, rating, games from ratings where pace = 'live' and ladder = 'people'"
INSERT_RATING = sa.text(
    "insert into ratings (person, game, pace, ladder, rating, deviation, games, at, listed_until)"
    " values (:person, :game, 'live', 'people', :rating, :deviation, :games, :at, :listed_until)"
)
INSERT_HISTORY = sa.text(
    "insert into rating_history (number, seat, table_id, game, pace, ladder, person, bot, place, helped, at, rating,"
    " deviation, games) values (:number, 0, '', :game, 'live', 'people', :person, '', 1, false, :at, :rating,"
    " :deviation, :games)"
)


def upgrade() -> None:
    op.add_column("results", text_column("bot", null=True))
    op.add_column("results", text_column("pace", null=True))
    connection = op.get_bind()
    elo = connection.exec_driver_sql(SELECT_ELO).all()
    op.drop_table("ratings")
    op.create_table(
        "ratings",
        primary_key("person"),
        primary_key("game"),
        primary_key("pace"),
        primary_key("ladder"),
        float_column("rating"),
        float_column("deviation"),
        integer_column("games"),
        bigint_column("at"),
        bigint_column("listed_until"),
    )
    op.create_index("ratings_listed", "ratings", ["game", "pace", "ladder", "rating"])
    op.create_table(
        "rating_history",
        primary_key("number", sa.BigInteger()),
        primary_key("seat", sa.Integer()),
        text_column("table_id"),
        text_column("game"),
        text_column("pace"),
        text_column("ladder"),
        text_column("person"),
        text_column("bot"),
        integer_column("place"),
        boolean_column("helped"),
        bigint_column("at"),
        float_column("rating"),
        float_column("deviation"),
        integer_column("games"),
        sqlite_with_rowid=False,
    )
    op.create_index("rating_history_person", "rating_history", ["person", "number"])
    now = int(time() * 1000)
    kept: dict[tuple[str, str], tuple[bool, int, float, int]] = {}
    for owner, person, game, rating, games, at in elo:
        found = (person == owner, games, rating, now if at is None else at)
        kept[owner, game] = max(kept.get((owner, game), found), found)
    rows = []
    for number, ((person, game), (_, games, rating, at)) in enumerate(kept.items(), 1):
        deviation = 200 / sqrt(1 + min(games, 100) / 10)
        days = min(90, (110**2 - deviation**2) / 25) if deviation <= 110 else 0
        rows.append(
            {
                "number": number,
                "person": person,
                "game": game,
                "rating": rating,
                "deviation": deviation,
                "games": games,
                "at": at,
                "listed_until": at + int(days * DAY_MS) if days else 0,
            }
        )
    if rows:
        connection.execute(INSERT_RATING, rows)
        connection.execute(INSERT_HISTORY, rows)


def downgrade() -> None:
    op.drop_table("rating_history")
    connection = op.get_bind()
    kept = connection.exec_driver_sql(SELECT_LIVE).mappings().all()
    op.drop_table("ratings")
    op.create_table(
        "ratings", primary_key("person"), primary_key("game"), float_column("rating"), integer_column("games")
    )
    if kept:
        insert = "insert into ratings (person, game, rating, games) values (:person, :game, :rating, :games)"
        connection.execute(sa.text(insert), [dict(row) for row in kept])
    op.drop_column("results", "pace")
    op.drop_column("results", "bot")
