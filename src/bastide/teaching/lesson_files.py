"""Lesson files: questions on a real table, the right actions, and messages for wrong ones.

A lesson is a file ``teaching/lessons/NAME.toml`` of a game, or ``lesson.toml`` in the folder of a module, and is found
there. It names its place among the lessons of the game (``order``), the section of the rules that it teaches, and its
steps. A step asks for an action in a position, written like the examples of the rules; without a position it continues
where the step before ended. Actions are given by notation, in which ``*`` matches anything::

    order = 20
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

    [steps.facts]
    coins = { value = "coins" }

``record`` instead of ``position`` names the record of a game up to the question. ``best = true`` marks a step that asks
for the best action; rollouts verify its right answers (``teaching.verified_answers``). ``facts`` are numbers of the
position for the messages (``teaching.lesson_facts``).

Its messages are in the catalogues of the game (``teaching/locale/LANGUAGE.ftl``) or of the module
(``locale/LANGUAGE.ftl``): ``lesson-GAME-NAME`` is the title, ``lesson-GAME-NAME-STEP`` the question, and its attributes
are the replies: ``.right``, one for each entry of ``wrong``, and ``.else`` for every other action.
"""

from __future__ import annotations

import tomllib
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Literal, get_args

import msgspec
from msgspec import Struct

from bastide.core.errors import BastideError
from bastide.core.game_registry import get_kit
from bastide.teaching.lesson_facts import PositionFact

LESSONS_FOLDER = "teaching/lessons"
#: Records of games that lessons continue.
RECORDS_FOLDER = "teaching/lessons/records"
#: Lesson of a module, named after the folder.
MODULE_LESSON_FILE = "lesson.toml"
#: Place of a lesson that gives none, after those that do.
DEFAULT_ORDER = 500

#: Groups of lessons, in the order of a course.
LessonGroup = Literal["base", "strategy", "expansion"]
#: Levels of the lessons on strategy, in order; other lessons have none.
StrategyLevel = Literal["", "beginner", "intermediate", "advanced"]


class LessonStep(Struct, frozen=True, forbid_unknown_fields=True):
    """One question of a lesson."""

    id: str
    #: Right actions.
    right: list[str]
    #: Actions that lead towards the goal: they are applied, and the question stays open until a right answer is given
    #: or none is left.
    toward: list[str] = []
    #: Number of right answers required.
    times: int = 1
    #: Likely mistakes, by the key of their reply.
    wrong: dict[str, list[str]] = {}
    #: Position of the question: a text, or the name of a record; both empty: where the step before ended.
    position: str = ""
    record: str = ""
    #: Name of messages shared by several steps, instead of ``NAME-STEP``.
    texts: str = ""
    #: Whether the step asks for the best action, and rollouts have verified the right ones.
    best: bool = False
    #: Numbers of the position for the messages of this step, by variable name.
    facts: dict[str, PositionFact] = {}
    #: Actions of the other players afterwards, in order.
    then: list[str] = []

    @property
    def has_position(self) -> bool:
        """Whether the step has a position of its own."""
        return bool(self.position or self.record)

    def classify_action(self, notation: str) -> str:
        """Return the key of the reply to an action."""
        named = {"right": self.right, "toward": self.toward, **self.wrong}
        for answer, patterns in named.items():
            if any(fnmatchcase(notation, pattern) for pattern in patterns):
                return answer
        return "else"


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """Steps, and the section of the rules that they teach."""

    rule: str
    steps: list[LessonStep]
    #: Place among the lessons of the game. Leave gaps for new ones.
    order: int = DEFAULT_ORDER
    group: LessonGroup = "base"
    level: StrategyLevel = ""

    @property
    def steps_with_position(self) -> list[int]:
        """Indexes of the steps with a position of their own; a learner can start at each."""
        return [index for index, step in enumerate(self.steps) if step.has_position]

    @property
    def sort_key(self) -> tuple[int, int, int]:
        """Place in the course: by group, level and order."""
        return get_args(LessonGroup).index(self.group), get_args(StrategyLevel).index(self.level), self.order


@cache
def get_lessons(game: str) -> dict[str, Lesson]:
    """Return the lessons of a game by name, in order; empty if it has none."""
    found = {name: read_lesson(path) for name, path in find_lesson_files(game).items()}
    return dict(sorted(found.items(), key=lambda each: (each[1].sort_key, each[0])))


def find_lesson_files(game: str) -> dict[str, Path]:
    """Return the files of a game's lessons by name."""
    folder = get_kit(game).folder
    found = {path.stem: path for path in folder.glob(f"{LESSONS_FOLDER}/*.toml")}
    return found | {path.parent.name: path for path in folder.glob(f"*/*/{MODULE_LESSON_FILE}")}


def read_lesson(path: Path) -> Lesson:
    """Read the file of a lesson. Raises ValueError with the file and the problem."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        if path.name == MODULE_LESSON_FILE:
            data.setdefault("group", "expansion")
        return msgspec.convert(data, Lesson)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise ValueError(f"{path.parent.name}/{path.name}: {error}") from None


def get_lesson(game: str, name: str) -> Lesson:
    """Return the lesson with this name. Raises BastideError if there is none."""
    found = get_lessons(game).get(name)
    if found is None:
        raise BastideError("no-lesson", f"{game} has no lesson called {name}", game=game, name=name)
    return found
