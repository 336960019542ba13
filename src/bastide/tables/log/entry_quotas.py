"""Per-person quotas on log entries.

A log is stored forever, and everyone who opens the table reads it. The rules of the game limit the number of actions;
quotas limit everything that costs nothing to repeat: sitting down and standing up, take backs, proposals, chat. They
are far above normal use.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bastide.tables import log
from bastide.tables.log import AnyEntryData
from bastide.tables.request_errors import RequestRefused

#: Limits by kind of entry, per person and table. Other kinds are limited by these or by the rules of the game.
MAX_ENTRIES_PER_PERSON: Final[Mapping[str, int]] = {
    log.PersonSat.kind: 30,
    # A device commits to a new secret whenever a revealed one is invalidated.
    log.PersonAgreed.kind: 100,
    log.StartCalled.kind: 30,
    log.PersonInvited.kind: 30,
    log.BotSeated.kind: 200,
    log.SeatOpened.kind: 200,
    log.StepsTakenBack.kind: 300,
    log.ProposalMade.kind: 100,
    log.PlayerReplacedByBot.kind: 50,
    log.ChatSent.kind: 1_000,
    # Per position; the count restarts in the next one.
    log.SimultaneousActionChosen.kind: 40,
}


def get_quota_key(what: AnyEntryData, person: str) -> str:
    """Return the key under which an entry of this person is counted; empty if it is not counted."""
    if isinstance(what, log.PlayerReplacedByBot) and what.why != "word":
        return ""  # not an action of the person
    return f"{what.kind} {person}" if what.kind in MAX_ENTRIES_PER_PERSON else ""


def check_quota(times: Mapping[str, int], what: AnyEntryData, person: str) -> None:
    """Raise RequestRefused if a person has reached the limit."""
    limit = MAX_ENTRIES_PER_PERSON.get(what.kind, 0) if get_quota_key(what, person) else 0
    if not limit or times.get(get_quota_key(what, person), 0) < limit:
        return
    if isinstance(what, log.StepsTakenBack):
        raise RequestRefused("take-backs-spent", f"you've used all {limit} undos in this game", most=limit)
    raise RequestRefused("often-enough", f"limit reached: {limit} times per table", most=limit)
