"""Bastide in one folder, which any host of plain files can serve from any path: pages, words, engine, runtime.

Nothing in it is fetched from anywhere else. Written twice from the same package, it is the same to the last byte.
"""

from __future__ import annotations

import gzip
import json
import pickle
import shutil
from collections.abc import Coroutine, Iterator, Mapping
from hashlib import sha256
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from typing import Final, cast
from zipfile import ZipFile, ZipInfo

import msgspec

import bastide
from bastide.core.errors import BastideError
from bastide.core.registry import game_ids, get_game, get_kit
from bastide.device.browser import Nothing
from bastide.device.desk import Answered
from bastide.device.device import Device
from bastide.hosting.messages import GamePage
from bastide.locale import LANGUAGES, catalogue_text, game_titles
from bastide.tables.visitor import NOBODY

PACKAGE: Final = Path(bastide.__file__).parent
#: The built pages, with the runtime in a folder of its own.
PAGES: Final = PACKAGE / "server" / "static"
RUNTIME: Final = "device"
#: Everything of Python besides the runtime. It is named by no kind of file: hosts would have their own ideas of an archive.
ENGINE: Final = "engine.bin"
#: What a page needs of the runtime.
NEEDED: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")

#: What of Bastide is not needed where there is neither a server nor a command line, by the first folder.
LEFT_OUT: Final = frozenset(["cli", "encoding", "envs", "server", "sim", "testing", "train"])
#: Words for the command line.
LEFT_OUT_FILES: Final = frozenset(["admin.ftl", "cli.ftl", "tournament.ftl"])
#: And of games and their modules, by any folder.
LEFT_OUT_OF_GAMES: Final = frozenset(["encoding", "page", "referee"])
#: Pure Python that Bastide needs. Of some only a part is taken: by package, a folder of it, and what is kept there.
LIBRARIES: Final = ("fluent", "babel", "attr", "pytz", "typing_extensions", "mypy_extensions")
KEPT_OF: Final = {
    "babel/locale-data": frozenset(["root.dat", *(f"{language}.dat" for language in LANGUAGES)]),
    "babel/messages": frozenset[str](),
    "pytz/zoneinfo": frozenset[str](),
}
#: What Babel knows of a language and of the world that no sentence needs: what things, places and times are called elsewhere.
UNSAID: Final = frozenset(
    [
        "territories",
        "languages",
        "variants",
        "scripts",
        "time_zones",
        "meta_zones",
        "zone_formats",
        "windows_zone_mapping",
    ]
    + ["unit_patterns", "compound_unit_patterns", "unit_display_names", "date_fields", "interval_formats"]
    + ["currency_names", "currency_names_plural", "compact_currency_formats", "all_currencies", "likely_subtags"]
    + ["territory_zones", "zone_aliases", "zone_territories", "territory_currencies", "territory_languages"]
)
#: Entry points of bots that need more than there is.
LEFT_OUT_BOTS: Final = frozenset(["any.net"])
#: The time of everything in the archive.
LONG_AGO: Final = (2020, 1, 1, 0, 0, 0)

#: The program's own catalogues that a page asks for when it needs them.
WORDS: Final = ("games", "deal", "icon", "replay")

PAGE_FILES: Final = {"module": "page.js", "style": "page.css", "picture": "picture.svg"}


def write_folder(folder: Path, pages: Path = PAGES) -> int:
    """Write everything into a folder that is empty or not there; how many bytes it is. A BastideError if pages or the
    runtime have not been built, or if the folder holds something."""
    check_built(pages)
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise BastideError("site-not-empty", f"{folder} is not an empty folder", path=str(folder))
    shutil.copytree(pages, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("made-from.txt"))
    games = dict(write_games(folder))
    write_words(folder)
    write_prepared(folder, games)
    (folder / RUNTIME / ENGINE).write_bytes(engine())
    loaded = [*NEEDED, ENGINE, *(path.name for path in (pages / RUNTIME).glob("*.whl"))]
    sizes = {name: (folder / RUNTIME / name).stat().st_size for name in loaded}
    about = {"wheel": loaded[-1], "sizes": sizes, "games": games}
    (folder / RUNTIME / "site.json").write_bytes(msgspec.json.encode(about))
    index = (folder / "index.html").read_text(encoding="utf-8")
    # The page is at the folder itself, wherever that lies; and it is told that there is no server to ask.
    index = index.replace('="/', '="./').replace("<html ", '<html data-lives="here" ', 1)
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
        for name in (*WORDS, *game_ids()):
            text = game_titles(language) if name == "games" else catalogue_text(language, name)
            if text:
                (folder / "locale" / language / f"{name}.ftl").write_text(text, encoding="utf-8")


