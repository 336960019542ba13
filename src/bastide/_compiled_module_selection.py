"""Select the build to run: compiled modules, or their Python sources.

The build writes ``_compiled.digests`` next to this file: the Python version, then a line for each compiled source. If a
source has changed since, if the list is missing, or if ``BASTIDE_PURE=1`` is set, all compiled modules are ignored and
the sources run. A process that started with the sources keeps using them, even if they are compiled meanwhile.

Every process runs this first, so it imports lazily and reads a plain text list.
"""

from __future__ import annotations

import os
import sys

PACKAGE_FOLDER = os.path.dirname(os.path.abspath(__file__))
MANIFEST_FILE = "_compiled.digests"
#: Reason why the installed package is not compiled, if it should have been.
NOT_COMPILED_FILE = "_not_compiled.txt"


def file_digest(source: str | os.PathLike[str]) -> str:
    """Return the digest of a source file."""
    from hashlib import blake2b

    with open(source, "rb", buffering=0) as file:
        return blake2b(file.read(), digest_size=8).hexdigest()


def manifest_line(source: str | os.PathLike[str], name: str) -> str:
    """Return the manifest line of a source: digest, modification time, size and path within the package."""
    stat = os.stat(source)
    return f"{file_digest(source)} {stat.st_mtime_ns} {stat.st_size} {name}"


def compiled_sources(package: str | os.PathLike[str] = PACKAGE_FOLDER) -> dict[str, str] | None:
    """Return the manifest lines of the compiled sources by path; None if nothing was compiled for this Python."""
    try:
        with open(os.path.join(package, MANIFEST_FILE), encoding="utf-8") as file:
            python, *lines = file.read().splitlines()
    except FileNotFoundError:
        return None
    if python != sys.implementation.cache_tag:
        return None
    return {line.split(" ", 3)[3]: line for line in lines}


def stale_sources(package: str | os.PathLike[str] = PACKAGE_FOLDER) -> list[str] | None:
    """Return the sources that differ from the compiled ones; None if nothing was compiled for this Python."""
    known = compiled_sources(package)
    if known is None:
        return None
    return [name for name, line in known.items() if not _is_same(os.path.join(package, name), line)]


def _is_same(source: str, line: str) -> bool:
    made_from, changed, length, _ = line.split(" ", 3)
    try:
        stat = os.stat(source)
    except FileNotFoundError:
        return False
    # Read the file only if its time or size has changed.
    return (stat.st_mtime_ns, stat.st_size) == (int(changed), int(length)) or file_digest(source) == made_from


def select_build() -> None:
    """Decide, before other imports, whether the compiled modules may be used."""
    if os.environ.get("BASTIDE_PURE") == "1":
        _use_sources()
        return
    changed = stale_sources()
    if changed is None:
        log = os.path.join(PACKAGE_FOLDER, NOT_COMPILED_FILE)
        if os.path.isfile(log):
            _warn(_not_compiled(log))
        _use_sources()
    elif changed:
        _warn(
            f"the compiled modules of bastide are out of date ({', '.join(changed[:5])} changed since); "
            "running the sources instead, much slower. Compile again with 'make compile'."
        )
        _use_sources()


def _use_sources() -> None:
    from bastide._source_only_import_finder import SourceOnlyFinder

    sys.meta_path.insert(0, SourceOnlyFinder())


def _not_compiled(log: str) -> str:
    with open(log, encoding="utf-8") as file:
        last = [line.strip() for line in file if line.strip()][-1:]
    return (
        f"the rules of bastide could not be compiled when it was installed ({''.join(last)}); "
        f"everything works, much slower. The build log is in {log}. With a C compiler and "
        "Python's headers, 'pip install --force-reinstall --no-cache-dir' compiles them; BASTIDE_PURE=1 silences "
        "this warning."
    )


def _warn(message: str) -> None:
    import warnings

    warnings.warn(message, RuntimeWarning, stacklevel=4)


def is_compiled() -> bool:
    """Whether the compiled rules are running."""
    from bastide.core.randomness import rng

    return not str(rng.__file__).endswith((".py", ".pyc"))
