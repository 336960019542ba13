"""Access control: load a table for a visitor who may see it."""

from __future__ import annotations

from bastide.hosting.service.hosted_table import HostedTable
from bastide.hosting.service.log_follower import LogFollower
from bastide.hosting.service.presence_tracker import PresenceTracker
from bastide.hosting.service.service_context import ServiceContext
from bastide.tables.commands.permission_checks import check_may_see
from bastide.tables.request_errors import RequestRefused
from bastide.tables.visitor_and_command_context import Visitor


class TableAccess:
    """Opens tables for visitors who may see them."""

    def __init__(self, context: ServiceContext, follower: LogFollower, presence: PresenceTracker) -> None:
        self._context = context
        self._follower = follower
        self._presence = presence

    async def open_for_visitor(self, id: str, visitor: Visitor, invite: str | None) -> tuple[HostedTable, int]:
        """Return a table and the visitor's seat there; RequestRefused if they may not see it."""
        if id not in self._context.table_cache.tables:  # check before loading the log
            await self._context.loader.check_may_see(id, visitor, invite)
        hosted = await self._context.table_cache.open_table(id)
        try:
            check_may_see(hosted.table, visitor, invite)
        except RequestRefused:
            # They may have been seated or let in through another process a moment ago.
            async with hosted.lock:
                await self._follower.catch_up(hosted)
            check_may_see(hosted.table, visitor, invite)
        seat = hosted.table.seat_of(visitor.ids)
        # Spectators of a daily deal could be playing the same deal themselves.
        if seat < 0 and hosted.table.is_deal_secret(self._context.clock.now_ms()):
            raise RequestRefused("deal-secret", "other players' moves are hidden until the day is over")
        await self._presence.ensure_loaded(id)
        return hosted, seat
