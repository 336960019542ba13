"""Puzzles: positions of real games with one answer that is clearly best."""

from bastide.puzzles.packs import Pack, UnknownPuzzle, games_with_puzzles, has_puzzles, pack, read_pack, write_pack
from bastide.puzzles.puzzle import CorruptPuzzle, Line, Puzzle, read_puzzle
from bastide.puzzles.themes import Table, Themes

__all__ = [
    "CorruptPuzzle",
    "Line",
    "Pack",
    "Puzzle",
    "Table",
    "Themes",
    "UnknownPuzzle",
    "games_with_puzzles",
    "has_puzzles",
    "pack",
    "read_pack",
    "read_puzzle",
    "write_pack",
]
