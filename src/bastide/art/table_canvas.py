"""SVG canvas on which a game draws a table: translated text, theme colours, and pictures by name.

A :class:`TablePainter` gets a view and a canvas, so a picture cannot show what its viewer may not see.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple, Protocol
from xml.sax import saxutils

from bastide.art.colour_theme import LIGHT_THEME, SEAT_SYMBOL_PATHS, Theme
from bastide.art.svg_file_loader import svg_content, svg_view_box
from bastide.art.svg_shapes import SHADOW_COLOUR, filled_path, num, place_shape, rect, with_opacity
from bastide.art.text_width import SANS_FONTS, SERIF_FONTS, fit_font_size, truncate_text, wrap_text
from bastide.core.json_data import JsonData
from bastide.core.translator import Translator

#: Width of every table picture, in SVG units.
TABLE_WIDTH = 1200
#: Distance of the content from the edge.
MARGIN = 24
MIN_FONT_SIZE = 8


#: Characters that XML forbids. Player names may contain anything.
_FORBIDDEN = re.compile("[^\\t\\n\\r\\x20-\\ud7ff\\ue000-\\ufffd\\U00010000-\\U0010ffff]")


def escape_xml(text: str) -> str:
    """Escape text for XML and remove forbidden characters."""
    return saxutils.escape(_FORBIDDEN.sub("", text))


class DrawnTable(NamedTuple):
    """SVG body and height of a drawn table. The width is always ``TABLE_WIDTH``."""

    body: str
    height: float


class TablePainter(Protocol):
    """Function that draws a game's table from a view."""

    def __call__(self, view: Mapping[str, JsonData], paper: TableCanvas) -> DrawnTable: ...


