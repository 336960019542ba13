"""Tests of the examples that are not installed run elsewhere: those of the orchard in `tests/project`."""

from __future__ import annotations

from importlib.metadata import entry_points

collect_ignore = (
    []
    if any(point.value == "bastide_orchard" for point in entry_points(group="bastide.extensions"))
    else ["orchard/tests"]
)
