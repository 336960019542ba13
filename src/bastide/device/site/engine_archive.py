"""Archive of the Python code that runs in the browser: Bastide, its libraries and plug-ins.

Bastide's own code comes from the sources, or from a wheel compiled for the browser's Python (Pyodide).
"""

from __future__ import annotations

import ast
import gzip
import pickle
from collections.abc import Iterable, Iterator
from hashlib import sha256
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from io import BytesIO
from itertools import takewhile
from pathlib import Path, PurePosixPath
from typing import Final
from zipfile import BadZipFile, ZipFile, ZipInfo

import bastide
from bastide.core.errors import BastideError
from bastide.locale import LANGUAGES
from bastide.locale.name_overrides import active_names

PACKAGE_DIR: Final = Path(bastide.__file__).parent

#: Packages of Bastide, and subpackages, that the browser does not need.
EXCLUDED_PACKAGES: Final = frozenset(["art", "cli", "envs", "external_engines", "notebook", "server", "testing"])
#: Files that the browser does not need, by name: catalogues of pages and of the command line, its simulations,
#: drawings, encoders, the puzzle search and this site builder.
EXCLUDED_FILES: Final = frozenset(
    [
        "admin.ftl",
        "analysis.ftl",
        "bot.ftl",
        "cli.ftl",
        "club.ftl",
        "club_tournament.json",
        "dev.ftl",
        "error.ftl",
        "moderation.ftl",
        "notification.ftl",
        "position.ftl",
        "profile.ftl",
        "rating.ftl",
        "replay.ftl",
        "strategy.ftl",
        "viewer.ftl",
        "web.ftl",
        "answer_measurement.py",
        "benchmark_tasks.py",
        "combo_search.py",
        "drawing.py",
        "observation_part.py",
        "engine_archive.py",
        "opening_comparison.py",
        "opening_explorer.py",
        "opening_report.py",
        "openings.py",
        "overhead_benchmark_game.py",
        "puzzle_continuation.py",
        "puzzle_miner.py",
        "puzzle_verification.py",
        "site_builder.py",
        "site_page.py",
        "soak_test.py",
        "speed_benchmark.py",
        "tournament_folder.py",
    ]
)
#: The only files taken from these packages.
INCLUDED_FILES_OF_PACKAGE: Final = {"encoding": frozenset(["__init__.py", "rewards.py"])}
#: Folders of games and their modules that the browser does not need. Pictures of tables are drawn by servers only.
EXCLUDED_GAME_FOLDERS: Final = frozenset(["art", "encoding", "page", "pictures"])
#: Pure Python libraries that Bastide needs.
LIBRARIES: Final = ("fluent", "babel", "attr", "pytz", "mypy_extensions")
#: Files of these libraries that are not used.
EXCLUDED_LIBRARY_FILES: Final = frozenset(["babel/support.py", "babel/units.py"])
#: Stub modules that replace a library of which only parts of the standard library are used.
STUB_MODULES: Final = {"typing_extensions.py": b"from typing import *\n"}
INCLUDED_LIBRARY_FILES: Final = {
    "babel/locale-data": frozenset(["root.dat", *(f"{language}.dat" for language in LANGUAGES)]),
    "babel/messages": frozenset[str](),
    "pytz/zoneinfo": frozenset[str](),
}
#: Locale data of Babel that is not used, such as names of languages, territories, units and currencies.
UNUSED_LOCALE_DATA: Final = frozenset(
    [
        "all_currencies",
        "compact_currency_formats",
        "compound_unit_patterns",
        "currency_names",
        "currency_names_plural",
        "date_fields",
        "interval_formats",
        "languages",
        "likely_subtags",
        "meta_zones",
        "scripts",
        "territories",
        "territory_currencies",
        "territory_languages",
        "territory_zones",
        "time_zones",
        "unit_display_names",
        "unit_patterns",
        "variants",
        "windows_zone_mapping",
        "zone_aliases",
        "zone_formats",
        "zone_territories",
    ]
)
#: Entry points of bots that need packages or processes missing in the browser.
EXCLUDED_BOTS: Final = frozenset(["any.engine", "any.net"])
#: Games of the tutorials, which are for developers.
EXAMPLE_GAMES: Final = frozenset(["magpie"])
#: Fixed timestamp of all files, for reproducible archives.
ARCHIVE_TIMESTAMP: Final = (2020, 1, 1, 0, 0, 0)


