"""Per-person quotas on log entries.

A log is stored forever, and everyone who opens the table reads it. The rules of the game limit the number of actions;
quotas limit everything that costs nothing to repeat: sitting down and standing up, take backs, proposals, chat. They
are far above normal use.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bastide.tables import log
from bastide.tables.errors import Refused
from bastide.tables.log import AnyWhat

#: Limits by kind of entry, per person and table. Other kinds are limited by these or by the rules of the game.
MAX_ENTRIES_PER_PERSON: Final[Mapping[str, int]] = {
    log.Sat.kind: 30,
    # A device commits to a new secret whenever a revealed one is invalidated.
    log.Agreed.kind: 100,
    log.Called.kind: 30,
    log.Invited.kind: 30,
    log.BotSat.kind: 200,
    log.Opened.kind: 200,
    log.TookBack.kind: 300,
    log.Proposed.kind: 100,
    log.Replaced.kind: 50,
    log.Chatted.kind: 1_000,
    # Per position; the count restarts in the next one.
    log.Chose.kind: 40,
}


def counted(what: AnyWhat, person: str) -> str:
    """Return the key under which an entry of this person is counted; empty if it is not counted."""
    if isinstance(what, log.Replaced) and what.why != "word":
        return ""  # not an action of the person
    return f"{what.kind} {person}" if what.kind in MAX_ENTRIES_PER_PERSON else ""


def check_quota(times: Mapping[str, int], what: AnyWhat, person: str) -> None:
    """Raise RequestRefused if a person has reached the limit."""
    limit = MAX_ENTRIES_PER_PERSON.get(what.kind, 0) if counted(what, person) else 0
    if not limit or times.get(counted(what, person), 0) < limit:
        return
    if isinstance(what, log.TookBack):
        raise Refused("take-backs-spent", f"limit reached: {limit} take backs per person and game", most=limit)
    raise Refused("often-enough", f"limit reached: {limit} times per person and table", most=limit)
