"""Build the distributions and test them on a simulated user machine: without compiler, Node and make.

    python tools/check_wheel.py                    # source distribution, wheels, and all checks, with times and sizes
    python tools/check_wheel.py --pure             # the same without compiling: a minute instead of five
    python tools/check_wheel.py --wheel FILE --pages FOLDER
                                                   # check an existing wheel with the pages in FOLDER, on any system

The wheel is built from the source distribution. It is installed into a new environment. There a game of each kind is
played, simulated and replayed, with the same digests compiled and interpreted. Then the server extra is installed with
the wheel of the pages, and the pages are fetched.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tarfile
import tempfile
import time
import urllib.request
import venv
from collections.abc import Callable
from functools import partial
from pathlib import Path

ROOT = Path(__file__).parents[1]
#: Time limit for installing the engine with its dependencies.
INSTALL_SECONDS = 10
#: Size limits of the source distribution and of pure and compiled wheels.
MAX_SOURCE_BYTES, MAX_PURE_BYTES, MAX_COMPILED_BYTES = 6_000_000, 3_000_000, 10_000_000
#: Bots and the repeated input of a player who only passes, for a game that ends.
PASSING_PLAYERS = {
    "carcassonne": (["--bots", "random"], "1\n"),
    "dominion": (["--bots", "big_money"], "end turn\n"),
    "seven_wonders": (["--bots", "random,random"], "1\n"),
}


class CheckFailed(Exception):
    """A check failed."""


class TestEnvironment:
    """New virtual environment in its own folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        venv.create(folder / "venv", with_pip=True)
        self.bin = folder / "venv" / ("Scripts" if os.name == "nt" else "bin")

    def run(self, *command: str, arguments: str | None = None, **environment: str) -> str:
        """Run a command and return its output. Only the environment is on its path."""
        kept = {key: value for key, value in os.environ.items() if not key.startswith(("BASTIDE", "PYTHON"))}
        kept.update({"PATH": str(self.bin), "PYTHONUTF8": "1", **environment})
        program = str(self.bin / command[0])
        done = subprocess.run(
            [program, *command[1:]], input=arguments, capture_output=True, text=True, cwd=self.folder, env=kept
        )
        if done.returncode:
            raise CheckFailed(f"{' '.join(command)}: {done.stderr or done.stdout}")
        return done.stdout

    def bastide(self, *command: str, arguments: str | None = None, **environment: str) -> str:
        return self.run("bastide", "--lang", "en", *command, arguments=arguments, **environment)

    def install(self, wheel: Path, *options: str, extra: str = "") -> None:
        self.run("python", "-m", "pip", "install", "-q", "--disable-pip-version-check", *options, f"{wheel}{extra}")


def build_pages(folder: Path) -> None:
    """Build the wheel of the pages."""
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder)]
    subprocess.run([*command, str(ROOT / "packages" / "pages")], check=True, stdout=subprocess.DEVNULL)


def check_size(file: Path, limit: int) -> None:
    """Print the size of a distribution and compare it with its limit."""
    size = file.stat().st_size
    print(f"{file.name}: {size / 1e6:.2f} MB, limit {limit / 1e6:.0f} MB", flush=True)
    if size > limit:
        raise CheckFailed(f"{file.name} is too large")


def build(folder: Path, pure: bool) -> Path:
    """Build the wheel from the source distribution alone. It does not need Node."""
    settings = {**os.environ, "BASTIDE_STRICT": "1", **({"BASTIDE_PURE": "1"} if pure else {})}
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder)]
    subprocess.run([*command, "--sdist", str(ROOT)], check=True, env=settings, stdout=subprocess.DEVNULL)
    source = next(folder.glob("*.tar.gz"))
    with tarfile.open(source) as archive:
        archive.extractall(folder, filter="data")
    unpacked = folder / source.name.removesuffix(".tar.gz")
    # Broken stubs, so that a build that calls Node fails.
    without_node = folder / "no-node"
    without_node.mkdir()
    for name in ("node", "npm"):
        (without_node / name).write_text("#!/bin/sh\nexit 1\n", encoding="utf-8")
        (without_node / name).chmod(0o755)
    settings["PATH"] = f"{without_node}{os.pathsep}{settings['PATH']}"
    subprocess.run([*command, "--wheel", str(unpacked)], check=True, env=settings, stdout=subprocess.DEVNULL)
    return next(folder.glob("bastide-*.whl"))


