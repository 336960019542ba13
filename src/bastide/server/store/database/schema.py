"""Database schema, the same for SQLite and PostgreSQL.

Times are milliseconds since 1970; ids and JSON are text. A test checks that the migrations lead to this schema.
"""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, MetaData, Table, Text
from sqlalchemy.schema import SchemaItem

from bastide.server.store.database.columns import (
    bigint_column,
    boolean_column,
    float_column,
    foreign_key,
    integer_column,
    primary_key,
    text_column,
)

METADATA = MetaData()


def _table(name: str, *items: SchemaItem, with_rowid: bool = True) -> Table:
    """Define a database table. Without a row id, SQLite stores rows in primary key order."""
    return Table(name, METADATA, *items, sqlite_with_rowid=with_rowid)


#: One row per game table: log length and the summary for lists.
TABLES = _table(
    "tables",
    primary_key("id"),
    bigint_column("seq"),
    bigint_column("created_at"),
    bigint_column("updated_at"),
    text_column("game"),
    text_column("status"),
    boolean_column("public"),
    text_column("people"),
    bigint_column("wake_at", null=True),
    text_column("line"),
    Index("tables_updated", "updated_at"),
    Index("tables_wake", "wake_at"),
)

#: Log entries. The primary key provides the concurrency control: one entry per sequence number.
ENTRIES = _table(
    "entries",
    foreign_key("tables", "table_id", in_key=True),
    primary_key("seq", BigInteger()),
    text_column("kind"),
    integer_column("seat"),
    text_column("data"),
    bigint_column("at"),
    with_rowid=False,
)

#: Latest snapshot of each table, so that long logs need not be replayed from the start.
SNAPSHOTS = _table(
    "snapshots",
    foreign_key("tables", "table_id", in_key=True),
    bigint_column("seq"),
    #: Fingerprint of the entry at ``seq``: the snapshot is valid only for the same log.
    text_column("entry"),
    text_column("data"),
)

#: People currently seated at tables.
SITTING = _table(
    "sitting",
    primary_key("person"),
    foreign_key("tables", "table_id", in_key=True),
    Index("sitting_table", "table_id"),
    with_rowid=False,
)

#: People ever seated at or otherwise named in a table's log; needed for renaming and deletion.
BEEN = _table(
    "been",
    primary_key("person"),
    foreign_key("tables", "table_id", in_key=True),
    Index("been_table", "table_id"),
    with_rowid=False,
)

#: Presence leases: who watches which table through which process, and until when unless renewed.
PRESENCE = _table(
    "presence",
    foreign_key("tables", "table_id", in_key=True),
    primary_key("person"),
    primary_key("process"),
    bigint_column("until"),
    Index("presence_person", "person"),
    with_rowid=False,
)

#: Guests and accounts.
PEOPLE = _table(
    "people",
    primary_key("id"),
    text_column("name"),
    bigint_column("created"),
    #: Account name (casefolded, so that it is unique to a reader) and passphrase hash; null for guests.
    text_column("login", null=True, unique=True),
    text_column("passphrase", null=True),
    #: The account into which a guest was merged.
    Column("merged_into", Text, ForeignKey("people.id")),
    #: When deletion was requested; the row is removed at the end of the deletion.
    bigint_column("deleted", null=True),
    #: Version, incremented with every change of the person, to invalidate caches.
    bigint_column("changed", default=0),
    #: Page settings, a small JSON object.
    text_column("settings", null=True),
    Index("people_merged", "merged_into"),
)

#: Sessions, by the hash of the cookie's token.
SESSIONS = _table(
    "sessions",
    primary_key("hash"),
    foreign_key("people", "person"),
    bigint_column("created"),
    bigint_column("seen"),
    Index("sessions_person", "person"),
)

#: Results of finished games by seat; the person is empty for bots and deleted people.
RESULTS = _table(
    "results",
    foreign_key("tables", "table_id", in_key=True),
    primary_key("seat", Integer()),
    text_column("person"),
    text_column("name"),
    text_column("game"),
    integer_column("place"),
    integer_column("score"),
    bigint_column("at"),
    #: Rating after the game among people; null if the game was not rated.
    float_column("rating", null=True),
    #: The bot that played here; null for a person.
    text_column("bot", null=True),
    #: Pace of the game; null for games of version 0.1.0.
    text_column("pace", null=True),
    Index("results_person", "person", "at"),
)

