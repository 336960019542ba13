"""Replacement of absent players by a bot.

The time limit and the bot are fixed when the table is created, so everyone knows them before sitting down. Time counts
only while the table waits for the person, and from when they were last connected to any server process or last acted.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from bastide.tables import log
from bastide.tables import messages as wire
from bastide.tables.available_bots import get_stand_in
from bastide.tables.log import EntryDraft
from bastide.tables.messages import NoClock
from bastide.tables.request_errors import RequestRefused
from bastide.tables.state.table_state import Table
from bastide.tables.visitor_and_command_context import CommandContext, SeatPresence

#: Minimum limit; a shorter one could pass while a page reloads or a train is in a tunnel.
MIN_ABSENCE_LIMIT_S: Final = 60
#: Default limit at public tables without a clock.
DEFAULT_ABSENCE_LIMIT_S: Final = 600
#: Time that a bot account has for an action, whether it is connected or not, before another player may replace it.
BOT_ACCOUNT_LIMIT_S: Final = 120


def get_absence_limit(request: wire.CreateTable) -> int:
    """Return the limit in seconds for a new table: as requested, or the default."""
    if request.absence is None:
        return DEFAULT_ABSENCE_LIMIT_S if request.public and isinstance(request.clock, NoClock) else 0
    if 0 < request.absence < MIN_ABSENCE_LIMIT_S:
        raise RequestRefused(
            "absence-short",
            f"absent players get at least {MIN_ABSENCE_LIMIT_S} seconds before a bot takes over",
            least=MIN_ABSENCE_LIMIT_S,
        )
    return request.absence


def get_replacement_time(table: Table, seat: int, presence: SeatPresence) -> int | None:
    """Return when a bot may replace an absent player; None if not now, and never in a tournament."""
    is_bot, is_connected = table.seats[seat].is_bot_account, seat in presence.connected_seats
    limit_s = BOT_ACCOUNT_LIMIT_S if is_bot else table.absence_limit_s
    if table.tournament or not limit_s or seat not in table.asked_since_ms or (is_connected and not is_bot):
        return None
    last_seen = 0 if is_connected else presence.last_seen_ms.get(seat, 0)
    return max(table.asked_since_ms[seat], last_seen) + limit_s * 1000


def has_waiting_player(table: Table, connected_seats: Collection[int]) -> bool:
    """Return whether a player is present who waits for the absent ones. Otherwise nobody is replaced."""
    return (
        table.status == "playing"
        and not table.replay_error
        and any(seat in connected_seats for seat in table.get_active_seats())
    )


def replace_absent_players(table: Table, context: CommandContext) -> list[EntryDraft]:
    """Return entries that replace every player who has been absent for longer than the limit."""
    presence = context.presence
    if not has_waiting_player(table, presence.connected_seats):
        return []
    deadlines = [(seat, get_replacement_time(table, seat, presence)) for seat in sorted(table.asked_since_ms)]
    bot = get_stand_in(table)
    return [
        EntryDraft(seat, log.PlayerReplacedByBot(bot, "absence"))
        for seat, at in deadlines
        if at is not None and context.now_ms >= at
    ]
