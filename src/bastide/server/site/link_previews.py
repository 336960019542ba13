"""Link previews: Open Graph title, description and picture in the head of each page.

The pictures are files, one for the site and one per game; none is drawn on request. A link to a public table shows
its game. A link to a private table shows the same as any other page.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Final

from starlette.requests import Request

from bastide.core.registry import game_ids, get_kit
from bastide.hosting.storage.log_store import LogStore, Unavailable
from bastide.hosting.storage.table_loader import NAME
from bastide.locale import LANGUAGES, Catalogue

#: File name of the preview picture, for the site and in each game's page folder.
PICTURE: Final = "preview.jpg"
WIDE, HIGH = 1200, 630
#: First path segments of pages whose second segment is a game or a table.
GAME_PAGES: Final = ("rules", "gallery", "new")
TABLE_PAGES: Final = ("table", "replay")
#: How long a page waits for the game of its table.
PATIENCE: Final = 1.0


class Previews:
    """Link previews of one server. ``open``: whether everybody may enter, so that previews may reveal tables."""

    def __init__(self, store: LogStore, static: Path, public_url: str, open: bool) -> None:
        self.store = store
        self.static = static
        self.public_url = public_url.rstrip("/")
        self.open = open

    async def head(self, request: Request) -> str:
        """Return the meta tags for the head of a page."""
        game = await self.game_at(request.path_params["path"].split("/"))
        folder = get_kit(game).page_folder() if game else None
        picture = ""
        if folder is not None and (folder / PICTURE).is_file():
            picture = f"/games/{game}/page/{PICTURE}"
        elif (self.static / PICTURE).is_file():
            picture = f"/{PICTURE}"
        return written(self.public_url or str(request.base_url).rstrip("/"), game, picture, spoken(request))

    async def game_at(self, path: list[str]) -> str:
        """Return the game of a page, if it is public knowledge; else empty."""
        section, name = (path[0], path[1]) if len(path) > 1 else ("", "")
        if section in GAME_PAGES:
            return name if name in game_ids() else ""
        if section not in TABLE_PAGES or not self.open or not NAME.fullmatch(name):
            return ""
        with suppress(Unavailable, TimeoutError):  # the page is served without the game
            async with asyncio.timeout(PATIENCE):
                found = await self.store.summaries([name])
            return next((each.summary.game for each in found if each.summary.public), "")
        return ""


def spoken(request: Request) -> str:
    """Return the first supported language of the ``Accept-Language`` header, or the default."""
    for wanted in request.headers.get("accept-language", "").split(",")[:10]:
        language = wanted.partition(";")[0].strip().partition("-")[0].lower()
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


@lru_cache(maxsize=200)
def written(origin: str, game: str, picture: str, language: str) -> str:
    """Return the Open Graph meta tags of a page. ``game`` and ``picture`` may be empty."""
    words = Catalogue(language)
    title = words.say(game) if game else "Bastide"
    about = words.say(f"{game}.about" if game else "picture-house")
    tags = {"og:type": "website", "og:site_name": "Bastide", "og:title": title, "og:description": about}
    if picture:
        tags |= {
            "og:image": origin + picture,
            "og:image:width": str(WIDE),
            "og:image:height": str(HIGH),
            "og:image:alt": title,
            "twitter:card": "summary_large_image",
        }
    return "".join(f'<meta property="{name}" content="{escape(text)}" />' for name, text in tags.items())
