"""The tables of the database, for SQLite and PostgreSQL alike.

Times are milliseconds since 1970, ids are text, and JSON is kept as text, so that both databases hold the very same
values. The migrations bring a database to this shape; a test proves that they agree.
"""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, MetaData, Table, Text
from sqlalchemy.schema import SchemaItem

from bastide.server.store.database.columns import belongs_to, bigint, boolean, integer, key, real, text

METADATA = MetaData()


def _table(name: str, *items: SchemaItem, with_rowid: bool = True) -> Table:
    """A table of the database. Without a row id, SQLite keeps its rows in the order of the primary key."""
    return Table(name, METADATA, *items, sqlite_with_rowid=with_rowid)


#: The index of all tables: where each log has got to, and what lists show.
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

#: The logs. The primary key is all the concurrency control there is: one entry for each place.
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

#: Tables as they stood after an entry, so that long logs need not be read whole: the last one of each.
SNAPSHOTS = _table(
    "snapshots",
    belongs_to("tables", "table_id", in_key=True),
    bigint("seq"),
    #: The fingerprint of that entry: a snapshot says nothing about another log.
    text("entry"),
    text("data"),
)

#: Who sits where: the lists of a person's tables.
SITTING = _table(
    "sitting",
    key("person"),
    belongs_to("tables", "table_id", in_key=True),
    Index("sitting_table", "table_id"),
    with_rowid=False,
)

#: Who has ever sat at a table or made it: where somebody's name may stand.
BEEN = _table(
    "been",
    key("person"),
    belongs_to("tables", "table_id", in_key=True),
    Index("been_table", "table_id"),
    with_rowid=False,
)

#: Who looks at which table, through which process of the server, and how long that holds if it is not renewed.
PRESENCE = _table(
    "presence",
    belongs_to("tables", "table_id", in_key=True),
    key("person"),
    key("process"),
    bigint("until"),
    Index("presence_person", "person"),
    with_rowid=False,
)

#: Everybody who has sat down or made an account.
PEOPLE = _table(
    "people",
    key("id"),
    text("name"),
    bigint("created"),
    #: Only accounts have these two. The login is kept folded (lower case), so that it is unique to a reader.
    text("login", null=True, unique=True),
    text("passphrase", null=True),
    #: A guest who has signed in to an account belongs to it from then on.
    Column("merged_into", Text, ForeignKey("people.id")),
    #: When they asked to be forgotten; the row goes when nothing is left of them anywhere.
    bigint("deleted", null=True),
    #: Goes up with every change of who they are and what they may: what a process knows of them is old then.
    bigint("changed", default=0),
    #: How they like the pages: a small JSON object.
    text("settings", null=True),
    Index("people_merged", "merged_into"),
)

#: Devices that are signed in. Only a hash of what the cookie holds is kept.
SESSIONS = _table(
    "sessions",
    key("hash"),
    belongs_to("people", "person"),
    bigint("created"),
    bigint("seen"),
    Index("sessions_person", "person"),
)

#: How finished games ended, seat by seat; the person is empty for a bot, and for somebody who has left for good.
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
    #: The person's rating afterwards; empty where the game did not count.
    real("rating", null=True),
    Index("results_person", "person", "at"),
)

#: The rating of each person in each game.
RATINGS = _table(
    "ratings",
    key("person"),
    key("game"),
    real("rating"),
    integer("games"),
)

#: Who may not come in. ``kind`` is ``person`` or ``address`` (a single one, or a network as ``192.0.2.0/24``).
BANS = _table(
    "bans",
    key("kind"),
    key("who"),
    bigint("at"),
    bigint("until"),
    text("reason"),
)

#: Who may not chat.
MUTES = _table(
    "mutes",
    key("person"),
    bigint("at"),
    bigint("until"),
    text("reason"),
)

#: Whom somebody does not want to meet.
BLOCKS = _table(
    "blocks",
    key("person"),
    key("blocked"),
    bigint("at"),
    Index("blocks_blocked", "blocked"),
)

#: What somebody has to say about somebody else, for whoever runs the server.
REPORTS = _table(
    "reports",
    key("id"),
    bigint("at"),
    text("reporter"),
    text("about"),
    text("table_id"),
    #: The entry of that table's log, for a line of chat.
    bigint("entry", null=True),
    text("text"),
    #: When it was dealt with.
    bigint("closed", null=True),
    Index("reports_about", "about"),
    Index("reports_reporter", "reporter"),
)

#: What lets people in where one comes in by invitation. Only a hash of each code is kept.
INVITATIONS = _table(
    "invitations",
    key("hash"),
    bigint("at"),
    bigint("until"),
    integer("uses"),
    text("note"),
)

#: What whoever runs the server has done by hand: who, when and what. Ids only, no names: those can be forgotten.
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

#: How often passphrases and passwords have been tried: when all attempts that somebody has will be there again.
ATTEMPTS = _table(
    "attempts",
    #: A hash of who tries what.
    key("name"),
    bigint("full_at"),
    Index("attempts_full_at", "full_at"),
)

#: Links for those who have forgotten their passphrase: good once, until then. Only a hash of each is kept.
LINKS = _table(
    "links",
    key("hash"),
    belongs_to("people", "person"),
    bigint("until"),
    Index("links_person", "person"),
)

#: How somebody stands with the puzzles of a game.
SOLVERS = _table(
    "solvers",
    belongs_to("people", "person", in_key=True),
    key("game"),
    real("rating"),
    real("deviation"),
    integer("answers"),
    #: The number of the day of their last answer.
    integer("seen"),
    #: Days in a row with the puzzle of the day, the last of them, and the longest row.
    integer("days"),
    integer("last"),
    integer("longest"),
)

#: First answers to puzzles: right or wrong; empty where a hint was asked for first.
SOLVES = _table(
    "solves",
    belongs_to("people", "person", in_key=True),
    key("game"),
    key("puzzle"),
    boolean("solved", null=True),
    bigint("at"),
    with_rowid=False,
)

#: Puzzles whose rating has moved.
PUZZLES = _table(
    "puzzles",
    key("game"),
    key("puzzle"),
    real("rating"),
    real("deviation"),
    integer("answers"),
)

#: The deal of each day: the key that was drawn for it, and what the levels made of it (JSON), once that is known.
DEALS = _table(
    "deals",
    key("game"),
    key("day", Integer()),
    text("seed"),
    text("bots", null=True),
)

#: Who has played which day's deal, at which table, and how it ended; without an end it is not finished.
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
