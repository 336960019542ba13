"""HTTP API that turns a file of another program into a record. It stores nothing."""

from __future__ import annotations

from bastide.hosting.api import rate_limits
from bastide.hosting.api.endpoint_types import MAX_RECORD_BODY_BYTES, ApiRequest, EncodedResponse, json_encoder
from bastide.hosting.api.route_decorator import route
from bastide.hosting.service.table_service import TableService
from bastide.tables.game_import import build_import
from bastide.tables.messages.import_messages import ImportGame, ImportResult


@route(
    "POST",
    "/api/imports",
    "Read a game that another program has saved: its record, and how far it was understood",
    answer=ImportResult,
    largest=MAX_RECORD_BODY_BYTES,
    limit=rate_limits.FOREIGN_GAME_LIMIT,
)
async def import_foreign_game(request: ApiRequest, body: ImportGame, service: TableService) -> EncodedResponse:
    return EncodedResponse(await service.background_worker.run(request.address, encode_import, body))


def encode_import(body: ImportGame) -> bytes:
    return json_encoder.encode(build_import(body))
