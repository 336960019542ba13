"""Database schema, the same for SQLite and PostgreSQL.

Times are milliseconds since 1970; ids and JSON are text. A test checks that the migrations lead to this schema.
"""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, MetaData, Table, Text
from sqlalchemy.schema import SchemaItem

from bastide.server.store.database.columns import belongs_to, bigint, boolean, integer, key, real, text

METADATA = MetaData()


def _table(name: str, *items: SchemaItem, with_rowid: bool = True) -> Table:
    """Define a database table. Without a row id, SQLite stores rows in primary key order."""
    return Table(name, METADATA, *items, sqlite_with_rowid=with_rowid)


#: One row per game table: log length and the summary for lists.
TABLES = _table(
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
    Index("tables_updated", "updated_at"),
    Index("tables_wake", "wake_at"),
)

#: Log entries. The primary key provides the concurrency control: one entry per sequence number.
ENTRIES = _table(
    "entries",
    belongs_to("tables", "table_id", in_key=True),
    key("seq", BigInteger()),
    text("kind"),
    integer("seat"),
    text("data"),
    bigint("at"),
    with_rowid=False,
)

#: Latest snapshot of each table, so that long logs need not be replayed from the start.
SNAPSHOTS = _table(
    "snapshots",
    belongs_to("tables", "table_id", in_key=True),
    bigint("seq"),
    #: Fingerprint of the entry at ``seq``: the snapshot is valid only for the same log.
    text("entry"),
    text("data"),
)

#: People currently seated at tables.
SITTING = _table(
    "sitting",
    key("person"),
    belongs_to("tables", "table_id", in_key=True),
    Index("sitting_table", "table_id"),
    with_rowid=False,
)

#: People ever seated at or otherwise named in a table's log; needed for renaming and deletion.
BEEN = _table(
    "been",
    key("person"),
    belongs_to("tables", "table_id", in_key=True),
    Index("been_table", "table_id"),
    with_rowid=False,
)

#: Presence leases: who watches which table through which process, and until when unless renewed.
PRESENCE = _table(
    "presence",
    belongs_to("tables", "table_id", in_key=True),
    key("person"),
    key("process"),
    bigint("until"),
    Index("presence_person", "person"),
    with_rowid=False,
)

#: Guests and accounts.
PEOPLE = _table(
    "people",
    key("id"),
    text("name"),
    bigint("created"),
    #: Account name (casefolded, so that it is unique to a reader) and passphrase hash; null for guests.
    text("login", null=True, unique=True),
    text("passphrase", null=True),
    #: The account into which a guest was merged.
    Column("merged_into", Text, ForeignKey("people.id")),
    #: When deletion was requested; the row is removed at the end of the deletion.
    bigint("deleted", null=True),
    #: Version, incremented with every change of the person, to invalidate caches.
    bigint("changed", default=0),
    #: Page settings, a small JSON object.
    text("settings", null=True),
    Index("people_merged", "merged_into"),
)

#: Sessions, by the hash of the cookie's token.
SESSIONS = _table(
    "sessions",
    key("hash"),
    belongs_to("people", "person"),
    bigint("created"),
    bigint("seen"),
    Index("sessions_person", "person"),
)

#: Results of finished games by seat; the person is empty for bots and deleted people.
RESULTS = _table(
    "results",
    belongs_to("tables", "table_id", in_key=True),
    key("seat", Integer()),
    text("person"),
    text("name"),
    text("game"),
    integer("place"),
    integer("score"),
    bigint("at"),
    #: Rating after the game; null if the game was not rated.
    real("rating", null=True),
    Index("results_person", "person", "at"),
)

#: Elo rating of each person in each game.
RATINGS = _table(
    "ratings",
    key("person"),
    key("game"),
    real("rating"),
    integer("games"),
)

#: Bans. ``kind`` is ``person`` or ``address`` (an IP address, or a network such as ``192.0.2.0/24``).
BANS = _table(
    "bans",
    key("kind"),
    key("who"),
    bigint("at"),
    bigint("until"),
    text("reason"),
)

#: People who may not chat.
MUTES = _table(
    "mutes",
    key("person"),
    bigint("at"),
    bigint("until"),
    text("reason"),
)

#: Blocks between people.
BLOCKS = _table(
    "blocks",
    key("person"),
    key("blocked"),
    bigint("at"),
    Index("blocks_blocked", "blocked"),
)

#: Reports about people, for the operator.
REPORTS = _table(
    "reports",
    key("id"),
    bigint("at"),
    text("reporter"),
    text("about"),
    text("table_id"),
    #: Log entry of the reported chat line.
    bigint("entry", null=True),
    text("text"),
    #: When the operator closed the report.
    bigint("closed", null=True),
    Index("reports_about", "about"),
    Index("reports_reporter", "reporter"),
)

#: Invitations to the server, by the hash of their code.
INVITATIONS = _table(
    "invitations",
    key("hash"),
    bigint("at"),
    bigint("until"),
    integer("uses"),
    text("note"),
)

#: Audit log of ``bastide admin``. Contains ids, no names, so that people can be deleted from it.
AUDIT = _table(
    "audit",
    key("id"),
    bigint("at"),
    text("who"),
    text("what"),
    text("about"),
    text("facts"),
    Index("audit_at", "at"),
)

#: Token buckets for attempts at passphrases and passwords: when each bucket will be full again.
ATTEMPTS = _table(
    "attempts",
    #: Hash of the bucket's kind and key.
    key("name"),
    bigint("full_at"),
    Index("attempts_full_at", "full_at"),
)

#: One-time links to choose a new passphrase, by the hash of their token.
LINKS = _table(
    "links",
    key("hash"),
    belongs_to("people", "person"),
    bigint("until"),
    Index("links_person", "person"),
)

#: Puzzle rating and streak of each person in each game.
SOLVERS = _table(
    "solvers",
    belongs_to("people", "person", in_key=True),
    key("game"),
    real("rating"),
    real("deviation"),
    integer("answers"),
    #: Day number of the last answer.
    integer("seen"),
    #: Current streak of daily puzzles, its last day, and the longest streak.
    integer("days"),
    integer("last"),
    integer("longest"),
)

#: First answers to puzzles: right or wrong; null after a hint.
SOLVES = _table(
    "solves",
    belongs_to("people", "person", in_key=True),
    key("game"),
    key("puzzle"),
    boolean("solved", null=True),
    bigint("at"),
    with_rowid=False,
)

#: Ratings of puzzles that have been answered.
PUZZLES = _table(
    "puzzles",
    key("game"),
    key("puzzle"),
    real("rating"),
    real("deviation"),
    integer("answers"),
)

#: Daily deals: random key, and the results of the bots as JSON once known.
DEALS = _table(
    "deals",
    key("game"),
    key("day", Integer()),
    text("seed"),
    text("bots", null=True),
)

#: Plays of daily deals by person, with the table and the result; ``ended`` is null until the game is finished.
PLAYS = _table(
    "plays",
    key("game"),
    key("day", Integer()),
    belongs_to("people", "person", in_key=True),
    text("table_id", unique=True),
    bigint("begun"),
    bigint("ended", null=True),
    integer("score", null=True),
    integer("lead", null=True),
    integer("place", null=True),
    Index("plays_person", "person"),
)
