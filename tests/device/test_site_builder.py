"""The site of ``bastide site``: complete, self-contained and reproducible."""

from __future__ import annotations

import gzip
import hashlib
import json
import re
from collections.abc import Iterable
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest
from browser_testing import need_pages
from script_loader import ROOT

from bastide import __version__
from bastide.core.errors import BastideError
from bastide.device.site.engine_archive import (
    EXCLUDED_FILES,
    PACKAGE_DIR,
    build_engine_archive,
    check_wheel,
    is_included,
    use_bytecode,
)
from bastide.device.site.site_builder import (
    BUILT_PAGES_DIR,
    BUNDLED_CATALOGUES,
    BYTECODE_FILE,
    LAZY_CATALOGUES,
    SERVER_ONLY,
    check_built,
    write_site,
)
from bastide.device.site.site_page import PHONE_PREVIEW_FILE, PREVIEW_FILE, digest_of
from bastide.locale import LANGUAGES
from bastide.locale import name_overrides as names


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    need_pages()
    found = tmp_path_factory.mktemp("site") / "out"
    write_site(found)
    return found


def test_index_page_uses_relative_paths(folder: Path) -> None:
    page = (folder / "index.html").read_text(encoding="utf-8")
    assert 'data-engine="device"' in page
    addresses = re.findall(r'(?:src|href)="([^"]*)"', page)
    assert addresses
    for address in addresses:
        assert address.startswith("./"), address
        assert (folder / address).is_file(), address
    manifest = json.loads((folder / "house.webmanifest").read_text(encoding="utf-8"))
    assert (manifest["start_url"], manifest["scope"], manifest["lang"]) == ("./", "./", "en")
    assert "id" not in manifest  # the start URL, which includes the path of the site
    assert manifest["description"]
    assert [picture["form_factor"] for picture in manifest["screenshots"]] == ["wide", "narrow"]
    assert all((folder / picture["src"]).is_file() for picture in [*manifest["icons"], *manifest["screenshots"]])


def test_site_contains_games_catalogues_and_prepared_responses(folder: Path) -> None:
    about = json.loads((folder / "device" / "site.json").read_text(encoding="utf-8"))
    assert {"carcassonne", "dominion", "seven_wonders"} <= set(about["games"])
    for page in about["games"].values():
        assert all((folder / place).is_file() for place in page.values() if place is not None)
    for name, size in about["sizes"].items():
        assert (folder / "device" / name).stat().st_size == size
    for language in ("en", "he", "de", "cs"):
        for name in ("games", "dominion", "replay"):
            assert (folder / "locale" / language / f"{name}.ftl").stat().st_size
    games = json.loads((folder / "device" / "api" / "games.json").read_text(encoding="utf-8"))
    assert {game["id"] for game in games} >= {"carcassonne", "dominion", "seven_wonders"}
    # The example game is for developers.
    assert "magpie" not in {*about["games"], *(game["id"] for game in games)}
    assert [path for path in folder.rglob("*") if "magpie" in path.name] == []
    cards = json.loads((folder / "device" / "api" / "games" / "dominion" / "components" / "cards.json").read_text())
    assert {"copper", "province"} <= {card["id"] for card in cards}


def test_site_has_no_compressed_copies_of_the_server(folder: Path) -> None:
    assert list(BUILT_PAGES_DIR.rglob("*.br"))
    assert [path for path in folder.rglob("*") if path.suffix in (".br", ".gz")] == []


def test_service_worker_lists_all_files(folder: Path) -> None:
    worker = (folder / "sw.js").read_text(encoding="utf-8")
    found = re.search(r"const FILES = (\{.*?\});", worker)
    assert found is not None
    uncached = ("sw.js", PREVIEW_FILE, PHONE_PREVIEW_FILE)
    files = [path for path in folder.rglob("*") if path.is_file() and path.name not in uncached]
    assert json.loads(found[1]) == {path.relative_to(folder).as_posix(): digest_of(path) for path in files}
    version = re.search(r'const VERSION = "(\w{16})";', worker)
    assert version is not None
    assert f'<meta name="version" content="{version[1]}" />' in (folder / "index.html").read_text(encoding="utf-8")


