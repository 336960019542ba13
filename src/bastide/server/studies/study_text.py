"""Text form of a study: one file with all chapters.

    bastide study 1
    title: Opening buys

    == game: Two Villages
    bastide record 1
    ...
    == puzzle: Win in one turn
    game: dominion | ...
    # variation 1 = 0 0 play village

A chapter is an annotated record or position, of which no line begins with ``==``.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from bastide.server.studies.study_model import ChapterKind, check_study_size, clean_title
from bastide.tables.request_errors import RequestRefused

FIRST_LINE: Final = "bastide study 1"
_CHAPTER: Final = re.compile(r"== (game|puzzle):(.*)")


class ChapterText(NamedTuple):
    """A chapter of a study as text, and its first line in the file."""

    title: str
    kind: ChapterKind
    text: str
    line: int


class StudyText(NamedTuple):
    """A study as text."""

    title: str
    chapters: list[ChapterText]


def write_study_text(title: str, chapters: Sequence[tuple[str, ChapterKind, str]]) -> str:
    """Write a study: title, kind and text of each chapter."""
    parts = [f"{FIRST_LINE}\ntitle: {title}\n"]
    parts += [f"\n== {kind}: {name}\n{text.strip()}\n" for name, kind, text in chapters]
    return "".join(parts)


def parse_study_text(text: str) -> StudyText:
    """Read a study. The texts of chapters are not read. Raises RequestRefused with the line."""
    lines = text.split("\n")
    if lines[0].strip() != FIRST_LINE:
        raise _error(1)
    title = ""
    headings: list[tuple[str, ChapterKind, int]] = []
    bodies: list[list[str]] = []
    for number, line in enumerate(lines[1:], 2):
        heading = _CHAPTER.fullmatch(line.rstrip())
        if heading is not None and title:
            check_study_size(len(headings) + 1, 0)
            headings.append((clean_title(heading[2]), "game" if heading[1] == "game" else "puzzle", number + 1))
            bodies.append([])
        elif bodies and not line.startswith("=="):
            bodies[-1].append(line)
        elif line.startswith("title: ") and not title:
            title = clean_title(line.removeprefix("title: "))
        elif line.strip():
            raise _error(number)
    if not title:
        raise _error(2)
    chapters = [
        ChapterText(name, kind, "\n".join(body).strip("\r\n"), line)
        for (name, kind, line), body in zip(headings, bodies, strict=True)
    ]
    check_study_size(len(chapters), sum(len(each.text) for each in chapters))
    return StudyText(title, chapters)


def _error(line: int) -> RequestRefused:
    title, game, puzzle = "title: …", "== game: …", "== puzzle: …"
    return RequestRefused(
        "study-text",
        f"line {line}: not the text of a study, which begins with “{FIRST_LINE}” and “{title}”, followed by chapters"
        f" “{game}” or “{puzzle}”",
        line=line,
        start=FIRST_LINE,
        title=title,
        game=game,
        puzzle=puzzle,
    )


def make_chapter_error(chapter: ChapterText, error: Exception) -> RequestRefused:
    """Return the error for a chapter that cannot be read, with its first line in the file."""
    return RequestRefused(
        "bad-study-chapter",
        f"chapter “{chapter.title}” (line {chapter.line}): {error}",
        title=chapter.title,
        line=chapter.line,
        problem=error,
    )
