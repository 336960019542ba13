"""Looking at processes where Linux shows them: any of them can have ended since somebody saw it."""

from __future__ import annotations

import os
import signal
from pathlib import Path


def children_of(pid: int) -> list[int]:
    """The processes that a process has begun, from whichever of its threads."""
    found: list[int] = []
    for listed in Path(f"/proc/{pid}/task").glob("*/children"):
        try:
            found += [int(each) for each in listed.read_text().split()]
        except OSError:
            continue
    return found


def descendants_of(pid: int) -> list[int]:
    """The processes that a process has begun, and those that they have."""
    return [each for child in children_of(pid) for each in (child, *descendants_of(child))]


def command_of(pid: int) -> bytes:
    """What a process was begun with; nothing if it has ended."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


def is_alive(pid: int) -> bool:
    """Whether a process runs; one that has ended and that nobody has asked for does not.

    As long as one of its threads has not ended, its sockets are open, and people are sent to it.
    """
    try:
        ended = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
        return not ended or len(list(Path(f"/proc/{pid}/task").iterdir())) > 1
    except OSError:
        return False


def struck(pid: int, number: signal.Signals) -> bool:
    """Whether a process was still there to get this signal."""
    try:
        os.kill(pid, number)
    except ProcessLookupError:
        return False
    return True
