"""The plain message parser agrees with Fluent on all catalogues and on unusual messages."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

import bastide
from bastide.locale.plain_message_parser import parse_plain_message

CATALOGUES = sorted(Path(bastide.__file__).parent.rglob("*.ftl"))


def parse_with_fluent(source: str) -> dict[str, tuple[str, dict[str, str]]]:
    """Return all messages by id with their source, value and attributes as Fluent parses them."""
    resource = FluentResource(source)
    bundle = FluentBundle(["en"])
    bundle.add_resource(resource)
    entries = [entry for entry in resource.body if isinstance(entry, Message)]
    starts = [entry.id.span.start if entry.id.span else 0 for entry in entries]
    messages = {}
    for entry, start, end in zip(entries, starts, [*starts[1:], len(source)], strict=True):
        message = bundle.get_message(entry.id.name)
        patterns = {"": message.value, **message.attributes}
        texts = {name: str(bundle.format_pattern(each, {})[0]) for name, each in patterns.items() if each is not None}
        messages[entry.id.name] = (source[start:end], texts)
    return messages


@pytest.mark.parametrize("language", ["en", "de", "he", "cs"])
def test_plain_messages_match_fluent(language: str) -> None:
    plain = 0
    for path in CATALOGUES:
        if language in (path.stem, path.parent.name):
            for message, texts in parse_with_fluent(path.read_text(encoding="utf-8")).values():
                parts = parse_plain_message(message)
                if parts is not None:
                    plain += 1
                    assert parts == texts, f"{path}: {message}"
    assert plain > 1000


@pytest.mark.parametrize(
    "message",
    [
        "a = one line",
        "a =    spaces around   ",
        "a =\n    below",
        "a = first\n    second\n      further in\n    third\n",
        "a =\n      further in\n    second",
        "a =\n\n\n    after empty lines\n\n\n    and between them\n\n\n",
        "a = first  \n    after spaces at an end  \n",
        "a = with = signs\n    b = c",
        "a = one\n    .title = two\n    .help =\n        three\n\n        four\n",
        "a =\n    .title = no value",
        "a-b_C9 = an id with everything\n",
        "a = what follows\n\n# is a comment\n",
        "a = what follows\n\n### is a heading\n\n",
        "a = “quotes”, \\ and \\u0041 stay",
        "a = שלום\n    עולם",
        "a =x",
        "a=x",
        "a = ] in the line, and * and .",
    ],
)
def test_unusual_plain_messages_match_fluent(message: str) -> None:
    ((_, texts),) = parse_with_fluent(message).values()
    assert parse_plain_message(message) == texts


@pytest.mark.parametrize(
    "message",
    [
        "a = { $name }",
        "a = one }",
        "a = one\n    .title = { $name }",
        "a = one\n    [two] three",
        "a = one\n    *two",
        "a = one\n    .two",
        "a = one\n    .2 = three",
        "a = one\n\ttwo",
        "a = one\r\n    two",
    ],
)
def test_fluent_syntax_is_left_to_fluent(message: str) -> None:
    assert parse_plain_message(message) is None
