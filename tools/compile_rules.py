"""Compile the rules with mypyc: into a folder for a wheel, or in place for developers.

``core/``, ``games/``, ``bots/`` and ``encoding/`` are compiled, in a temporary folder, from the same files that run
interpreted. ``bastide/_compiled_module_selection.py`` makes sure that outdated compiled modules never hide an edited
source.
"""

from __future__ import annotations

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

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src"
MANIFEST = "_compiled.digests"
#: Build outputs, which can be deleted at any time.
BUILD_FOLDER = ROOT / "build"
COMPILED_FOLDERS = ("core", "games", "bots", "encoding")
#: Modules and folders that gain nothing from compilation, or that plug-ins replace at run time.
NOT_COMPILED = ("__init__.py", "drawing.py", "art", "imports", "openings.py", "puzzles", "external_engines")

#: Runs in a separate process.
SETUP_SCRIPT = ROOT / "tools" / "mypyc_setup.py"
#: Changes of the generated C code.
PATCH_FILES = tuple(ROOT / "tools" / name for name in ("mypyc_inline.h", "mypyc_inline.py", "mypyc_docstrings.py"))


def modules_to_compile(package: Path) -> list[Path]:
    """Return the sources to compile, relative to the package.

    ``BASTIDE_COMPILE_ONLY=core,games/dominion`` limits them.
    """
    only = os.environ.get("BASTIDE_COMPILE_ONLY", "")
    folders = only.split(",") if only else COMPILED_FOLDERS
    found = [p for folder in folders for p in sorted((package / folder).rglob("*.py"))]
    found = [p for p in found if not set(NOT_COMPILED) & set(p.relative_to(package).parts)]
    found += [package / folder for folder in folders if folder.endswith(".py")]
    return [path.relative_to(package) for path in found]