#: Rating of each person by game, pace and ladder (``server.ratings.rating_model``).
RATINGS = _table(
    "ratings",
    primary_key("person"),
    primary_key("game"),
    primary_key("pace"),
    primary_key("ladder"),
    float_column("rating"),
    #: Uncertainty after the last rated game.
    float_column("deviation"),
    integer_column("games"),
    #: Time of the last rated game.
    bigint_column("at"),
    #: Until when leaderboards list the rating, unless there are more games.
    bigint_column("listed_until"),
    Index("ratings_listed", "game", "pace", "ladder", "rating"),
)

#: Everything from which ratings follow, in the order of rating. It outlives tables; a deleted person has a random id.
RATING_HISTORY = _table(
    "rating_history",
    #: Number of the rated game; the same for all its players in one ladder.
    primary_key("number", BigInteger()),
    primary_key("seat", Integer()),
    #: Empty for a rating of version 0.1.0, with which somebody starts.
    text_column("table_id"),
    text_column("game"),
    text_column("pace"),
    text_column("ladder"),
    #: Empty for bots.
    text_column("person"),
    text_column("bot"),
    integer_column("place"),
    #: Whether a bot has played for the person, on their own request.
    boolean_column("helped"),
    bigint_column("at"),
    #: The rating after the game; of a bot, the rating that it was taken to have.
    float_column("rating"),
    float_column("deviation"),
    integer_column("games"),
    Index("rating_history_person", "person", "number"),
    with_rowid=False,
)

#: Error rate of each person in each reviewed game: number of decisions, and their average costs.
ERROR_RATES = _table(
    "error_rates",
    foreign_key("people", "person", in_key=True),
    foreign_key("tables", "table_id", in_key=True),
    text_column("game"),
    #: When the game ended.
    bigint_column("at"),
    integer_column("decisions"),
    float_column("cost"),
    float_column("point_cost"),
    Index("error_rates_table", "table_id"),
    with_rowid=False,
)

#: Accounts that may moderate in the browser.
MODERATORS = _table(
    "moderators",
    foreign_key("people", "person", in_key=True),
    bigint_column("since"),
)

#: Bans. ``kind`` is ``person`` or ``address`` (an IP address, or a network such as ``192.0.2.0/24``).
BANS = _table(
    "bans",
    primary_key("kind"),
    primary_key("who"),
    bigint_column("at"),
    bigint_column("until"),
    text_column("reason"),
)

#: People who may not chat.
MUTES = _table(
    "mutes",
    primary_key("person"),
    bigint_column("at"),
    bigint_column("until"),
    text_column("reason"),
)

#: Blocks between people.
BLOCKS = _table(
    "blocks",
    primary_key("person"),
    primary_key("blocked"),
    bigint_column("at"),
    Index("blocks_blocked", "blocked"),
)

#: Reports about people, for the operator.
REPORTS = _table(
    "reports",
    primary_key("id"),
    bigint_column("at"),
    text_column("reporter"),
    text_column("about"),
    text_column("table_id"),
    #: Log entry of the reported chat line.
    bigint_column("entry", null=True),
    text_column("text"),
    #: When the operator closed the report.
    bigint_column("closed", null=True),
    Index("reports_about", "about"),
    Index("reports_reporter", "reporter"),
)

#: Invitations to the server, by the hash of their code.
INVITATIONS = _table(
    "invitations",
    primary_key("hash"),
    bigint_column("at"),
    bigint_column("until"),
    integer_column("uses"),
    text_column("note"),
)

#: Audit log of operators and moderators. Contains ids, no names, so that people can be deleted from it.
AUDIT = _table(
    "audit",
    primary_key("id"),
    bigint_column("at"),
    text_column("who"),
    text_column("what"),
    text_column("about"),
    text_column("facts"),
    Index("audit_at", "at"),
)

#: Token buckets for attempts at passphrases and passwords: when each bucket will be full again.
ATTEMPTS = _table(
    "attempts",
    #: Hash of the bucket's kind and key.
    primary_key("name"),
    bigint_column("full_at"),
    Index("attempts_full_at", "full_at"),
)

#: One-time links to choose a new passphrase, by the hash of their token.
LINKS = _table(
    "links",
    primary_key("hash"),
    foreign_key("people", "person"),
    bigint_column("until"),
    Index("links_person", "person"),
)

#: Second factor of an account: the secret of the authenticator app (empty: the account has passkeys only), the last
#: used time step, and the hashes of unused recovery codes as a JSON list.
SECOND_FACTORS = _table(
    "second_factors",
    foreign_key("people", "person", in_key=True),
    text_column("secret"),
    bigint_column("last_step"),
    text_column("recovery"),
    bigint_column("created"),
)

