"""Pictures of one game as lists of shared parts: neighbouring pictures are almost equal."""

from __future__ import annotations

import re
from typing import Final, final

#: A tag with its attributes, which may contain ``>`` only in quotes.
_TAG: Final = re.compile(r"<(/?)[\w:]+(?:[^<>\"']|\"[^\"]*\"|'[^']*')*?(/?)>")
_COLOUR: Final = re.compile(r"#[0-9a-fA-F]{6}\b")
_DESCRIPTION: Final = re.compile(r"<desc>.*?</desc>", re.DOTALL)
#: Elements that are longer, in characters, are divided into their children.
MAX_PART_LENGTH: Final = 600
#: Depth below which elements are not divided.
MAX_DEPTH: Final = 5


@final
class SvgElement:
    """Element of an SVG: opening tag, inner elements and texts, closing tag."""

    def __init__(self, opening: str) -> None:
        self.opening = opening
        self.inner: list[SvgElement | str] = []
        self.closing = ""

    def children(self) -> list[SvgElement]:
        """Return the inner elements without texts."""
        return [each for each in self.inner if isinstance(each, SvgElement)]

    def __str__(self) -> str:
        return f"{self.opening}{''.join(str(each) for each in self.inner)}{self.closing}"


def parse_svg(svg: str) -> SvgElement:
    """Parse a picture that Bastide drew. Returns its root element."""
    top = SvgElement("")
    open_elements = [top]
    at = 0
    for tag in _TAG.finditer(svg):
        if tag.start() > at:
            open_elements[-1].inner.append(svg[at : tag.start()])
        at = tag.end()
        if tag[1]:
            open_elements.pop().closing = tag[0]
        else:
            element = SvgElement(tag[0])
            open_elements[-1].inner.append(element)
            if not tag[2]:
                open_elements.append(element)
    return top.children()[0]


def split_picture(svg: str) -> list[str]:
    """Divide a picture into parts, without its description. Joined, they are the picture."""
    found: list[str] = []
    _add_parts(parse_svg(_DESCRIPTION.sub("", svg, count=1)), 0, found)
    return found


def _add_parts(element: SvgElement, depth: int, found: list[str]) -> None:
    whole = str(element)
    if depth >= MAX_DEPTH or len(whole) <= MAX_PART_LENGTH:
        found.append(whole)
        return
    found.append(element.opening)
    for each in element.inner:
        if isinstance(each, SvgElement):
            _add_parts(each, depth + 1, found)
        else:
            found.append(each)
    found.append(element.closing)


@final
class ThemeColours:
    """Colours that differ between the light and the dark theme, as CSS variables of one picture for both."""

    def __init__(self) -> None:
        #: Light and dark colour to the number of the variable.
        self.numbers: dict[tuple[str, str], int] = {}

    def merge(self, light: str, dark: str) -> str:
        """Return the light picture with variables for the colours that are others in the dark one."""
        in_light, in_dark = _COLOUR.findall(light), _COLOUR.findall(dark)
        if len(in_light) != len(in_dark):
            return light
        colours = iter(zip(in_light, in_dark, strict=True))

        def named(found: re.Match[str]) -> str:
            pair: tuple[str, str] = next(colours)
            if pair[0] == pair[1]:
                return pair[0]
            return f"var(--b{self.numbers.setdefault(pair, len(self.numbers))})"

        return _COLOUR.sub(named, light)


@final
class SharedTexts:
    """Texts by number, each stored once."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self._numbers: dict[str, int] = {}

    def number(self, text: str) -> int:
        """Return the number of a text."""
        if text not in self._numbers:
            self._numbers[text] = len(self.texts)
            self.texts.append(text)
        return self._numbers[text]

    def numbers(self, texts: list[str]) -> list[int]:
        """Return the numbers of texts."""
        return [self.number(each) for each in texts]


def list_change(old: list[int], new: list[int]) -> list[int]:
    """Return a change of a list: numbers kept at its start, numbers kept at its end, then what is between."""
    start = 0
    while start < min(len(old), len(new)) and old[start] == new[start]:
        start += 1
    end = 0
    while end < min(len(old), len(new)) - start and old[-1 - end] == new[-1 - end]:
        end += 1
    return [start, end, *new[start : len(new) - end]]
