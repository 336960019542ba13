"""``make play``: the pages, then the server; the rules are compiled while people play already.

    python tools/play.py [--lan ...]

Whoever plays for the first time does not wait for a compiler: the sources are served as they are, and a process of low
priority compiles them beside. What it makes is put in place when it is complete, and used from the next start on: the
server that runs is told to keep to the sources, and so are the processes that it starts. If the server is stopped
before, so is the compiler, and the next start goes on where it was. Why it failed stands in ``build/not-compiled.txt``.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from compile_rules import (
    BUILD,
    BUILDING,
    COMPILING,
    ROOT,
    SOURCES,
    alone,
    compile_and_place,
    is_compiled,
    last_line,
    modules,
    no_compiler,
    say,
)
from hatch_build import build_web, fingerprint, web_is_built

#: Why compiling failed, and of which sources: it is not tried again until they change.
FAILED = BUILD / "not-compiled.txt"
#: What it means that the rules are not compiled.
SLOWER = "everything works, but bots think less in the same time"
#: The word by which this script calls itself.
BESIDE = "--compile-beside"


def build_pages() -> None:
    """The pages, in place. Nobody is kept from playing by what cannot be made."""
    if web_is_built():
        return
    with alone(BUILDING):
        if web_is_built():
            return
        say("building the pages ...")
        try:
            build_web()
        except (RuntimeError, OSError) as error:
            say(f"the pages could not be built, so there is nothing to see in a browser: {last_line(error)}")


def rules() -> str:
    """A fingerprint of what is to be compiled."""
    return fingerprint([SOURCES / "bastide" / path for path in modules(SOURCES / "bastide")])


def why_not() -> str:
    """Why the rules are not going to be compiled, in a line; empty: they can be."""
    missing = no_compiler()
    if missing:
        return missing
    if FAILED.is_file() and FAILED.read_text(encoding="utf-8").startswith(rules()):
        return f"that failed the last time (see {FAILED.relative_to(ROOT)})"
    return ""


def begin_to_compile() -> None:
    """Start the compiler beside the game, where there is one, and say so."""
    reason = why_not()
    if reason:
        say(f"the rules are not compiled, because {reason}; {SLOWER}.")
        return
    say(f"the rules are being compiled meanwhile, which takes some minutes; until the next start {SLOWER}.")
    # In the same group of processes as the server: what stops it from the keyboard stops the compiler, too.
    subprocess.Popen([sys.executable, str(Path(__file__).resolve()), BESIDE], stdin=subprocess.DEVNULL)


def compile_beside() -> None:
    """Compile behind everything else that the machine does, unless another process does so already."""
    if hasattr(os, "nice"):
        os.nice(19)
    with alone(COMPILING, wait=False) as am_alone:
        if not am_alone or is_compiled():
            return
        wanted, begun = rules(), time.monotonic()
        try:
            compile_and_place()
        except (RuntimeError, OSError) as error:
            FAILED.write_text(f"{wanted}\n{error}\n", encoding="utf-8")
            say(f"the rules could not be compiled (see {FAILED.relative_to(ROOT)}): {last_line(error)}; {SLOWER}.")
        else:
            say(f"the rules are compiled, after {time.monotonic() - begun:.0f} seconds: for the next start.")


def main(words: list[str]) -> None:
    if words == [BESIDE]:
        try:
            compile_beside()
        except KeyboardInterrupt:
            say("compiling was stopped with the server; the next start goes on with it.")
        return
    build_pages()
    if os.environ.get("BASTIDE_PURE") != "1" and not is_compiled():
        begin_to_compile()
        os.environ["BASTIDE_PURE"] = "1"
    os.execv(sys.executable, [sys.executable, "-m", "bastide", *words])


if __name__ == "__main__":
    main(sys.argv[1:])
