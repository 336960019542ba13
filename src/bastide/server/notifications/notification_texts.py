"""Texts of notifications in the language of the recipient."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from hashlib import sha256

from msgspec import Struct

from bastide.locale import LANGUAGES, Catalogue
from bastide.server.store.notifications.delivery_context import NotificationFacts

#: Longest chat line that is quoted.
MAX_QUOTE_LENGTH = 200


class Notification(Struct, frozen=True):
    """A notification as it is delivered. ``id`` is the same at every attempt, so that receivers can drop duplicates."""

    id: str
    kind: str
    title: str
    body: str
    #: Address of the page to open.
    url: str
    at: int
    table: str = ""
    game: str = ""


@cache
def get_catalogue(language: str) -> Catalogue:
    return Catalogue(language if language in LANGUAGES else "en")


def make_id(endpoint: str, kind: str, table: str, seq: int) -> str:
    """Return the id of a notification to an endpoint."""
    return sha256(f"{endpoint} {kind} {table} {seq}".encode()).hexdigest()[:32]


def write_notification(facts: NotificationFacts, endpoint: str, language: str, public_url: str) -> Notification:
    """Write the text of a notification."""
    catalogue = get_catalogue(language)
    row = facts.row
    game = catalogue.translate(facts.game) if facts.game else ""
    title = catalogue.translate(
        f"notification-{row.kind}-title", {"game": game, "name": facts.author, "round": facts.round}
    )
    if row.kind == "mention":
        body = facts.text[:MAX_QUOTE_LENGTH]
    elif row.kind == "over":
        body = catalogue.join_list(f"{place}. {name}" for place, name in facts.results)
    elif row.table:
        names = catalogue.join_list(facts.names)
        body = catalogue.translate("notification-with", {"names": names}) if facts.names else ""
    else:
        body = catalogue.translate(f"notification-{row.kind}-body")
    path = f"/table/{row.table}" if row.table else "/notifications"
    return Notification(
        make_id(endpoint, row.kind, row.table, row.seq),
        row.kind,
        one_line(title),
        one_line(body),
        f"{public_url.rstrip('/')}{path}",
        row.at,
        row.table,
        facts.game,
    )


def one_line(text: str) -> str:
    """Return a text without line breaks and control characters."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


def write_digest(notifications: Sequence[Notification], language: str, public_url: str) -> Notification:
    """Combine notifications into one."""
    first = notifications[0]
    title = get_catalogue(language).translate("notification-digest-title", {"count": len(notifications)})
    lines = [f"{each.title}\n{each.body}\n{each.url}" for each in notifications]
    digest = sha256(" ".join(each.id for each in notifications).encode()).hexdigest()[:32]
    return Notification(digest, "digest", title, "\n\n".join(lines), public_url, first.at)
