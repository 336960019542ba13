"""A running engine: a program that speaks the engine protocol on standard input and output."""

from __future__ import annotations

import shlex
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread
from time import monotonic
from typing import Final

from bastide.bots.external_engines.engine_protocol import (
    BEST_ACTION,
    ERROR,
    GO,
    GREETING,
    INFO,
    MAX_LINE_BYTES,
    NAME,
    NEW_GAME,
    POSITION,
    PROTOCOL_VERSION,
    QUIT,
    READY,
    STOP,
    format_line,
    split_line,
)
from bastide.core.errors import InvalidBot
from bastide.core.json_data import JsonData

#: Time for the answers to ``bastide`` and ``newgame``.
START_TIMEOUT_MS: Final = 30_000
#: Time for ``bestaction`` after ``stop``.
STOP_TIMEOUT_MS: Final = 10_000
#: Time until a program that was told to quit is killed.
QUIT_TIMEOUT_MS: Final = 2_000
#: Unread lines at which reading pauses, so that a program cannot fill the memory.
MAX_UNREAD_LINES: Final = 1_000


def engine_error(command: str, problem: str) -> InvalidBot:
    """Make the error for an engine that cannot be used."""
    return InvalidBot("bad-engine", f"{command}: {problem}", command=command, problem=problem)


class EngineProcess:
    """A program that was started and greeted. It can only be closed after an InvalidBot error."""

    def __init__(self, command: str) -> None:
        self.command = command
        #: Name that the program gave itself.
        self.name = command
        try:
            self._process = subprocess.Popen(
                shlex.split(command, posix=sys.platform != "win32"),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                bufsize=0,
            )
        except (OSError, ValueError, IndexError) as error:
            reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
            raise engine_error(command, f"cannot be started: {reason}") from error
        #: Lines of the program; None at the end.
        self._lines: Queue[bytes | None] = Queue(MAX_UNREAD_LINES)
        self._reader = Thread(target=self._read_lines, daemon=True)
        self._reader.start()
        self._is_closed = False
        try:
            self._send(f"{GREETING} {PROTOCOL_VERSION}\n")
            self._wait_for(READY, START_TIMEOUT_MS)
        except InvalidBot:
            self.close()
            raise

    def start_game(self, data: dict[str, JsonData]) -> None:
        """Announce a new game."""
        self._send(format_line(NEW_GAME, data))
        self._wait_for(READY, START_TIMEOUT_MS)

    def choose(self, position: dict[str, JsonData], milliseconds: int, clocks: Sequence[int] = ()) -> str:
        """Return the notation of the engine's action. Send ``stop`` after this time.

        ``clocks``: milliseconds that each player has left; empty: no clock.
        """
        self._send(format_line(POSITION, position))
        times: dict[str, JsonData] = {"milliseconds": milliseconds}
        if clocks:
            times["clocks"] = list[JsonData](clocks)
        self._send(format_line(GO, times))
        answer = self._read_answer(BEST_ACTION, milliseconds)
        if answer is None:
            self._send(format_line(STOP))
            answer = self._wait_for(BEST_ACTION, STOP_TIMEOUT_MS)
        return answer

    def is_running(self) -> bool:
        """Whether the program can be asked."""
        return not self._is_closed and self._process.poll() is None

    def close(self) -> None:
        """End the program; kill it if it does not quit."""
        if self._is_closed:
            return
        self._is_closed = True
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with suppress(OSError):
            self._process.stdin.write(format_line(QUIT).encode())
        with suppress(OSError):
            self._process.stdin.close()
        try:
            self._process.wait(QUIT_TIMEOUT_MS / 1000)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        with suppress(Empty):  # a child of the program may keep its output open
            while self._lines.get(timeout=QUIT_TIMEOUT_MS / 1000) is not None:
                pass
            self._reader.join()
            self._process.stdout.close()

    def _send(self, line: str) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(line.encode())
        except OSError as error:
            raise self._ended_error() from error

    def _wait_for(self, wanted: str, milliseconds: int) -> str:
        """Return the rest of the next line with this command. Raises InvalidBot if it does not come in time."""
        answer = self._read_answer(wanted, milliseconds)
        if answer is None:
            raise engine_error(self.command, f"no answer '{wanted}' within {milliseconds / 1000:g} s")
        return answer

    def _read_answer(self, wanted: str, milliseconds: int) -> str | None:
        """Return the rest of the next line with this command; None if it does not come in time."""
        until = monotonic() + milliseconds / 1000
        while True:
            try:
                line = self._lines.get(timeout=max(0.0, until - monotonic()))
            except Empty:
                return None
            if line is None:
                self._lines.put(None)  # for ``close``
                raise self._ended_error()
            if not line.endswith(b"\n"):
                raise engine_error(self.command, f"a line is incomplete or longer than {MAX_LINE_BYTES} bytes")
            command, rest = split_line(line.decode(errors="replace"))
            if command == wanted:
                return rest
            if command == ERROR:
                raise engine_error(self.command, rest)
            if command == NAME:
                self.name = rest
            elif command and command != INFO:
                raise engine_error(self.command, f"unexpected answer {command[:80]!r} instead of '{wanted}'")

    def _ended_error(self) -> InvalidBot:
        self._process.kill()  # if it has only closed its output
        return engine_error(self.command, f"ended with exit code {self._process.wait()}")

    def _read_lines(self) -> None:
        assert self._process.stdout is not None
        while line := self._process.stdout.readline(MAX_LINE_BYTES):
            self._lines.put(line)
        self._lines.put(None)
