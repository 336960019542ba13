"""Per-person quotas on log entries.

A log is kept for ever and read again by everyone. Playing makes it as long as the game is; nothing that can be repeated
at no cost (sitting down and getting up, taking back, proposing, talking) may make it longer. The limits are far above
normal use.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bastide.tables import log
from bastide.tables.errors import Refused
from bastide.tables.log import AnyWhat

#: Limits by kind of entry, per person and table. Other kinds follow from these, or from the rules of the game.
MAX_ENTRIES_PER_PERSON: Final[Mapping[str, int]] = {
    log.Sat.kind: 30,
    # A device gives a new hash whenever what it opened counts no more.
    log.Agreed.kind: 100,
    log.Called.kind: 30,
    log.Invited.kind: 30,
    log.BotSat.kind: 200,
    log.Opened.kind: 200,
    log.TookBack.kind: 300,
    log.Proposed.kind: 100,
    log.Replaced.kind: 50,
    log.Chatted.kind: 1_000,
    # In one position; it is counted afresh in the next.
    log.Chose.kind: 40,
}


def counted(what: AnyWhat, person: str) -> str:
    """Return the key under which an entry of this person is counted; empty: it is not."""
    if isinstance(what, log.Replaced) and what.why != "word":
        return ""  # nobody does that to themselves, and who has had enough of it is not waited for any longer
    return f"{what.kind} {person}" if what.kind in MAX_ENTRIES_PER_PERSON else ""


def check_quota(times: Mapping[str, int], what: AnyWhat, person: str) -> None:
    """Refused if a person has reached the limit."""
    most = MAX_ENTRIES_PER_PERSON.get(what.kind, 0) if counted(what, person) else 0
    if not most or times.get(counted(what, person), 0) < most:
        return
    if isinstance(what, log.TookBack):
        raise Refused("take-backs-spent", f"you have taken back {most} times in this game, and that is all", most=most)
    raise Refused("often-enough", f"you have done this {most} times at this table, and that is all", most=most)
