"""The rules of the games, to be read: texts in every language, what is printed on components, and drawn examples."""

from bastide.learn.book import Block, Example, Piece, Rulebook, Section, Topic, facts
from bastide.learn.shelf import example, has_rules, rulebook

__all__ = ["Block", "Example", "Piece", "Rulebook", "Section", "Topic", "example", "facts", "has_rules", "rulebook"]
