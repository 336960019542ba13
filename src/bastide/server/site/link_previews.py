"""What a link to a page shows where it is sent to somebody: a title, a sentence and a picture, in the head of the page.

The pictures are files, one for the house and one for each game, made from games that were played: nothing is drawn for
whoever asks. A link to a table shows its game if the table is public; of any other it tells what it tells of all.
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

#: The file of the house, and of each game's page.
PICTURE: Final = "preview.jpg"
WIDE, HIGH = 1200, 630
#: Pages with a game or a table in the second part of their path.
GAME_PAGES: Final = ("rules", "gallery", "new")
TABLE_PAGES: Final = ("table", "replay")
#: So many seconds a page waits to know what its table plays.
PATIENCE: Final = 1.0


class Previews:
    """For the pages of one server. ``open``: whether everybody may come in, and so may know which tables there are."""

    def __init__(self, store: LogStore, static: Path, public_url: str, open: bool) -> None:
        self.store = store
        self.static = static
        self.public_url = public_url.rstrip("/")
        self.open = open

    async def head(self, request: Request) -> str:
        """The lines for the head of a page."""
        game = await self.game_at(request.path_params["path"].split("/"))
        folder = get_kit(game).page_folder() if game else None
        picture = ""
        if folder is not None and (folder / PICTURE).is_file():
            picture = f"/games/{game}/page/{PICTURE}"
        elif (self.static / PICTURE).is_file():
            picture = f"/{PICTURE}"
        return written(self.public_url or str(request.base_url).rstrip("/"), game, picture, spoken(request))

    async def game_at(self, path: list[str]) -> str:
        """The game that a page is about, as far as anybody may know; empty if there is none."""
        room, name = (path[0], path[1]) if len(path) > 1 else ("", "")
        if room in GAME_PAGES:
            return name if name in game_ids() else ""
        if room not in TABLE_PAGES or not self.open or not NAME.fullmatch(name):
            return ""
        with suppress(Unavailable, TimeoutError):  # the page is shown all the same
            async with asyncio.timeout(PATIENCE):
                found = await self.store.summaries([name])
            return next((each.summary.game for each in found if each.summary.public), "")
        return ""


def spoken(request: Request) -> str:
    """The first language that whoever asks wants and that there is."""
    for wanted in request.headers.get("accept-language", "").split(",")[:10]:
        language = wanted.partition(";")[0].strip().partition("-")[0].lower()
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


@lru_cache(maxsize=200)
def written(origin: str, game: str, picture: str, language: str) -> str:
    words = Catalogue(language)
    title = words.say(game) if game else "Bastide"
    about = words.say(f"{game}.about" if game else "picture-house")
    told = {"og:type": "website", "og:site_name": "Bastide", "og:title": title, "og:description": about}
    if picture:
        told |= {
            "og:image": origin + picture,
            "og:image:width": str(WIDE),
            "og:image:height": str(HIGH),
            "og:image:alt": title,
            "twitter:card": "summary_large_image",
        }
    return "".join(f'<meta property="{name}" content="{escape(text)}" />' for name, text in told.items())
