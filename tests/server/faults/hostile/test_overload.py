"""Overload by one guest: others play on with little delay, and the server's memory stays bounded.

``BASTIDE_SOAK=1 pytest -s tests/server/faults/hostile/test_overload.py`` runs larger attacks.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import attacks_access
import attacks_connections
import attacks_on_players
import attacks_overload
import pytest
from attack_findings import AddFinding, Attack, Finding
from bystander_latency import format_mib
from sampled_cases import sample_cases
from server_process import ServerProcess

#: Maximum additional delay (99th percentile) by an attack, in milliseconds, and the allowed factor on a slow machine.
#: Most of it comes from sharing the CPU: server, players and attacker run on the same machine.
LONGER = 250.0
TIMES = 4.0
#: Maximum memory of a server under attack.
MEMORY = 350 << 20


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    with ServerProcess(f"sqlite:///{tmp_path / 'bastide.db'}", tmp_path / "log", rate_limit_factor="1") as found:
        yield found
        assert found.running()
        lines = found.log.read_text()
    assert "Traceback" not in lines


def is_acceptable(finding: Finding) -> bool:
    return finding.delay_ms < LONGER + TIMES * finding.calm_ms


LOADS = [*attacks_overload.ATTACKS, *attacks_connections.ATTACKS]


@pytest.mark.parametrize("attack", sample_cases("loads", LOADS, 2), ids=lambda attack: str(attack.__name__))
def test_load_attacks_barely_delay_others(server: ServerProcess, attack: Attack, found: AddFinding) -> None:
    finding = attack(server)
    if not is_acceptable(finding):  # try again: other tests may have used the machine
        finding = attack(server)
    found(finding)
    assert is_acceptable(finding), finding
    assert server.memory() < MEMORY, format_mib(server.memory())
    assert server.ready()


AGAINST_ONE = [*attacks_on_players.ATTACKS, *attacks_access.ATTACKS]


@pytest.mark.parametrize("attack", sample_cases("attacks", AGAINST_ONE, 2), ids=lambda attack: str(attack.__name__))
def test_attacks_on_people_fail(server: ServerProcess, attack: Attack, found: AddFinding) -> None:
    """Attacks on opponents and on accounts."""
    found(attack(server))
    assert server.ready()
