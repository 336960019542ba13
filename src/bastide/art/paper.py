"""SVG canvas on which a game draws a table: translated text, theme colours, and pictures by name.

A :class:`TablePainter` gets a view and a canvas, so a picture cannot show what its viewer may not see.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple, Protocol
from xml.sax import saxutils

from bastide.art.lettering import SANS, SERIF, cut, fitting, lines
from bastide.art.light import DAYLIGHT, SIGNS, Light
from bastide.art.pen import INK, faint, n, path, put, rect
from bastide.art.picture_files import shapes_of, view_box_of
from bastide.core.plain import Plain
from bastide.core.words import Words

#: Width of every table picture, in SVG units.
WIDE = 1200
#: Distance of the content from the edge.
MARGIN = 24
SMALLEST = 8


#: Characters that XML forbids. Player names may contain anything.
_FORBIDDEN = re.compile("[^\\t\\n\\r\\x20-\\ud7ff\\ue000-\\ufffd\\U00010000-\\U0010ffff]")


def escape(text: str) -> str:
    """Escape text for XML and remove forbidden characters."""
    return saxutils.escape(_FORBIDDEN.sub("", text))


class Drawn(NamedTuple):
    """SVG body and height of a drawn table. The width is always ``TABLE_WIDTH``."""

    body: str
    height: float


class Painter(Protocol):
    """Function that draws a game's table from a view."""

    def __call__(self, view: Mapping[str, Plain], paper: Paper) -> Drawn: ...


class Paper:
    """Canvas with a language and a theme. Its methods return pieces of SVG."""

    def __init__(
        self, game: str, translator: Words, names: list[str], rtl: bool = False, light: Light = DAYLIGHT
    ) -> None:
        self.game = game
        self.words = translator
        #: Player names, isolated from the direction of the surrounding text.
        self.names = [f"\u2068{name}\u2069" if rtl else name for name in names]
        self.rtl = rtl
        self.light = light
        self._symbols: dict[str, str] = {}

    # -- text --------------------------------------------------------------------------------

    def say(self, message: str, **values: Plain) -> str:
        """Translate a message of the game, ``GAME-message``."""
        return self.words.say(f"{self.game}-{message}", values)

    def text(
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
            size = fitting(text, size, room, min(size, SMALLEST))
            text = cut(text, size, room)
        # Text without Hebrew letters stays left-to-right, so that a number keeps its sign in front.
        turned = self.rtl and any("\u0590" <= letter <= "\u05ff" for letter in text)
        if self.rtl and not turned and anchor != "middle":
            anchor = "end" if anchor == "start" else "start"
        style = "" if anchor == "start" else f" text-anchor='{anchor}'"
        style += f' font-family="{SERIF}"' if serif else ""
        style += " font-weight='700'" if bold else ""
        style += " direction='rtl'" if turned else ""
        colour = fill or self.light.ink
        return f"<text x='{n(x)}' y='{n(y)}' font-size='{n(size)}' fill='{colour}'{style}>{escape(text)}</text>"

    def headline(self, status: str, title_room: float = 320) -> str:
        """Draw the name of the game, and the status on the other side. Without a status the game is over."""
        title = self.text(self.x(MARGIN), 42, self.words.say(self.game), 28, serif=True, bold=True)
        status = status or self.words.say("picture-over")
        return title + self.text(self.x(WIDE - MARGIN), 42, status, 17, self.light.quiet, "end", room=WIDE - title_room)

    def lines(
        self, x: float, y: float, text: str, size: float, room: float, most: int, fill: str = "", anchor: str = "start"
    ) -> str:
        """Draw wrapped text in at most ``most`` lines."""
        broken = lines(text, size, room)
        if len(broken) > most:
            broken = [*broken[: most - 1], " ".join(broken[most - 1 :])]
        return "".join(
            self.text(x, y + i * size * 1.3, each, size, fill, anchor, room=room) for i, each in enumerate(broken)
        )

    # -- positions ---------------------------------------------------------------------------

    def x(self, x: float, width: float = 0, within: float = WIDE) -> float:
        """Return the left edge of a box at distance ``x`` from the side where reading begins."""
        return within - x - width if self.rtl else x

    # -- pictures and shapes -----------------------------------------------------------------

    def drawing(self, name: str, svg: str, x: float, y: float, width: float, height: float) -> str:
        """Draw a picture that fills a box and is cropped to it. Its shapes are in the SVG only once.

        The name identifies the picture alone: SVGs on the same page share elements with the same id.
        """
        called = f"{self.game}-{name}"
        if called not in self._symbols:
            box = f"viewBox='{view_box_of(svg)}' preserveAspectRatio='xMidYMid slice'"
            self._symbols[called] = f"<symbol id='{called}' {box}>{shapes_of(svg)}</symbol>"
        return f"<use href='#{called}' x='{n(x)}' y='{n(y)}' width='{n(width)}' height='{n(height)}'/>"

    def part(self, name: str, body: str) -> str:
        """Define a piece of a picture once and draw it at the origin."""
        self._symbols.setdefault(self._element_id(name), f"<g id='{self._element_id(name)}'>{body}</g>")
        return self.shown(self._element_id(name))

    def line(self, name: str, d: str) -> None:
        """Define a path once, to be drawn in several widths and colours."""
        self._symbols.setdefault(self._element_id(name), f"<path id='{self._element_id(name)}' d='{d}'/>")

    def _element_id(self, name: str) -> str:
        """Short element id of a part. A canvas may have thousands."""
        return f"{self.game[:2]}-{name}"

    @staticmethod
    def shown(address: str) -> str:
        """Draw a defined element."""
        return f"<use href='#{address}'/>"

    def panel(self, x: float, y: float, width: float, height: float, lit: bool = False) -> str:
        """Draw a panel with a shadow; ``lit`` marks the player whose turn it is."""
        edge = rect(x - 2, y - 2, width + 4, height + 4, self.light.turn, 11) if lit else ""
        shadow = faint(rect(x + 1, y + 2, width, height, INK, 10), 0.18)
        return shadow + edge + rect(x, y, width, height, self.light.card, 9)

    def sign(self, seat: int, x: float, y: float, size: float = 20) -> str:
        """Draw the symbol of a seat in its colour."""
        colour = self.light.seats[seat % len(self.light.seats)]
        return put(x, y, path(SIGNS[seat % len(SIGNS)], colour), size / 20)

    def heading(self, y: float, text: str) -> str:
        """Draw the heading of a part of the table."""
        return self.text(self.x(MARGIN), y, text, 15, self.light.quiet, bold=True)

    def finished(self, drawn: Drawn, title: str, description: str, language: str) -> str:
        """Return the complete, self-contained SVG. ``description`` is the table as text, for screen readers."""
        box = f"viewBox='0 0 {WIDE} {n(drawn.height)}' width='{WIDE}' height='{n(drawn.height)}'"
        return (
            f"<svg xmlns='http://www.w3.org/2000/svg' {box} xml:lang='{language}' font-family=\"{SANS}\" role='img'>"
            f"<title>{escape(title)}</title><desc>{escape(description)}</desc>"
            f"<defs>{''.join(self._symbols.values())}</defs>"
            f"{rect(0, 0, WIDE, drawn.height, self.light.paper)}{drawn.body}</svg>"
        )
