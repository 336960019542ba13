"""Builder of the static site: one folder with pages, catalogues, engine and Python runtime.

Any static file host can serve it from any path. It loads nothing from elsewhere, and the output is reproducible.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Coroutine, Iterator, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Final, cast

import msgspec

from bastide.core.errors import BastideError
from bastide.core.registry import game_ids, get_game, get_kit
from bastide.device.browser import Nothing
from bastide.device.device import Device
from bastide.device.requests import Answered
from bastide.device.site.engine import PACKAGE, check_wheel, engine
from bastide.hosting.api.messages import GamePage
from bastide.locale import LANGUAGES, catalogue_text, game_titles
from bastide.locale.names import NAMED, chosen
from bastide.tables.visitor import NOBODY

#: The built pages, with the Python runtime in a subfolder.
PAGES: Final = PACKAGE / "server" / "static"
RUNTIME: Final = "device"
#: A neutral extension, because hosts may treat archives specially.
ENGINE: Final = "engine.bin"
#: Files of Pyodide that a page needs.
NEEDED: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")

#: Catalogues of Bastide that a page loads on demand.
WORDS: Final = ("games", "deal", "replay")
#: Catalogues that are bundled with the page; written only if other game names are chosen.
PAGE_WORDS: Final = ("web", "word", "error", "server", "lesson", "puzzle", "setting", "strategy", "device")

#: Picture for link previews, which the service worker does not cache.
SHOWN_WITH_LINKS: Final = "preview.jpg"
PAGE_FILES: Final = {"module": "page.js", "style": "page.css", "picture": "picture.svg"}


def write_folder(folder: Path, pages: Path = PAGES, wheel: Path | None = None) -> int:
    """Write the site into a new or empty folder; returns its size in bytes.

    ``wheel``: Bastide compiled for the browser's Python, used instead of the sources. Raises ``BastideError`` if pages
    or runtime are not built, the folder is not empty, or the wheel does not fit.
    """
    check_built(pages)
    if wheel is not None:
        library = next((pages / RUNTIME).glob("*.whl"))
        check_wheel(wheel, "-".join(library.stem.split("-")[-3:]))
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise BastideError("site-not-empty", f"{folder} is not an empty folder", path=str(folder))
    shutil.copytree(pages, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("made-from.txt"))
    games = dict(write_games(folder))
    write_words(folder)
    write_prepared(folder, games)
    (folder / RUNTIME / ENGINE).write_bytes(engine(wheel))
    loaded = [*NEEDED, ENGINE, *(path.name for path in (pages / RUNTIME).glob("*.whl"))]
    sizes = {name: (folder / RUNTIME / name).stat().st_size for name in loaded}
    about = {"wheel": loaded[-1], "sizes": sizes, "games": games}
    (folder / RUNTIME / "site.json").write_bytes(msgspec.json.encode(about))
    index = (folder / "index.html").read_text(encoding="utf-8")
    # Paths are relative, so that the site works under any URL; the attribute says that there is no server.
    index = index.replace('="/', '="./').replace("<html ", '<html data-lives="here" ', 1)
    index = index.replace("</head>", f"{NAMED if chosen() else ''}</head>", 1)
    (folder / "index.html").write_text(index, encoding="utf-8")
    manifest = folder / "house.webmanifest"
    manifest.write_text(
        manifest.read_text(encoding="utf-8").replace('": "/', '": "./').replace('"browser"', '"standalone"')
    )
    return write_service_worker(folder)


def check_built(pages: Path) -> None:
    """Raise ``BastideError`` (``site-not-built``) unless pages and runtime are built."""
    missing = [name for name in NEEDED if not (pages / RUNTIME / name).is_file()]
    if missing or not (pages / "index.html").is_file() or not list((pages / RUNTIME).glob("*.whl")):
        raise BastideError("site-not-built", "the pages and their runtime have not been built: make web")


def write_games(folder: Path) -> Iterator[tuple[str, GamePage]]:
    """Copy the pages of the games; yields their paths by game."""
    for game in game_ids():
        place = get_kit(game).page_folder()
        if place is None or not (place / PAGE_FILES["module"]).is_file():
            continue
        address = f"games/{game}/page"
        shutil.copytree(place, folder / address)
        found = {what: f"{address}/{name}" if (place / name).is_file() else None for what, name in PAGE_FILES.items()}
        yield game, GamePage(found["module"] or "", found["style"], found["picture"])


def write_prepared(folder: Path, games: Mapping[str, GamePage]) -> None:
    """Write responses that are the same for everybody, for pages shown before the engine has started."""
    dispatcher = Device(Nothing(), Nothing(), Nothing(), games).desk
    paths = ["/api/games"]
    for game in game_ids():
        paths += [f"/api/games/{game}", *(f"/api/games/{game}/components/{kind}" for kind in get_game(game).components)]
    for path in paths:
        file = folder / RUNTIME / f"{path.removeprefix('/')}.json"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(at_once(dispatcher.answer("GET", path, b"", NOBODY)).text, encoding="utf-8")


def at_once(answer: Coroutine[object, None, Answered]) -> Answered:
    """Run a coroutine that never suspends and return its result. Raises ``RuntimeError`` if it suspends."""
    try:
        answer.send(None)
    except StopIteration as found:
        return cast(Answered, found.value)
    raise RuntimeError("a prepared response must not wait for anything")


def write_words(folder: Path) -> None:
    """Write the catalogues of the games and those of Bastide that are not bundled with the page."""
    for language in LANGUAGES:
        (folder / "locale" / language).mkdir(parents=True)
        for name in (*WORDS, *(PAGE_WORDS if chosen() else ()), *game_ids()):
            text = game_titles(language) if name == "games" else catalogue_text(language, name)
            if text:
                (folder / "locale" / language / f"{name}.ftl").write_text(text, encoding="utf-8")


# -- service worker ----------------------------------------------------------------------------


def write_service_worker(folder: Path) -> int:
    """Write the file list and version into the service worker; returns the size of the site in bytes."""
    worker = folder / "sw.js"
    files = [path for path in sorted(folder.rglob("*")) if path.is_file() and path != worker]
    kept = [path for path in files if path.name != SHOWN_WITH_LINKS]
    sums = {path.relative_to(folder).as_posix(): sha256(path.read_bytes()).hexdigest() for path in kept}
    version = sha256("".join(f"{name} {digest}\n" for name, digest in sums.items()).encode()).hexdigest()[:16]
    text = worker.read_text(encoding="utf-8")
    text = text.replace('"VERSION"', json.dumps(version)).replace('["FILES"]', json.dumps(list(sums)))
    worker.write_text(text, encoding="utf-8")
    return sum(path.stat().st_size for path in (*files, worker))
