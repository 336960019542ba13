"""One guest against everybody: whatever they do, others play on and notice little, and the server's memory stays
what it is. ``BASTIDE_SOAK=1 pytest -s tests/server/faults/hostile/test_overload.py`` does more of everything."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import attacks_access
import attacks_fair
import attacks_load
import pytest
from findings import Attack, Finding, Found
from sample import drawn
from serving import ServerProcess
from stress import mib

#: So much longer may somebody wait for an answer on account of somebody else, in milliseconds, ninety-nine times of a
#: hundred. Most of it is the machine's share (server, players and attacker run on the same processors), and where the
#: machine is slow for another reason everything takes so many times as long.
LONGER = 250.0
TIMES = 4.0
#: The most memory that a server holds, whatever is done to it.
MEMORY = 350 << 20


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    with ServerProcess(f"sqlite:///{tmp_path / 'bastide.db'}", tmp_path / "log", limits="1") as found:
        yield found
        assert found.running()
        lines = found.log.read_text()
    assert "Traceback" not in lines


def is_bearable(finding: Finding) -> bool:
    return finding.delay_ms < LONGER + TIMES * finding.calm_ms


@pytest.mark.parametrize("attack", drawn("loads", attacks_load.ATTACKS, 2), ids=lambda attack: str(attack.__name__))
def test_others_play_on(server: ServerProcess, attack: Attack, found: Found) -> None:
    finding = attack(server)
    if not is_bearable(finding):  # other tests may have had the machine for a moment; an attack delays others each time
        finding = attack(server)
    found(finding)
    assert is_bearable(finding), finding
    assert server.memory() < MEMORY, mib(server.memory())
    assert server.ready()


AGAINST_ONE = [*attacks_fair.ATTACKS, *attacks_access.ATTACKS]


@pytest.mark.parametrize("attack", drawn("attacks", AGAINST_ONE, 2), ids=lambda attack: str(attack.__name__))
def test_it_comes_to_nothing(server: ServerProcess, attack: Attack, found: Found) -> None:
    """Somebody against the one they play with, or against somebody's account."""
    found(attack(server))
    assert server.ready()