def build_engine_archive(library: Path, bytecode: Path, wheel: Path | None = None) -> bytes:
    """Build the archive: an uncompressed zip, gzipped as a whole, which is a fifth smaller than compressed files.

    ``library``: wheel of the library that is compiled for the browser's Python. ``bytecode``: see ``use_bytecode``.
    ``wheel``: Bastide compiled for the browser's Python.
    """
    found = BytesIO()
    with ZipFile(found, "w") as archive:
        for name, data in sorted([*use_bytecode(engine_files(wheel), bytecode), *compiled_library_files(library)]):
            archive.writestr(ZipInfo(name, ARCHIVE_TIMESTAMP), data)
    return gzip.compress(found.getvalue(), 9, mtime=0)


def engine_files(wheel: Path | None = None) -> Iterator[tuple[str, bytes]]:
    """Iterate over all files of the archive, by name."""
    for path, data in package_files() if wheel is None else wheel_files(wheel):
        if is_included(path.parts):
            yield str(path), apply_name_overrides(path, data)
    plugged = {point.value.partition(".")[0] for point in included_entry_points("bastide.games")} - {"bastide"}
    for name in (*LIBRARIES, *sorted(plugged)):
        yield from library_files(name)
    yield from STUB_MODULES.items()
    groups = [(group, included_entry_points(group)) for group in ("bastide.games", "bastide.bots")]
    listed = "\n".join(
        "\n".join((f"[{group}]", *(f"{point.name} = {point.value}" for point in found), "")) for group, found in groups
    )
    about = f"bastide-{bastide.__version__}.dist-info"
    yield f"{about}/entry_points.txt", listed.encode()
    yield f"{about}/METADATA", f"Metadata-Version: 2.1\nName: bastide\nVersion: {bastide.__version__}\n".encode()


def use_bytecode(files: Iterable[tuple[str, bytes]], bytecode: Path) -> Iterator[tuple[str, bytes]]:
    """Replace sources by their bytecode, which browsers need not compile.

    ``bytecode``: zip with the bytecode for the browser's Python, by digest of the source. Sources that are not in it
    stay, and those of compiled modules, which are not loaded.
    """
    found = dict(files)
    compiled = {name.partition(".")[0] for name in found if name.endswith(".so")}
    with ZipFile(bytecode) if bytecode.is_file() else ZipFile(BytesIO(), "w") as archive:
        known = set(archive.namelist())
        for name, data in found.items():
            digest = sha256(data).hexdigest()
            is_replaced = name.endswith(".py") and digest in known and name.removesuffix(".py") not in compiled
            yield (f"{name}c", archive.read(digest)) if is_replaced else (name, data)


# -- Bastide itself ----------------------------------------------------------------------------


def package_files() -> Iterator[tuple[PurePosixPath, bytes]]:
    """Iterate over the files of the installed package."""
    for path in source_files(PACKAGE_DIR):
        yield PurePosixPath("bastide", *path.relative_to(PACKAGE_DIR).parts), path.read_bytes()


def wheel_files(wheel: Path) -> Iterator[tuple[PurePosixPath, bytes]]:
    """Iterate over the files of a wheel, including compiled modules; see ``check_wheel``."""
    with ZipFile(wheel) as archive:
        for name in archive.namelist():
            path = PurePosixPath(name)
            if not name.endswith("/") and not path.parts[0].endswith(".dist-info"):
                yield path, archive.read(name)


def compiled_library_files(library: Path) -> Iterator[tuple[str, bytes]]:
    """Iterate over the files of the compiled library that are used at run time."""
    for path, data in wheel_files(library):
        if path.suffix in (".py", ".so"):
            yield str(path), data


