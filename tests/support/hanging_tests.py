"""Pytest plug-in that ends a hanging test, so that the others still run.

It replaces the timer of pytest-timeout, which raises an exception that Hypothesis catches: the test then runs again,
without a timer. Compiled code handles no signals, so a second timer ends the process. A worker of pytest-xdist is then
replaced, and the test counts as failed.
"""

from __future__ import annotations

import faulthandler
import os
import signal
import sys
from types import FrameType

import pytest
from pytest_timeout import Settings, dump_stacks

#: Time after the timeout until the process ends, if the exception did not end the test.
EXIT_GRACE_SECONDS = 60.0


class HangingTest(BaseException):
    """A test reached its timeout. Hypothesis does not catch it and run the test again."""


class HangingTestPlugin:
    """Limits the time of each test by a signal, then by the end of the process."""

    def __init__(self, exit_grace_seconds: float = EXIT_GRACE_SECONDS) -> None:
        self.exit_grace_seconds = exit_grace_seconds
        # Output of a test is captured; the stacks at the end of the process are not.
        self.stderr = os.fdopen(os.dup(sys.__stderr__.fileno()), "w") if sys.__stderr__ else sys.stderr

    @pytest.hookimpl(tryfirst=True)
    def pytest_timeout_set_timer(self, item: pytest.Item, settings: Settings) -> bool | None:
        if settings.method != "signal":
            return None

        def end_test(number: int, frame: FrameType | None) -> None:
            __tracebackhide__ = True
            dump_stacks(item.config.get_terminal_writer())
            raise HangingTest(f"{item.nodeid} did not end within {settings.timeout:g} s")

        signal.signal(signal.SIGALRM, end_test)
        signal.setitimer(signal.ITIMER_REAL, settings.timeout)
        faulthandler.dump_traceback_later(settings.timeout + self.exit_grace_seconds, exit=True, file=self.stderr)
        return True

    @pytest.hookimpl(tryfirst=True)
    def pytest_timeout_cancel_timer(self, item: pytest.Item) -> None:
        signal.setitimer(signal.ITIMER_REAL, 0)
        faulthandler.cancel_dump_traceback_later()
