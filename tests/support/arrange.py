"""How the tests are shared among workers: by whole files, and those that take longest begin first.

The tests of a file share servers, browsers and wheels, so a file stays with one worker. Who begins with the longest
has only short ones left at the end, and then no worker waits long for another. How long a file takes stands in
``times.json``; ``make times`` writes it anew. It need not be exact.
"""

from __future__ import annotations

import json
import os
import time
from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path

import pytest
from sample import VARIABLE as SAMPLE

TIMES = Path(__file__).with_name("times.json")
#: Seconds. A file that nobody has measured yet may be a long one.
UNKNOWN = 30.0
#: Where the times of a run are to be written.
VARIABLE = "BASTIDE_TIMES"


def file_of(test: str) -> str:
    return test.partition("::")[0]


def arranged(tests: list[str], times: Mapping[str, float]) -> list[int]:
    """In which order the tests are to be taken. Those of a file stay together, and in their order."""
    first = {file_of(test): at for at, test in reversed([*enumerate(tests)])}
    files = [file_of(test) for test in tests]
    return sorted(range(len(tests)), key=lambda at: (-times.get(files[at], UNKNOWN), first[files[at]], at))


class Arrangement:
    """Puts the tests in order; at the end it tells how long workers had nothing to do."""

    def __init__(self) -> None:
        self.times: defaultdict[str, float] = defaultdict(float)
        self.last: dict[str, float] = {}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        order = arranged([item.nodeid for item in items], json.loads(TIMES.read_text(encoding="utf-8")))
        items[:] = [items[at] for at in order]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.times[file_of(report.nodeid)] += report.duration
        self.last[getattr(report, "worker_id", "")] = time.monotonic()

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        end = max(self.last.values(), default=0.0)
        if len(self.last) > 1:
            idle = ", ".join(f"{worker} {end - last:.0f} s" for worker, last in sorted(self.last.items()))
            terminalreporter.write_line(f"nothing left to do at the end: {idle}")
        terminalreporter.write_line(f"what was looked at was drawn from {SAMPLE}={os.environ.get(SAMPLE)}")
        if wanted := os.environ.get(VARIABLE):
            measured = {file: round(seconds, 1) for file, seconds in sorted(self.times.items()) if seconds >= 1}
            Path(wanted).write_text(json.dumps(measured, indent=1) + "\n", encoding="utf-8")
