"""Append-only numbering of all actions, stored in ``stable_numbering.json``.

The file is a list of blocks. A block has an action type (``do``), cards or sides (``with``), and the number of payments
(``pays``; 1 if nothing is paid). Actions are numbered in this order. Cards and boards that are missing in the file get
the next free numbers; those are stable only after a block for them was added to the file. So a new card or board never
changes an old number.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final, final

FILE: Final = Path(__file__).with_name("layout.json")


@final
class ActionBlock:
    """One action type with several cards (or sides, or nothing), each with the same number of payments."""

    def __init__(self, do: str, pays: int, subjects: list[str]) -> None:
        self.do = do
        self.pays = pays
        self.subjects = subjects


def written_blocks() -> list[ActionBlock]:
    """Load the blocks of the file."""
    entries = json.loads(FILE.read_text(encoding="utf-8"))
    return [ActionBlock(entry["do"], entry["pays"], entry["with"]) for entry in entries]


def missing_blocks(written: list[ActionBlock], wanted: list[ActionBlock]) -> list[ActionBlock]:
    """Return the blocks that have to be appended so that the stored blocks hold everything wanted."""
    known: dict[str, int] = {}
    for block in written:
        for subject in block.subjects:
            known[f"{block.do} {subject}"] = block.pays
    found: list[ActionBlock] = []
    for block in wanted:
        new = [subject for subject in block.subjects if known.get(f"{block.do} {subject}", 0) < block.pays]
        if not new:
            continue
        if found and found[-1].do == block.do and found[-1].pays == block.pays:
            found[-1].subjects += new
        else:
            found.append(ActionBlock(block.do, block.pays, new))
    return found


def text_of(blocks: list[ActionBlock]) -> str:
    """Return the text of the file with these blocks, one per line."""
    lines = [json.dumps({"do": block.do, "pays": block.pays, "with": block.subjects}) for block in blocks]
    return "[\n " + ",\n ".join(lines) + "\n]\n"
