"""Files for the browser: the built front end, if it is there, and the catalogues of texts."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Route

from bastide.locale import LANGUAGES, catalogue_text
from bastide.server.errors import Refused
from bastide.server.http import problem

STATIC = Path(__file__).parent / "static"

#: Names of files under here change with their contents.
FOREVER = "public, max-age=31536000, immutable"
#: Everything else is asked for again, and mostly answered by "as before".
ASK_AGAIN = "no-cache"

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


def routes(static: Path = STATIC) -> list[Route]:
    """The last routes of all: what nothing else has answered is a page."""

    async def page(request: Request) -> Response:
        return found_page(static, request.path_params["path"])

    return [
        Route("/locale/{language}/{name}.ftl", catalogue, methods=["GET"]),
        Route("/{path:path}", page, methods=["GET"]),
    ]


def found_page(static: Path, path: str) -> Response:
    """A file of the front end; for any other path its first page, which knows what to show there."""
    if path.startswith(("api/", "locale/")) or path == "ws":
        return problem(Refused("no-path", f"there is nothing at /{path}", path=f"/{path}"))
    root = static.resolve()
    file = (root / path.replace("\0", "")).resolve()
    if path and file.is_relative_to(root) and file.is_file():
        return FileResponse(file, headers={"cache-control": FOREVER if path.startswith("assets/") else ASK_AGAIN})
    if path.startswith("assets/"):
        return problem(Refused("no-path", f"there is nothing at /{path}", path=f"/{path}"))
    index = root / "index.html"
    if index.is_file():
        return FileResponse(index, headers={"cache-control": ASK_AGAIN})
    return HTMLResponse(NOT_BUILT, headers={"cache-control": ASK_AGAIN})


async def catalogue(request: Request) -> Response:
    """The messages of one file in one language, as they are."""
    language = request.path_params["language"]
    name = request.path_params["name"]
    text = served_words(language, name)
    if not text:
        path = request.url.path
        return problem(Refused("no-path", f"there is nothing at {path}", path=path))
    tag = f'"{sha256(text.encode()).hexdigest()[:16]}"'
    headers = {"etag": tag, "cache-control": ASK_AGAIN}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@cache
def served_words(language: str, name: str) -> str:
    """The text of a catalogue, the program's own or a game's; empty if there is none."""
    return catalogue_text(language, name) if language in LANGUAGES and name.isidentifier() else ""
