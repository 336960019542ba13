"""Type of the fixture with which a test prints its measurements."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

PrintLine: TypeAlias = Callable[[str], None]
