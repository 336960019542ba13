"""The built and installed package: pure and compiled, and never stale."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest
from quick_compiler import quick_compiler
from script_loader import load_script

import bastide
from bastide._compiled_module_selection import MANIFEST_FILE, NOT_COMPILED_FILE, manifest_line, stale_sources
from bastide.device.site.site_builder import BYTECODE_FILE, RUNTIME_FILES

ROOT = Path(__file__).parents[2]
PACKAGE = Path(bastide.__file__).parent

HAS_COMPILER = shutil.which("cc") is not None or shutil.which("gcc") is not None

#: The builds take minutes on a busy machine.
pytestmark = pytest.mark.timeout(1800)

#: Compile only two modules, because this tests packaging.
MODULES_TO_COMPILE = "core/randomness/chacha.py,core/randomness/rng.py"

#: Build log, next to the wheel.
LOG = "log.txt"


def build_wheel(folder: Path, source: Path, **environment: str) -> Path:
    """Build a wheel of a source tree."""
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder), str(source)]
    settings = {key: value for key, value in os.environ.items() if not key.startswith("BASTIDE")}
    if HAS_COMPILER:
        settings["CC"] = quick_compiler(folder)
    done = subprocess.run(command, capture_output=True, text=True, env={**settings, **environment})
    assert done.returncode == 0, done.stdout + done.stderr
    (folder / LOG).write_text(done.stdout + done.stderr, encoding="utf-8")
    return next(folder.glob("*.whl"))


def install_wheel(wheel: Path, folder: Path) -> Path:
    """Unpack a wheel where Python can import it."""
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder)
    return folder


def run(code: str, path: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    settings = {key: value for key, value in os.environ.items() if not key.startswith("BASTIDE")}
    settings.update(environment, PYTHONPATH=str(path), LC_ALL="C.UTF-8")
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=settings, cwd=path)


VERSION = "import sys; from bastide.cli.app import run_command_line; sys.exit(run_command_line(['--version']))"


def files(folder: Path) -> set[str]:
    found = (path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())
    return {name for name in found if "__pycache__" not in name}


@pytest.fixture(scope="module")
def pure_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Wheel built from a fresh checkout, which the build must leave unchanged."""
    checkout = tmp_path_factory.mktemp("fresh") / "checkout"
    built = ("static", "built", "build", "dist", "tests", "node_modules", "*.so", "*.pyd", MANIFEST_FILE)
    shutil.copytree(ROOT, checkout, symlinks=True, ignore=shutil.ignore_patterns(".*", "__pycache__", *built))
    before = files(checkout)
    # Without Node: the pages are not part of it.
    wheel = build_wheel(tmp_path_factory.mktemp("pure"), checkout, BASTIDE_PURE="1")
    assert files(checkout) == before
    return wheel


