"""The HTTP API for those who learn a game: its rules, and the positions that they show."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from hashlib import sha256

from bastide.hosting.api.calls import ASK_AGAIN, Call, Parameter, Written, encoder
from bastide.hosting.api.routes import Routes, answers
from bastide.learn import Example, Rulebook, example, rulebook
from bastide.locale import LANGUAGES

LANGUAGE = Parameter("language", "string", "the reader's language; English if it is not known")


class Learning(Routes):
    """The rules of all games."""

    @answers(
        "GET",
        "/api/games/{game}/rules",
        "The rules of a game, by topic, in the reader's language",
        answer=Rulebook,
        parameters=(LANGUAGE,),
    )
    async def rules(self, call: Call) -> Written:
        language = call.query("language")
        # Read off the loop: the first reader of a language has a hundred files put together.
        text, tag = await asyncio.to_thread(
            written, call.path("game"), language if language in LANGUAGES and language else LANGUAGES[0]
        )
        return Written(text, headers={"etag": tag, "cache-control": ASK_AGAIN})

    @answers("GET", "/api/games/{game}/examples/{name}", "A position that the rules show, as a seat sees it")
    async def shown(self, call: Call) -> Example:
        return await asyncio.to_thread(example, call.path("game"), call.path("name"))


@lru_cache(maxsize=100)
def written(game: str, language: str) -> tuple[bytes, str]:
    text = encoder.encode(rulebook(game, language))
    return text, f'"{sha256(text).hexdigest()[:16]}"'