#: Passkeys of accounts, by the id that the authenticator has given them.
PASSKEYS = _table(
    "passkeys",
    primary_key("id"),
    foreign_key("people", "person"),
    text_column("public_key"),
    #: Counter of the authenticator at the last use; 0 if it does not count.
    bigint_column("sign_count"),
    text_column("name"),
    bigint_column("created"),
    bigint_column("used", null=True),
    Index("passkeys_person", "person"),
)

#: Open challenges for passkeys, by the hash of the browser's token. The person is empty in a sign-in.
PASSKEY_CHALLENGES = _table(
    "passkey_challenges",
    primary_key("hash"),
    text_column("challenge"),
    text_column("person"),
    bigint_column("until"),
    Index("passkey_challenges_until", "until"),
)

#: Bot accounts: rows of ``people`` without a sign-in name, whose program plays for the owner.
BOT_ACCOUNTS = _table(
    "bot_accounts",
    foreign_key("people", "person", in_key=True),
    foreign_key("people", "owner"),
    bigint_column("created"),
    #: The program is connected until this time, unless it renews it; 0: it is not.
    bigint_column("online_until", default=0),
    #: What it accepts: invitations of everybody or only of its owner, games (ids, separated by spaces; empty: all),
    #: and how many at the same time.
    boolean_column("accepts_anyone"),
    text_column("games"),
    integer_column("max_games"),
    Index("bot_accounts_owner", "owner"),
)

#: Access tokens of bot accounts, by their hash.
BOT_TOKENS = _table(
    "bot_tokens",
    primary_key("hash"),
    text_column("id", unique=True),
    foreign_key("people", "bot"),
    text_column("name"),
    #: Separated by spaces.
    text_column("scopes"),
    bigint_column("created"),
    bigint_column("until", null=True),
    bigint_column("used", null=True),
    Index("bot_tokens_bot", "bot"),
)

#: Puzzle rating and streak of each person in each game.
SOLVERS = _table(
    "solvers",
    foreign_key("people", "person", in_key=True),
    primary_key("game"),
    float_column("rating"),
    float_column("deviation"),
    integer_column("answers"),
    #: Day number of the last answer.
    integer_column("seen"),
    #: Current streak of daily puzzles, its last day, and the longest streak.
    integer_column("days"),
    integer_column("last"),
    integer_column("longest"),
)

#: First answers to puzzles: right or wrong; null after a hint.
SOLVES = _table(
    "solves",
    foreign_key("people", "person", in_key=True),
    primary_key("game"),
    primary_key("puzzle"),
    boolean_column("solved", null=True),
    bigint_column("at"),
    with_rowid=False,
)

#: Ratings of puzzles that have been answered.
PUZZLES = _table(
    "puzzles",
    primary_key("game"),
    primary_key("puzzle"),
    float_column("rating"),
    float_column("deviation"),
    integer_column("answers"),
)

#: Daily deals: random key, and the results of the bots as JSON once known.
DEALS = _table(
    "deals",
    primary_key("game"),
    primary_key("day", Integer()),
    text_column("seed"),
    text_column("bots", null=True),
)

#: Plays of daily deals by person, with the table and the result; ``ended`` is null until the game is finished.
PLAYS = _table(
    "plays",
    primary_key("game"),
    primary_key("day", Integer()),
    foreign_key("people", "person", in_key=True),
    text_column("table_id", unique=True),
    bigint_column("begun"),
    bigint_column("ended", null=True),
    integer_column("score", null=True),
    integer_column("lead", null=True),
    integer_column("place", null=True),
    Index("plays_person", "person"),
)

#: Secrets that the server has made for itself: the VAPID key of web push, and the key of signed links.
SERVER_SECRETS = _table("server_secrets", primary_key("name"), text_column("value"))

#: Where people get notifications: browsers (``push``), e-mail addresses (``email``) and webhooks (``webhook``).
NOTIFICATION_ENDPOINTS = _table(
    "notification_endpoints",
    primary_key("id"),
    foreign_key("people", "person"),
    text_column("channel"),
    #: URL or e-mail address; empty once the endpoint was dropped.
    text_column("address"),
    #: Keys of a browser, or secret and format of a webhook, as JSON.
    text_column("keys"),
    text_column("label"),
    #: The session whose end removes a browser; null for other channels.
    Column("session", Text, ForeignKey("sessions.hash", ondelete="CASCADE")),
    bigint_column("created"),
    #: When an e-mail address was verified; null: not yet.
    bigint_column("verified", null=True),
    #: End of the lease of a delivering process, or of the pause after a failure.
    bigint_column("available_at"),
    #: Consecutive failures, and the code of the last one.
    integer_column("failures"),
    text_column("problem"),
    #: When the endpoint was dropped after too many failures.
    bigint_column("dropped", null=True),
    bigint_column("delivered", null=True),
    Index("notification_endpoints_person", "person"),
    Index("notification_endpoints_session", "session"),
    Index("notification_endpoints_address", "address"),
)

