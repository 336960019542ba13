"""Puzzles: positions of real games with one answer that is clearly best."""

from bastide.puzzles.puzzle_format import AnswerFigures, CorruptPuzzle, Puzzle, PuzzleAnswer, PuzzleStep
from bastide.puzzles.puzzle_packs import (
    PuzzlePack,
    UnknownPuzzle,
    games_with_puzzles,
    get_pack,
    has_puzzles,
    read_pack,
    write_pack,
)
from bastide.puzzles.puzzle_parser import parse_puzzle
from bastide.puzzles.puzzle_themes import MiningTable, PuzzleThemes, get_puzzle_themes

__all__ = [
    "AnswerFigures",
    "CorruptPuzzle",
    "MiningTable",
    "Puzzle",
    "PuzzleAnswer",
    "PuzzlePack",
    "PuzzleStep",
    "PuzzleThemes",
    "UnknownPuzzle",
    "games_with_puzzles",
    "get_pack",
    "get_puzzle_themes",
    "has_puzzles",
    "parse_puzzle",
    "read_pack",
    "write_pack",
]
