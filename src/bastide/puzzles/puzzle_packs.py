"""Puzzle packs: the puzzles that ship with a game, and their files."""

from __future__ import annotations

import bz2
import gzip
import zlib
from collections import Counter
from collections.abc import Iterable, Sequence
from contextlib import suppress
from functools import cache
from math import gcd
from pathlib import Path

from bastide.core.errors import BastideError
from bastide.core.game_registry import game_ids, get_kit
from bastide.puzzles.puzzle_format import CorruptPuzzle, Puzzle
from bastide.puzzles.puzzle_parser import parse_puzzle
from bastide.puzzles.puzzle_themes import PuzzleThemes

#: Packs of a game, relative to its folder, uncompressed or compressed.
PACK_PATTERN = "puzzles/*.jsonl*"
#: Maximum share of a pack that the level ``medium`` finds, and of one theme.
MAX_EASY_SHARE = 0.45
MAX_THEME_SHARE = 0.25


class UnknownPuzzle(BastideError):
    """There is no such puzzle."""


class PuzzlePack:
    """The puzzles of one game, in a fixed order."""

    def __init__(self, game: str, puzzles: Iterable[Puzzle]) -> None:
        self.game = game
        self.puzzles = sorted(puzzles, key=lambda puzzle: puzzle.id)
        self._by_id = {puzzle.id: puzzle for puzzle in self.puzzles}

    def __len__(self) -> int:
        return len(self.puzzles)

    def get_puzzle(self, id: str) -> Puzzle:
        """Return the puzzle with this id. Raises UnknownPuzzle if there is none."""
        if id not in self._by_id:
            raise UnknownPuzzle("no-puzzle", f"{self.game} has no puzzle {id}", game=self.game, id=id)
        return self._by_id[id]

    def puzzle_of_day(self, day: int) -> Puzzle:
        """Return the puzzle of a day (as an ordinal number). All puzzles appear before the first repeats."""
        count = len(self.puzzles)
        if not count:
            raise UnknownPuzzle("no-puzzles", f"{self.game} has no puzzles", game=self.game)
        stride = next(step for step in range(count * 5 // 8 + 1, 2 * count + 2) if gcd(step, count) == 1)
        return self.puzzles[day * stride % count]

    def puzzles_with_theme(self, theme: str) -> list[Puzzle]:
        """Return the puzzles of a theme; all puzzles if the theme is empty."""
        return [puzzle for puzzle in self.puzzles if theme in ("", puzzle.theme)]

    def count_by_theme(self) -> dict[str, int]:
        """Return the number of puzzles per theme, in the game's order."""
        themes = get_kit(self.game).puzzle_themes()
        counts = Counter(puzzle.theme for puzzle in self.puzzles)
        known = themes.theme_ids if isinstance(themes, PuzzleThemes) else ()
        return {theme: counts[theme] for theme in known if counts[theme]}


@cache
def get_pack(game: str) -> PuzzlePack:
    """Return all puzzles that ship with a game; empty if it has none."""
    paths = sorted(get_kit(game).folder.glob(PACK_PATTERN))
    return PuzzlePack(game, [puzzle for path in paths for puzzle in read_pack(path)])


def has_puzzles(game: str) -> bool:
    """Return whether a game has a pack, without reading it."""
    return any(get_kit(game).folder.glob(PACK_PATTERN))


def games_with_puzzles() -> list[str]:
    """Return the ids of all games with a pack."""
    found: list[str] = []
    for game in game_ids():
        with suppress(BastideError):  # skip plug-ins that cannot be loaded
            if has_puzzles(game):
                found.append(game)
    return found


def read_pack(path: Path) -> list[Puzzle]:
    """Read a file with one puzzle per line, compressed if its name ends in ``.bz2`` or ``.gz``.

    Raises CorruptPuzzle with the line.
    """
    data = path.read_bytes()
    try:
        if path.suffix == ".bz2":
            data = bz2.decompress(data)
        elif path.suffix == ".gz":
            data = gzip.decompress(data)
        lines = data.decode("utf-8").splitlines()
    except (EOFError, OSError, ValueError, zlib.error) as error:
        raise CorruptPuzzle("puzzle-line", f"this is not a puzzle file: {error}", line=0, problem=str(error)) from error
    return [parse_puzzle(line, number) for number, line in enumerate(lines, start=1) if line.strip()]


def write_pack(path: Path, puzzles: Iterable[Puzzle]) -> None:
    """Write a pack. The same puzzles always give the same file."""
    text = "".join([f"{puzzle.to_json_line()}\n" for puzzle in sorted(puzzles, key=lambda puzzle: puzzle.id)])
    data = text.encode("utf-8")
    if path.suffix == ".bz2":
        data = bz2.compress(data)
    elif path.suffix == ".gz":
        data = gzip.compress(data, mtime=0)
    path.write_bytes(data)


def find_full_themes(puzzles: Iterable[Puzzle], most: int | None) -> list[str]:
    """Return the themes that have their maximum share of ``most`` puzzles; none without a maximum."""
    counts = Counter(puzzle.theme for puzzle in puzzles)
    return [] if most is None else [theme for theme, count in counts.items() if count >= MAX_THEME_SHARE * most]


def select_for_pack(puzzles: Sequence[Puzzle], most: int) -> list[Puzzle]:
    """Select at most ``most`` puzzles, with a limited share of easy ones and of each theme.

    Sequences come first, and rare themes before common ones.
    """
    counts = Counter(puzzle.theme for puzzle in puzzles)
    of_theme: Counter[str] = Counter()
    easy = 0
    selected: list[Puzzle] = []
    for puzzle in sorted(puzzles, key=lambda each: (-len(each.steps), counts[each.theme], each.id)):
        is_easy = puzzle.difficulty == 1
        is_full = of_theme[puzzle.theme] + 1 > MAX_THEME_SHARE * most or (is_easy and easy + 1 > MAX_EASY_SHARE * most)
        if len(selected) < most and not is_full:
            of_theme[puzzle.theme] += 1
            easy += is_easy
            selected.append(puzzle)
    return selected