def is_compiled(wheel: Path) -> bool:
    return not wheel.name.endswith("-none-any.whl")


def check_version(place: TestEnvironment, wheel: Path) -> None:
    output = place.bastide("--version")
    if ("(compiled)" in output) != is_compiled(wheel):
        raise CheckFailed(f"{wheel.name} says of itself: {output}")


def play(place: TestEnvironment, game: str) -> None:
    """Play a whole game in the terminal, record it and replay it."""
    options, answer = PASSING_PLAYERS[game]
    record = place.folder / f"{game}.record"
    place.bastide("play", game, *options, "--seed", "1", "--record", str(record), arguments=answer * 5000)
    place.bastide("replay", str(record), "--verify")


def same_games(place: TestEnvironment, game: str) -> None:
    """Check that the same seeds give the same games, compiled and interpreted."""
    bots = ",".join(["random"] * (3 if game == "seven_wonders" else 2))
    command = ["simulate", game, "--bots", bots, "--games", "20", "--seed", "7", "--json"]
    results = [json.loads(place.bastide(*command)), json.loads(place.bastide(*command, BASTIDE_PURE="1"))]
    for result in results:
        for timing in ("seconds", "games_per_second"):
            result.pop(timing, None)
    if results[0] != results[1]:
        raise CheckFailed(f"{game}: compiled and interpreted differ")


def serve(place: TestEnvironment) -> None:
    """Start the server and fetch pages and the list of games."""
    environment = {**os.environ, "PATH": str(place.bin), "PYTHONUNBUFFERED": "1"}
    command = [str(place.bin / "bastide"), "--lang", "en", "serve", "--port", "0", "--database", "sqlite:///tables.db"]
    with subprocess.Popen(command, cwd=place.folder, env=environment, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            address = next(word for word in server.stdout.readline().split() if word.startswith("http"))
            for path, wanted in (("/", b"<script"), ("/api/games", b"dominion")):
                with urllib.request.urlopen(address + path, timeout=30) as answer:
                    if wanted not in answer.read():
                        raise CheckFailed(f"{path} is not what it should be")
        finally:
            server.terminate()
            server.wait(30)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pure", action="store_true", help="do not compile")
    parser.add_argument("--wheel", type=Path, help="check this existing wheel")
    parser.add_argument("--pages", type=Path, help="folder with the existing wheel of the pages")
    parser.add_argument("--keep", type=Path, help="copy the built distributions to this folder")
    arguments = parser.parse_args()

    def step(name: str, work: Callable[[], object]) -> float:
        begun = time.monotonic()
        work()
        took = time.monotonic() - begun
        print(f"{name:<44}{took:7.1f} s", flush=True)
        return took

    with tempfile.TemporaryDirectory(prefix="bastide-wheel-") as name:
        folder = Path(name)
        (folder / "dist").mkdir()
        pages = arguments.pages or folder / "dist"
        if arguments.pages is None:
            step("build the pages", partial(build_pages, pages))
        if arguments.wheel is None:
            step("build", partial(build, folder / "dist", arguments.pure))
        wheel = (arguments.wheel or next((folder / "dist").glob("bastide-*.whl"))).resolve()
        place = TestEnvironment(folder)
        print(wheel.name)
        try:
            for source in (folder / "dist").glob("*.tar.gz"):
                check_size(source, MAX_SOURCE_BYTES)
            check_size(wheel, MAX_COMPILED_BYTES if is_compiled(wheel) else MAX_PURE_BYTES)
            took = step("install the engine", partial(place.install, wheel))
            verdict = "under" if took < INSTALL_SECONDS else "NOT under"
            print(f"engine installed in {took:.1f} s: {verdict} {INSTALL_SECONDS} s", flush=True)
            step("check the version", partial(check_version, place, wheel))
            for game in PASSING_PLAYERS:
                step(f"play and replay {game}", partial(play, place, game))
                step(f"the same games of {game}, interpreted", partial(same_games, place, game))
            links = ("--find-links", str(pages))
            step("install the server", partial(place.install, wheel, *links, extra="[server]"))
            step("serve the pages", partial(serve, place))
        except CheckFailed as problem:
            sys.exit(f"wheel: {problem}")
        if arguments.keep is not None and arguments.wheel is None:
            arguments.keep.mkdir(parents=True, exist_ok=True)
            for built in (folder / "dist").glob("bastide[-_]*"):
                if built.is_file():
                    built.rename(arguments.keep / built.name)


if __name__ == "__main__":
    main()