@pytest.fixture(scope="module")
def small_checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Checkout without games, which builds in seconds: the pure wheel has everything."""
    checkout = tmp_path_factory.mktemp("small") / "checkout"
    checkout.mkdir()
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy2(ROOT / name, checkout)
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", MANIFEST_FILE)
    shutil.copytree(ROOT / "tools", checkout / "tools", ignore=ignored)
    left_out = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", MANIFEST_FILE, "games", "static")
    shutil.copytree(PACKAGE, checkout / "src" / "bastide", ignore=left_out)
    return checkout


@pytest.fixture(scope="module")
def compiled_wheel(tmp_path_factory: pytest.TempPathFactory, small_checkout: Path) -> Path:
    if not HAS_COMPILER:
        pytest.fail("there is no C compiler: the compiled build cannot be tested")
    return build_wheel(tmp_path_factory.mktemp("compiled"), small_checkout, BASTIDE_COMPILE_ONLY=MODULES_TO_COMPILE)


#: Catalogues whose texts only the pages show.
PAGE_CATALOGUES = {
    path.relative_to(PACKAGE.parent).as_posix() for path in load_script("packages/hatch_hooks.py").page_catalogues()
}


def names(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def test_pure_wheel_contents(pure_wheel: Path) -> None:
    held = names(pure_wheel)
    assert pure_wheel.name.endswith("py3-none-any.whl")
    assert not [name for name in held if name.endswith((".so", ".pyd")) or MANIFEST_FILE in name]
    tracked = {
        path.relative_to(PACKAGE.parent).as_posix()
        for path in PACKAGE.rglob("*")
        if path.suffix in (".py", ".ftl", ".txt", ".typed") and "static" not in path.parts
    } - PAGE_CATALOGUES
    assert tracked <= held
    assert "bastide/py.typed" in held


#: Limit of a pure wheel and of the source distribution, so that installing the engine takes seconds.
MAX_PURE_BYTES, MAX_SOURCE_BYTES = 3_000_000, 6_000_000

STATIC = "bastide/server/static/"
BROWSER_PYTHON = f"{STATIC}device/"


def test_engine_is_small_and_has_no_pages(pure_wheel: Path) -> None:
    assert pure_wheel.stat().st_size < MAX_PURE_BYTES
    assert not [name for name in names(pure_wheel) if name.startswith(STATIC) or "/page/built/" in name]


def test_source_distribution_is_small_and_has_the_sources_of_the_pages(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "build", "--sdist", "--no-isolation", "--outdir", str(tmp_path), str(ROOT)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    source = next(tmp_path.glob("*.tar.gz"))
    assert source.stat().st_size < MAX_SOURCE_BYTES
    with tarfile.open(source) as archive:
        held = {name.partition("/")[2] for name in archive.getnames()}
    assert {"web/index.html", "packages/hatch_hooks.py", "src/bastide/games/dominion/page/index.ts"} <= held
    assert not [name for name in held if "node_modules" in name or f"src/{STATIC}" in name or "/page/built/" in name]


@pytest.fixture(scope="module")
def pages_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_wheel(tmp_path_factory.mktemp("pages"), ROOT / "packages" / "pages")


@pytest.fixture(scope="module")
def site_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_wheel(tmp_path_factory.mktemp("site"), ROOT / "packages" / "site")


@pytest.mark.parametrize("name", ["pages", "site"])
def test_wheels_of_built_files_require_the_same_version(name: str, request: pytest.FixtureRequest) -> None:
    wheel: Path = request.getfixturevalue(f"{name}_wheel")
    assert wheel.name == f"bastide_{name}-{bastide.__version__}-py3-none-any.whl"
    with zipfile.ZipFile(wheel) as archive:
        about = archive.read(f"bastide_{name}-{bastide.__version__}.dist-info/METADATA").decode()
    assert f"Requires-Dist: bastide=={bastide.__version__}\n" in about


def test_distributions_have_no_files_in_common(pure_wheel: Path, pages_wheel: Path, site_wheel: Path) -> None:
    assert names(pure_wheel).isdisjoint(names(pages_wheel) | names(site_wheel))
    assert names(pages_wheel).isdisjoint(names(site_wheel))
    assert not [name for name in names(pages_wheel) | names(site_wheel) if name.endswith(".py")]


def test_pages_are_complete(pages_wheel: Path) -> None:
    """The built pages are ignored by git; a build that respects .gitignore would drop them."""
    held = names(pages_wheel)
    assert {f"{STATIC}index.html", f"{STATIC}icon.svg", *PAGE_CATALOGUES} <= held
    with zipfile.ZipFile(pages_wheel) as archive:
        index = archive.read(f"{STATIC}index.html").decode()
    named = set(re.findall(r'"/(assets/[^"]+)"', index))
    assert named
    assert {f"{STATIC}{name}" for name in named} <= held
    assert not [name for name in held if "node_modules" in name or name.endswith((".svelte", ".ts"))]


def test_no_code_uses_the_catalogues_of_the_pages() -> None:
    texts = [(PACKAGE.parent / name).read_text(encoding="utf-8") for name in PAGE_CATALOGUES]
    ids = {name for text in texts for name in re.findall(r"^([a-z][\w-]*) *=", text, re.MULTILINE)}
    quoted = {
        found for path in PACKAGE.rglob("*.py") for found in re.findall(r'"([\w-]+)"', path.read_text(encoding="utf-8"))
    }
    assert not ids & quoted


@pytest.mark.parametrize("game", ["carcassonne", "dominion", "seven_wonders"])
def test_pages_of_games_are_complete(pages_wheel: Path, game: str) -> None:
    """As the game's kit names them, with the shared parts of the web app."""
    built = f"bastide/games/{game}/page/built/"
    with zipfile.ZipFile(pages_wheel) as archive:
        held = set(archive.namelist())
        assert {f"{built}page.js", f"{built}page.css", f"{built}picture.svg"} <= held
        shared = set(re.findall(r'"\.\./\.\./\.\./(assets/[^"]+)"', archive.read(f"{built}page.js").decode()))
    assert shared
    assert {f"{STATIC}{name}" for name in shared} <= held


