"""Parse lines with labels, as in hand-written positions: ``hand 0: village copper*3``."""

from __future__ import annotations

import re
from typing import Final

_LABELLED: Final = re.compile(r"([a-z]+(?: \d+)?): *(.*)")


def parse_labelled_lines(text: str) -> tuple[dict[str, str], str]:
    """Split text into values by label and the lines without a label. ``#`` starts a comment."""
    found: dict[str, str] = {}
    rest: list[str] = []
    for line in text.splitlines():
        match = _LABELLED.fullmatch(line.rstrip())
        if match is not None:
            found[match[1]] = match[2]
        elif not line.startswith("#"):
            rest.append(line)
    return found, "\n".join(rest)


def values_by_seat(found: dict[str, str], label: str) -> dict[int, str]:
    """Return the values of ``label 0``, ``label 1``, ... by number."""
    return {int(name[len(label) + 1 :]): value for name, value in found.items() if name.startswith(f"{label} ")}
