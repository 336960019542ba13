"""Append-only numbering of all actions, stored in ``stable_numbering.json``.

The file is a list of blocks. A block has an action type (``action_type``), cards or sides (``with``), and the number of
payments (``payment_count``; 1 if nothing is paid). Actions are numbered in this order. Cards and boards that are
missing in the file get the next free numbers; those are stable only after a block for them was added to the file. So a
new card or board never changes an old number.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final, final

NUMBERING_FILE: Final = Path(__file__).with_name("stable_numbering.json")


@final
class ActionBlock:
    """One action type with several cards (or sides, or nothing), each with the same number of payments."""

    def __init__(self, action_type: str, payment_count: int, subjects: list[str]) -> None:
        self.action_type = action_type
        self.payment_count = payment_count
        self.subjects = subjects


def load_action_blocks() -> list[ActionBlock]:
    """Load the blocks of the file."""
    entries = json.loads(NUMBERING_FILE.read_text(encoding="utf-8"))
    return [ActionBlock(entry["do"], entry["pays"], entry["with"]) for entry in entries]


def find_missing_blocks(written: list[ActionBlock], wanted: list[ActionBlock]) -> list[ActionBlock]:
    """Return the blocks that have to be appended so that the stored blocks hold everything wanted."""
    known: dict[str, int] = {}
    for block in written:
        for subject in block.subjects:
            known[f"{block.action_type} {subject}"] = block.payment_count
    found: list[ActionBlock] = []
    for block in wanted:
        new = [
            subject
            for subject in block.subjects
            if known.get(f"{block.action_type} {subject}", 0) < block.payment_count
        ]
        if not new:
            continue
        if found and found[-1].action_type == block.action_type and found[-1].payment_count == block.payment_count:
            found[-1].subjects += new
        else:
            found.append(ActionBlock(block.action_type, block.payment_count, new))
    return found


def format_blocks(blocks: list[ActionBlock]) -> str:
    """Return the text of the file with these blocks, one per line."""
    lines = [
        json.dumps({"do": block.action_type, "pays": block.payment_count, "with": block.subjects}) for block in blocks
    ]
    return "[\n " + ",\n ".join(lines) + "\n]\n"
