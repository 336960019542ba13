"""Rulebooks and lessons: rules in every language, the text of components, drawn examples and exercises."""

from bastide.teaching.rulebook import Block, Example, Piece, Rulebook, Section, Topic, rulebook_to_data
from bastide.teaching.rulebook_loader import get_example, get_rulebook, has_rulebook

__all__ = [
    "Block",
    "Example",
    "Piece",
    "Rulebook",
    "Section",
    "Topic",
    "get_example",
    "get_rulebook",
    "has_rulebook",
    "rulebook_to_data",
]