def test_index_page_explains_itself_without_javascript_and_as_a_file(folder: Path) -> None:
    page = (folder / "index.html").read_text(encoding="utf-8")
    for notice in ("<noscript>", '<template id="opened-as-file">', '<template id="cannot-start">'):
        _, _, rest = page.partition(notice)
        texts = re.findall(r'<p lang="(\w+)" dir="(\w+)"[^>]*>(.+?)</p>', rest)[: len(LANGUAGES)]
        assert [language for language, _, _ in texts] == list(LANGUAGES)
        assert {language: direction for language, direction, _ in texts}["he"] == "rtl"
    assert page.index("start.js") < page.index('type="module"')
    assert '<meta name="description" content="' in page
    assert "Content-Security-Policy" in page


def compressed_size(paths: Iterable[Path]) -> int:
    """Return the size of files as a host sends them."""
    return sum(min(path.stat().st_size, len(gzip.compress(path.read_bytes()))) for path in paths if path.is_file())


def test_download_size_is_below_the_limits(folder: Path) -> None:
    """Sizes of the engine and of the whole site; the first page is checked in `test_web_speed_and_errors`."""
    assert compressed_size((folder / "device").iterdir()) < 7_400_000
    assert compressed_size(folder.rglob("*")) < 8_500_000


def test_site_has_no_pages_that_need_a_server(folder: Path) -> None:
    pages = ["BotAccounts", "ClubTournaments", "InviteBots", "Leaderboards", "Moderation", "Notifications"]
    server_only, worker = SERVER_ONLY
    for name in [*pages, "push_subscription"]:
        assert list((BUILT_PAGES_DIR / "assets" / server_only).glob(f"{name}-*.js")), "it was renamed"
        assert list(folder.rglob(f"{name}-*.js")) == []
    assert (BUILT_PAGES_DIR / worker).is_file()
    assert not (folder / worker).exists()


def test_engine_archive_is_reproducible_and_without_server() -> None:
    need_pages()
    library = next((BUILT_PAGES_DIR / "device").glob("*.whl"))
    bytecode = BUILT_PAGES_DIR / "device" / BYTECODE_FILE
    one = build_engine_archive(library, bytecode)
    assert one == build_engine_archive(library, bytecode)
    names = ZipFile(BytesIO(gzip.decompress(one))).namelist()
    modules = {name.removesuffix("c").removesuffix(".py") for name in names}
    assert "bastide/device/in_browser_server" in modules
    assert [name for name in names if name.startswith("msgspec/_core.") and name.endswith(".so")]
    assert [name for name in names if "magpie" in name] == []
    assert "bastide/games/dominion/rules/state/game_state" in modules
    assert not [name for name in names if name.startswith(("bastide/server/", "bastide/cli/"))]
    ours = [name for name in names if name.startswith("bastide/")]
    assert not [name for name in ours if "/page/" in name]
    assert len(one) < 2_200_000


def test_unchanged_sources_are_replaced_by_bytecode(tmp_path: Path) -> None:
    bytecode = tmp_path / "bytecode.zip"
    with ZipFile(bytecode, "w") as archive:
        archive.writestr(hashlib.sha256(b"x = 1\n").hexdigest(), b"compiled")
    files = [("one.py", b"x = 1\n"), ("two.py", b"x = 2\n"), ("fast.py", b"x = 1\n"), ("fast.cpython-314.so", b"so")]
    files.append(("data.txt", b"x = 1\n"))
    expected = {**dict(files), "one.pyc": b"compiled"}
    del expected["one.py"]
    assert dict(use_bytecode(files, bytecode)) == expected
    assert list(use_bytecode(files, tmp_path / "missing.zip")) == files


