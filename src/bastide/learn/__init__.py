"""Rulebooks and lessons: rules in every language, the text of components, drawn examples and exercises."""

from bastide.learn.book import Block, Example, Piece, Rulebook, Section, Topic, facts
from bastide.learn.shelf import example, has_rules, rulebook

__all__ = ["Block", "Example", "Piece", "Rulebook", "Section", "Topic", "example", "facts", "has_rules", "rulebook"]
