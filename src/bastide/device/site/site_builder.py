"""Builder of the static site: one folder with pages, catalogues, engine and Python runtime.

Any static file host can serve it from any path. It loads nothing from elsewhere, and the output is reproducible.
"""

from __future__ import annotations

import shutil
from collections.abc import Coroutine, Iterator, Mapping
from pathlib import Path
from typing import Final, cast

import msgspec

from bastide.core.errors import BastideError
from bastide.core.game_registry import game_ids, get_game, get_kit
from bastide.device.browser_interfaces import NoBrowser
from bastide.device.in_browser_server import InBrowserServer
from bastide.device.request_dispatcher import DispatchedResponse
from bastide.device.site.engine_archive import EXAMPLE_GAMES, PACKAGE_DIR, build_engine_archive, check_wheel
from bastide.device.site.site_page import (
    PREVIEW_FILE,
    SERVICE_WORKER_FILE,
    write_index_page,
    write_manifest,
    write_service_worker,
)
from bastide.hosting.api.connection_and_lobby_messages import GamePage
from bastide.locale import LANGUAGES, catalogue_text, game_title_messages
from bastide.locale.name_overrides import active_names
from bastide.tables.visitor_and_command_context import ANONYMOUS_VISITOR

#: The built pages, with the Python runtime in a subfolder.
BUILT_PAGES_DIR: Final = PACKAGE_DIR / "server" / "static"
RUNTIME_FOLDER: Final = "device"
#: A neutral extension, because hosts may treat archives specially.
ENGINE_FILE: Final = "engine.bin"
#: Files of Pyodide that a page needs.
RUNTIME_FILES: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.bin")

#: Catalogues of Bastide that a page loads on demand.
LAZY_CATALOGUES: Final = ("games", "analysis", "deal", "position", "replay")
#: Catalogues that are bundled with the page; written only if other game names are chosen.
BUNDLED_CATALOGUES: Final = (
    "web",
    "word",
    "error",
    "server",
    "table",
    "lesson",
    "puzzle",
    "setting",
    "strategy",
    "device",
)
#: Bytecode of Bastide's sources for the browser's Python, by digest of the source.
BYTECODE_FILE: Final = "bastide_bytecode.zip"
#: Folder of modules that need a server (``web/vite.config.ts``), and the service worker for notifications.
SERVER_ONLY: Final = ("server-only", "push.js")
#: Files of a build that are for servers (hosts compress by themselves), or whose content is in the engine archive.
NOT_PUBLISHED: Final = shutil.ignore_patterns("*made-from.txt", "*.br", "*.gz", "*.whl", BYTECODE_FILE, *SERVER_ONLY)
#: Nor the link previews of games: a site has one address, which the preview of the site is for.
NOT_PUBLISHED_OF_GAMES: Final = shutil.ignore_patterns("*.br", "*.gz", PREVIEW_FILE)
GAME_PAGE_FILES: Final = {"module": "page.js", "style": "page.css", "picture": "picture.svg"}


def write_site(folder: Path, pages: Path = BUILT_PAGES_DIR, wheel: Path | None = None) -> int:
    """Write the site into a new or empty folder; returns its size in bytes.

    ``wheel``: Bastide compiled for the browser's Python, used instead of the sources. Raises ``BastideError`` if pages
    or runtime are not built, the folder is not empty, or the wheel does not fit.
    """
    check_built(pages)
    library = next((pages / RUNTIME_FOLDER).glob("*.whl"))
    if wheel is not None:
        check_wheel(wheel, "-".join(library.stem.split("-")[-3:]))
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise BastideError("site-not-empty", f"{folder} is not empty; choose an empty folder", path=str(folder))
    shutil.copytree(pages, folder, dirs_exist_ok=True, ignore=NOT_PUBLISHED)
    games = dict(write_game_pages(folder))
    write_catalogues(folder)
    write_prepared_responses(folder, games)
    bytecode = pages / RUNTIME_FOLDER / BYTECODE_FILE
    (folder / RUNTIME_FOLDER / ENGINE_FILE).write_bytes(build_engine_archive(library, bytecode, wheel))
    sizes = {name: (folder / RUNTIME_FOLDER / name).stat().st_size for name in (*RUNTIME_FILES, ENGINE_FILE)}
    about = {"sizes": sizes, "games": games}
    (folder / RUNTIME_FOLDER / "site.json").write_bytes(msgspec.json.encode(about))
    write_index_page(folder)
    write_manifest(folder)
    return write_service_worker(folder, pages / SERVICE_WORKER_FILE)


