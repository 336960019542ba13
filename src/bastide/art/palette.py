"""The colours of everything that is drawn. Each hue has three tones: lit, its own, and in shade."""

from __future__ import annotations

from typing import NamedTuple


class Hue(NamedTuple):
    light: str
    mid: str
    deep: str


class Night(NamedTuple):
    """What the dark does to colours: how much of red, green and blue is left, and how much of each lies over all."""

    left: tuple[float, float, float]
    over: tuple[float, float, float]

    def falls_on(self, colour: str) -> str:
        digits = colour[1:] if len(colour) == 7 else "".join(digit * 2 for digit in colour[1:])
        tones = (int(digits[i : i + 2], 16) for i in (0, 2, 4))
        return "#" + "".join(
            f"{round(tone * left + over):02x}" for tone, left, over in zip(tones, self.left, self.over, strict=True)
        )


#: The land at night, and what stands there in the light of the moon.
DARKNESS = Night((0.34, 0.38, 0.5), (16, 18, 44))
MOONLIGHT = Night((0.58, 0.62, 0.72), (14, 18, 52))

LINEN = Hue("#fff8e6", "#f2e3c2", "#cdb78d")
STONE = Hue("#ece2cd", "#c9b898", "#93806a")
SLATE = Hue("#a9b1c0", "#717c92", "#454d63")
ROOF = Hue("#e58a5c", "#c2583a", "#87362d")
CRIMSON = Hue("#e06a5b", "#b5343a", "#74202f")
WOOD = Hue("#cf9a61", "#9b6a3f", "#5f3e29")
EARTH = Hue("#c79e6b", "#8a6647", "#57402f")
LEAF = Hue("#bcd07a", "#7fa653", "#42704a")
PINE = Hue("#7fa98a", "#3f7161", "#234a45")
WATER = Hue("#b5dde0", "#62a3b8", "#2d6383")
AZURE = Hue("#9cc4ea", "#4a84c2", "#274e86")
NIGHT = Hue("#6d73a6", "#3c4075", "#232449")
PLUM = Hue("#cf9cc0", "#8f5290", "#532d5e")
GOLD = Hue("#ffe796", "#edb93f", "#a9721d")
SILVER = Hue("#f4f6f8", "#bcc5d0", "#7a8698")
COPPER = Hue("#f3b98b", "#c9784a", "#85432a")
PLATINUM = Hue("#ffffff", "#d5e3ea", "#8aa3b3")
IRON = Hue("#8b8f9b", "#5a5d6b", "#34353f")
FIRE = Hue("#fff0a0", "#ffab3d", "#e2572b")
VENOM = Hue("#d5f08a", "#8cc63f", "#4c8a34")

SKIN = Hue("#f6d3ad", "#dba880", "#a97655")
BROWN_SKIN = Hue("#c68f65", "#9a6744", "#6d452d")
SNOW = Hue("#ffffff", "#e3e6ea", "#b4bac4")

#: The skies: above, and where it meets the land.
DAY = ("#8fcbe3", "#d9eee6")
DAWN = ("#f5b98a", "#fde6b8")
DUSK = ("#7d6aa6", "#f2a382")
EVENING = ("#d9826b", "#f9cf8e")
DARK = ("#252650", "#4a4f8c")
STORM = ("#6d7590", "#b4b6b8")
HAZE = ("#d8c69c", "#f5e9c9")

#: The ground of maps: grass that lies in the sun, and the paving of towns.
MEADOW = Hue("#c4da86", "#a9c96b", "#88ae50")
PAVING = Hue("#f0e0ba", "#e0c898", "#b6966a")
