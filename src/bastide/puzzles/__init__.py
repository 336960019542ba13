"""Puzzles: positions of real games with one answer that is clearly best."""

from bastide.puzzles.puzzle_format import CorruptPuzzle, Puzzle, PuzzleAnswer, parse_puzzle
from bastide.puzzles.puzzle_packs import (
    PuzzlePack,
    UnknownPuzzle,
    games_with_puzzles,
    get_pack,
    has_puzzles,
    read_pack,
    write_pack,
)
from bastide.puzzles.puzzle_themes import MiningTable, PuzzleThemes

__all__ = [
    "CorruptPuzzle",
    "MiningTable",
    "Puzzle",
    "PuzzleAnswer",
    "PuzzlePack",
    "PuzzleThemes",
    "UnknownPuzzle",
    "games_with_puzzles",
    "get_pack",
    "has_puzzles",
    "parse_puzzle",
    "read_pack",
    "write_pack",
]
