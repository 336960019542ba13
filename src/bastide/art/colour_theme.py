"""Light and dark colour themes of the page around cards and tiles, the same as in ``web/src/app.css``.

Cards, boards and tiles use the palette in both themes.
"""

from __future__ import annotations

from typing import NamedTuple


class Theme(NamedTuple):
    """Colours of a theme; ``seats`` has one colour per player."""

    paper: str
    cloth: str
    card: str
    line: str
    ink: str
    quiet: str
    accent: str
    turn: str
    seats: tuple[str, ...]


LIGHT_THEME = Theme(
    paper="#f4efe4",
    cloth="#e9e2d3",
    card="#fffdf8",
    line="#cfc4ae",
    ink="#2a2520",
    quiet="#5f564b",
    accent="#8c3b2a",
    turn="#8f5a00",
    seats=("#b3261e", "#1f5fa8", "#2c7a34", "#8a6500", "#33302d", "#7b3fa0", "#a34a06"),
)
DARK_THEME = Theme(
    paper="#1b1815",
    cloth="#2e2923",
    card="#25211c",
    line="#4b4338",
    ink="#ece5d8",
    quiet="#b8ac9a",
    accent="#eb9a84",
    turn="#e9b45a",
    seats=("#ef7a70", "#74b0f0", "#74c47c", "#e0b54a", "#d8d2c8", "#c79ae4", "#ee9a5c"),
)

#: Symbol of each seat, shown with its colour for colour-blind readers: SVG paths within 20 by 20, as on the page.
SEAT_SYMBOL_PATHS = (
    "M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16z",
    "M3 3h14v14H3z",
    "M10 2l9 16H1z",
    "M10 1l9 9-9 9-9-9z",
    "M10 1.5l8.6 6.2-3.3 10.1H4.7L1.4 7.7z",
    "M5.5 2h9L19 10l-4.5 8h-9L1 10z",
    "M10 1l2.6 6 6.4.6-4.8 4.3 1.4 6.4L10 15l-5.6 3.3 1.4-6.4L1 7.6 7.4 7z",
)
