"""Pytest plug-in that runs the slowest test files first and keeps the tests of a file together.

The tests of a file share servers, browsers and wheels, so a file stays with one worker. With the slowest files first,
no worker waits long at the end. ``times.json`` holds the duration of each file; ``make times`` measures it again. It
need not be exact.
"""

from __future__ import annotations

import json
import os
import time
from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path

import pytest

TIMES_FILE = Path(__file__).with_name("times.json")
#: A file that has not been measured may be slow.
UNKNOWN_FILE_SECONDS = 30.0
#: Environment variable with the path to write the measured times to.
TIMES_VARIABLE = "BASTIDE_TIMES"


def file_of(test: str) -> str:
    return test.partition("::")[0]


def order_slowest_first(tests: list[str], times: Mapping[str, float]) -> list[int]:
    """Return the order of the tests, slowest file first. The tests of a file stay together and in order."""
    first = {file_of(test): at for at, test in reversed([*enumerate(tests)])}
    files = [file_of(test) for test in tests]
    return sorted(range(len(tests)), key=lambda at: (-times.get(files[at], UNKNOWN_FILE_SECONDS), first[files[at]], at))


class SlowestFirstPlugin:
    """Orders the tests, and reports at the end how long workers were idle."""

    def __init__(self) -> None:
        self.times: defaultdict[str, float] = defaultdict(float)
        self.last: dict[str, float] = {}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        order = order_slowest_first([item.nodeid for item in items], json.loads(TIMES_FILE.read_text(encoding="utf-8")))
        items[:] = [items[at] for at in order]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.times[file_of(report.nodeid)] += report.duration
        self.last[getattr(report, "worker_id", "")] = time.monotonic()

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        end = max(self.last.values(), default=0.0)
        if len(self.last) > 1:
            idle = ", ".join(f"{worker} {end - last:.0f} s" for worker, last in sorted(self.last.items()))
            terminalreporter.write_line(f"idle at the end: {idle}")
        if wanted := os.environ.get(TIMES_VARIABLE):
            measured = {file: round(seconds, 1) for file, seconds in sorted(self.times.items()) if seconds >= 1}
            Path(wanted).write_text(json.dumps(measured, indent=1) + "\n", encoding="utf-8")
