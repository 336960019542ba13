"""A view as lines of text for a terminal."""

from __future__ import annotations

from collections.abc import Mapping

from bastide.core import Plain, Words


def draw_table(view: Mapping[str, Plain], words: Words) -> str:
    return ""
