"""End of a game: played out, resigned, or on time."""

from __future__ import annotations

from bastide.core.outcome import rank_by_score
from bastide.tables import log
from bastide.tables.available_bots import get_stand_in
from bastide.tables.commands import take_backs_and_proposals
from bastide.tables.commands.permission_checks import check_status
from bastide.tables.log import EntryDraft
from bastide.tables.messages import EndReason
from bastide.tables.request_errors import RequestRefused
from bastide.tables.state.table_state import DAY_MS, Table

#: An open table is closed after this long without any entry.
OPEN_TABLE_TTL_MS = 7 * DAY_MS


def finish_if_over(table: Table) -> list[EntryDraft]:
    """Return the final entry if the game is over after the last action."""
    if table.state is None or table.status != "playing":
        return []
    outcome = table.state.outcome()
    return [] if outcome is None else [build_finish(table, "played", outcome.places, outcome.scores)]


def build_finish(
    table: Table, reason: EndReason, places: list[int], scores: list[int], resigned_at: list[int] | None = None
) -> EntryDraft:
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
    return EntryDraft(-1, log.GameFinished(reason, final, list(scores)))


def resign_game(table: Table, seat: int) -> list[EntryDraft]:
    check_status(table, "playing")
    if table.seats[seat].resigned:
        raise RequestRefused("resigned", "you resigned this game and can't rejoin it")
    return [EntryDraft(seat, log.PlayerResigned()), *drop_out(table, seat, "resigned")]


def drop_out(table: Table, seat: int, reason: EndReason) -> list[EntryDraft]:
    """Return what follows when a player drops out: the game ends, or a bot plays in their place.

    It ends when one player is left, or no person. The remaining players are ranked by their current scores.
    """
    left = [player for player, each in enumerate(table.seats) if not each.resigned and player != seat]
    if len(left) > 1 and any(table.seats[player].person for player in left):
        return [] if table.seats[seat].bot else [EntryDraft(seat, log.PlayerReplacedByBot(get_stand_in(table), "lost"))]
    assert table.state is not None
    scores = table.state.scores()
    resigned_at = [each.resigned for each in table.seats]
    resigned_at[seat] = table.seq + 1
    return [build_finish(table, reason, rank_by_score(scores).places, scores, resigned_at)]


def get_next_deadline(table: Table) -> int | None:
    """Return when the table needs attention if nobody acts: a clock expires, or an open table is closed."""
    if table.status == "open":
        return table.updated_at + OPEN_TABLE_TTL_MS
    return table.clocks.get_next_expiry_ms() if table.status == "playing" else None


def expire_clocks(table: Table, now: int) -> list[EntryDraft]:
    """Return the entries for one expired clock: a bot replaces the player, or the player has lost.

    Handles one seat at a time; the next one is due at once.
    """
    if table.status == "open" and now >= table.updated_at + OPEN_TABLE_TTL_MS:
        return take_backs_and_proposals.carry_out_proposal("abandon", -1, [])
    for seat in table.clocks.get_expired_seats(now) if table.status == "playing" else []:
        draft = EntryDraft(seat, log.ClockExpired())
        if table.expiry == "bot":
            return [draft, EntryDraft(seat, log.PlayerReplacedByBot(get_stand_in(table), "clock"))]
        return [draft, *drop_out(table, seat, "timed_out")]
    return []