#: Notification settings of people, as JSON.
NOTIFICATION_SETTINGS = _table(
    "notification_settings", foreign_key("people", "person", in_key=True), text_column("data")
)

#: Tables about which people get no notifications.
NOTIFICATION_MUTES = _table(
    "notification_mutes",
    foreign_key("people", "person", in_key=True),
    foreign_key("tables", "table_id", in_key=True),
    Index("notification_mutes_table", "table_id"),
    with_rowid=False,
)

#: Notifications to deliver. The primary key prevents duplicates: one row per endpoint, kind, table and log entry.
OUTBOX = _table(
    "outbox",
    foreign_key("notification_endpoints", "endpoint", in_key=True),
    primary_key("kind"),
    primary_key("table_id"),
    primary_key("seq", BigInteger()),
    bigint_column("at"),
    #: When to deliver it; null once it was sent.
    bigint_column("due_at", null=True),
    boolean_column("is_digest"),
    integer_column("attempts"),
    bigint_column("sent_at", null=True),
    Index("outbox_due_at", "due_at"),
    Index("outbox_sent_at", "sent_at"),
    with_rowid=False,
)
#: Club tournaments. ``settings`` is JSON; ``version`` is incremented with every change.
CLUB_TOURNAMENTS = _table(
    "club_tournaments",
    primary_key("id"),
    text_column("name"),
    #: Person id; empty if the organiser was deleted.
    text_column("organiser"),
    text_column("status"),
    #: Whether everybody can see it; others need the link.
    boolean_column("public"),
    text_column("settings"),
    #: Token of the invite link, and the secret from which table ids and the lots follow.
    text_column("invite"),
    bigint_column("created_at"),
    bigint_column("started_at", null=True),
    bigint_column("ended_at", null=True),
    integer_column("round"),
    integer_column("total_rounds"),
    bigint_column("version"),
    Index("club_tournaments_status", "status"),
    Index("club_tournaments_organiser", "organiser"),
)

#: Entrants of club tournaments: a person or a bot; neither if the person was deleted.
CLUB_ENTRANTS = _table(
    "club_entrants",
    foreign_key("club_tournaments", "tournament", in_key=True),
    primary_key("number", Integer()),
    text_column("person"),
    text_column("bot"),
    bigint_column("joined_at"),
    integer_column("joined_round"),
    #: Round in which they withdrew; 0: before the start.
    integer_column("left_round", null=True),
    boolean_column("is_removed"),
    Index("club_entrants_person", "person"),
    with_rowid=False,
)

#: Rounds of club tournaments. The primary key makes sure that a round is paired once.
CLUB_ROUNDS = _table(
    "club_rounds",
    foreign_key("club_tournaments", "tournament", in_key=True),
    primary_key("round", Integer()),
    bigint_column("at"),
    #: Options of all games as JSON, with random ones drawn; null: each table draws its own.
    text_column("options", null=True),
    with_rowid=False,
)

#: Matches of a round: entrants, and their points once it is decided, as JSON lists.
CLUB_MATCHES = _table(
    "club_matches",
    foreign_key("club_tournaments", "tournament", in_key=True),
    primary_key("round", Integer()),
    primary_key("board", Integer()),
    text_column("entrants"),
    bigint_column("done_at", null=True),
    text_column("points", null=True),
    with_rowid=False,
)

#: Games of a match by table. The table is created after this row, by any process, and may be deleted before it.
CLUB_GAMES = _table(
    "club_games",
    primary_key("table_id"),
    foreign_key("club_tournaments", "tournament"),
    integer_column("round"),
    integer_column("board"),
    integer_column("game"),
    #: Entrants by seat, places and scores: JSON lists.
    text_column("seats"),
    bigint_column("started_at"),
    boolean_column("has_everybody_acted"),
    bigint_column("done_at", null=True),
    text_column("reason"),
    text_column("places", null=True),
    text_column("scores", null=True),
    Index("club_games_place", "tournament", "round", "board", "game", unique=True),
)