def check_wheel(wheel: Path, platform: str) -> None:
    """Raise ``BastideError`` unless a wheel is this version of Bastide for the browser's Python.

    ``platform``: wheel tags such as ``cp314-cp314-pyemscripten_...``.
    """
    name, _, rest = wheel.name.removesuffix(".whl").partition("-")
    version, _, tags = rest.partition("-")
    if not wheel.name.endswith(".whl") or name != "bastide" or not tags:
        raise invalid_wheel_error(wheel, "site-wheel-name")
    if version != bastide.__version__:
        raise invalid_wheel_error(wheel, "site-wheel-version", wanted=bastide.__version__, found=version)
    if not tags.endswith(platform):
        raise invalid_wheel_error(wheel, "site-wheel-platform", wanted=platform, found=tags)
    try:
        with ZipFile(wheel) as archive:
            complete = "bastide/device/in_browser_server.py" in archive.namelist() and archive.testzip() is None
    except (OSError, BadZipFile):
        complete = False
    if not complete:
        raise invalid_wheel_error(wheel, "site-wheel-broken")


def invalid_wheel_error(wheel: Path, code: str, **values: str) -> BastideError:
    details = " ".join(f"{name} {value}" for name, value in values.items())
    return BastideError(code, f"can't use {wheel}: {code} {details}".rstrip(), path=str(wheel), **values)


def is_included(parts: tuple[str, ...]) -> bool:
    """Whether a file is included, by its path. Files next to the package are: compiled modules share them."""
    if len(parts) == 1:
        return True
    if parts[-1] not in INCLUDED_FILES_OF_PACKAGE.get(parts[1], parts):
        return False
    of_game = parts[1] == "games" and not EXCLUDED_GAME_FOLDERS.isdisjoint(parts[:-1])
    return EXCLUDED_PACKAGES.isdisjoint(parts[1:3]) and parts[-1] not in EXCLUDED_FILES and not of_game


def apply_name_overrides(path: PurePosixPath, data: bytes) -> bytes:
    """Apply the chosen game names to a catalogue or text, so that the device needs no overlay."""
    names = active_names()
    language = next((part for part in (path.stem, *reversed(path.parts)) if part in LANGUAGES), None)
    if names is None or language is None or "names" in path.parts:
        return data
    if path.suffix == ".ftl":
        return names.override_messages(language, data.decode()).encode()
    return names.replace_words(language, data.decode()).encode() if path.suffix == ".md" else data


# -- libraries ---------------------------------------------------------------------------------


def included_entry_points(group: str) -> list[EntryPoint]:
    """List the included entry points of a group, sorted by name."""
    found = {point.name: point for point in entry_points(group=group) if point.name not in EXCLUDED_BOTS}
    return [found[name] for name in sorted(found) if name.partition(".")[0] not in EXAMPLE_GAMES]


def library_files(name: str) -> Iterator[tuple[str, bytes]]:
    """Iterate over the files of an installed package or module."""
    spec = find_spec(name)
    assert spec is not None
    if spec.submodule_search_locations is None:
        assert spec.origin is not None
        yield f"{name}.py", Path(spec.origin).read_bytes()
        return
    for folder in spec.submodule_search_locations:
        for path in source_files(Path(folder)):
            parts = path.relative_to(folder).parts
            kept = INCLUDED_LIBRARY_FILES.get(f"{name}/{parts[0]}")
            if (kept is None or parts[-1] in kept) and "/".join((name, *parts)) not in EXCLUDED_LIBRARY_FILES:
                data = path.read_bytes()
                if path.suffix == ".py":
                    data = strip_source(data)
                elif name == "babel" and path.suffix == ".dat":
                    data = strip_locale_data(data)
                yield "/".join((name, *parts)), data


def strip_source(data: bytes) -> bytes:
    """Return Python code without comments and docstrings, except those at the top, which name its authors."""
    text = data.decode()
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            described = node.body[0]
            if isinstance(described, ast.Expr) and isinstance(described.value, ast.Constant):
                described.value.value = ""
    head = takewhile(lambda line: line.startswith("#"), text.splitlines())
    return "\n".join([*head, ast.unparse(tree), ""]).encode()


def strip_locale_data(data: bytes) -> bytes:
    """Return a locale file of Babel without the unused data."""
    found = pickle.loads(data)
    return pickle.dumps({name: {} if name in UNUSED_LOCALE_DATA else value for name, value in found.items()}, 4)


def source_files(folder: Path) -> list[Path]:
    """List the source files of a folder, without compiled files."""
    made = {".pyc", ".so", ".pyd", ".pyi", ".digests"}
    return sorted(path for path in folder.rglob("*") if path.is_file() and path.suffix not in made)
