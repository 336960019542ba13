"""HTTP API of reviews: of any record, and of a finished game of one's own."""

from __future__ import annotations

from bastide.hosting.analysis.review_service import ReviewService
from bastide.hosting.api import rate_limits
from bastide.hosting.api.endpoint_types import MAX_RECORD_BODY_BYTES, ApiRequest, QueryParameter
from bastide.hosting.api.route_decorator import Routes, route
from bastide.hosting.api.table_routes import MAX_WAIT_S, build_record, load_finished_table
from bastide.hosting.service.table_service import TableService
from bastide.hosting.storage.error_rate_store import ReviewedSeat
from bastide.tables.commands.permission_checks import require_seat
from bastide.tables.messages import record_messages as pages
from bastide.tables.state.table_state import Table
from bastide.tables.views.hot_seat import find_same_device_people, find_seats_of

WAIT_FOR_END_PARAMETER = QueryParameter("wait", "integer", f"seconds to wait for the end, at most {MAX_WAIT_S}")


class ReviewRoutes(Routes):
    """Reviews of a server."""

    def __init__(self, service: TableService, reviews: ReviewService) -> None:
        self.service = service
        self.reviews = reviews

    @route(
        "POST",
        "/api/reviews",
        "Start the review of a record: find the decisions that cost most",
        largest=MAX_RECORD_BODY_BYTES,
        limit=rate_limits.REVIEW_LIMIT,
    )
    async def begin_review(self, request: ApiRequest, body: pages.RecordText) -> pages.GameReview:
        return await self.reviews.start_review(body.record, request.address)

    @route(
        "POST",
        "/api/tables/{table}/review",
        "Start the review of a finished game of one's own; stores one's error rate",
        signed=True,
        limit=rate_limits.REVIEW_LIMIT,
    )
    async def begin_table_review(self, request: ApiRequest) -> pages.GameReview:
        table, log = await load_finished_table(self.service, request, request.get_path_value("table"), None)
        # On a shared device the first seat is reviewed. Its play is nobody's own, and has no error rate.
        shared = find_seats_of(table, find_same_device_people(table, request.visitor.ids))
        seat = min(shared) if shared else require_seat(table, request.visitor)
        text = await self.service.background_worker.run(request.address, build_record, table.id, log)
        reviewed = ReviewedSeat(request.visitor.id, table.id, seat, table.updated_at)
        is_own = is_own_play(table, seat) and table.seats[seat].person not in request.visitor.same_device_ids
        return await self.reviews.start_review(text, request.address, reviewed if is_own else None)

    @route("GET", "/api/reviews/{review}", "Progress and findings of a review", parameters=(WAIT_FOR_END_PARAMETER,))
    async def get_review(self, request: ApiRequest) -> pages.GameReview:
        return await self.reviews.get_review(
            request.get_path_value("review"), min(request.get_integer("wait") or 0, MAX_WAIT_S)
        )


def is_own_play(table: Table, seat: int) -> bool:
    """Return whether all decisions of a seat are by the person who has it now."""
    return (
        not table.seats[seat].is_same_device
        and not table.imported
        and table.origin is None
        and not table.seats[seat].bot_help
    )