#: Friendships: one row in each direction. ``id`` names the friend to the person, so that no person id is sent.
FRIENDS = _table(
    "friends",
    foreign_key("people", "person", in_key=True),
    foreign_key("people", "friend", in_key=True),
    text_column("id"),
    bigint_column("since"),
    Index("friends_friend", "friend"),
    Index("friends_id", "id", unique=True),
    with_rowid=False,
)

#: Requests to become friends. A declined request stays, so that it cannot be repeated; the sender cannot tell.
FRIEND_REQUESTS = _table(
    "friend_requests",
    foreign_key("people", "sender", in_key=True),
    foreign_key("people", "recipient", in_key=True),
    text_column("id"),
    bigint_column("at"),
    boolean_column("is_declined"),
    #: Whether the sender has withdrawn a declined request.
    boolean_column("is_withdrawn"),
    Index("friend_requests_recipient", "recipient"),
    Index("friend_requests_id", "id", unique=True),
    with_rowid=False,
)

#: Until when people with friends are online, by the process to which they are connected, unless it renews this.
ONLINE_PEOPLE = _table(
    "online_people",
    foreign_key("people", "person", in_key=True),
    primary_key("process"),
    bigint_column("until"),
    Index("online_people_until", "until"),
    with_rowid=False,
)

#: People who look for opponents: at most one request of each person.
MATCH_REQUESTS = _table(
    "match_requests",
    foreign_key("people", "person", in_key=True),
    text_column("game"),
    text_column("pace"),
    boolean_column("rated"),
    #: Rating of the person, and the largest difference that they accept; null: any.
    float_column("rating"),
    integer_column("max_difference", null=True),
    bigint_column("since"),
    #: End of the lease, which the person's page renews.
    bigint_column("until"),
    #: Table and people (JSON) of the match; empty while the person waits.
    text_column("table_id"),
    text_column("people"),
    Index("match_requests_queue", "game", "pace", "rated"),
    Index("match_requests_until", "until"),
)

#: Studies. ``version`` is incremented with every change, also of presence; nodes keep the version of their last change.
STUDIES = _table(
    "studies",
    primary_key("id"),
    text_column("title"),
    #: ``public``, ``link`` (for everybody who knows the address) or ``private``.
    text_column("visibility"),
    #: Tokens of the links that make somebody an author or a reader.
    text_column("author_invite"),
    text_column("reader_invite"),
    bigint_column("created_at"),
    #: Time of the last change of the content.
    bigint_column("updated_at"),
    bigint_column("version"),
    Index("studies_visibility", "visibility", "updated_at"),
)

#: Members of studies, and where they are now. ``number`` names the member, so that no person id is sent.
STUDY_MEMBERS = _table(
    "study_members",
    foreign_key("studies", "study", in_key=True),
    primary_key("number", Integer()),
    foreign_key("people", "person"),
    #: ``owner``, ``author`` or ``reader``.
    text_column("role"),
    bigint_column("joined_at"),
    #: Chapter and node at which they are until ``here_until``, unless they renew it.
    bigint_column("chapter", null=True),
    integer_column("node"),
    #: Whether others follow them.
    boolean_column("is_leading"),
    bigint_column("here_until"),
    Index("study_members_person", "person"),
    Index("study_members_once", "study", "person", unique=True),
    with_rowid=False,
)

#: Chapters of studies. ``number`` is the version of the study in which it was added.
STUDY_CHAPTERS = _table(
    "study_chapters",
    foreign_key("studies", "study", in_key=True),
    primary_key("number", BigInteger()),
    integer_column("place"),
    text_column("title"),
    #: ``game`` or ``puzzle``.
    text_column("kind"),
    text_column("game"),
    #: Record or position without annotations, and its number of recorded actions.
    text_column("text"),
    integer_column("recorded"),
    integer_column("next_node"),
    #: Characters of the chapter with its nodes.
    integer_column("size"),
    #: Version in which nodes were removed last: an older copy must be loaded again.
    bigint_column("rebuilt"),
)

#: Nodes of chapters: actions of variations, and comments and marks of all nodes. Recorded nodes have no action here.
STUDY_NODES = _table(
    "study_nodes",
    foreign_key("studies", "study", in_key=True),
    primary_key("chapter", BigInteger()),
    primary_key("node", Integer()),
    #: Number of the node before; -1 for recorded nodes.
    integer_column("parent"),
    integer_column("player"),
    text_column("notation"),
    #: Meaning of the action as JSON.
    text_column("meaning"),
    text_column("comment"),
    #: Marks, separated by spaces.
    text_column("marks"),
    bigint_column("version"),
    with_rowid=False,
)
