"""Everything of Python that a page runs besides its runtime: Bastide, the libraries that it needs, and plug-ins.

Bastide's own code is the interpreted sources, or a wheel compiled for the Python of browsers. The archive is made
the same way, and nothing else in the folder knows which of the two it is.
"""

from __future__ import annotations

import gzip
import pickle
from collections.abc import Iterator
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path, PurePosixPath
from typing import Final
from zipfile import BadZipFile, ZipFile, ZipInfo

import bastide
from bastide.core.errors import BastideError
from bastide.locale import LANGUAGES
from bastide.locale.names import chosen

PACKAGE: Final = Path(bastide.__file__).parent

#: What of Bastide is not needed where there is neither a server nor a command line, by the first folder.
LEFT_OUT: Final = frozenset(["art", "cli", "envs", "server", "testing"])
#: Words for the command line, simulations that only it offers, what modules tell those who learn, what looks for
#: puzzles, and what writes a folder like the one that this is a part of.
LEFT_OUT_FILES: Final = frozenset(
    [
        "admin.ftl",
        "cli.ftl",
        "bench.py",
        "encoding.py",
        "engine.py",
        "idle.py",
        "mining.py",
        "site_folder.py",
        "soak.py",
        "tasks.py",
    ]
)
#: Of a folder that is for learning, what something else needs as well.
KEPT_FOR_OTHERS: Final = {"encoding": frozenset(["__init__.py", "rewards.py"])}
#: And of games and their modules, by any folder. Pictures of whole tables are drawn by servers only.
LEFT_OUT_OF_GAMES: Final = frozenset(["art", "encoding", "page", "pictures"])
#: Pure Python that Bastide needs. Of some only a part is taken: by package, a folder of it, and what is kept there.
LIBRARIES: Final = ("fluent", "babel", "attr", "pytz", "mypy_extensions")
#: What of them is for other sentences than ours: translations by gettext, units of measure.
UNUSED: Final = frozenset(["babel/support.py", "babel/units.py"])
#: What these ask of another library, a tenth as large as they are together, has long been a part of Python.
STAND_INS: Final = {"typing_extensions.py": b"from typing import *\n"}
KEPT_OF: Final = {
    "babel/locale-data": frozenset(["root.dat", *(f"{language}.dat" for language in LANGUAGES)]),
    "babel/messages": frozenset[str](),
    "pytz/zoneinfo": frozenset[str](),
}
#: What Babel knows that no sentence needs: what languages, places, units, money and times are called everywhere.
UNSAID: Final = frozenset(
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
#: Entry points of bots that need more than there is.
LEFT_OUT_BOTS: Final = frozenset(["any.net"])
#: The time of everything in the archive.
LONG_AGO: Final = (2020, 1, 1, 0, 0, 0)


def engine(wheel: Path | None = None) -> bytes:
    """An archive, compressed as a whole: its files are much alike, and a fifth smaller so than one by one."""
    found = BytesIO()
    with ZipFile(found, "w") as archive:
        for name, data in sorted(engine_files(wheel)):
            archive.writestr(ZipInfo(name, LONG_AGO), data)
    return gzip.compress(found.getvalue(), 9, mtime=0)


def engine_files(wheel: Path | None = None) -> Iterator[tuple[str, bytes]]:
    for path, data in of_package() if wheel is None else of_wheel(wheel):
        if is_needed(path.parts):
            yield str(path), named(path, data)
    plugged = {point.value.partition(".")[0] for point in points("bastide.games")} - {"bastide"}
    for name in (*LIBRARIES, *sorted(plugged)):
        yield from library(name)
    yield from STAND_INS.items()
    groups = [(group, points(group)) for group in ("bastide.games", "bastide.bots")]
    listed = "\n".join(
        "\n".join((f"[{group}]", *(f"{point.name} = {point.value}" for point in found), "")) for group, found in groups
    )
    about = f"bastide-{bastide.__version__}.dist-info"
    yield f"{about}/entry_points.txt", listed.encode()
    yield f"{about}/METADATA", f"Metadata-Version: 2.1\nName: bastide\nVersion: {bastide.__version__}\n".encode()


# -- Bastide itself ----------------------------------------------------------------------------


def of_package() -> Iterator[tuple[PurePosixPath, bytes]]:
    """The sources that run here."""
    for path in sources(PACKAGE):
        yield PurePosixPath("bastide", *path.relative_to(PACKAGE).parts), path.read_bytes()


def of_wheel(wheel: Path) -> Iterator[tuple[PurePosixPath, bytes]]:
    """What a wheel brings along, compiled modules as well; see ``check_wheel``."""
    with ZipFile(wheel) as archive:
        for name in archive.namelist():
            path = PurePosixPath(name)
            if not name.endswith("/") and not path.parts[0].endswith(".dist-info"):
                yield path, archive.read(name)


def check_wheel(wheel: Path, platform: str) -> None:
    """A BastideError unless it is this version of Bastide for the browser's Python, ``cp314-cp314-pyemscripten...``."""
    name, _, rest = wheel.name.removesuffix(".whl").partition("-")
    version, _, tags = rest.partition("-")
    if not wheel.name.endswith(".whl") or name != "bastide" or not tags:
        raise bad_wheel(wheel, "site-wheel-name")
    if version != bastide.__version__:
        raise bad_wheel(wheel, "site-wheel-version", wanted=bastide.__version__, found=version)
    if not tags.endswith(platform):
        raise bad_wheel(wheel, "site-wheel-platform", wanted=platform, found=tags)
    try:
        with ZipFile(wheel) as archive:
            complete = "bastide/device/device.py" in archive.namelist() and archive.testzip() is None
    except (OSError, BadZipFile):
        complete = False
    if not complete:
        raise bad_wheel(wheel, "site-wheel-broken")


def bad_wheel(wheel: Path, code: str, **values: str) -> BastideError:
    said = " ".join(f"{name} {value}" for name, value in values.items())
    return BastideError(code, f"{wheel} cannot be taken: {code} {said}".rstrip(), path=str(wheel), **values)


def is_needed(parts: tuple[str, ...]) -> bool:
    """Whether a file of Bastide comes along, by its path from the package on. What lies beside the package does: the
    compiler puts there what its modules share."""
    if len(parts) == 1:
        return True
    if parts[-1] not in KEPT_FOR_OTHERS.get(parts[1], parts):
        return False
    of_game = parts[1] == "games" and not LEFT_OUT_OF_GAMES.isdisjoint(parts[:-1])
    return parts[1] not in LEFT_OUT and parts[-1] not in LEFT_OUT_FILES and not of_game


def named(path: PurePosixPath, data: bytes) -> bytes:
    """Words with the names that were chosen laid over them: on the device they are what the catalogues say."""
    names = chosen()
    language = next((part for part in (path.stem, *reversed(path.parts)) if part in LANGUAGES), None)
    if names is None or language is None or "names" in path.parts:
        return data
    if path.suffix == ".ftl":
        return names.laid_over(language, data.decode()).encode()
    return names.exchanged(language, data.decode()).encode() if path.suffix == ".md" else data


# -- what it needs -----------------------------------------------------------------------------


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
            if (kept is None or parts[-1] in kept) and "/".join((name, *parts)) not in UNUSED:
                data = path.read_bytes()
                yield "/".join((name, *parts)), said(data) if name == "babel" and path.suffix == ".dat" else data


def said(data: bytes) -> bytes:
    """What Babel knows, without what no sentence needs."""
    found = pickle.loads(data)
    return pickle.dumps({name: {} if name in UNSAID else value for name, value in found.items()}, 4)


def sources(folder: Path) -> list[Path]:
    """What lies there to be read, not what was made of it."""
    made = {".pyc", ".so", ".pyd", ".pyi", ".digests"}
    return sorted(path for path in folder.rglob("*") if path.is_file() and path.suffix not in made)
