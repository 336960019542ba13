"""Commands of the terminal, run in this process."""

from __future__ import annotations

import pytest

from bastide.cli.app import run_command_line
from bastide.cli.translated_commands import reset_language


class Terminal:
    """Runs commands, and returns their exit code and output."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.capsys = capsys
        monkeypatch.setenv("LC_ALL", "C.UTF-8")
        reset_language()

    def run(self, *arguments: str) -> tuple[int, str, str]:
        code = run_command_line(arguments)
        shown = self.capsys.readouterr()
        reset_language()
        return code, shown.out, shown.err
