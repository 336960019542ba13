"""Stable numbers of cards, boards, sides and actions, from the append-only file ``stable_numbering.json``.

``bastide.core.stable_numbering`` describes the file. ``bastide dev numbering`` appends new cards and boards.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from bastide.core.stable_numbering import StableNumbering

NUMBERING: Final = StableNumbering("seven_wonders", Path(__file__).with_name("stable_numbering.json"))
