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

#: Tables as they stood after an entry, so that long logs need not be read whole: the last one of each.
SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", BigInteger, nullable=False),
    #: The fingerprint of that entry: a snapshot says nothing about another log.
    Column("entry", Text, nullable=False),
    Column("data", Text, nullable=False),
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

#: Who has ever sat at a table or made it: where somebody's name may stand.
BEEN = Table(
    "been",
    METADATA,
    Column("person", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Index("been_table", "table_id"),
    sqlite_with_rowid=False,
)

#: Who looks at which table, through which process of the server, and how long that holds if it is not renewed.
PRESENCE = Table(
    "presence",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", Text, primary_key=True),
    Column("process", Text, primary_key=True),
    Column("until", BigInteger, nullable=False),
    Index("presence_person", "person"),
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
    #: When they asked to be forgotten; the row goes when nothing is left of them anywhere.
    Column("deleted", BigInteger),
    #: Goes up with every change of who they are and what they may: what a process knows of them is old then.
    Column("changed", BigInteger, nullable=False, server_default="0"),
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

#: Who may not come in. ``kind`` is ``person`` or ``address`` (a single one, or a network as ``192.0.2.0/24``).
BANS = Table(
    "bans",
    METADATA,
    Column("kind", Text, primary_key=True),
    Column("who", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("reason", Text, nullable=False),
)

#: Who may not chat.
MUTES = Table(
    "mutes",
    METADATA,
    Column("person", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("reason", Text, nullable=False),
)

#: Whom somebody does not want to meet.
BLOCKS = Table(
    "blocks",
    METADATA,
    Column("person", Text, primary_key=True),
    Column("blocked", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Index("blocks_blocked", "blocked"),
)

#: What somebody has to say about somebody else, for whoever runs the server.
REPORTS = Table(
    "reports",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("reporter", Text, nullable=False),
    Column("about", Text, nullable=False),
    Column("table_id", Text, nullable=False),
    #: The entry of that table's log, for a line of chat.
    Column("entry", BigInteger),
    Column("text", Text, nullable=False),
    #: When it was dealt with.
    Column("closed", BigInteger),
    Index("reports_about", "about"),
    Index("reports_reporter", "reporter"),
)

#: What lets people in where one comes in by invitation. Only a hash of each code is kept.
INVITATIONS = Table(
    "invitations",
    METADATA,
    Column("hash", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("uses", Integer, nullable=False),
    Column("note", Text, nullable=False),
)

#: What whoever runs the server has done by hand: who, when and what. Ids only, no names: those can be forgotten.
AUDIT = Table(
    "audit",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("who", Text, nullable=False),
    Column("what", Text, nullable=False),
    Column("about", Text, nullable=False),
    Column("facts", Text, nullable=False),
    Index("audit_at", "at"),
)

#: How often passphrases and passwords have been tried: when all attempts that somebody has will be there again.
ATTEMPTS = Table(
    "attempts",
    METADATA,
    #: A hash of who tries what.
    Column("name", Text, primary_key=True),
    Column("full_at", BigInteger, nullable=False),
    Index("attempts_full_at", "full_at"),
)

#: Links for those who have forgotten their passphrase: good once, until then. Only a hash of each is kept.
LINKS = Table(
    "links",
    METADATA,
    Column("hash", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("until", BigInteger, nullable=False),
    Index("links_person", "person"),
)

#: How somebody stands with the puzzles of a game.
SOLVERS = Table(
    "solvers",
    METADATA,
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("answers", Integer, nullable=False),
    #: The number of the day of their last answer.
    Column("seen", Integer, nullable=False),
    #: Days in a row with the puzzle of the day, the last of them, and the longest row.
    Column("days", Integer, nullable=False),
    Column("last", Integer, nullable=False),
    Column("longest", Integer, nullable=False),
)

#: First answers to puzzles: right or wrong; empty where a hint was asked for first.
SOLVES = Table(
    "solves",
    METADATA,
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("puzzle", Text, primary_key=True),
    Column("solved", Boolean),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

#: Puzzles whose rating has moved.
PUZZLES = Table(
    "puzzles",
    METADATA,
    Column("game", Text, primary_key=True),
    Column("puzzle", Text, primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("answers", Integer, nullable=False),
)

#: The deal of each day: the key that was drawn for it, and what the levels made of it (JSON), once that is known.
DEALS = Table(
    "deals",
    METADATA,
    Column("game", Text, primary_key=True),
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("seed", Text, nullable=False),
    Column("bots", Text),
)

#: Who has played which day's deal, at which table, and how it ended; without an end it is not finished.
PLAYS = Table(
    "plays",
    METADATA,
    Column("game", Text, primary_key=True),
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", Text, nullable=False, unique=True),
    Column("begun", BigInteger, nullable=False),
    Column("ended", BigInteger),
    Column("score", Integer),
    Column("lead", Integer),
    Column("place", Integer),
    Index("plays_person", "person"),
)