def check_built(pages: Path) -> None:
    """Raise ``BastideError`` (``site-not-built``) unless pages and runtime are built."""
    missing = [name for name in RUNTIME_FILES if not (pages / RUNTIME_FOLDER / name).is_file()]
    if missing or not (pages / "index.html").is_file() or not list((pages / RUNTIME_FOLDER).glob("*.whl")):
        raise BastideError(
            "site-not-built",
            "the pages for the browser are missing; install bastide[site], or run make web in a checkout",
        )


def write_game_pages(folder: Path) -> Iterator[tuple[str, GamePage]]:
    """Copy the pages of the games; yields their paths by game."""
    for game in published_games():
        place = get_kit(game).page_folder()
        if place is None or not (place / GAME_PAGE_FILES["module"]).is_file():
            continue
        address = f"games/{game}/page"
        shutil.copytree(place, folder / address, ignore=NOT_PUBLISHED_OF_GAMES)
        found = {
            what: f"{address}/{name}" if (place / name).is_file() else None for what, name in GAME_PAGE_FILES.items()
        }
        yield game, GamePage(found["module"] or "", found["style"], found["picture"])


def write_prepared_responses(folder: Path, games: Mapping[str, GamePage]) -> None:
    """Write responses that are the same for everybody, for pages shown before the engine has started."""
    dispatcher = InBrowserServer(NoBrowser(), NoBrowser(), NoBrowser(), games).dispatcher
    paths = ["/api/games"]
    for game in published_games():
        paths += [
            f"/api/games/{game}",
            *(f"/api/games/{game}/components/{kind}" for kind in get_game(game).component_kinds),
        ]
    for path in paths:
        file = folder / RUNTIME_FOLDER / f"{path.removeprefix('/')}.json"
        file.parent.mkdir(parents=True, exist_ok=True)
        text = run_without_waiting(dispatcher.dispatch("GET", path, b"", ANONYMOUS_VISITOR)).text
        file.write_text(only_published(text) if path == "/api/games" else text, encoding="utf-8")


def only_published(games: str) -> str:
    """Return a JSON list of games without those that are not published."""
    found: list[dict[str, object]] = msgspec.json.decode(games)
    return msgspec.json.encode([each for each in found if each["id"] in published_games()]).decode()


def published_games() -> list[str]:
    """List the installed games without the examples of the tutorials."""
    return [game for game in game_ids() if game not in EXAMPLE_GAMES]


def run_without_waiting(answer: Coroutine[object, None, DispatchedResponse]) -> DispatchedResponse:
    """Run a coroutine that never suspends and return its result. Raises ``RuntimeError`` if it suspends."""
    try:
        answer.send(None)
    except StopIteration as found:
        return cast(DispatchedResponse, found.value)
    raise RuntimeError("a prepared response must not wait for anything")


def write_catalogues(folder: Path) -> None:
    """Write the catalogues of the games and those of Bastide that are not bundled with the page."""
    for language in LANGUAGES:
        (folder / "locale" / language).mkdir(parents=True)
        for name in (*LAZY_CATALOGUES, *(BUNDLED_CATALOGUES if active_names() else ()), *published_games()):
            text = game_title_messages(language) if name == "games" else catalogue_text(language, name)
            if text:
                (folder / "locale" / language / f"{name}.ftl").write_text(text, encoding="utf-8")
