"""Messages that are nothing but text: most of what is said, without Fluent, which takes long to import.

Whatever stands in braces, or looks as if it might mean more than it says, is left to Fluent.
"""

from __future__ import annotations

import re

#: Where the value or an attribute begins, with what stands in its first line.
_PART = re.compile(r"^(?:[a-z][\w-]*| +\.([\w-]+)) *= *(.*)$")
#: What means more than it says: braces and tabs anywhere, a line that begins like a variant or half an attribute.
_MORE = re.compile(r"[{}\t\r]|^ +(?:[\[*]|\.(?![a-zA-Z][\w-]* *=))", re.MULTILINE)


def plain_parts(message: str) -> dict[str, str] | None:
    """The value of a message under nothing, and its attributes by name; None if Fluent must read it."""
    if _MORE.search(message):
        return None
    parts: dict[str, list[str]] = {}
    lines: list[str] = []
    for line in message.split("\n"):
        if begins := _PART.match(line):
            lines = parts[begins[1] or ""] = [begins[2]]
        elif not line or line.startswith(" "):
            lines.append(line)
        else:
            break  # what follows the message: a comment, a heading
    return {name: _text(lines) for name, lines in parts.items() if any(line.strip(" ") for line in lines)}


def _text(lines: list[str]) -> str:
    """Lines below the first stand indented, and what they have of it in common is not part of the text."""
    first, *rest = lines
    indent = min((len(line) - len(line.lstrip(" ")) for line in rest if line.strip(" ")), default=0)
    text = "\n".join([first, *(line[indent:] if line.strip(" ") else "" for line in rest)])
    return text.lstrip("\n").rstrip(" \n")
