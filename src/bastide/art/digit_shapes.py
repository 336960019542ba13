"""Digits as SVG strokes, so that numbers on tokens need no font. Each is 6 wide and 9 high."""

from __future__ import annotations

from bastide.art.svg_shapes import place_shape, stroked_path

_SIX = "M2.2-4.2Q-3-4-3 1.6Q-3 4.5 0 4.5T3 1.7T0-1T-3 1.6"
_STROKES = {
    "0": "M0-4.5Q3-4.5 3 0T0 4.5T-3 0T0-4.5z",
    "1": "M-1.8-2.6L.6-4.5V4.5",
    "2": "M-2.8-2.4Q-2.5-4.5 0-4.5T2.8-2Q2.8-.4-2.8 4.5H3",
    "3": "M-2.8-4.5H2.6L-.4-1Q3-.8 3 1.8T-.2 4.5Q-2.3 4.5-3 3",
    "4": "M1.4 4.5V-4.5L-3 2H3.2",
    "5": "M2.6-4.5H-2L-2.6-.6Q3-2 3 1.6T-.4 4.5Q-2.3 4.5-3 3.2",
    "6": _SIX,
    "7": "M-3-4.5H3L-1 4.5",
    "8": "M0-.3Q-2.6-.6-2.6-2.4T0-4.5T2.6-2.4T0-.3Q3 0 3 2.2T0 4.5T-3 2.2T0-.3z",
    "-": "M-2.5 0H2.5",
    "+": "M-2.5 0H2.5M0-2.5V2.5",
}


def draw_number(value: int | str, high: float, colour: str, bold: float = 1.7) -> str:
    """Draw a number of this height, centred on the origin."""
    text = str(value)
    parts = []
    for i, digit in enumerate(text):
        x = (i - (len(text) - 1) / 2) * 8
        turned = digit == "9"
        parts.append(
            place_shape(
                x, 0, stroked_path(_SIX if turned else _STROKES[digit], colour, bold), turn=180 if turned else 0
            )
        )
    return place_shape(0, 0, "".join(parts), high / 9)