class TableCanvas:
    """Canvas with a language and a theme. Its methods return pieces of SVG."""

    def __init__(
        self, game: str, translator: Translator, names: list[str], rtl: bool = False, theme: Theme = LIGHT_THEME
    ) -> None:
        self.game = game
        self.translator = translator
        #: Player names, isolated from the direction of the surrounding text.
        self.names = [f"\u2068{name}\u2069" if rtl else name for name in names]
        self.rtl = rtl
        self.theme = theme
        self._symbols: dict[str, str] = {}

    # -- text --------------------------------------------------------------------------------

    def translate(self, message: str, **values: JsonData) -> str:
        """Translate a message of the game, ``GAME-message``."""
        return self.translator.translate(f"{self.game}-{message}", values)

    def draw_text(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        fill: str = "",
        anchor: str = "start",
        serif: bool = False,
        bold: bool = False,
        room: float = 0,
    ) -> str:
        """Draw a line of text. ``start`` is where reading begins: the right side in a right-to-left language.

        With ``room`` the font size is reduced if necessary, and text that still does not fit is cut off.
        """
        if room:
            size = fit_font_size(text, size, room, min(size, MIN_FONT_SIZE))
            text = truncate_text(text, size, room)
        # Text without Hebrew letters stays left-to-right, so that a number keeps its sign in front.
        turned = self.rtl and any("\u0590" <= letter <= "\u05ff" for letter in text)
        if self.rtl and not turned and anchor != "middle":
            anchor = "end" if anchor == "start" else "start"
        style = "" if anchor == "start" else f" text-anchor='{anchor}'"
        style += f' font-family="{SERIF_FONTS}"' if serif else ""
        style += " font-weight='700'" if bold else ""
        style += " direction='rtl'" if turned else ""
        colour = fill or self.theme.ink
        return (
            f"<text x='{num(x)}' y='{num(y)}' font-size='{num(size)}' fill='{colour}'{style}>{escape_xml(text)}</text>"
        )

    def draw_headline(self, status: str, title_room: float = 320) -> str:
        """Draw the name of the game, and the status on the other side. Without a status the game is over."""
        title = self.draw_text(
            self.mirror_x(MARGIN), 42, self.translator.translate(self.game), 28, serif=True, bold=True
        )
        status = status or self.translator.translate("picture-over")
        return title + self.draw_text(
            self.mirror_x(TABLE_WIDTH - MARGIN), 42, status, 17, self.theme.quiet, "end", room=TABLE_WIDTH - title_room
        )

    def draw_wrapped_text(
        self, x: float, y: float, text: str, size: float, room: float, most: int, fill: str = "", anchor: str = "start"
    ) -> str:
        """Draw wrapped text in at most ``most`` lines."""
        broken = wrap_text(text, size, room)
        if len(broken) > most:
            broken = [*broken[: most - 1], " ".join(broken[most - 1 :])]
        return "".join(
            self.draw_text(x, y + i * size * 1.3, each, size, fill, anchor, room=room) for i, each in enumerate(broken)
        )

    # -- positions ---------------------------------------------------------------------------

    def mirror_x(self, x: float, width: float = 0, within: float = TABLE_WIDTH) -> float:
        """Return the left edge of a box at distance ``x`` from the side where reading begins."""
        return within - x - width if self.rtl else x

    # -- pictures and shapes -----------------------------------------------------------------

    def draw_picture(self, name: str, svg: str, x: float, y: float, width: float, height: float) -> str:
        """Draw a picture that fills a box and is cropped to it. Its shapes are in the SVG only once.

        The name identifies the picture alone: SVGs on the same page share elements with the same id.
        """
        called = f"{self.game}-{name}"
        if called not in self._symbols:
            box = f"viewBox='{svg_view_box(svg)}' preserveAspectRatio='xMidYMid slice'"
            self._symbols[called] = f"<symbol id='{called}' {box}>{svg_content(svg)}</symbol>"
        return f"<use href='#{called}' x='{num(x)}' y='{num(y)}' width='{num(width)}' height='{num(height)}'/>"

    def draw_part(self, name: str, body: str) -> str:
        """Define a piece of a picture once and draw it at the origin."""
        self._symbols.setdefault(self._element_id(name), f"<g id='{self._element_id(name)}'>{body}</g>")
        return self.use_element(self._element_id(name))

    def define_path(self, name: str, d: str) -> None:
        """Define a path once, to be drawn in several widths and colours."""
        self._symbols.setdefault(self._element_id(name), f"<path id='{self._element_id(name)}' d='{d}'/>")

    def _element_id(self, name: str) -> str:
        """Short element id of a part. A canvas may have thousands."""
        return f"{self.game[:2]}-{name}"

    @staticmethod
    def use_element(address: str) -> str:
        """Draw a defined element."""
        return f"<use href='#{address}'/>"

    def draw_panel(self, x: float, y: float, width: float, height: float, lit: bool = False) -> str:
        """Draw a panel with a shadow; ``lit`` marks the player whose turn it is."""
        edge = rect(x - 2, y - 2, width + 4, height + 4, self.theme.turn, 11) if lit else ""
        shadow = with_opacity(rect(x + 1, y + 2, width, height, SHADOW_COLOUR, 10), 0.18)
        return shadow + edge + rect(x, y, width, height, self.theme.card, 9)

    def draw_seat_symbol(self, seat: int, x: float, y: float, size: float = 20) -> str:
        """Draw the symbol of a seat in its colour."""
        colour = self.theme.seats[seat % len(self.theme.seats)]
        return place_shape(x, y, filled_path(SEAT_SYMBOL_PATHS[seat % len(SEAT_SYMBOL_PATHS)], colour), size / 20)

    def draw_heading(self, y: float, text: str) -> str:
        """Draw the heading of a part of the table."""
        return self.draw_text(self.mirror_x(MARGIN), y, text, 15, self.theme.quiet, bold=True)

    def to_svg(self, drawn: DrawnTable, title: str, description: str, language: str) -> str:
        """Return the complete, self-contained SVG. ``description`` is the table as text, for screen readers."""
        box = f"viewBox='0 0 {TABLE_WIDTH} {num(drawn.height)}' width='{TABLE_WIDTH}' height='{num(drawn.height)}'"
        return (
            f"<svg xmlns='http://www.w3.org/2000/svg' {box} xml:lang='{language}'"
            f" font-family=\"{SANS_FONTS}\" role='img'>"
            f"<title>{escape_xml(title)}</title><desc>{escape_xml(description)}</desc>"
            f"<defs>{''.join(self._symbols.values())}</defs>"
            f"{rect(0, 0, TABLE_WIDTH, drawn.height, self.theme.paper)}{drawn.body}</svg>"
        )
