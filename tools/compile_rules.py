"""Compiles the rules with mypyc: into a folder for a wheel, or in place for developers.

``core/``, ``games/``, ``bots/`` and ``encoding/`` are compiled from the same files that run interpreted, in a temporary
folder. ``bastide/_build.py`` makes sure that an edited source is never hidden by what was compiled from an older one.
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
#: What is made here and can be made again.
BUILD = ROOT / "build"
COMPILED_FOLDERS = ("core", "games", "bots", "encoding")
#: Modules and folders that gain nothing from being compiled, or that plug-ins replace at run time.
INTERPRETED = ("__init__.py", "art", "puzzles")

#: Run in a process of its own.
SETUP = ROOT / "tools" / "mypyc_setup.py"
#: Optional speed-ups of the generated C.
INLINE = (ROOT / "tools" / "mypyc_inline.h", ROOT / "tools" / "mypyc_inline.py")


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
        for file in INLINE:
            shutil.copy2(file, work / file.name)
        command = [
            sys.executable,
            "-c",
            SETUP.read_text(encoding="utf-8"),
            "--",
            *(str(Path("bastide") / name) for name in names),
        ]
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
