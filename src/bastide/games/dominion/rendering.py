"""A view as lines of text for a terminal."""

from __future__ import annotations

from collections.abc import Mapping

from bastide.core.plain import Plain
from bastide.core.words import Words


def rendered(view: Mapping[str, Plain], words: Words) -> str:
    return str(view)
