"""Fast parser for messages that are plain text, which avoids the slow import of Fluent.

Messages with braces or other Fluent syntax are left to ``fluent_messages``.
"""

from __future__ import annotations

import re

#: Start of the value or of an attribute, with the text of its first line.
_PART_START = re.compile(r"^(?:[a-z][\w-]*| +\.([\w-]+)) *= *(.*)$")
#: Signs of Fluent syntax: braces, tabs, and lines that look like a variant or an incomplete attribute.
_FLUENT_SYNTAX = re.compile(r"[{}\t\r]|^ +(?:[\[*]|\.(?![a-zA-Z][\w-]* *=))", re.MULTILINE)


def parse_plain_message(message: str) -> dict[str, str] | None:
    """Parse a message: its value under ``""``, attributes by name. None if Fluent must parse it."""
    if _FLUENT_SYNTAX.search(message):
        return None
    parts: dict[str, list[str]] = {}
    lines: list[str] = []
    for line in message.split("\n"):
        if begins := _PART_START.match(line):
            lines = parts[begins[1] or ""] = [begins[2]]
        elif not line or line.startswith(" "):
            lines.append(line)
        else:
            break  # a comment after the message
    return {name: _join_lines(lines) for name, lines in parts.items() if any(line.strip(" ") for line in lines)}


def _join_lines(lines: list[str]) -> str:
    """Join the lines of a pattern and remove the common indentation."""
    first, *rest = lines
    indent = min((len(line) - len(line.lstrip(" ")) for line in rest if line.strip(" ")), default=0)
    text = "\n".join([first, *(line[indent:] if line.strip(" ") else "" for line in rest)])
    return text.lstrip("\n").rstrip(" \n")
