"""End of a game: played out, resigned, or on time."""

from __future__ import annotations

from bastide.core.outcome import ranked
from bastide.tables import log
from bastide.tables.bots import substitute
from bastide.tables.commands import consent
from bastide.tables.commands.checks import check_status
from bastide.tables.errors import Refused
from bastide.tables.log import Draft
from bastide.tables.messages import Reason
from bastide.tables.model.table import Table

#: An open table is closed after this long without any entry.
FORGOTTEN = 7 * 86_400_000


def played_out(table: Table) -> list[Draft]:
    """Return the final entry if the game is over after the last action."""
    if table.state is None or table.status != "playing":
        return []
    outcome = table.state.outcome()
    return [] if outcome is None else [finished(table, "played", outcome.places, outcome.scores)]


def finished(
    table: Table, reason: Reason, places: list[int], scores: list[int], resigned_at: list[int] | None = None
) -> Draft:
    """Build the result. Players who resigned come last, in reverse order.

    ``resigned_at`` gives the entries by which each player resigned, if they are not in the log yet.
    """
    resign_entries = [seat.resigned for seat in table.seats] if resigned_at is None else resigned_at
    final = []
    for player, place in enumerate(places):
        if resign_entries[player]:
            final.append(1 + sum(not when or when > resign_entries[player] for when in resign_entries))
        else:
            final.append(1 + sum(places[other] < place and not resign_entries[other] for other in range(len(places))))
    return Draft(-1, log.Finished(reason, final, list(scores)))


def resign(table: Table, seat: int) -> list[Draft]:
    check_status(table, "playing")
    if table.seats[seat].resigned:
        raise Refused("resigned", "you have resigned already")
    return [Draft(seat, log.Resigned()), *lost(table, seat, "resigned")]


def lost(table: Table, seat: int, reason: Reason) -> list[Draft]:
    """Return what follows when a player drops out: the game ends, or a bot plays in their place.

    It ends when one player is left, or no person. The remaining players are ranked by their current scores.
    """
    left = [player for player, each in enumerate(table.seats) if not each.resigned and player != seat]
    if len(left) > 1 and any(table.seats[player].person for player in left):
        return [] if table.seats[seat].bot else [Draft(seat, log.Replaced(substitute(table), "lost"))]
    assert table.state is not None
    scores = table.state.scores()
    resigned_at = [each.resigned for each in table.seats]
    resigned_at[seat] = table.seq + 1
    return [finished(table, reason, ranked(scores).places, scores, resigned_at)]


def due(table: Table) -> int | None:
    """Return when the table needs attention if nobody acts: a clock expires, or an open table is closed."""
    if table.status == "open":
        return table.updated_at + FORGOTTEN
    return table.clocks.due() if table.status == "playing" else None


def run_out(table: Table, now: int) -> list[Draft]:
    """Return the entries for one expired clock: a bot replaces the player, or the player has lost.

    Handles one seat at a time; the next one is due at once.
    """
    if table.status == "open" and now >= table.updated_at + FORGOTTEN:
        return consent.carried("abandon", -1, [])
    for seat in table.clocks.expired(now) if table.status == "playing" else []:
        draft = Draft(seat, log.TimedOut())
        if table.expiry == "bot":
            return [draft, Draft(seat, log.Replaced(substitute(table), "clock"))]
        return [draft, *lost(table, seat, "timed_out")]
    return []
