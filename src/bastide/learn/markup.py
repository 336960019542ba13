"""Reading a text of the rules: a small part of Markdown, so that it reads well as it is.

``# Title``, then paragraphs; ``## Title {#id}`` begins a section, without a title where the game's words have a name
for it. ``* `` begins an item of a list, ``| a | b |`` a row of a table, and ``![caption](name)`` is a drawn example.
In a line, ``**words**`` are strong, and ``[[id]]`` or ``[[id|words]]`` leads to the section that explains them.
"""

from __future__ import annotations

import re

from msgspec import Struct

from bastide.learn.book import Block, Piece

_HEADING = re.compile(r"##(?P<title> [^#]*?|) ?\{#(?P<id>[\w-]+)\}\s*")
_EXAMPLE = re.compile(r"!\[(?P<caption>.*)\]\((?P<name>[\w-]+)\)")
_RULER = re.compile(r"\|[\s|:-]+\|")
_INLINE = re.compile(r"\[\[(?P<to>[\w-]+)(?:\|(?P<words>[^\]]+))?\]\]|\*\*(?P<strong>[^*]+)\*\*")


class Part(Struct):
    """A stretch of a text under one heading; what stands before the first has no id."""

    id: str
    title: str
    blocks: list[Block]


class Unreadable(ValueError):
    """A text that breaks the rules of its form."""


def read(text: str) -> tuple[str, list[Part]]:
    """The title of a text and its parts. Where a link has no words of its own, its piece has none either."""
    lines = text.splitlines()
    if not lines or not lines[0].startswith("# "):
        raise Unreadable("a text begins with '# Title'")
    parts = [Part("", "", [])]
    stretch: list[str] = []
    for line in [*lines[1:], ""]:
        heading = _HEADING.fullmatch(line)
        if line.startswith("#") and heading is None:
            raise Unreadable(f"a section begins like '## Title {{#id}}', not {line!r}")
        if line.strip() and heading is None:
            stretch.append(line.strip())
            continue
        if stretch:
            parts[-1].blocks.append(block(stretch))
            stretch = []
        if heading is not None:
            parts.append(Part(heading["id"], heading["title"].strip(), []))
    return lines[0][2:].strip(), parts


def block(lines: list[str]) -> Block:
    """What stands between two empty lines."""
    if lines[0].startswith("* "):
        items: list[str] = []
        for line in lines:
            if line.startswith("* "):
                items.append(line[2:])
            else:
                items[-1] += f" {line}"
        return Block("list", [[pieces(item)] for item in items])
    if lines[0].startswith("|"):
        rows = [line for line in lines if not _RULER.fullmatch(line)]
        return Block("table", [[pieces(cell.strip()) for cell in row.strip("|").split(" | ")] for row in rows])
    example = _EXAMPLE.fullmatch(" ".join(lines))
    if example is not None:
        return Block("example", [[pieces(example["caption"])]], example["name"])
    return Block("text", [[pieces(" ".join(lines))]])


def pieces(text: str) -> list[Piece]:
    found: list[Piece] = []
    at = 0
    for match in _INLINE.finditer(text):
        if match.start() > at:
            found.append(Piece(text[at : match.start()]))
        if match["to"] is not None:
            found.append(Piece(match["words"] or "", match["to"]))
        else:
            found.append(Piece(match["strong"], strong=True))
        at = match.end()
    if at < len(text):
        found.append(Piece(text[at:]))
    return found
