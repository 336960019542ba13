"""A sheet on which a game draws a whole table: words in the reader's language, the light, and drawings by their names.

Whoever draws a table is a :class:`Painter`. It is handed a view and a sheet and nothing else, so nothing can come into
a picture that its viewer may not see.
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

#: How wide every picture of a table is.
WIDE = 1200
#: How far from its edge things lie.
MARGIN = 24
#: Nothing is written smaller.
SMALLEST = 8


#: What may not be in a file of this kind, however it is written. Names come from anywhere.
_FORBIDDEN = re.compile("[^\\t\\n\\r\\x20-\\ud7ff\\ue000-\\ufffd\\U00010000-\\U0010ffff]")


def escape(text: str) -> str:
    """A text as it stands between tags."""
    return saxutils.escape(_FORBIDDEN.sub("", text))


class Drawn(NamedTuple):
    """A table as a painter has drawn it, as wide as all are."""

    body: str
    height: float


class Painter(Protocol):
    """Draws a game's table from what a viewer sees of it."""

    def __call__(self, view: Mapping[str, Plain], paper: Paper) -> Drawn: ...


class Paper:
    """A sheet with its language and its light."""

    def __init__(self, game: str, words: Words, names: list[str], rtl: bool = False, light: Light = DAYLIGHT) -> None:
        self.game = game
        self.words = words
        #: Who sits where; each name keeps its own direction in the middle of a line.
        self.names = [f"\u2068{name}\u2069" if rtl else name for name in names]
        self.rtl = rtl
        self.light = light
        self._symbols: dict[str, str] = {}

    # -- words -------------------------------------------------------------------------------

    def say(self, message: str, **values: Plain) -> str:
        """A message of the game, ``GAME-message``."""
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
        """A line. ``start`` is where reading begins: on the right if the language is read from there.

        With ``room`` it is written smaller if it has to be, and cut off where even that is not enough.
        """
        if room:
            size = fitting(text, size, room, min(size, SMALLEST))
            text = cut(text, size, room)
        # What has no letters is read from the left everywhere: a number keeps its sign before it.
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
        """The name of the game, and at the other end how things stand; without a status the game is over."""
        title = self.text(self.x(MARGIN), 42, self.words.say(self.game), 28, serif=True, bold=True)
        status = status or self.words.say("picture-over")
        return title + self.text(self.x(WIDE - MARGIN), 42, status, 17, self.light.quiet, "end", room=WIDE - title_room)

    def lines(
        self, x: float, y: float, text: str, size: float, room: float, most: int, fill: str = "", anchor: str = "start"
    ) -> str:
        """A text in lines one under another, as many as there is room for."""
        broken = lines(text, size, room)
        if len(broken) > most:
            broken = [*broken[: most - 1], " ".join(broken[most - 1 :])]
        return "".join(
            self.text(x, y + i * size * 1.3, each, size, fill, anchor, room=room) for i, each in enumerate(broken)
        )

    # -- places ------------------------------------------------------------------------------

    def x(self, x: float, width: float = 0, within: float = WIDE) -> float:
        """Where the left edge of something lies that is so far from where reading begins."""
        return within - x - width if self.rtl else x

    # -- things ------------------------------------------------------------------------------

    def drawing(self, name: str, svg: str, x: float, y: float, width: float, height: float) -> str:
        """A drawing fills a box; what is too much of it is cut off. It is on the sheet once, however often it is shown.

        The name is that of the drawing alone: pictures that lie on one page share what has the same name.
        """
        called = f"{self.game}-{name}"
        if called not in self._symbols:
            box = f"viewBox='{view_box_of(svg)}' preserveAspectRatio='xMidYMid slice'"
            self._symbols[called] = f"<symbol id='{called}' {box}>{shapes_of(svg)}</symbol>"
        return f"<use href='#{called}' x='{n(x)}' y='{n(y)}' width='{n(width)}' height='{n(height)}'/>"

    def part(self, name: str, body: str) -> str:
        """A piece of a drawing that is on the sheet once, where it is shown now: at the origin."""
        self._symbols.setdefault(self._short(name), f"<g id='{self._short(name)}'>{body}</g>")
        return self.shown(self._short(name))

    def line(self, name: str, d: str) -> None:
        """A line that is on the sheet once and shown in several widths and colours."""
        self._symbols.setdefault(self._short(name), f"<path id='{self._short(name)}' d='{d}'/>")

    def _short(self, name: str) -> str:
        """The address of a part. There may be thousands on a sheet."""
        return f"{self.game[:2]}-{name}"

    @staticmethod
    def shown(address: str) -> str:
        return f"<use href='#{address}'/>"

    def panel(self, x: float, y: float, width: float, height: float, lit: bool = False) -> str:
        """A piece of card on the table; ``lit``: the one whose turn it is."""
        edge = rect(x - 2, y - 2, width + 4, height + 4, self.light.turn, 11) if lit else ""
        lies = faint(rect(x + 1, y + 2, width, height, INK, 10), 0.18)
        return lies + edge + rect(x, y, width, height, self.light.card, 9)

    def sign(self, seat: int, x: float, y: float, size: float = 20) -> str:
        """The sign of a seat, in its colour."""
        colour = self.light.seats[seat % len(self.light.seats)]
        return put(x, y, path(SIGNS[seat % len(SIGNS)], colour), size / 20)

    def heading(self, y: float, text: str) -> str:
        """What a part of the table is called."""
        return self.text(self.x(MARGIN), y, text, 15, self.light.quiet, bold=True)

    def finished(self, drawn: Drawn, title: str, told: str, language: str) -> str:
        """The whole picture: everything that it shows is in it. ``told``: the table in words."""
        box = f"viewBox='0 0 {WIDE} {n(drawn.height)}' width='{WIDE}' height='{n(drawn.height)}'"
        return (
            f"<svg xmlns='http://www.w3.org/2000/svg' {box} xml:lang='{language}' font-family=\"{SANS}\" role='img'>"
            f"<title>{escape(title)}</title><desc>{escape(told)}</desc>"
            f"<defs>{''.join(self._symbols.values())}</defs>"
            f"{rect(0, 0, WIDE, drawn.height, self.light.paper)}{drawn.body}</svg>"
        )
