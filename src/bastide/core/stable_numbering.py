"""Stable numbering of the names and actions of a game, stored in an append-only JSON file.

The file ``games/GAME/rules/stable_numbering.json`` is a list of additions. An addition appends names to lists ("cards",
"modules") and then appends actions::

    [
     {
      "names": {
       "cards": ["copper", "silver"]
      },
      "actions": [
       {"verb": "done", "size": 1},
       {"verb": "buy", "size": 1, "of": "cards"},
       {"verb": "trash", "size": 1, "of": ["silver"]}
      ]
     }
    ]

The number of a name is its position in its list. The number of an action is its position in the list of all actions:
each verb with each name in ``of``, ``size`` times. ``of`` is a list of names, or the name of a list: then it stands for
the names that the addition appends to that list.

Names and actions that the file lacks get the next free numbers at import. ``bastide dev numbering`` appends them to the
file. No existing number ever changes, so records, snapshots and trained networks stay valid.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final, final

from bastide.core.game_registry import game_ids, get_game
from bastide.core.json_data import JsonData, expect_dict, expect_int, expect_list, expect_str

#: Subjects of a verb without a name.
NO_SUBJECT: Final[list[str]] = [""]


@final
class ActionBlock:
    """A verb with one or more subjects (or with none), each with the same number of actions.

    ``kind`` is the list of the subjects, if they are from one list.
    """

    def __init__(self, verb: str, size: int, subjects: list[str], kind: str = "") -> None:
        self.verb = verb
        self.size = size
        self.subjects = subjects
        self.kind = kind

    def action_count(self) -> int:
        return self.size * len(self.subjects)


@final
class Addition:
    """One entry of the file: names appended to lists, and appended action blocks."""

    def __init__(self, names: dict[str, list[str]], blocks: list[ActionBlock]) -> None:
        self.names = names
        self.blocks = blocks

    def is_empty(self) -> bool:
        return not self.blocks and not any(self.names.values())

    def action_count(self) -> int:
        return sum([block.action_count() for block in self.blocks])

    def describe(self) -> list[str]:
        """Return one line for each name and each action block."""
        lines = [f"{kind}: {name}" for kind, names in self.names.items() for name in names]
        for block in self.blocks:
            lines += [f"actions: {block_name(block.verb, subject)}" for subject in block.subjects]
        return lines


@final
class StableNumbering:
    """Numbers of the names and actions of one game: those of its file, and then those that the file lacks."""

    def __init__(self, game_id: str, file: Path) -> None:
        self.game_id = game_id
        self.file = file
        #: The additions of the file.
        self.stored: list[Addition] = parse_additions(file.read_text(encoding="utf-8"))
        #: The names and action blocks that the file lacks.
        self.new = Addition({}, [])
        self._names: dict[str, list[str]] = {}
        self._numbers: dict[str, dict[str, int]] = {}
        for addition in self.stored:
            for kind, names in addition.names.items():
                for name in names:
                    self._append_name(kind, name)
        NUMBERINGS[game_id] = self

    # -- names ---------------------------------------------------------------------------------

    def names(self, kind: str) -> list[str]:
        """Return the names of a list by number. The list grows when a name is added."""
        if kind not in self._names:
            self._names[kind] = []
            self._numbers[kind] = {}
        return self._names[kind]

    def numbers(self, kind: str) -> dict[str, int]:
        """Return the numbers of a list by name. The dict grows when a name is added."""
        self.names(kind)
        return self._numbers[kind]

    def add_name(self, kind: str, name: str) -> int:
        """Return the number of a name; a new name gets the next free number."""
        if name not in self.names(kind):
            self._append_name(kind, name)
            self.new.names.setdefault(kind, []).append(name)
        return self._numbers[kind][name]

    def add_names(self, kind: str, found: list[str]) -> list[str]:
        """Add the new ones among these names, and return them all in the order of their numbers."""
        for name in found:
            self.add_name(kind, name)
        return [name for name in self.names(kind) if name in found]

    def _append_name(self, kind: str, name: str) -> None:
        names = self.names(kind)
        if name in self._numbers[kind]:
            raise ValueError(f"{self.file}: {name!r} is twice in the list {kind!r}")
        self._numbers[kind][name] = len(names)
        names.append(name)

    # -- actions -------------------------------------------------------------------------------

    def additions(self) -> list[Addition]:
        """Return the stored additions, and the new one if there is something new."""
        return self.stored if self.new.is_empty() else [*self.stored, self.new]

    def blocks(self) -> list[ActionBlock]:
        """Return all action blocks in the order of their numbers."""
        return [block for addition in self.additions() for block in addition.blocks]

    def add_actions(self, required: list[ActionBlock]) -> None:
        """Append blocks for the actions that are missing. A subject that needs a larger size gets a new block."""
        known: dict[str, int] = {}
        for block in self.blocks():
            for subject in block.subjects:
                known[block_name(block.verb, subject)] = block.size
        found = self.new.blocks
        for block in required:
            missing = [name for name in block.subjects if known.get(block_name(block.verb, name), 0) < block.size]
            if not missing:
                continue
            if found and found[-1].verb == block.verb and found[-1].size == block.size:
                found[-1].subjects += missing
            else:
                found.append(ActionBlock(block.verb, block.size, missing, block.kind))

    def first_actions(self) -> dict[str, int]:
        """Return the first action of each verb and subject, by ``block_name``."""
        found: dict[str, int] = {}
        at = 0
        for block in self.blocks():
            for subject in block.subjects:
                found[block_name(block.verb, subject)] = at
                at += block.size
        return found

    def action_count(self) -> int:
        return sum([addition.action_count() for addition in self.additions()])

    # -- file ----------------------------------------------------------------------------------

    def write(self) -> list[str]:
        """Append the new names and actions to the file. Return one line for each of them."""
        added = self.new.describe()
        if added:
            self.stored = self.additions()
            self.new = Addition({}, [])
            self.file.write_text(format_additions(self.stored), encoding="utf-8")
        return added


#: The numberings of the games imported so far, by game id.
NUMBERINGS: Final[dict[str, StableNumbering]] = {}


def block_name(verb: str, subject: str) -> str:
    """Return the name of the actions of a verb with a subject: ``"figure big"``, or ``"none"`` without a subject."""
    return f"{verb} {subject}" if subject else verb


# -- commands ----------------------------------------------------------------------------------


def missing_from_numbering(game_id: str) -> list[str]:
    """Return one line for each name and action that the file of a game lacks. A game may have no numbering."""
    get_game(game_id)
    return NUMBERINGS[game_id].new.describe() if game_id in NUMBERINGS else []


def write_numbering(game_id: str) -> list[str]:
    """Append the new names and actions of a game to its file. Return one line for each of them."""
    get_game(game_id)
    return NUMBERINGS[game_id].write() if game_id in NUMBERINGS else []


def write_all_numberings() -> dict[str, list[str]]:
    """Append the new names and actions of all installed games that have a numbering. Return the lines by game id."""
    added = {game_id: write_numbering(game_id) for game_id in game_ids()}
    return {game_id: lines for game_id, lines in added.items() if game_id in NUMBERINGS}


# -- format ------------------------------------------------------------------------------------


def parse_additions(text: str) -> list[Addition]:
    """Parse the contents of a file. Raises TypeError, KeyError or ValueError if they are invalid."""
    data: JsonData = json.loads(text)
    found: list[Addition] = []
    for entry in expect_list(data):
        fields = expect_dict(entry)
        names = {kind: _strings(listed) for kind, listed in expect_dict(fields["names"]).items()}
        blocks: list[ActionBlock] = []
        for item in expect_list(fields["actions"]):
            action = expect_dict(item)
            of = action.get("of")
            kind = of if isinstance(of, str) else ""
            subjects = NO_SUBJECT if of is None else names[kind].copy() if kind else _strings(of)
            blocks.append(ActionBlock(expect_str(action["verb"]), expect_int(action["size"]), subjects, kind))
        found.append(Addition(names, blocks))
    return found


def format_additions(additions: list[Addition]) -> str:
    """Format additions as the contents of a file, one line for each list of names and each action block."""
    entries: list[str] = []
    for addition in additions:
        names = [f"{json.dumps(kind)}: {json.dumps(listed)}" for kind, listed in addition.names.items() if listed]
        actions = [_format_block(block, addition.names) for block in addition.blocks]
        entries.append(f' {{\n  "names": {_lines("{", names, "}")},\n  "actions": {_lines("[", actions, "]")}\n }}')
    return "[\n" + ",\n".join(entries) + "\n]\n"


def _format_block(block: ActionBlock, added: dict[str, list[str]]) -> str:
    data: dict[str, JsonData] = {"verb": block.verb, "size": block.size}
    if block.subjects != NO_SUBJECT:
        subjects: list[JsonData] = [*block.subjects]
        data["of"] = block.kind if added.get(block.kind) == block.subjects else subjects
    return json.dumps(data)


def _lines(opening: str, items: list[str], closing: str) -> str:
    return f"{opening}\n   " + ",\n   ".join(items) + f"\n  {closing}" if items else opening + closing


def _strings(data: JsonData) -> list[str]:
    return [expect_str(item) for item in expect_list(data)]
