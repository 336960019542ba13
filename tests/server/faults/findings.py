"""What an attack came to: the lines of the table that ``make faults`` prints.

Every ``attacks_*.py`` in this folder has a list ``ATTACKS`` of functions. Each is called with a running server
(``serving.ServerProcess``, with its default limits) and tells in one line what the attacker achieved, and how long
another player had to wait for an answer meanwhile.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from serving import ServerProcess


@dataclass(frozen=True)
class Finding:
    """One attack."""

    #: What was tried.
    attack: str
    #: What it came to, in figures.
    achieved: str
    #: Of a hundred answers to another player, ninety-nine came within so many milliseconds.
    delay_ms: float
    #: And so many while nothing went on, on the same machine.
    calm_ms: float = 0.0


Attack: TypeAlias = Callable[[ServerProcess], Finding]
#: Puts a line into the table (a fixture).
Found = Callable[[Finding], None]
