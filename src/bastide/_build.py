"""Which build is running: the compiled modules, or the sources they were made from.

The build writes ``_compiled.digests`` beside this file: the Python it was made for, then a line for every source that
it compiled. If a source has changed since, or there is no such list, or ``BASTIDE_PURE=1`` is set, the compiled modules
are all passed over and the sources run. So an edited file is always the one that counts, and a process that began with
the sources stays with them, whatever is compiled beside them meanwhile.

This is the first that every process does, so it is quick: what is not always needed is imported where it is, and the
list is one that can be read without a module for it.
"""

from __future__ import annotations

import os
import sys

PACKAGE = os.path.dirname(os.path.abspath(__file__))
MANIFEST = "_compiled.digests"
#: Why the installed package was not compiled, if it was to be.
NOT_COMPILED = "_not_compiled.txt"


def digest(source: str | os.PathLike[str]) -> str:
    from hashlib import blake2b

    with open(source, "rb", buffering=0) as file:
        return blake2b(file.read(), digest_size=8).hexdigest()


def listed(source: str | os.PathLike[str], name: str) -> str:
    """The line of a source: its digest, when it was last changed, how long it is, and its path in the package."""
    stat = os.stat(source)
    return f"{digest(source)} {stat.st_mtime_ns} {stat.st_size} {name}"


def sources(package: str | os.PathLike[str] = PACKAGE) -> dict[str, str] | None:
    """The sources that were compiled, by their paths, each with what is known of it; None if none for this Python."""
    try:
        with open(os.path.join(package, MANIFEST), encoding="utf-8") as file:
            python, *lines = file.read().splitlines()
    except FileNotFoundError:
        return None
    if python != sys.implementation.cache_tag:
        return None
    return {line.split(" ", 3)[3]: line for line in lines}


def stale(package: str | os.PathLike[str] = PACKAGE) -> list[str] | None:
    """The sources that differ from what was compiled; None if nothing was compiled for this Python."""
    known = sources(package)
    if known is None:
        return None
    return [name for name, line in known.items() if not _is_same(os.path.join(package, name), line)]


def _is_same(source: str, line: str) -> bool:
    made_from, changed, length, _ = line.split(" ", 3)
    try:
        stat = os.stat(source)
    except FileNotFoundError:
        return False
    # It is read only if it was touched since: by an editor, by git, by being installed.
    return (stat.st_mtime_ns, stat.st_size) == (int(changed), int(length)) or digest(source) == made_from


def choose() -> None:
    """Decide, before anything else is imported, whether the compiled modules may be used."""
    if os.environ.get("BASTIDE_PURE") == "1":
        _use_sources()
        return
    changed = stale()
    if changed is None:
        story = os.path.join(PACKAGE, NOT_COMPILED)
        if os.path.isfile(story):
            _warn(_not_compiled(story))
        _use_sources()
    elif changed:
        _warn(
            f"the compiled modules of bastide are out of date ({', '.join(changed[:5])} changed since); "
            "running the sources instead, much slower. Compile again with 'make compile'."
        )
        _use_sources()


def _use_sources() -> None:
    from bastide._sources import SourcesOnly

    sys.meta_path.insert(0, SourcesOnly())


def _not_compiled(story: str) -> str:
    with open(story, encoding="utf-8") as file:
        last = [line.strip() for line in file if line.strip()][-1:]
    return (
        f"the rules of bastide could not be compiled when it was installed ({''.join(last)}); "
        f"everything works, much slower. The whole story is in {story}. With a C compiler and "
        "Python's headers, 'pip install --force-reinstall --no-cache-dir' compiles them; BASTIDE_PURE=1 says that "
        "it is meant so."
    )


def _warn(words: str) -> None:
    import warnings

    warnings.warn(words, RuntimeWarning, stacklevel=4)


def compiled() -> bool:
    """Whether the rules that are running are the compiled ones."""
    from bastide.core.randomness import rng

    return not str(rng.__file__).endswith(".py")
