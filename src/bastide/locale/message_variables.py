"""Variables of Fluent messages, for the comparison of translations."""

from __future__ import annotations

import re

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

_VARIABLE = re.compile(r"\$([\w-]+)")


def parse_message_variables(text: str) -> tuple[dict[str, set[str]], list[int]]:
    """Return the variables of each message and attribute of a catalogue, and the numbers of lines with errors."""
    variables: dict[str, set[str]] = {}
    wrong_lines: list[int] = []
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ftl.Junk):
            wrong_lines.append(text.count("\n", 0, entry.span.start if entry.span else 0) + 1)
        if isinstance(entry, ftl.Message):
            parts = [(entry.id.name, entry.value)]
            parts += [(f"{entry.id.name}.{attribute.id.name}", attribute.value) for attribute in entry.attributes]
            for name, pattern in parts:
                if pattern is not None and pattern.span is not None:
                    variables[name] = set(_VARIABLE.findall(text[pattern.span.start : pattern.span.end]))
    return variables, wrong_lines
