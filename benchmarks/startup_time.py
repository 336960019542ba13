"""Measure the startup cost of both builds: the package, the help, and a server until it answers.

    python benchmarks/startup_time.py                    a table
    python benchmarks/startup_time.py --json > new.json  the same as JSON

Processor time in milliseconds, so that other load does not count; the least of several new processes. On an idle
machine it equals the wall-clock time.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

PROCESSES_PER_COMMAND = 9
#: Commands, and their limits in milliseconds on top of Python (of the help: in total).
COMMANDS = {
    "import bastide": (["-c", "import bastide"], 20),
    "import bastide.core": (["-c", "import bastide.core"], None),
    "bastide --help": (["-m", "bastide", "--help"], 150),
    "bastide games": (["-m", "bastide", "games"], None),
}
SERVER = "bastide serve, until it answers"


def child_processor_ms() -> float:
    """Return the processor time of ended child processes, in milliseconds."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return (used.ru_utime + used.ru_stime) * 1000


def command_cost(words: list[str], environment: dict[str, str]) -> float:
    """Return the processor time of a command."""
    best = float("inf")
    for _ in range(PROCESSES_PER_COMMAND):
        before = child_processor_ms()
        subprocess.run([sys.executable, *words], capture_output=True, check=True, env=environment)
        best = min(best, child_processor_ms() - before)
    return best


def server_cost(environment: dict[str, str]) -> float:
    """Return the processor time of a server with a new database until it answers."""
    with tempfile.TemporaryDirectory() as folder, socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
        free.close()
        before = child_processor_ms()
        command = [sys.executable, "-m", "bastide", "serve", "--port", port, "--workers", "1"]
        command += ["--database", f"sqlite:///{Path(folder) / 'start.db'}"]
        with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment) as server:
            while server.poll() is None:
                try:
                    with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=5):
                        break
                except OSError:
                    time.sleep(0.01)
            server.terminate()
        return child_processor_ms() - before


def measure_build(pure: bool) -> dict[str, float]:
    """Measure all commands for one build."""
    environment = {**os.environ, "BASTIDE_PURE": "1" if pure else "0"}
    python = command_cost(["-c", "pass"], environment)
    found = {"python": python}
    for name, (words, _) in COMMANDS.items():
        found[name] = command_cost(words, environment) - (python if words[0] == "-c" else 0)
    found[SERVER] = server_cost(environment)
    return {name: round(value, 1) for name, value in found.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="print JSON")
    report = {"compiled": measure_build(pure=False), "interpreted": measure_build(pure=True)}
    if parser.parse_args().json:
        print(json.dumps(report, indent=1))
        return
    print(f"{'ms of processor time':34}{'compiled':>12}{'interpreted':>14}{'at most':>10}")
    for name, value in report["compiled"].items():
        most = COMMANDS[name][1] if name in COMMANDS else None
        print(f"{name:34}{value:>12.0f}{report['interpreted'][name]:>14.0f}{most or '':>10}")


if __name__ == "__main__":
    main()
