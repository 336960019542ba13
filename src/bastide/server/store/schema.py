"""The tables of the database, for SQLite and PostgreSQL alike.

Times are milliseconds since 1970, ids are text, and JSON is kept as text, so that both databases hold the very same
values. The migrations bring a database to this shape; a test proves that they agree.
"""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, Table, Text

METADATA = MetaData()

#: The index of all tables: where each log has got to, and what lists show.
TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("seq", BigInteger, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("updated_at", BigInteger, nullable=False),
    Column("game", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("people", Text, nullable=False),
    Column("wake_at", BigInteger),
    Column("line", Text, nullable=False),
    Index("tables_updated", "updated_at"),
    Index("tables_wake", "wake_at"),
)

#: The logs. The primary key is all the concurrency control there is: one entry for each place.
ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("data", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

#: Who sits where: the lists of a person's tables.
SITTING = Table(
    "sitting",
    METADATA,
    Column("person", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Index("sitting_table", "table_id"),
    sqlite_with_rowid=False,
)

#: Everybody who has sat down or made an account.
PEOPLE = Table(
    "people",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    #: Only accounts have these two. The login is kept folded (lower case), so that it is unique to a reader.
    Column("login", Text, unique=True),
    Column("passphrase", Text),
    #: A guest who has signed in to an account belongs to it from then on.
    Column("merged_into", Text, ForeignKey("people.id")),
    Column("deleted", BigInteger),
    #: How they like the pages: a small JSON object.
    Column("settings", Text),
    Index("people_merged", "merged_into"),
)

#: Devices that are signed in. Only a hash of what the cookie holds is kept.
SESSIONS = Table(
    "sessions",
    METADATA,
    Column("hash", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Index("sessions_person", "person"),
)

#: How finished games ended, seat by seat; the person is empty for a bot, and for somebody who has left for good.
RESULTS = Table(
    "results",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("place", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    #: The person's rating afterwards; empty where the game did not count.
    Column("rating", Float),
    Index("results_person", "person", "at"),
)

#: The rating of each person in each game.
RATINGS = Table(
    "ratings",
    METADATA,
    Column("person", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("rating", Float, nullable=False),
    Column("games", Integer, nullable=False),
)
