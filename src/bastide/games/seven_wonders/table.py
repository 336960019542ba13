"""A view as text for a terminal."""

from __future__ import annotations

from collections.abc import Mapping

from bastide.core.plain import Plain
from bastide.core.words import Words

GAME_ID = "seven_wonders"


def table_text(view: Mapping[str, Plain], words: Words) -> str:
    return ""
