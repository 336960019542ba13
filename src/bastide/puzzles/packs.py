"""Packs: the puzzles that come along with a game, and files of them."""

from __future__ import annotations

import gzip
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from math import gcd
from pathlib import Path

from bastide.core.errors import BastideError
from bastide.core.registry import game_ids, get_kit
from bastide.puzzles.puzzle import CorruptPuzzle, Puzzle, read_puzzle
from bastide.puzzles.themes import Themes

#: Where a game keeps its pack, in its own folder.
PLACE = "puzzles/pack.jsonl.gz"
#: Of a pack no more than these parts are what ``medium`` finds, or of one theme.
MOST_PLAIN = 0.35
MOST_OF_A_THEME = 0.6


class UnknownPuzzle(BastideError):
    """There is no such puzzle."""


class Pack:
    """The puzzles of one game, always in the same order."""

    def __init__(self, game: str, puzzles: Iterable[Puzzle]) -> None:
        self.game = game
        self.puzzles = sorted(puzzles, key=lambda puzzle: puzzle.id)
        self._by_id = {puzzle.id: puzzle for puzzle in self.puzzles}

    def __len__(self) -> int:
        return len(self.puzzles)

    def find(self, id: str) -> Puzzle:
        """UnknownPuzzle if there is none."""
        if id not in self._by_id:
            raise UnknownPuzzle("no-puzzle", f"{self.game} has no puzzle {id}", game=self.game, id=id)
        return self._by_id[id]

    def of_day(self, day: int) -> Puzzle:
        """The same for everybody: days are counted, and every puzzle has its day before the first comes again."""
        count = len(self.puzzles)
        if not count:
            raise UnknownPuzzle("no-puzzles", f"{self.game} brings no puzzles", game=self.game)
        stride = next(step for step in range(count * 5 // 8 + 1, 2 * count + 2) if gcd(step, count) == 1)
        return self.puzzles[day * stride % count]

    def about(self, theme: str) -> list[Puzzle]:
        """Those of a theme; of all themes if none is named."""
        return [puzzle for puzzle in self.puzzles if theme in ("", puzzle.theme)]

    def themes(self) -> dict[str, int]:
        """How many there are of each theme, in the order of the game."""
        themes = get_kit(self.game).puzzles()
        counts = Counter(puzzle.theme for puzzle in self.puzzles)
        known = themes.ids if isinstance(themes, Themes) else ()
        return {theme: counts[theme] for theme in known if counts[theme]}


@cache
def pack(game: str) -> Pack:
    """What comes along with a game; empty if it brings none."""
    path = get_kit(game).folder / PLACE
    return Pack(game, read_pack(path) if path.is_file() else [])


def has_puzzles(game: str) -> bool:
    """Whether a game brings any, found out without reading them."""
    return (get_kit(game).folder / PLACE).is_file()


def games_with_puzzles() -> list[str]:
    return [game for game in game_ids() if has_puzzles(game)]


def read_pack(path: Path) -> list[Puzzle]:
    """A file of puzzles, one in each line, packed by gzip if it is called so. CorruptPuzzle, with the line."""
    try:
        data = gzip.decompress(path.read_bytes()) if path.suffix == ".gz" else path.read_bytes()
        lines = data.decode("utf-8").splitlines()
    except (EOFError, gzip.BadGzipFile, UnicodeDecodeError) as error:
        raise CorruptPuzzle(
            "puzzle-line", f"this is no file of puzzles: {error}", line=0, problem=str(error)
        ) from error
    return [read_puzzle(line, number) for number, line in enumerate(lines, start=1) if line.strip()]


def write_pack(path: Path, puzzles: Iterable[Puzzle]) -> None:
    """The same puzzles make the same file."""
    text = "".join([f"{puzzle.write()}\n" for puzzle in sorted(puzzles, key=lambda puzzle: puzzle.id)])
    data = text.encode("utf-8")
    path.write_bytes(gzip.compress(data, mtime=0) if path.suffix == ".gz" else data)


def chosen(puzzles: Sequence[Puzzle], most: int) -> list[Puzzle]:
    """At most so many: of what ``medium`` finds, and of each theme, no more than a part."""
    hard = [puzzle for puzzle in puzzles if puzzle.difficulty > 1]
    plain = [puzzle for puzzle in puzzles if puzzle.difficulty == 1][: int(MOST_PLAIN * most)]
    of_theme: Counter[str] = Counter()
    kept: list[Puzzle] = []
    # What there is less of comes first, so that it is there at all.
    counts = Counter(puzzle.theme for puzzle in puzzles)
    for some, room in ((plain, len(plain)), (hard, most - len(plain))):
        full = len(kept) + room
        for puzzle in sorted(some, key=lambda puzzle: (counts[puzzle.theme], puzzle.id)):
            if len(kept) < full and of_theme[puzzle.theme] < MOST_OF_A_THEME * most:
                of_theme[puzzle.theme] += 1
                kept.append(puzzle)
    return kept
