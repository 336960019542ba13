"""Block SIGINT while processes are started.

Python drops a KeyboardInterrupt raised inside a fork, and the program would hang. The signal is therefore delivered
after the fork. Child processes inherit the block: Ctrl-C reaches every process of a terminal, and the parent decides
how to stop them.
"""

from __future__ import annotations

import signal
from types import TracebackType


class BlockSigint:
    """Context manager that delays SIGINT: ``with BlockSigint(): pool.submit(...)``."""

    def __enter__(self) -> None:
        if hasattr(signal, "pthread_sigmask"):  # Windows starts processes without forking
            signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if hasattr(signal, "pthread_sigmask"):
            signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])
