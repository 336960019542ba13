"""Bastide in one folder, which any host of plain files can serve from any path: pages, words, engine, runtime.

Nothing in it is fetched from anywhere else. Written twice from the same package, it is the same to the last byte.
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

#: The built pages, with the runtime in a folder of its own.
PAGES: Final = PACKAGE / "server" / "static"
RUNTIME: Final = "device"
#: It is named by no kind of file: hosts would have their own ideas of an archive.
ENGINE: Final = "engine.bin"
#: What a page needs of the runtime.
NEEDED: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")

#: The program's own catalogues that a page asks for when it needs them.
WORDS: Final = ("games", "deal", "replay")
#: And those that are part of it, unless names are laid over them (``i18n/words.svelte.ts``).
PAGE_WORDS: Final = ("web", "word", "error", "server", "lesson", "puzzle", "setting", "strategy", "device")

#: The picture of a link in somebody's messages; the pages do without it.
SHOWN_WITH_LINKS: Final = "preview.jpg"
PAGE_FILES: Final = {"module": "page.js", "style": "page.css", "picture": "picture.svg"}


def write_folder(folder: Path, pages: Path = PAGES, wheel: Path | None = None) -> int:
    """Write everything into a folder that is empty or not there; how many bytes it is. A BastideError if pages or the
    runtime have not been built, if the folder holds something, or if the wheel is not one for the browser.

    ``wheel``: Bastide compiled for the browser's Python, to be taken instead of the sources.
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
    # The page is at the folder itself, wherever that lies; and it is told that there is no server to ask.
    index = index.replace('="/', '="./').replace("<html ", '<html data-lives="here" ', 1)
    index = index.replace("</head>", f"{NAMED if chosen() else ''}</head>", 1)
    (folder / "index.html").write_text(index, encoding="utf-8")
    manifest = folder / "house.webmanifest"
    manifest.write_text(
        manifest.read_text(encoding="utf-8").replace('": "/', '": "./').replace('"browser"', '"standalone"')
    )
    return write_service_worker(folder)


def check_built(pages: Path) -> None:
    missing = [name for name in NEEDED if not (pages / RUNTIME / name).is_file()]
    if missing or not (pages / "index.html").is_file() or not list((pages / RUNTIME).glob("*.whl")):
        raise BastideError("site-not-built", "the pages and their runtime have not been built: make web")


def write_games(folder: Path) -> Iterator[tuple[str, GamePage]]:
    """The pages of the games, and where they are."""
    for game in game_ids():
        place = get_kit(game).page_folder()
        if place is None or not (place / PAGE_FILES["module"]).is_file():
            continue
        address = f"games/{game}/page"
        shutil.copytree(place, folder / address)
        found = {what: f"{address}/{name}" if (place / name).is_file() else None for what, name in PAGE_FILES.items()}
        yield game, GamePage(found["module"] or "", found["style"], found["picture"])


def write_prepared(folder: Path, games: Mapping[str, GamePage]) -> None:
    """What the engine answers to everybody, for pages that are looked at before it is there."""
    desk = Device(Nothing(), Nothing(), Nothing(), games).desk
    paths = ["/api/games"]
    for game in game_ids():
        paths += [f"/api/games/{game}", *(f"/api/games/{game}/components/{kind}" for kind in get_game(game).components)]
    for path in paths:
        file = folder / RUNTIME / f"{path.removeprefix('/')}.json"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(at_once(desk.answer("GET", path, b"", NOBODY)).text, encoding="utf-8")


def at_once(answer: Coroutine[object, None, Answered]) -> Answered:
    """What is answered without waiting for anything."""
    try:
        answer.send(None)
    except StopIteration as found:
        return cast(Answered, found.value)
    raise RuntimeError("what is prepared must not have to be waited for")


def write_words(folder: Path) -> None:
    """The catalogues of the games, and those of the program that are not part of the page."""
    for language in LANGUAGES:
        (folder / "locale" / language).mkdir(parents=True)
        for name in (*WORDS, *(PAGE_WORDS if chosen() else ()), *game_ids()):
            text = game_titles(language) if name == "games" else catalogue_text(language, name)
            if text:
                (folder / "locale" / language / f"{name}.ftl").write_text(text, encoding="utf-8")


# -- without a network -------------------------------------------------------------------------


def write_service_worker(folder: Path) -> int:
    """Tell the service worker what there is to be kept, and under which version; how many bytes that is."""
    worker = folder / "sw.js"
    files = [path for path in sorted(folder.rglob("*")) if path.is_file() and path != worker]
    kept = [path for path in files if path.name != SHOWN_WITH_LINKS]
    sums = {path.relative_to(folder).as_posix(): sha256(path.read_bytes()).hexdigest() for path in kept}
    version = sha256("".join(f"{name} {digest}\n" for name, digest in sums.items()).encode()).hexdigest()[:16]
    text = worker.read_text(encoding="utf-8")
    text = text.replace('"VERSION"', json.dumps(version)).replace('["FILES"]', json.dumps(list(sums)))
    worker.write_text(text, encoding="utf-8")
    return sum(path.stat().st_size for path in (*files, worker))
