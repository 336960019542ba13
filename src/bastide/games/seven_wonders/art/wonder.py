"""What a Wonder is made of: its land, its pieces from the ground upwards, and the lights that burn in it by night."""

from __future__ import annotations

import re
from typing import NamedTuple

from bastide.art.land import orb, sky, stars
from bastide.art.palette import DARK, DARKNESS, MOONLIGHT, Night
from bastide.art.pen import WIDTH, faint, stretch

#: A board is so wide and so high. The Wonder stands in the middle, and what is beside it may be covered.
WIDE = 320
HIGH = 90


class Wonder(NamedTuple):
    #: The sky by day, above and below.
    sky: tuple[str, str]
    #: Where the sun stands, and by night the moon.
    sun: tuple[float, float, float]
    land: str
    #: What is built, from the ground upwards.
    pieces: tuple[str, ...]
    #: The lights of each piece.
    lights: tuple[str, ...]


def wide(body: str) -> str:
    """A land that was drawn for a scene, as wide as a board."""
    return stretch(body, WIDE / WIDTH)


def stand(wonder: Wonder, part: float, night: bool) -> str:
    """The Wonder with such a part of it built. What is still to come stands there as in a dream."""
    count = int(len(wonder.pieces) * part + 0.001)
    body = faint("".join(wonder.pieces[count:]), 0.22) if count < len(wonder.pieces) else ""
    body += "".join(wonder.pieces[:count])
    if not night:
        return wide(sky(wonder.sky)) + orb(*wonder.sun) + wonder.land + body
    x, y, r = wonder.sun
    heaven = wide(sky(DARK)) + stars("wonder", 40, WIDE) + orb(x, y, r * 0.8)
    lights = "".join(wonder.lights[:count])
    return heaven + darkened(wonder.land, DARKNESS) + darkened(body, MOONLIGHT) + lights


def darkened(body: str, night: Night) -> str:
    """The same, at night."""
    return re.sub(r"(?<==')#\w+", lambda colour: night.falls_on(colour[0]), body)
