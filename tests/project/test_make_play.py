"""``make play``: starts at once and compiles the rules in the background for the next start."""

from __future__ import annotations

import fcntl
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from quick_compiler import quick_compiler
from script_loader import ROOT

from bastide._compiled_module_selection import MANIFEST_FILE

#: Compile only two modules, because this tests when they are used.
MODULES_TO_COMPILE = "core/randomness/chacha.py,core/randomness/rng.py"


class Checkout:
    """Copy of the tree with built pages, in which nothing is compiled."""

    def __init__(self, root: Path) -> None:
        self.root = root
        source = ROOT / "src" / "bastide"
        left_out = shutil.ignore_patterns("static", "page", "__pycache__", "*.so", "*.pyd", MANIFEST_FILE)
        shutil.copytree(source, root / "src" / "bastide", ignore=left_out)
        (root / "src" / "bastide" / "server" / "static").mkdir()
        (root / "src" / "bastide" / "server" / "static" / "index.html").touch()
        (root / "tools").mkdir()
        for name in (
            "hatch_build.py",
            *(
                f"tools/{each}"
                for each in (
                    "compile_rules.py",
                    "mypyc_inline.h",
                    "mypyc_inline.py",
                    "mypyc_docstrings.py",
                    "mypyc_setup.py",
                    "start_play.py",
                )
            ),
        ):
            shutil.copy2(ROOT / name, root / name)
        self.compiler = quick_compiler(root)

    def start(self, **environment: str) -> subprocess.Popen[str]:
        """Run ``make play`` with a server that prints its version and exits; the compiler is in its process group."""
        settings = {key: value for key, value in os.environ.items() if not key.startswith("BASTIDE")}
        settings |= {
            "PYTHONPATH": str(self.root / "src"),
            "BASTIDE_COMPILE_ONLY": MODULES_TO_COMPILE,
            "CC": self.compiler,
            "LC_ALL": "C.UTF-8",
        }
        return subprocess.Popen(
            [sys.executable, "tools/start_play.py", "--version"],
            cwd=self.root,
            env={**settings, **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )

    def play(self, **environment: str) -> tuple[str, list[str]]:
        """Return the server's output, and the other output until the compiler has ended."""
        said, around = self.start(**environment).communicate(timeout=240)
        return said, around.splitlines()

    def libraries(self) -> dict[str, int]:
        found = [path for path in (self.root / "src").rglob("*") if path.suffix == ".so" or path.name == MANIFEST_FILE]
        return {path.name: path.stat().st_mtime_ns for path in found}


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Checkout:
    return Checkout(tmp_path_factory.mktemp("play"))


def test_stopped_compiler_leaves_no_files(checkout: Checkout) -> None:
    process = checkout.start()
    deadline = time.monotonic() + 120
    while not (checkout.root / "build" / "workshop" / "bastide" / "core" / "randomness" / "rng.py").exists():
        assert time.monotonic() < deadline
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)
    around = process.communicate(timeout=120)[1]  # output of server and compiler
    # The traceback of the server may begin in the same line.
    assert "bastide: compiling was stopped with the server; the next start goes on with it.\n" in around, around
    assert checkout.libraries() == {}


def test_rules_are_compiled_once_in_the_background(checkout: Checkout) -> None:
    """A second process does not compile meanwhile; later processes use the result without a message."""
    with (checkout.root / "build" / "compiling.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        said, lines = checkout.play()
        assert "pure Python" in said
        assert ["meanwhile" in line for line in lines] == [True]
        assert checkout.libraries() == {}
    said, lines = checkout.play()
    assert "pure Python" in said
    assert "the rules are being compiled meanwhile" in lines[0]
    assert "the rules are compiled, after" in lines[1]
    said, lines = checkout.play()
    assert "(compiled)" in said
    assert lines == []


def test_failed_compiler_is_not_retried(checkout: Checkout) -> None:
    before = checkout.libraries()
    assert len(before) == 4  # two modules, their shared library, and the manifest
    source = checkout.root / "src" / "bastide" / "core" / "randomness" / "rng.py"
    kept = source.read_text(encoding="utf-8")
    source.write_text(kept + "\nEDITED = True\n", encoding="utf-8")
    said, lines = checkout.play(CC="no-such-compiler")
    assert "pure Python" in said
    assert lines == [line for line in lines if "there is no C compiler (no-such-compiler)" in line] != []
    said, lines = checkout.play(CC="/bin/false")
    assert "pure Python" in said
    assert "the rules could not be compiled (see build/not-compiled.txt)" in lines[-1]
    assert "/bin/false" in (checkout.root / "build" / "not-compiled.txt").read_text(encoding="utf-8")
    (line,) = checkout.play(CC="/bin/false")[1]
    assert "failed the last time (see build/not-compiled.txt)" in line
    assert checkout.libraries() == before
    source.write_text(kept, encoding="utf-8")
    said, lines = checkout.play()
    assert "(compiled)" in said
    assert lines == []


def test_make_play_needs_no_example_game() -> None:
    """The game of the tutorial is installed for the tests, not by `make play`."""
    setup = (ROOT / "tools" / "create_venv").read_text(encoding="utf-8")
    play = setup.split("= play ]")[1].split("fi\n")[0]
    assert "magpie" not in play
    assert "[play]" in play
