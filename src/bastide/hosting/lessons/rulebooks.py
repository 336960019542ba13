"""HTTP API of rulebooks, and of their example positions."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from hashlib import sha256

from bastide.hosting.api.calls import ASK_AGAIN, Call, Parameter, Written, encoder
from bastide.hosting.api.routes import Routes, answers
from bastide.learn import Example, Rulebook, example, rulebook
from bastide.locale import LANGUAGES

LANGUAGE = Parameter("language", "string", "language of the text; English if unknown")


class Learning(Routes):
    """The rulebooks of all games."""

    @answers(
        "GET",
        "/api/games/{game}/rules",
        "The rulebook of a game, by topic, in one language",
        answer=Rulebook,
        parameters=(LANGUAGE,),
    )
    async def rules(self, request: Call) -> Written:
        language = request.query("language")
        # In a thread: the first request for a language reads about a hundred files.
        text, tag = await asyncio.to_thread(
            written, request.path("game"), language if language in LANGUAGES and language else LANGUAGES[0]
        )
        return Written(text, headers={"etag": tag, "cache-control": ASK_AGAIN})

    @answers("GET", "/api/games/{game}/examples/{name}", "An example position of the rulebook, as a seat sees it")
    async def shown(self, request: Call) -> Example:
        return await asyncio.to_thread(example, request.path("game"), request.path("name"))


@lru_cache(maxsize=100)
def written(game: str, language: str) -> tuple[bytes, str]:
    text = encoder.encode(rulebook(game, language))
    return text, f'"{sha256(text).hexdigest()[:16]}"'
