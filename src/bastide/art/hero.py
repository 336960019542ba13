"""The picture that stands for a game in the lobby: one drawing that shows the same scene by day and by lamplight.

It follows the light of the page that it lies on. By night everything is seen in other colours, and windows are lit.
What keeps its colours, and what belongs to one light alone, is in a group of its own.
"""

from __future__ import annotations

import re

from bastide.art.buildings import DARK_PANE, LIT
from bastide.art.palette import DARKNESS, WOOD
from bastide.art.pen import faint, line, rect, sheet

WIDE = 360
HIGH = 200

_COLOURS = re.compile(r"(fill|stroke)='(#\w+)'")


def hero(body: str, parts: str = "") -> str:
    """The whole picture; ``parts``: what it refers to and shows several times."""
    shared = f"<defs>{parts}</defs>" if parts else ""
    seen = sorted(set(_COLOURS.findall(shared + body)))
    night = "".join(f"[{which}='{colour}']:not(.own *){{{which}:{by_night(colour)}}}" for which, colour in seen)
    dark = f"@media(prefers-color-scheme:dark){{.lamp{{display:inline}}.sun{{display:none}}{night}}}"
    return sheet(f"<style>.lamp{{display:none}}{dark}</style>{shared}{body}", WIDE, HIGH)


def table_top() -> str:
    """The wood that everything lies on."""
    seams = "".join(f"M0 {y}H{WIDE}" for y in range(22, HIGH, 44))
    return rect(0, 0, WIDE, HIGH, WOOD.mid) + faint(line(seams, WOOD.deep, 1.5, "butt"), 0.6)


def by_day(body: str) -> str:
    """What is there by day alone."""
    return f"<g class='sun own'>{body}</g>"


def by_lamp(body: str) -> str:
    """What is there by lamplight alone."""
    return f"<g class='lamp own'>{body}</g>"


def own(body: str) -> str:
    """What has a light of its own, and keeps its colours."""
    return f"<g class='own'>{body}</g>"


def by_night(colour: str) -> str:
    """What a colour looks like at night; a window is lit."""
    if colour in (DARK_PANE, LIT):
        return LIT
    return DARKNESS.falls_on(colour)
