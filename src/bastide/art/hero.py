"""The picture that stands for a game in the lobby: one drawing that shows the same scene by day and by lamplight.

It follows the light of the page that it lies on. By night everything is seen in other colours, and windows are lit.
What keeps its colours, and what belongs to one light alone, is in a group of its own.
"""

from __future__ import annotations

import re

from bastide.art.buildings import DARK_PANE, LIT
from bastide.art.palette import WOOD
from bastide.art.pen import faint, line, rect, sheet

WIDE = 360
HIGH = 200

_COLOURS = re.compile(r"(fill|stroke)='(#\w+)'")
#: How much of red, green and blue is left at night, and how much of each lies over everything.
_LEFT = (0.34, 0.38, 0.5)
_OVER = (16, 18, 44)


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
    digits = colour[1:] if len(colour) == 7 else "".join(digit * 2 for digit in colour[1:])
    tones = [int(digits[i : i + 2], 16) for i in (0, 2, 4)]
    return "#" + "".join(
        f"{round(tone * left + over):02x}" for tone, left, over in zip(tones, _LEFT, _OVER, strict=True)
    )