# -- the engine --------------------------------------------------------------------------------


def engine() -> bytes:
    """Everything of Python that the page runs besides its runtime: an archive, compressed as a whole. Its files are much
    alike, and a fifth smaller so than one by one."""
    found = BytesIO()
    with ZipFile(found, "w") as archive:
        for name, data in sorted(engine_files()):
            archive.writestr(ZipInfo(name, LONG_AGO), data)
    return gzip.compress(found.getvalue(), 9, mtime=0)


def engine_files() -> Iterator[tuple[str, bytes]]:
    for path in sources(PACKAGE):
        parts = path.relative_to(PACKAGE).parts
        of_game = parts[0] == "games" and not LEFT_OUT_OF_GAMES.isdisjoint(parts[:-1])
        if parts[0] not in LEFT_OUT and parts[-1] not in LEFT_OUT_FILES and not of_game:
            yield "/".join(("bastide", *parts)), path.read_bytes()
    plugged = {point.value.partition(".")[0] for point in points("bastide.games")} - {"bastide"}
    for name in (*LIBRARIES, *sorted(plugged)):
        yield from library(name)
    groups = [(group, points(group)) for group in ("bastide.games", "bastide.bots")]
    listed = "\n".join(
        "\n".join((f"[{group}]", *(f"{point.name} = {point.value}" for point in found), "")) for group, found in groups
    )
    about = f"bastide-{bastide.__version__}.dist-info"
    yield f"{about}/entry_points.txt", listed.encode()
    yield f"{about}/METADATA", f"Metadata-Version: 2.1\nName: bastide\nVersion: {bastide.__version__}\n".encode()


def points(group: str) -> list[EntryPoint]:
    found = {point.name: point for point in entry_points(group=group) if point.name not in LEFT_OUT_BOTS}
    return [found[name] for name in sorted(found)]


def library(name: str) -> Iterator[tuple[str, bytes]]:
    """The files of an installed package or module."""
    spec = find_spec(name)
    assert spec is not None
    if spec.submodule_search_locations is None:
        assert spec.origin is not None
        yield f"{name}.py", Path(spec.origin).read_bytes()
        return
    for place in spec.submodule_search_locations:
        for path in sources(Path(place)):
            parts = path.relative_to(place).parts
            kept = KEPT_OF.get(f"{name}/{parts[0]}")
            if kept is None or parts[-1] in kept:
                data = path.read_bytes()
                yield "/".join((name, *parts)), said(data) if name == "babel" and path.suffix == ".dat" else data


def said(data: bytes) -> bytes:
    """What Babel knows, without what no sentence needs."""
    found = pickle.loads(data)
    return pickle.dumps({name: {} if name in UNSAID else value for name, value in found.items()}, 4)


def sources(folder: Path) -> list[Path]:
    """What lies there to be read, not what was made of it."""
    made = {".pyc", ".so", ".pyd", ".pyi"}
    return sorted(path for path in folder.rglob("*") if path.is_file() and path.suffix not in made)


# -- without a network -------------------------------------------------------------------------


def write_service_worker(folder: Path) -> int:
    """Tell the service worker what there is to be kept, and under which version; how many bytes that is."""
    worker = folder / "sw.js"
    files = [path for path in sorted(folder.rglob("*")) if path.is_file() and path != worker]
    sums = {path.relative_to(folder).as_posix(): sha256(path.read_bytes()).hexdigest() for path in files}
    version = sha256("".join(f"{name} {digest}\n" for name, digest in sums.items()).encode()).hexdigest()[:16]
    text = worker.read_text(encoding="utf-8")
    text = text.replace('"VERSION"', json.dumps(version)).replace('["FILES"]', json.dumps(list(sums)))
    worker.write_text(text, encoding="utf-8")
    return sum(path.stat().st_size for path in (*files, worker))
