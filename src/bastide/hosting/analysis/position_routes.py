"""HTTP API of the position editor: check a position text, and show the position. It stores nothing."""

from __future__ import annotations

from bastide.core.position_text import MAX_POSITION_LENGTH
from bastide.hosting.api import rate_limits
from bastide.hosting.api.endpoint_types import ApiRequest, EncodedResponse, json_encoder
from bastide.hosting.api.route_decorator import route
from bastide.hosting.service.table_service import TableService
from bastide.tables.analysis.position_check import CheckPosition, PositionCheckResult, check_position_text

#: Bytes of a request. A character of a text has up to four, and quotes are escaped.
MAX_POSITION_BODY_BYTES = 4 * MAX_POSITION_LENGTH + 1_000


@route(
    "POST",
    "/api/position",
    "Check a position text and return the position",
    answer=PositionCheckResult,
    largest=MAX_POSITION_BODY_BYTES,
    limit=rate_limits.POSITION_LIMIT,
)
async def check_position(request: ApiRequest, body: CheckPosition, service: TableService) -> EncodedResponse:
    return EncodedResponse(await service.background_worker.run(request.address, encode_position_check, body))


def encode_position_check(body: CheckPosition) -> bytes:
    return json_encoder.encode(check_position_text(body))
