"""How much room words take. Whoever shows a picture has fonts of their own, so this reckons with wide ones."""

from __future__ import annotations

#: The faces of the house, and what stands in for them where they are not installed. Nothing is fetched.
SERIF = "'Frank Ruhl Libre',Georgia,'Times New Roman',serif"
SANS = "Heebo,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"

#: Vav, yod and final nun are narrow, shin, mem and final mem broad.
_NARROW = frozenset("iljtfrI.,:;'|!()[]· -\u2019\u05d5\u05d9\u05df")
_BROAD = frozenset("mwMW@%—\u05e9\u05de\u05dd")


def times(count: int) -> str:
    """How many there are of something."""
    return f"\u00d7{count}"


def signed(points: int) -> str:
    """Points, of which there may be fewer than none."""
    return str(points).replace("-", "\u2212")


def width(text: str, size: float) -> float:
    """How wide a line is at most, in the unit of its size."""
    return size * sum(_advance(letter) for letter in text)


def _advance(letter: str) -> float:
    if letter in "\u2068\u2069":
        return 0
    if letter in _NARROW:
        return 0.34
    if letter in _BROAD:
        return 0.88
    return 0.7 if letter.isupper() else 0.57


def fitting(text: str, size: float, room: float, least: float) -> float:
    """The largest size not above this one at which a line fits; never below the least that can be read."""
    wide = width(text, size)
    return size if wide <= room else max(least, size * room / wide)


def cut(text: str, size: float, room: float) -> str:
    """As much of a line as there is room for."""
    if width(text, size) <= room:
        return text
    kept = text
    while kept and width(kept + "…", size) > room:
        kept = kept[:-1]
    return kept.rstrip() + "…"


def lines(text: str, size: float, room: float) -> list[str]:
    """A text in lines that fit, broken between words; a word that is too long has a line of its own."""
    found: list[str] = []
    for word in text.split():
        longer = f"{found[-1]} {word}" if found else word
        if found and width(longer, size) <= room:
            found[-1] = longer
        else:
            found.append(word)
    return found
