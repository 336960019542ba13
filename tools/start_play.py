"""``make play``: build the web pages and start the server; the rules compile in the background.

    python tools/start_play.py [--lan ...]

The first start does not wait for the compiler: the server runs the interpreted sources, while a low-priority process
compiles them. Complete results are moved in place and used from the next start on; the running server and its child
processes keep to the sources. Stopping the server also stops the compiler, which resumes at the next start. The reason
of a failure is written to ``build/not-compiled.txt``.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from compile_rules import (
    BUILD_FOLDER,
    COMPILE_LOCK,
    ROOT,
    SOURCES,
    WEB_BUILD_LOCK,
    compile_and_place,
    is_compiled,
    last_line,
    log_line,
    missing_compiler_reason,
    modules_to_compile,
    process_lock,
)
from hatch_build import build_web, fingerprint_files, web_is_built

#: Reason and source fingerprint of a failed compilation; it is not tried again until the sources change.
FAILURE_FILE = BUILD_FOLDER / "not-compiled.txt"
#: Consequence of uncompiled rules, for messages.
SLOWER_MESSAGE = "everything works, but bots think less in the same time"
#: Argument with which this script starts itself as the background compiler.
BACKGROUND_COMPILE_ARGUMENT = "--compile-beside"


def build_pages() -> None:
    """Build the web pages in place, if needed. A failure does not prevent the start."""
    if web_is_built():
        return
    with process_lock(WEB_BUILD_LOCK):
        if web_is_built():
            return
        log_line("building the web pages ...")
        try:
            build_web()
        except (RuntimeError, OSError) as error:
            log_line(f"building the web pages failed, so the browser will show nothing: {last_line(error)}")


def rules_fingerprint() -> str:
    """Return a fingerprint of the sources to compile."""
    return fingerprint_files([SOURCES / "bastide" / path for path in modules_to_compile(SOURCES / "bastide")])


def reason_not_to_compile() -> str:
    """Return why the rules will not be compiled; empty if they can be."""
    missing = missing_compiler_reason()
    if missing:
        return missing
    if FAILURE_FILE.is_file() and FAILURE_FILE.read_text(encoding="utf-8").startswith(rules_fingerprint()):
        return f"that failed the last time (see {FAILURE_FILE.relative_to(ROOT)})"
    return ""


def start_background_compiler() -> None:
    """Start the background compiler if possible, and print a message."""
    reason = reason_not_to_compile()
    if reason:
        log_line(f"the rules are not compiled, because {reason}; {SLOWER_MESSAGE}.")
        return
    log_line(
        f"the rules are being compiled meanwhile, which takes some minutes; until the next start {SLOWER_MESSAGE}."
    )
    # In the same process group as the server, so that Ctrl-C stops both.
    subprocess.Popen(
        [sys.executable, str(Path(__file__).resolve()), BACKGROUND_COMPILE_ARGUMENT], stdin=subprocess.DEVNULL
    )


def compile_in_background() -> None:
    """Compile with low priority, unless another process already does."""
    if hasattr(os, "nice"):
        os.nice(19)
    with process_lock(COMPILE_LOCK, wait=False) as am_alone:
        if not am_alone or is_compiled():
            return
        fingerprint_before, begun = rules_fingerprint(), time.monotonic()
        try:
            compile_and_place()
        except (RuntimeError, OSError) as error:
            FAILURE_FILE.write_text(f"{fingerprint_before}\n{error}\n", encoding="utf-8")
            file = FAILURE_FILE.relative_to(ROOT)
            log_line(f"the rules could not be compiled (see {file}): {last_line(error)}; {SLOWER_MESSAGE}.")
        else:
            log_line(f"the rules are compiled, after {time.monotonic() - begun:.0f} seconds: for the next start.")


def main(words: list[str]) -> None:
    if words == [BACKGROUND_COMPILE_ARGUMENT]:
        try:
            compile_in_background()
        except KeyboardInterrupt:
            log_line("compiling was stopped with the server; the next start goes on with it.")
        return
    build_pages()
    if os.environ.get("BASTIDE_PURE") != "1" and not is_compiled():
        start_background_compiler()
        os.environ["BASTIDE_PURE"] = "1"
    os.execv(sys.executable, [sys.executable, "-m", "bastide", *words])


if __name__ == "__main__":
    main(sys.argv[1:])
