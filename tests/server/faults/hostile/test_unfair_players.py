"""Somebody against the one they play with, or against somebody's account: it comes to nothing, and others play on.

``BASTIDE_SOAK=1`` asks ten thousand times.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import attacks_access
import attacks_fair
import pytest
from findings import Attack, Finding
from sample import drawn
from serving import ServerProcess


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    with ServerProcess(f"sqlite:///{tmp_path / 'bastide.db'}", tmp_path / "log", limits="1") as found:
        yield found


ATTACKS = [*attacks_fair.ATTACKS, *attacks_access.ATTACKS]


@pytest.mark.parametrize("attack", drawn("attacks", ATTACKS, 2), ids=lambda attack: str(attack.__name__))
def test_it_comes_to_nothing(server: ServerProcess, attack: Attack, found: Callable[[Finding], None]) -> None:
    found(attack(server))
    assert server.ready()
