"""Findings: results of attacks, printed by ``make faults``.

Every ``attacks_*.py`` in this folder has a list ``ATTACKS`` of functions. Each gets a running server
(``server_process.ServerProcess``, with default limits) and returns what the attacker achieved and how long another
player had to wait meanwhile.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from server_process import ServerProcess


@dataclass(frozen=True)
class Finding:
    """Result of one attack."""

    #: What was tried.
    attack: str
    #: What it achieved, in numbers.
    achieved: str
    #: 99th percentile of another player's response times during the attack.
    delay_ms: float
    #: The same without the attack: before it, or at the same time at another server of this machine.
    calm_ms: float = 0.0
    #: 99th percentile of the server's processor time between another player's action and the answer, during the
    #: attack. Unlike the response time, it does not depend on what else the machine does.
    cpu_ms: float = 0.0
    #: Median time of a ``hard`` bot's turn at another table during the attack, and without it.
    bot_turn_ms: float = 0.0
    calm_bot_turn_ms: float = 0.0


Attack: TypeAlias = Callable[[ServerProcess], Finding]
#: Adds a finding to the table (a fixture).
AddFinding = Callable[[Finding], None]
