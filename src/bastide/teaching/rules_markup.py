"""Parser of the rules texts: a small subset of Markdown.

``# Title``, then paragraphs; ``## Title {#id}`` starts a section (without a title where the game's catalogue has a name
for it). ``* `` starts a list item, ``| a | b |`` a table row, and ``![caption](name)`` is a drawn example. Inline,
``**words**`` is strong, and ``[[id]]`` or ``[[id|words]]`` links to a section.
"""

from __future__ import annotations

import re

from msgspec import Struct

from bastide.teaching.rulebook import Block, Piece

_HEADING = re.compile(r"##(?P<title> [^#]*?|) ?\{#(?P<id>[\w-]+)\}\s*")
_EXAMPLE = re.compile(r"!\[(?P<caption>.*)\]\((?P<name>[\w-]+)\)")
_RULER = re.compile(r"\|[\s|:-]+\|")
_INLINE = re.compile(r"\[\[(?P<to>[\w-]+)(?:\|(?P<words>[^\]]+))?\]\]|\*\*(?P<strong>[^*]+)\*\*")


class MarkupSection(Struct):
    """Text under one heading; the text before the first heading has no id."""

    id: str
    title: str
    blocks: list[Block]


class MarkupError(ValueError):
    """A text that is not valid markup."""


def parse_markup(text: str) -> tuple[str, list[MarkupSection]]:
    """Parse a text into its title and sections. A link without words of its own has an empty piece."""
    lines = text.splitlines()
    if not lines or not lines[0].startswith("# "):
        raise MarkupError("a text must begin with '# Title'")
    parts = [MarkupSection("", "", [])]
    paragraph: list[str] = []
    for line in [*lines[1:], ""]:
        heading = _HEADING.fullmatch(line)
        if line.startswith("#") and heading is None:
            raise MarkupError(f"a section heading must look like '## Title {{#id}}', not {line!r}")
        if line.strip() and heading is None:
            paragraph.append(line.strip())
            continue
        if paragraph:
            parts[-1].blocks.append(parse_block(paragraph))
            paragraph = []
        if heading is not None:
            parts.append(MarkupSection(heading["id"], heading["title"].strip(), []))
    return lines[0][2:].strip(), parts


def parse_blocks(text: str) -> list[Block]:
    """Parse a text without headings."""
    return [parse_block(paragraph.splitlines()) for paragraph in re.split(r"\n\s*\n", text.strip()) if paragraph]


def parse_block(lines: list[str]) -> Block:
    """Parse the lines between two empty lines."""
    if lines[0].startswith("* "):
        items: list[str] = []
        for line in lines:
            if line.startswith("* "):
                items.append(line[2:])
            else:
                items[-1] += f" {line}"
        return Block("list", [[parse_inline(item)] for item in items])
    if lines[0].startswith("|"):
        rows = [line for line in lines if not _RULER.fullmatch(line)]
        return Block("table", [[parse_inline(cell.strip()) for cell in row.strip("|").split(" | ")] for row in rows])
    example = _EXAMPLE.fullmatch(" ".join(lines))
    if example is not None:
        return Block("example", [[parse_inline(example["caption"])]], example["name"])
    return Block("text", [[parse_inline(" ".join(lines))]])


def parse_inline(text: str) -> list[Piece]:
    """Parse inline markup."""
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
