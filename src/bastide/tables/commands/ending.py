"""How a game ends: played out, given up, or by the clock."""

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

#: A table that has not begun is given up when nothing has happened there for a week.
FORGOTTEN = 7 * 86_400_000


def played_out(table: Table) -> list[Draft]:
    """The end of the game, if the last action was the last one."""
    if table.state is None or table.status != "playing":
        return []
    outcome = table.state.outcome()
    return [] if outcome is None else [finished(table, "played", outcome.places, outcome.scores)]


def finished(
    table: Table, reason: Reason, places: list[int], scores: list[int], gone: list[int] | None = None
) -> Draft:
    """The result: those who gave up come last, whoever gave up first at the very end. ``gone`` says when they did."""
    gave_up = [seat.resigned for seat in table.seats] if gone is None else gone
    final = []
    for player, place in enumerate(places):
        if gave_up[player]:
            final.append(1 + sum(not when or when > gave_up[player] for when in gave_up))
        else:
            final.append(1 + sum(places[other] < place and not gave_up[other] for other in range(len(places))))
    return Draft(-1, log.Finished(reason, final, list(scores)))


def resign(table: Table, seat: int) -> list[Draft]:
    check_status(table, "playing")
    if table.seats[seat].resigned:
        raise Refused("resigned", "you have given up already")
    return [Draft(seat, log.Resigned()), *lost(table, seat, "resigned")]


def lost(table: Table, seat: int, reason: Reason) -> list[Draft]:
    """What follows when a player is out: the game ends, or a bot plays on in their place.

    It ends when one player is left, or no person is. Those who are left are ranked by their points as they stand.
    """
    left = [player for player, each in enumerate(table.seats) if not each.resigned and player != seat]
    if len(left) > 1 and any(table.seats[player].person for player in left):
        return [] if table.seats[seat].bot else [Draft(seat, log.Replaced(substitute(table), "lost"))]
    assert table.state is not None
    scores = table.state.scores()
    gone = [each.resigned for each in table.seats]
    gone[seat] = table.seq + 1
    return [finished(table, reason, ranked(scores).places, scores, gone)]


def due(table: Table) -> int | None:
    """When the table needs looking after, if nobody does anything: a clock runs out, or a week is over."""
    if table.status == "open":
        return table.updated_at + FORGOTTEN
    return table.clocks.due() if table.status == "playing" else None


def run_out(table: Table, now: int) -> list[Draft]:
    """What time demands: everyone whose clock has run out is replaced by a bot or has lost, as was agreed.

    One at a time; the next one is due at once.
    """
    if table.status == "open" and now >= table.updated_at + FORGOTTEN:
        return consent.carried("abandon", -1, [])
    for seat in table.clocks.expired(now) if table.status == "playing" else []:
        draft = Draft(seat, log.TimedOut())
        if table.expiry == "bot":
            return [draft, Draft(seat, log.Replaced(substitute(table), "clock"))]
        return [draft, *lost(table, seat, "timed_out")]
    return []
