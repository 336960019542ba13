"""Estimate of text widths, with wide fonts assumed because the viewer's fonts are unknown."""

from __future__ import annotations

#: Font stacks: the web page's fonts, then system fonts. No font is downloaded.
SERIF_FONTS = "'Frank Ruhl Libre',Georgia,'Times New Roman',serif"
SANS_FONTS = "Heebo,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"

#: Vav, yod and final nun are narrow; shin, mem and final mem are broad.
_NARROW = frozenset("iljtfrI.,:;'|!()[]· -\u2019\u05d5\u05d9\u05df")
_WIDE = frozenset("mwMW@%—\u05e9\u05de\u05dd")


def format_count(count: int) -> str:
    """Format a count with a multiplication sign."""
    return f"\u00d7{count}"


def format_points(points: int) -> str:
    """Format points with a proper minus sign."""
    return str(points).replace("-", "\u2212")


def text_width(text: str, size: float) -> float:
    """Return the maximum width of a line, in the unit of the font size."""
    return size * sum(_letter_width(letter) for letter in text)


def _letter_width(letter: str) -> float:
    if letter in "\u2068\u2069":
        return 0
    if letter in _NARROW:
        return 0.34
    if letter in _WIDE:
        return 0.88
    return 0.7 if letter.isupper() else 0.57


def fit_font_size(text: str, size: float, room: float, least: float) -> float:
    """Return the largest font size up to ``size`` at which the line fits, but at least ``least``."""
    wide = text_width(text, size)
    return size if wide <= room else max(least, size * room / wide)


def truncate_text(text: str, size: float, room: float) -> str:
    """Cut a line to the available width, with an ellipsis."""
    if text_width(text, size) <= room:
        return text
    kept = text
    while kept and text_width(kept + "…", size) > room:
        kept = kept[:-1]
    return kept.rstrip() + "…"


def wrap_text(text: str, size: float, room: float) -> list[str]:
    """Wrap a text at spaces into lines that fit. A word that is too long gets its own line."""
    found: list[str] = []
    for word in text.split():
        longer = f"{found[-1]} {word}" if found else word
        if found and text_width(longer, size) <= room:
            found[-1] = longer
        else:
            found.append(word)
    return found
