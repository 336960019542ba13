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

from bastide.core.game_registry import game_ids, get_kit
from bastide.hosting.storage.log_store import LogStore, StorageUnavailable
from bastide.hosting.storage.table_loader import TABLE_ID_PATTERN
from bastide.locale import LANGUAGES, Catalogue

#: File name of the preview picture, for the site and in each game's page folder.
PREVIEW_FILE: Final = "preview.jpg"
PREVIEW_WIDTH_PX, PREVIEW_HEIGHT_PX = 1200, 630
#: How long a page waits for the game of its table.
TABLE_LOOKUP_TIMEOUT_SECONDS: Final = 1.0


class LinkPreviews:
    """Link previews of one server. ``is_open_to_everybody``: whether everybody may enter, so that previews may reveal
    tables.
    """

    def __init__(self, store: LogStore, static: Path, public_url: str, is_open_to_everybody: bool) -> None:
        self.store = store
        self.static = static
        self.public_url = public_url.rstrip("/")
        self.is_open_to_everybody = is_open_to_everybody

    async def meta_tags(self, request: Request) -> str:
        """Return the meta tags for the head of a page."""
        game = await self.game_of_path(request.path_params["path"].split("/"))
        folder = get_kit(game).page_folder() if game else None
        picture = ""
        if folder is not None and (folder / PREVIEW_FILE).is_file():
            picture = f"/games/{game}/page/{PREVIEW_FILE}"
        elif (self.static / PREVIEW_FILE).is_file():
            picture = f"/{PREVIEW_FILE}"
        return open_graph_tags(
            self.public_url or str(request.base_url).rstrip("/"), game, picture, preferred_language(request)
        )

    async def game_of_path(self, path: list[str]) -> str:
        """Return the game of a page, if it is public knowledge; else empty.

        The second segment of a path may be a game or a table, whatever the page.
        """
        name = path[1] if len(path) > 1 else ""
        if name in game_ids():
            return name
        if not self.is_open_to_everybody or not TABLE_ID_PATTERN.fullmatch(name):
            return ""
        with suppress(StorageUnavailable, TimeoutError):  # the page is served without the game
            async with asyncio.timeout(TABLE_LOOKUP_TIMEOUT_SECONDS):
                found = await self.store.read_summaries([name])
            return next((each.summary.game for each in found if each.summary.public), "")
        return ""


def preferred_language(request: Request) -> str:
    """Return the first supported language of the ``Accept-Language`` header, or the default."""
    for wanted in request.headers.get("accept-language", "").split(",")[:10]:
        language = wanted.partition(";")[0].strip().partition("-")[0].lower()
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


@lru_cache(maxsize=200)
def open_graph_tags(origin: str, game: str, picture: str, language: str) -> str:
    """Return the Open Graph meta tags of a page. ``game`` and ``picture`` may be empty."""
    words = Catalogue(language)
    title = words.translate(game) if game else "Bastide"
    about = words.translate(f"{game}.about" if game else "picture-house")
    tags = {"og:type": "website", "og:site_name": "Bastide", "og:title": title, "og:description": about}
    if picture:
        tags |= {
            "og:image": origin + picture,
            "og:image:width": str(PREVIEW_WIDTH_PX),
            "og:image:height": str(PREVIEW_HEIGHT_PX),
            "og:image:alt": title,
            "twitter:card": "summary_large_image",
        }
    return "".join(f'<meta property="{name}" content="{escape(text)}" />' for name, text in tags.items())