def test_browser_python_is_complete(site_wheel: Path) -> None:
    held = names(site_wheel)
    assert {f"{BROWSER_PYTHON}{name}" for name in (*RUNTIME_FILES, BYTECODE_FILE)} <= held
    assert [name for name in held if name.startswith(f"{BROWSER_PYTHON}msgspec-")]


def test_installed_distributions_serve_pages_and_write_the_site(
    pure_wheel: Path, pages_wheel: Path, site_wheel: Path, tmp_path: Path
) -> None:
    """Pages appear with their wheel; only the site needs Python for the browser."""
    folder = install_wheel(pure_wheel, tmp_path / "there")
    site = "import sys; from bastide.cli.app import run_command_line; sys.exit(run_command_line(['site', sys.argv[1]]))"
    page = "from bastide.server.site.static_files import STATIC; print((STATIC / 'index.html').is_file())"

    def write_site() -> subprocess.CompletedProcess[str]:
        return run(f"import sys; sys.argv.append({str(tmp_path / 'site')!r}); {site}", folder)

    assert run(page, folder).stdout == "False\n"
    install_wheel(pages_wheel, folder)
    assert run(page, folder).stdout == "True\n"
    refused = write_site()
    assert refused.returncode != 0
    assert "bastide[site]" in refused.stderr
    install_wheel(site_wheel, folder)
    written = write_site()
    assert written.returncode == 0, written.stderr
    assert (tmp_path / "site" / "index.html").is_file()


def test_pure_wheel_runs(pure_wheel: Path, tmp_path: Path) -> None:
    done = run(VERSION, install_wheel(pure_wheel, tmp_path))
    assert (done.returncode, done.stderr) == (0, "")
    assert "pure Python" in done.stdout


def test_compiled_wheel_runs(compiled_wheel: Path, tmp_path: Path) -> None:
    assert "none-any" not in compiled_wheel.name
    folder = install_wheel(compiled_wheel, tmp_path)
    done = run(VERSION, folder)
    assert (done.returncode, done.stderr) == (0, "")
    assert "(compiled)" in done.stdout
    assert "pure Python" in run(VERSION, folder, BASTIDE_PURE="1").stdout


SHUFFLE = """
from bastide._compiled_module_selection import is_compiled
from bastide.core import Rng
rng, cards = Rng(7), list(range(200))
rng.shuffle(cards)
print(is_compiled(), cards, rng.below(2**30))
"""


def test_build_without_mypyc_speed_ups(compiled_wheel: Path, small_checkout: Path, tmp_path: Path) -> None:
    settings = {"BASTIDE_COMPILE_ONLY": MODULES_TO_COMPILE, "BASTIDE_MYPYC_INLINE": "0"}
    plain_wheel = build_wheel(tmp_path, small_checkout, **settings)
    plain = run(SHUFFLE, install_wheel(plain_wheel, tmp_path / "plain"))
    assert (plain.returncode, plain.stderr) == (0, "")
    assert plain.stdout.startswith("True ")
    assert plain.stdout == run(SHUFFLE, install_wheel(compiled_wheel, tmp_path / "inline")).stdout


