"""The layout: the number of every action, written down in ``layout.json`` and only ever added to.

The file is a list of blocks. A block says what is done (``do``), with which cards or sides (``with``), and in how many
payments (``pays``; 1 where nothing is paid). Actions are numbered in this order. What is not in the file yet has the
next free numbers and works at once, but they hold only when a block for it has been written. So a new card or board
moves no old action.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final, final

FILE: Final = Path(__file__).with_name("layout.json")


@final
class ActionBlock:
    """The same deed with several cards (or sides, or nothing), each in so many payments."""

    def __init__(self, do: str, pays: int, subjects: list[str]) -> None:
        self.do = do
        self.pays = pays
        self.subjects = subjects


def written_blocks() -> list[ActionBlock]:
    """What stands in the file."""
    entries = json.loads(FILE.read_text(encoding="utf-8"))
    return [ActionBlock(entry["do"], entry["pays"], entry["with"]) for entry in entries]


def missing_blocks(written: list[ActionBlock], wanted: list[ActionBlock]) -> list[ActionBlock]:
    """What has to be added to the written blocks so that they hold everything that is wanted."""
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
    """The text of the file with these blocks, one to a line."""
    lines = [json.dumps({"do": block.do, "pays": block.pays, "with": block.subjects}) for block in blocks]
    return "[\n " + ",\n ".join(lines) + "\n]\n"
