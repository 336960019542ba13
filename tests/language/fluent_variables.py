"""Parse Fluent catalogues into messages with the variables they use."""

from __future__ import annotations

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor


class Variables(Visitor):
    """Collects the variables that a pattern uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


def variables_of(text: str) -> dict[str, set[str]]:
    """Return every message and attribute of a catalogue with its variables. Fails on syntax errors and duplicates."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            parts: list[tuple[str, ftl.Pattern | None]] = [(entry.id.name, entry.value)]
            parts += [(f"{entry.id.name}.{attribute.id.name}", attribute.value) for attribute in entry.attributes]
            for name, pattern in parts:
                assert name not in found, f"{name} is there twice"
                visitor = Variables()
                if pattern is not None:
                    visitor.visit(pattern)
                found[name] = visitor.names
    return found
