"""Messages with variables, selectors or references, formatted by the Fluent runtime."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

from bastide.core.json_data import JsonData

#: Reference to another message: its id in braces.
_REFERENCE = re.compile(r"{ *([a-z][\w-]*) *}")


class FluentMessages:
    """Fluent messages of one language. Each is parsed on first use.

    ``source`` returns the text of a message by id. ``fallback_source`` returns the text of a message that the language
    lacks and that another message refers to.
    """

    def __init__(
        self,
        language: str,
        source: Callable[[str], str | None],
        fallback_source: Callable[[str], str | None],
        isolate: bool,
    ) -> None:
        self._bundle = FluentBundle([language], use_isolating=isolate)
        self._source = source
        self._fallback_source = fallback_source
        #: Messages in the bundle that are not in this language.
        self._borrowed: set[str] = set()

    def format_message(self, name: str, attribute: str, values: Mapping[str, JsonData]) -> str | None:
        """Format a message or one of its attributes; None if it does not exist."""
        pattern = self._pattern(name, attribute)
        if pattern is None:
            return None
        text, _ = self._bundle.format_pattern(pattern, dict(values))
        return str(text)

    def has_message(self, name: str, attribute: str) -> bool:
        """Whether the message and the attribute exist."""
        return self._pattern(name, attribute) is not None

    def _pattern(self, name: str, attribute: str) -> Pattern | None:
        if not self._bundle.has_message(name):
            source = self._source(name)
            if source is None:
                return None
            self._add_message(source)
        if name in self._borrowed:
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def _add_message(self, source: str) -> None:
        """Add a message and those that it refers to."""
        self._bundle.add_resource(FluentResource(source))
        for name in _REFERENCE.findall(source):
            if not self._bundle.has_message(name):
                own = self._source(name)
                other = self._fallback_source(name) if own is None else own
                if own is None:
                    self._borrowed.add(name)
                if other is not None:
                    self._add_message(other)
