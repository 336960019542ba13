"""Static files: the built front end, the pages of the games and the message catalogues."""

from __future__ import annotations

import gzip
from collections.abc import Awaitable, Callable
from functools import lru_cache
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Route

from bastide import server
from bastide.core.errors import BastideError
from bastide.core.game_registry import get_kit
from bastide.device.site.site_page import APP_ELEMENT, notice_html
from bastide.hosting.api.connection_and_lobby_messages import GamePage
from bastide.hosting.api.endpoint_types import REVALIDATE_CACHE_CONTROL
from bastide.locale import LANGUAGES, catalogue_text, game_title_messages
from bastide.locale import name_overrides as names
from bastide.server.api.starlette_adapter import error_response
from bastide.server.site.compressed_files import (
    GZIP_LEVEL,
    MIN_COMPRESSED_BYTES,
    accepted_codings,
    find_compressed_copy,
)
from bastide.server.site.link_previews import preferred_language
from bastide.tables.request_errors import RequestRefused

STATIC = Path(server.__file__).parent / "static"

#: For files under ``assets/``, whose names contain a hash of their content.
CACHE_FOREVER = "public, max-age=31536000, immutable"
#: Content Security Policy of SVG files: inline styles (for the theme) and nothing else.
SVG_CONTENT_SECURITY_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

#: Files of a game's page: script, stylesheet and the picture in the lobby.
GAME_PAGE_SCRIPT = "page.js"
GAME_PAGE_STYLESHEET = "page.css"
GAME_PAGE_PICTURE = "picture.svg"

NOT_BUILT_HTML = """\
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Bastide</title>
<h1>Bastide</h1>
<p>The server is running, but its pages are missing.
<p><code>pip install bastide-pages</code> installs them. In a checkout, <code>make web</code> builds them.
<p>Programs can play: see <a href="/api/openapi.json">the API</a>, and <code>examples/scripted_client.py</code>.
"""


def static_routes(static: Path, head: Callable[[Request], Awaitable[str]]) -> list[Route]:
    """List the fallback routes: catalogues, game pages, front end. ``head`` returns extra HTML for page heads."""

    async def page(request: Request) -> Response:
        return await serve_page(static, request, head)

    return [
        Route("/locale/{language}/{name}.ftl", serve_catalogue, methods=["GET"]),
        Route("/games/{game}/page/{path:path}", serve_game_file, methods=["GET"]),
        Route("/{path:path}", page, methods=["GET"]),
    ]


async def serve_page(static: Path, request: Request, head: Callable[[Request], Awaitable[str]]) -> Response:
    """Serve a file of the front end; for any other path its ``index.html``, which does the routing."""
    path = request.path_params["path"]
    if path.startswith(("api/", "locale/")) or path == "ws":
        return not_found_response(request)
    file = resolve_inside(static, path)
    if file is not None:
        return file_response(request, file, path)
    if path.startswith("assets/"):
        return not_found_response(request)
    index = static / "index.html"
    if index.is_file():
        page = index.read_text(encoding="utf-8")
        extra = await head(request) + (names.CHOSEN_NAMES_META_TAG if names.active_names() else "")
        page = page.replace("</head>", f"{extra}</head>", 1)
        page = page.replace(APP_ELEMENT, APP_ELEMENT + no_script_html(preferred_language(request)), 1)
        return text_response(request, page, "text/html")
    return HTMLResponse(NOT_BUILT_HTML, headers={"cache-control": REVALIDATE_CACHE_CONTROL})


@lru_cache
def no_script_html(language: str) -> str:
    """Return what a page says in a browser without JavaScript."""
    return f"<noscript>{notice_html('device-needs-javascript', (language,))}</noscript>"


def resolve_inside(folder: Path, path: str) -> Path | None:
    """Return the file at a relative path; None if it does not exist or is outside the folder."""
    root = folder.resolve()
    file = (root / path.replace("\0", "")).resolve()
    return file if path and file.is_relative_to(root) and file.is_file() else None


def file_response(request: Request, file: Path, path: str) -> Response:
    """Return a file, compressed if the client accepts it, or 304 if the client's ETag still matches."""
    sent, coding = find_compressed_copy(file, request.headers.get("accept-encoding", ""))
    found = sent.stat()
    tag = f'"{found.st_mtime_ns:x}-{found.st_size:x}{coding and "-" + coding}"'
    headers = {
        "etag": tag,
        "cache-control": CACHE_FOREVER if path.startswith("assets/") else REVALIDATE_CACHE_CONTROL,
        "vary": "accept-encoding",
    }
    if coding:
        headers["content-encoding"] = coding
    if file.suffix == ".svg":
        headers["content-security-policy"] = SVG_CONTENT_SECURITY_POLICY
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return FileResponse(sent, headers=headers, media_type=guess_type(file.name)[0] or "text/plain")


def text_response(request: Request, text: str, media: str) -> Response:
    """Return a text, compressed if the client accepts it, or 304 if the client's ETag still matches."""
    tag = f'"{sha256(text.encode()).hexdigest()[:16]}"'
    headers = {"etag": tag, "cache-control": REVALIDATE_CACHE_CONTROL, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    body = text.encode()
    if len(body) >= MIN_COMPRESSED_BYTES and "gzip" in accepted_codings(request.headers.get("accept-encoding", "")):
        headers["content-encoding"] = "gzip"
        body = compressed_text(text)
    return Response(body, media_type=f"{media}; charset=utf-8", headers=headers)


@lru_cache(maxsize=200)  # the texts of all languages, which are the same for everybody
def compressed_text(text: str) -> bytes:
    return gzip.compress(text.encode(), GZIP_LEVEL, mtime=0)


def not_found_response(request: Request) -> Response:
    """Return the JSON response for a missing file."""
    path = request.url.path
    return error_response(RequestRefused("no-path", f"not found: {path}", path=path))


# -- pages of games ----------------------------------------------------------------------------


def game_page(game: str) -> GamePage | None:
    """Return the URLs of a game's page; None if the game has no page or it is not built."""
    folder = get_kit(game).page_folder()
    if folder is None or not (folder / GAME_PAGE_SCRIPT).is_file():
        return None
    address = f"/games/{game}/page"
    style, picture = (
        f"{address}/{name}" if (folder / name).is_file() else None for name in (GAME_PAGE_STYLESHEET, GAME_PAGE_PICTURE)
    )
    return GamePage(f"{address}/{GAME_PAGE_SCRIPT}", style, picture)


async def serve_game_file(request: Request) -> Response:
    """Serve a file of a game's page."""
    try:
        folder = get_kit(request.path_params["game"]).page_folder()
    except BastideError:
        return not_found_response(request)
    path = request.path_params["path"]
    file = None if folder is None else resolve_inside(folder, path)
    return not_found_response(request) if file is None else file_response(request, file, path)


# -- message catalogues ------------------------------------------------------------------------


async def serve_catalogue(request: Request) -> Response:
    """Serve one Fluent catalogue in one language."""
    language = request.path_params["language"]
    name = request.path_params["name"]
    text = catalogue_for_browser(language, name)
    if not text:
        return not_found_response(request)
    return text_response(request, text, "text/plain")


@lru_cache(maxsize=200)  # bounded, because clients choose the names
def catalogue_for_browser(language: str, name: str) -> str:
    """Return a catalogue's text: Bastide's, a game's, or all game titles (``games``); empty if there is none."""
    if language not in LANGUAGES or not name.isidentifier():
        return ""
    return game_title_messages(language) if name == "games" else catalogue_text(language, name)
