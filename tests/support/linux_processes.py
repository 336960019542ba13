"""Inspect processes through /proc on Linux. Any process may have ended meanwhile."""

from __future__ import annotations

import os
import signal
from pathlib import Path


def children_of(pid: int) -> list[int]:
    """Return the child processes of all threads of a process."""
    found: list[int] = []
    for listed in Path(f"/proc/{pid}/task").glob("*/children"):
        try:
            found += [int(each) for each in listed.read_text().split()]
        except OSError:
            continue
    return found


def descendants_of(pid: int) -> list[int]:
    """Return all descendant processes."""
    return [each for child in children_of(pid) for each in (child, *descendants_of(child))]


def command_line_of(pid: int) -> bytes:
    """Return the command line of a process; empty if it has ended."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


def is_alive(pid: int) -> bool:
    """Whether a process is running. A zombie without threads is not.

    While one of its threads is running, its sockets are open and still accept connections.
    """
    try:
        ended = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
        return not ended or len(list(Path(f"/proc/{pid}/task").iterdir())) > 1
    except OSError:
        return False


def send_signal(pid: int, number: signal.Signals) -> bool:
    """Send a signal. Returns whether the process still existed."""
    try:
        os.kill(pid, number)
    except ProcessLookupError:
        return False
    return True
