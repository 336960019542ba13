"""Ctrl-C while processes are being started.

Python drops a KeyboardInterrupt that comes up inside a fork: whoever pressed the keys would wait for ever. So the
signal waits until the fork is over. The new processes go on without hearing it: Ctrl-C reaches every process of a
terminal, and the one that shares the work out decides what becomes of it.
"""

from __future__ import annotations

import signal
from types import TracebackType


class Uninterrupted:
    """``with Uninterrupted(): pool.submit(...)``: an interrupt that comes meanwhile is raised afterwards."""

    def __enter__(self) -> None:
        if hasattr(signal, "pthread_sigmask"):  # Windows starts processes without forking
            signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if hasattr(signal, "pthread_sigmask"):
            signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])
