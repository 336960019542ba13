"""Static files: the built front end, the pages of the games and the message catalogues."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import lru_cache
from hashlib import sha256
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Route

from bastide import server
from bastide.core.errors import BastideError
from bastide.core.registry import get_kit
from bastide.hosting.api.calls import ASK_AGAIN
from bastide.hosting.api.messages import GamePage
from bastide.locale import LANGUAGES, catalogue_text, game_titles, names
from bastide.server.api.http_routes import problem
from bastide.tables.errors import Refused

STATIC = Path(server.__file__).parent / "static"

#: For files under ``assets/``, whose names contain a hash of their content.
FOREVER = "public, max-age=31536000, immutable"
#: Content Security Policy of SVG files: inline styles (for the theme) and nothing else.
OF_DRAWINGS = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

#: Files of a game's page: script, stylesheet and the picture in the lobby.
ENTRY = "page.js"
STYLE = "page.css"
PICTURE = "picture.svg"

NOT_BUILT = """\
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Bastide</title>
<h1>Bastide</h1>
<p>The server is running, but its pages have not been built.
<p>In a checkout, <code>make web</code> builds them. An installed wheel has them already.
<p>Programs can play: see <a href="/api/openapi.json">the API</a>, and <code>examples/scripted_client.py</code>.
"""


def routes(static: Path, head: Callable[[Request], Awaitable[str]]) -> list[Route]:
    """List the fallback routes: catalogues, game pages, front end. ``head`` returns extra HTML for page heads."""

    async def page(request: Request) -> Response:
        return await found_page(static, request, head)

    return [
        Route("/locale/{language}/{name}.ftl", catalogue, methods=["GET"]),
        Route("/games/{game}/page/{path:path}", of_game, methods=["GET"]),
        Route("/{path:path}", page, methods=["GET"]),
    ]


async def found_page(static: Path, request: Request, head: Callable[[Request], Awaitable[str]]) -> Response:
    """Serve a file of the front end; for any other path its ``index.html``, which does the routing."""
    path = request.path_params["path"]
    if path.startswith(("api/", "locale/")) or path == "ws":
        return nothing_at(request)
    file = within(static, path)
    if file is not None:
        return sent(request, file, path)
    if path.startswith("assets/"):
        return nothing_at(request)
    index = static / "index.html"
    if index.is_file():
        page = index.read_text(encoding="utf-8")
        extra = await head(request) + (names.NAMED if names.chosen() else "")
        return said(request, page.replace("</head>", f"{extra}</head>", 1), "text/html")
    return HTMLResponse(NOT_BUILT, headers={"cache-control": ASK_AGAIN})


def within(folder: Path, path: str) -> Path | None:
    """Return the file at a relative path; None if it does not exist or is outside the folder."""
    root = folder.resolve()
    file = (root / path.replace("\0", "")).resolve()
    return file if path and file.is_relative_to(root) and file.is_file() else None


def sent(request: Request, file: Path, path: str) -> Response:
    """Return a file, or 304 if the client's ETag still matches."""
    found = file.stat()
    tag = f'"{found.st_mtime_ns:x}-{found.st_size:x}"'
    headers = {"etag": tag, "cache-control": FOREVER if path.startswith("assets/") else ASK_AGAIN}
    if file.suffix == ".svg":
        headers["content-security-policy"] = OF_DRAWINGS
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return FileResponse(file, headers=headers)


def said(request: Request, text: str, media: str) -> Response:
    """Return a text, or 304 if the client's ETag still matches."""
    tag = f'"{sha256(text.encode()).hexdigest()[:16]}"'
    headers = {"etag": tag, "cache-control": ASK_AGAIN}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(text, media_type=f"{media}; charset=utf-8", headers=headers)


def nothing_at(request: Request) -> Response:
    """Return the JSON response for a missing file."""
    path = request.url.path
    return problem(Refused("no-path", f"there is nothing at {path}", path=path))


# -- pages of games ----------------------------------------------------------------------------


def game_page(game: str) -> GamePage | None:
    """Return the URLs of a game's page; None if the game has no page or it is not built."""
    folder = get_kit(game).page_folder()
    if folder is None or not (folder / ENTRY).is_file():
        return None
    address = f"/games/{game}/page"
    style, picture = (f"{address}/{name}" if (folder / name).is_file() else None for name in (STYLE, PICTURE))
    return GamePage(f"{address}/{ENTRY}", style, picture)


async def of_game(request: Request) -> Response:
    """Serve a file of a game's page."""
    try:
        folder = get_kit(request.path_params["game"]).page_folder()
    except BastideError:
        return nothing_at(request)
    path = request.path_params["path"]
    file = None if folder is None else within(folder, path)
    return nothing_at(request) if file is None else sent(request, file, path)


# -- message catalogues ------------------------------------------------------------------------


async def catalogue(request: Request) -> Response:
    """Serve one Fluent catalogue in one language."""
    language = request.path_params["language"]
    name = request.path_params["name"]
    text = served_words(language, name)
    if not text:
        return nothing_at(request)
    return said(request, text, "text/plain")


@lru_cache(maxsize=200)  # bounded, because clients choose the names
def served_words(language: str, name: str) -> str:
    """Return a catalogue's text: Bastide's, a game's, or all game titles (``games``); empty if there is none."""
    if language not in LANGUAGES or not name.isidentifier():
        return ""
    return game_titles(language) if name == "games" else catalogue_text(language, name)
