"""HTTP API of rulebooks, and of their example positions."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from hashlib import sha256

from bastide.hosting.api.endpoint_types import (
    REVALIDATE_CACHE_CONTROL,
    ApiRequest,
    EncodedResponse,
    QueryParameter,
    json_encoder,
)
from bastide.hosting.api.route_decorator import route
from bastide.locale import LANGUAGES
from bastide.teaching import Example, Rulebook, get_example, get_rulebook

LANGUAGE_PARAMETER = QueryParameter("language", "string", "language of the text; English if unknown")


@route(
    "GET",
    "/api/games/{game}/rules",
    "The rulebook of a game, by topic, in one language",
    answer=Rulebook,
    parameters=(LANGUAGE_PARAMETER,),
    refusals={"no-rules": 404},
)
async def get_rules(request: ApiRequest) -> EncodedResponse:
    language = request.get_query("language")
    # In a thread: the first request for a language reads about a hundred files.
    text, tag = await asyncio.to_thread(
        encode_rulebook,
        request.get_path_value("game"),
        language if language in LANGUAGES and language else LANGUAGES[0],
    )
    return EncodedResponse(text, headers={"etag": tag, "cache-control": REVALIDATE_CACHE_CONTROL})


@route(
    "GET",
    "/api/games/{game}/examples/{name}",
    "An example position of the rulebook, as a seat sees it",
    refusals={"no-example": 404},
)
async def get_rulebook_example(request: ApiRequest) -> Example:
    return await asyncio.to_thread(get_example, request.get_path_value("game"), request.get_path_value("name"))


@lru_cache(maxsize=100)
def encode_rulebook(game: str, language: str) -> tuple[bytes, str]:
    text = json_encoder.encode(get_rulebook(game, language))
    return text, f'"{sha256(text).hexdigest()[:16]}"'
