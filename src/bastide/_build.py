"""Which build is running: the compiled modules, or the sources they were made from.

The build writes ``_compiled.digests`` beside this file: the Python it was made for, then the digest of every source it
compiled. If a source has changed since, or ``BASTIDE_PURE=1`` is set, the compiled modules are all passed over and the
sources run. So an edited file is always the one that counts.

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


def sources(package: str | os.PathLike[str] = PACKAGE) -> dict[str, str] | None:
    """The sources that were compiled, each with its digest then; None if nothing was compiled for this Python."""
    try:
        with open(os.path.join(package, MANIFEST), encoding="utf-8") as file:
            python, *lines = file.read().splitlines()
    except FileNotFoundError:
        return None
    if python != sys.implementation.cache_tag:
        return None
    return {name: made_from for made_from, _, name in (line.partition(" ") for line in lines)}


def stale(package: str | os.PathLike[str] = PACKAGE) -> list[str] | None:
    """The sources that differ from what was compiled; None if nothing was compiled for this Python."""
    compiled_from = sources(package)
    if compiled_from is None:
        return None
    return [name for name, made_from in compiled_from.items() if not _is(os.path.join(package, name), made_from)]


def _is(source: str, made_from: str) -> bool:
    try:
        return digest(source) == made_from
    except FileNotFoundError:
        return False


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
    from bastide.core import rng

    return not str(rng.__file__).endswith(".py")
