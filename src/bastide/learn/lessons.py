"""Lessons: what is asked on a real table, what is right there, and what a wrong answer is told.

A lesson is a file, ``learn/lessons/NAME.toml``, with the game or with the part of it that it teaches. It names the
section of the rules that it is about, and its steps. A step asks for an action in a position, which is written as the
examples of the rules are; without one it goes on where the step before it ended. Actions are named by their notation,
in which ``*`` stands for anything::

    rule = "buy-phase"

    [[steps]]
    id = "buy"
    position = '''
    hand 0: copper*4 estate
    '''
    right = ["buy silver"]
    then = ["end turn"]

    [steps.wrong]
    weak = ["buy copper", "buy estate"]

What is said stands in the catalogues beside it, ``learn/lessons/LANGUAGE.ftl``: ``lesson-GAME-NAME`` is the title,
``lesson-GAME-NAME-STEP`` what is asked, and its attributes are the answers: ``.right``, one for every line of
``wrong``, and ``.else`` for whatever else can be done.
"""

from __future__ import annotations

import json
import tomllib
from fnmatch import fnmatchcase
from functools import cache

import msgspec
from msgspec import Struct

from bastide.core.errors import BastideError
from bastide.core.registry import get_kit

PLACE = "learn/lessons"


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that is asked."""

    id: str
    #: What is wanted.
    right: list[str]
    #: Leads there by small steps: it is done, and asked on, until a right answer is given or there is none left.
    toward: list[str] = []
    #: So many right answers are wanted.
    times: int = 1
    #: Likely mistakes, by the name of what they are told.
    wrong: dict[str, list[str]] = {}
    #: Where it is asked; empty: where the step before it ended.
    position: str = ""
    #: What the others do then, one after the other.
    then: list[str] = []

    def answer_to(self, notation: str) -> str:
        """Which of the step's answers somebody is told who does this."""
        named = {"right": self.right, "toward": self.toward, **self.wrong}
        for answer, patterns in named.items():
            if any(fnmatchcase(notation, pattern) for pattern in patterns):
                return answer
        return "else"


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """Steps, and the section of the rules that they are about."""

    rule: str
    steps: list[Step]


@cache
def lessons(game: str) -> dict[str, Lesson]:
    """The lessons of a game by name, in their order; none, if it brings none."""
    folder = get_kit(game).folder
    index = folder / "learn" / "rulebook.json"
    wanted = json.loads(index.read_text(encoding="utf-8")).get("lessons", []) if index.is_file() else []
    files = {path.stem: path for path in folder.rglob(f"{PLACE}/*.toml")}
    return {name: msgspec.convert(tomllib.loads(files[name].read_text(encoding="utf-8")), Lesson) for name in wanted}


def lesson(game: str, name: str) -> Lesson:
    """The lesson of this name; BastideError if there is none."""
    found = lessons(game).get(name)
    if found is None:
        raise BastideError("no-lesson", f"{game} has no lesson {name}", game=game, name=name)
    return found