def compile_package(
    target: Path, workshop: Path | None = None, progress: Callable[[str, str], None] | None = None
) -> list[Path]:
    """Compile into ``target``, which mirrors ``src``. Returns the new files.

    Outputs of an earlier run in ``workshop`` are reused where they still fit. ``progress`` is called with the number of
    compiled files and the total. Raises RuntimeError with the compiler's output if it fails.
    """
    with tempfile.TemporaryDirectory() as folder:
        work = workshop or Path(folder)
        shutil.rmtree(work / "bastide", ignore_errors=True)
        shutil.copytree(SOURCES / "bastide", work / "bastide", ignore=shutil.ignore_patterns("*.so", "*.pyd", MANIFEST))
        names = modules_to_compile(work / "bastide")
        for file in PATCH_FILES:
            shutil.copy2(file, work / file.name)
        command = [
            sys.executable,
            "-c",
            SETUP_SCRIPT.read_text(encoding="utf-8"),
            "--",
            *(str(Path("bastide") / name) for name in names),
        ]
        saved = []
        environment = {**os.environ, "BASTIDE_PURE": "1"}
        with subprocess.Popen(
            command, cwd=work, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment
        ) as process:
            assert process.stdout is not None
            for line in process.stdout:
                if not line.startswith("PROGRESS "):
                    saved.append(line)
                elif progress is not None:
                    progress(*line.split()[1:])
        if process.returncode:
            raise RuntimeError("".join(saved).strip())
        libraries = [path for path in work.rglob("*") if path.suffix in (".so", ".pyd")]
        built = [path for path in libraries if path.relative_to(work).parts[0] != "build"]
        manifest = work / "bastide" / MANIFEST
        # The format of ``bastide._compiled_module_selection.manifest_line``; copied files keep the times of the
        # sources.
        stats = {name: (work / "bastide" / name).stat() for name in names}
        sources = (
            f"{source_digest(work / 'bastide' / name)} {stat.st_mtime_ns} {stat.st_size} {name.as_posix()}"
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


def source_digest(source: Path) -> str:
    return blake2b(source.read_bytes(), digest_size=8).hexdigest()


def libraries_in_place() -> list[Path]:
    return [path for path in SOURCES.rglob("*") if path.suffix in (".so", ".pyd")]


def clean_in_place() -> None:
    """Delete the compiled modules in the source tree."""
    # The manifest first: processes that start from now on run the sources, never a mixture.
    (SOURCES / "bastide" / MANIFEST).unlink(missing_ok=True)
    for path in libraries_in_place():
        path.unlink()


def put_in_place(staged: Path) -> None:
    """Move compiled files next to the sources, while other processes run or start.

    Without a manifest a process uses the sources until its end, see ``bastide/_compiled_module_selection.py``. The
    manifest is therefore removed first and written last.
    """
    manifest = SOURCES / "bastide" / MANIFEST
    manifest.unlink(missing_ok=True)
    libraries = {SOURCES / path.relative_to(staged): path for path in staged.rglob("*") if path.is_file()}
    new = libraries.pop(manifest)
    for old in set(libraries_in_place()) - set(libraries):
        old.unlink()
    for place, path in libraries.items():
        path.replace(place)  # running processes keep the old library mapped
    new.replace(manifest)


@contextmanager
def process_lock(work: str, *, wait: bool = True) -> Iterator[bool]:
    """Hold a machine-wide lock for this work. With ``wait=False``, yields False if another process holds it."""
    try:
        import fcntl
    except ImportError:  # Windows, where nothing is built in place
        yield True
        return
    BUILD_FOLDER.mkdir(exist_ok=True)
    with (BUILD_FOLDER / f"{work}.lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if not wait:
                yield False
                return
            log_line(f"another process is {work}; waiting for it ...")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield True


#: Names of the locks.
COMPILE_LOCK = "compiling"
WEB_BUILD_LOCK = "building"


def is_compiled() -> bool:
    """Return whether the compiled modules in the source tree are up to date."""
    if str(SOURCES) not in sys.path:
        sys.path.insert(0, str(SOURCES))
    saved = {name: os.environ[name] for name in ("BASTIDE_PURE",) if name in os.environ}
    os.environ["BASTIDE_PURE"] = "1"  # suppresses the warning about outdated modules
    from bastide._compiled_module_selection import compiled_sources, stale_sources

    del os.environ["BASTIDE_PURE"]
    os.environ.update(saved)
    return stale_sources() == [] and set(compiled_sources() or ()) == {
        path.as_posix() for path in modules_to_compile(SOURCES / "bastide")
    }


def compile_and_place(progress: Callable[[str, str], None] | None = None) -> int:
    """Compile, and move the result in place when it is complete. Returns the number of modules.

    Raises RuntimeError if it fails; the old files stay then. An interrupted compilation resumes at the next call.
    """
    staged = BUILD_FOLDER / "compiled"
    shutil.rmtree(staged, ignore_errors=True)
    results = compile_package(staged, BUILD_FOLDER / "workshop", progress)
    put_in_place(staged)
    return len(results) - 2


def compile_in_place() -> int:
    """Compile next to the sources, unless they are up to date. Returns the exit code."""
    with process_lock(COMPILE_LOCK):
        if is_compiled():
            return 0
        log_line("compiling the rules; this takes some minutes ...")
        try:
            count = compile_and_place(print_progress)
        except RuntimeError as error:
            clean_in_place()
            print(
                f"{error}\nbastide: compiling the rules failed (see above); bots are slower without it.",
                file=sys.stderr,
            )
            return 1
    print(f"bastide: compiled {count} modules in place")
    return 0


def missing_compiler_reason() -> str:
    """Return why nothing can be compiled on this machine; empty if it can be tried."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if os.name != "nt" and shutil.which(compiler) is None:
        return f"there is no C compiler ({compiler})"
    header = Path(sysconfig.get_path("include")) / "Python.h"
    return "" if header.is_file() else f"Python's headers are not installed (no {header})"


def log_line(what: str) -> None:
    """Print a message to stderr."""
    print(f"bastide: {what}", file=sys.stderr, flush=True)


def print_progress(done: str, of: str) -> None:
    """Print the progress of compiling: on a terminal in place, otherwise in a few lines."""
    if of == "1":
        return  # the shim file of each module
    if sys.stderr.isatty():
        print(f"\rbastide: {done} of {of} files", end="\n" if done == of else "", file=sys.stderr, flush=True)
    elif int(done) % max(1, int(of) // 4) == 0:
        log_line(f"{done} of {of} files")


def last_line(error: BaseException) -> str:
    """Return the last line of an error message."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return lines[-1] if lines else type(error).__name__
