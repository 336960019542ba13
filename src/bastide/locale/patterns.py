"""Messages that mean more than they say: Fluent reads them, and puts in what they are told."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

from bastide.core.plain import Plain

#: Another message that a message takes up: its bare id in braces.
_REFERENCE = re.compile(r"{ *([a-z][\w-]*) *}")


class Patterns:
    """The messages of one language. Each is read when it is first asked for, from what ``source`` says it is."""

    def __init__(self, language: str, source: Callable[[str], str | None], isolate: bool) -> None:
        self._bundle = FluentBundle([language], use_isolating=isolate)
        self._source = source

    def say(self, name: str, attribute: str, values: Mapping[str, Plain]) -> str | None:
        """None if there is no such message, or it has no such attribute."""
        pattern = self._pattern(name, attribute)
        if pattern is None:
            return None
        text, _ = self._bundle.format_pattern(pattern, dict(values))
        return str(text)

    def has(self, name: str, attribute: str) -> bool:
        return self._pattern(name, attribute) is not None

    def _pattern(self, name: str, attribute: str) -> Pattern | None:
        if not self._bundle.has_message(name):
            source = self._source(name)
            if source is None:
                return None
            self._bundle.add_resource(FluentResource(source))
            for other in _REFERENCE.findall(source):
                self._pattern(other, "")
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value