@pytest.mark.parametrize(
    ("version", "environment", "expected"), [("2.4.1", "", True), ("2.5.0", "", False), ("2.4.1", "0", False)]
)
def test_mypyc_speed_ups_are_version_specific(
    version: str, environment: str, expected: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BASTIDE_MYPYC_INLINE", environment)
    monkeypatch.setattr(sys, "platform", "linux")
    assert load_script("tools/mypyc_inline.py").is_applicable(version) is expected


def test_edited_source_runs_with_warning(compiled_wheel: Path, tmp_path: Path) -> None:
    folder = install_wheel(compiled_wheel, tmp_path)
    source = folder / "bastide" / "core" / "randomness" / "rng.py"
    source.write_text(source.read_text() + "\nEDITED = True\n")
    done = run("from bastide.core.randomness import rng; print(rng.EDITED)", folder)
    assert done.stdout == "True\n"
    assert "RuntimeWarning" in done.stderr
    assert "core/randomness/rng.py changed since" in done.stderr
    assert "make compile" in done.stderr


def test_process_keeps_using_sources_after_compiling(compiled_wheel: Path, tmp_path: Path) -> None:
    """Modules compiled while a process runs or starts are used by later processes only."""
    folder = install_wheel(compiled_wheel, tmp_path)
    manifest = folder / "bastide" / MANIFEST_FILE
    manifest.rename(folder / "kept")
    show = "from bastide.core.randomness import rng; print(rng)"
    code = f"import bastide, os; os.rename('kept', 'bastide/_compiled.digests'); {show}"
    assert "rng.py'" in run(code, folder).stdout
    assert manifest.is_file()
    assert "rng.py'" not in run(show, folder).stdout


def test_compiled_wheel_contains_sources(compiled_wheel: Path) -> None:
    held = names(compiled_wheel)
    assert {"bastide/core/randomness/rng.py", "bastide/core/state.py", f"bastide/{MANIFEST_FILE}"} <= held


def test_build_without_compiler_gives_pure_wheel_with_warning(small_checkout: Path, tmp_path: Path) -> None:
    wheel = build_wheel(tmp_path, small_checkout, CC="/bin/false", BASTIDE_COMPILE_ONLY=MODULES_TO_COMPILE)
    assert wheel.name.endswith("py3-none-any.whl")
    folder = install_wheel(wheel, tmp_path / "there")
    done = run(VERSION, folder)
    assert (done.returncode, "pure Python" in done.stdout) == (0, True)
    assert "RuntimeWarning: the rules of bastide could not be compiled when it was installed" in done.stderr
    assert "/bin/false" in (folder / "bastide" / NOT_COMPILED_FILE).read_text(encoding="utf-8")
    assert run(VERSION, folder, BASTIDE_PURE="1").stderr == ""


def test_build_prints_progress(compiled_wheel: Path) -> None:
    said = (compiled_wheel.parent / LOG).read_text(encoding="utf-8")
    assert "bastide: compiling the rules" in said
    assert re.search(r"bastide: \d+ of \d+ files", said)


def test_stale_sources_are_detected(tmp_path: Path) -> None:
    (tmp_path / "core").mkdir()
    source = tmp_path / "core" / "a.py"
    source.write_text("x = 1\n")
    assert stale_sources(tmp_path) is None
    line = manifest_line(source, "core/a.py")
    (tmp_path / MANIFEST_FILE).write_text(f"{sys.implementation.cache_tag}\n{line}\n")
    assert stale_sources(tmp_path) == []
    changed = source.stat().st_mtime_ns
    # Touched but unchanged; then changed with the same length: only the content counts.
    os.utime(source, ns=(changed + 1_000_000, changed + 1_000_000))
    assert stale_sources(tmp_path) == []
    source.write_text("x = 2\n")
    os.utime(source, ns=(changed + 2_000_000, changed + 2_000_000))
    assert stale_sources(tmp_path) == ["core/a.py"]
    # Longer, with the same modification time.
    source.write_text("x = 10\n")
    os.utime(source, ns=(changed, changed))
    assert stale_sources(tmp_path) == ["core/a.py"]
    source.unlink()
    assert stale_sources(tmp_path) == ["core/a.py"]
    (tmp_path / MANIFEST_FILE).write_text(f"cpython-99\n{line}\n")
    assert stale_sources(tmp_path) is None
