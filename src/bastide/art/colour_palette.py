"""Colours of pictures drawn by code, the same as in the picture files. Each hue has three tones."""

from __future__ import annotations

from typing import NamedTuple


class Hue(NamedTuple):
    """Three tones of a hue: highlight, base, shade."""

    light: str
    mid: str
    deep: str


LINEN = Hue("#fff8e6", "#f2e3c2", "#cdb78d")
STONE = Hue("#ece2cd", "#c9b898", "#93806a")
CRIMSON = Hue("#e06a5b", "#b5343a", "#74202f")
WOOD = Hue("#cf9a61", "#9b6a3f", "#5f3e29")
EARTH = Hue("#c79e6b", "#8a6647", "#57402f")
LEAF = Hue("#bcd07a", "#7fa653", "#42704a")
PINE = Hue("#7fa98a", "#3f7161", "#234a45")
WATER = Hue("#b5dde0", "#62a3b8", "#2d6383")
PLUM = Hue("#cf9cc0", "#8f5290", "#532d5e")
GOLD = Hue("#ffe796", "#edb93f", "#a9721d")

SNOW = Hue("#ffffff", "#e3e6ea", "#b4bac4")

#: Ground of maps: sunlit grass, and the paving of towns.
MEADOW = Hue("#c4da86", "#a9c96b", "#88ae50")
PAVING = Hue("#f0e0ba", "#e0c898", "#b6966a")
