"""HTTP API of animated pictures. Only servers have it, because the offline site has no drawings."""

from __future__ import annotations

from typing import Final

from bastide.art.embedding.animated_picture import animate_record
from bastide.core.errors import BastideError
from bastide.core.records.record_parser import parse_record
from bastide.hosting.api import rate_limits
from bastide.hosting.api.endpoint_types import MAX_RECORD_BODY_BYTES, ApiRequest, EncodedResponse
from bastide.hosting.api.route_decorator import route
from bastide.hosting.service.table_service import TableService
from bastide.locale import LANGUAGES
from bastide.tables.messages.record_messages import MAX_RECORD_ACTIONS, AnimateRecord

#: Actions of an animation.
MAX_ANIMATED_ACTIONS: Final = 30


@route(
    "POST",
    "/api/animation",
    "Draw a stretch of a record as one animated SVG, as a seat or a spectator saw it",
    media="image/svg+xml",
    largest=MAX_RECORD_BODY_BYTES,
    limit=rate_limits.ANIMATION_LIMIT,
)
async def draw_animation(request: ApiRequest, body: AnimateRecord, service: TableService) -> EncodedResponse:
    drawn = await service.background_worker.run(request.address, animate_stretch, body)
    return EncodedResponse(drawn, "image/svg+xml", {"content-disposition": "attachment"})


def animate_stretch(asked: AnimateRecord) -> str:
    if asked.until - asked.at > MAX_ANIMATED_ACTIONS:
        limit = MAX_ANIMATED_ACTIONS + 1
        raise BastideError("stretch-length", f"an animation has at most {limit} positions", limit=limit)
    language = asked.language if asked.language in LANGUAGES else LANGUAGES[0]
    record = parse_record(asked.record, MAX_RECORD_ACTIONS)
    return animate_record(record, asked.at, asked.until, asked.viewer, language, asked.dark)