def test_existing_folder_and_missing_pages_are_refused(folder: Path, tmp_path: Path) -> None:
    with pytest.raises(BastideError) as refused:
        write_site(folder)
    assert refused.value.code == "site-not-empty"
    (tmp_path / "file").write_text("mine")
    with pytest.raises(BastideError):
        write_site(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["file"]
    with pytest.raises(BastideError) as missing:
        check_built(tmp_path)
    assert missing.value.code == "site-not-built"
    check_built(BUILT_PAGES_DIR)


PLATFORM = "cp314-cp314-pyemscripten_2026_0_wasm32"


def made_wheel(
    folder: Path, name: str = f"bastide-{__version__}-{PLATFORM}.whl", marker: str = "# of the wheel\n"
) -> Path:
    """Build a wheel of this package for the browser, with a marker line in each source file."""
    wheel = folder / name
    package = BUILT_PAGES_DIR.parents[1]
    with ZipFile(wheel, "w") as archive:
        for path in sorted(package.rglob("*.py")):
            parts = ("bastide", *path.relative_to(package).parts)
            if is_included(parts):
                archive.writestr("/".join(parts), marker + path.read_text(encoding="utf-8"))
        archive.writestr("bastide/core/randomness/rng.cpython-314-wasm32-emscripten.so", b"\0asm compiled")
        archive.writestr("bastide__mypyc.cpython-314-wasm32-emscripten.so", b"\0asm shared")
        archive.writestr("bastide/server/app.py", "# nobody needs it here")
        archive.writestr(f"bastide-{__version__}.dist-info/RECORD", "")
    return wheel


def test_wheel_replaces_the_sources(folder: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    write_site(out, wheel=made_wheel(tmp_path))
    archive = ZipFile(BytesIO(gzip.decompress((out / "device" / "engine.bin").read_bytes())))
    names = set(archive.namelist())
    ours = [name for name in names if name.startswith("bastide/") and name.endswith(".py")]
    assert len(ours) > 100
    assert all(archive.read(name).startswith(b"# of the wheel\n") for name in ours)
    # Compiled modules and files next to the package are included; unneeded packages are not.
    assert archive.read("bastide/core/randomness/rng.cpython-314-wasm32-emscripten.so") == b"\0asm compiled"
    assert "bastide__mypyc.cpython-314-wasm32-emscripten.so" in names
    assert "bastide/server/app.py" not in names
    assert {"fluent/runtime/__init__.py", f"bastide-{__version__}.dist-info/entry_points.txt"} <= names
    # Everything else is the same.
    files = {path.relative_to(out).as_posix() for path in out.rglob("*") if path.is_file()}
    assert files == {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.parametrize(
    ("name", "code"),
    [
        (f"bastide-{__version__}-cp313-cp313-manylinux_2_28_x86_64.whl", "site-wheel-platform"),
        (f"bastide-{__version__}-py3-none-any.whl", "site-wheel-platform"),
        (f"bastide-0.0.0-{PLATFORM}.whl", "site-wheel-version"),
        (f"msgspec-{__version__}-{PLATFORM}.whl", "site-wheel-name"),
        ("bastide.zip", "site-wheel-name"),
        (f"bastide-{__version__}-{PLATFORM}.whl", "site-wheel-broken"),
    ],
)
def test_unsuitable_wheel_is_refused(tmp_path: Path, name: str, code: str) -> None:
    (tmp_path / name).write_bytes(b"not an archive")
    with pytest.raises(BastideError) as refused:
        write_site(tmp_path / "out", wheel=tmp_path / name)
    assert refused.value.code == code
    assert not (tmp_path / "out").exists()
    with pytest.raises(BastideError):
        check_wheel(tmp_path / "nowhere" / name, PLATFORM)


def test_chosen_game_names_are_applied_everywhere(tmp_path: Path) -> None:
    names.use_names("neutral")
    try:
        write_site(tmp_path / "out")
    finally:
        names.reset_names()
    out = tmp_path / "out"
    assert names.CHOSEN_NAMES_META_TAG in (out / "index.html").read_text(encoding="utf-8")
    archive = ZipFile(BytesIO(gzip.decompress((out / "device" / "engine.bin").read_bytes())))
    packed = [name for name in archive.namelist() if name.startswith("bastide/") and name.endswith((".ftl", ".md"))]
    words = {name: archive.read(name).decode() for name in packed if "/names/" not in name}
    words |= {str(path): path.read_text(encoding="utf-8") for path in (out / "locale").rglob("*.ftl")}
    assert {path.name for path in (out / "locale" / "he").iterdir()} >= {"web.ftl", "error.ftl", "device.ftl"}
    assert len(words) > 250
    owned = re.compile(r"\b(Dominion|7 Wonders|Carcassonne)\b")
    shown = {
        name: [line for line in text.splitlines() if owned.search(line) and not line.startswith("#")]
        for name, text in words.items()
    }
    assert {name: lines for name, lines in shown.items() if lines} == {}


def test_excluded_files_exist() -> None:
    """A renamed file would be packed again without notice."""
    present = {path.name for path in PACKAGE_DIR.rglob("*")}
    assert [name for name in sorted(EXCLUDED_FILES) if name not in present] == []


def test_site_has_the_texts_of_all_its_pages() -> None:
    pages = [path.read_text(encoding="utf-8") for path in (ROOT / "web" / "src" / "pages").glob("*/page.ts")]
    needed = {
        name
        for page in pages
        if "isServerOnly: true" not in page
        for listed in re.findall(r"catalogues: \[(.*?)\]", page)
        for name in re.findall(r'"(\w+)"', listed)
    }
    assert {"analysis", "position"} <= needed <= {*LAZY_CATALOGUES, *BUNDLED_CATALOGUES}
