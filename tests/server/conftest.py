from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from server_running import Running


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all tests of a module."""
    folder: Path = tmp_path_factory.mktemp("server")
    server = Running(f"sqlite:///{folder / 'test.db'}")
    yield server
    server.stop()
