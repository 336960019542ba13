"""Fixtures of the tests of the command line."""

from __future__ import annotations

import pytest
from terminal_commands import Terminal


@pytest.fixture
def terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Terminal:
    return Terminal(capsys, monkeypatch)
