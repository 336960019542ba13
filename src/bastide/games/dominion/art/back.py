"""The back of the cards: a walled town at night, the same from both ends."""

from __future__ import annotations

from bastide.art.buildings import tower
from bastide.art.palette import CRIMSON, GOLD, NIGHT, SLATE, STONE
from bastide.art.pen import disc, faint, line, n, path, poly, put, rect
from bastide.art.riches import CROWN


def back(width: float, height: float) -> str:
    half = (
        faint(disc(0, -4, 26, GOLD.light), 0.12)
        + put(-12, -9, tower(8, 18, STONE, SLATE, GOLD.mid))
        + put(12, -9, tower(8, 18, STONE, SLATE, GOLD.mid))
        + put(0, -9, tower(10, 25, STONE, CRIMSON, GOLD.mid))
        + rect(-22, -15, 44, 8, STONE.mid)
        + "".join(rect(-22 + i * 8.1, -18, 4, 4, STONE.light) for i in range(6))
        + "".join(disc(x, y, 0.7, GOLD.light) for x, y in ((-22, -34), (-17, -42), (20, -38), (24, -30), (16, -45)))
    )
    frame = f"M5 5H{n(width - 5)}V{n(height - 5)}H5z"
    waves = "".join(f"M8 {n(height / 2 + y)}" + "q3.7-3 7.4 0t7.4 0" * 4 for y in (-2.5, 2.5))
    corner = "".join(
        put(x, y, poly("0 -3.5 3.5 0 0 3.5 -3.5 0", GOLD.mid)) for x in (9, width - 9) for y in (9, height - 9)
    )
    return (
        rect(0, 0, width, height, NIGHT.deep)
        + rect(5, 5, width - 10, height - 10, NIGHT.mid)
        + put(width / 2, height / 2, half)
        + put(width / 2, height / 2, half, turn=180)
        + rect(5.5, height / 2 - 7, width - 11, 14, NIGHT.deep)
        + line(waves, SLATE.mid, 1)
        + line(frame, GOLD.mid, 1.2)
        + line(f"M2.5 2.5H{n(width - 2.5)}V{n(height - 2.5)}H2.5z", GOLD.deep, 0.6)
        + corner
        + disc(width / 2, height / 2, 10, GOLD.deep)
        + disc(width / 2, height / 2, 9, CRIMSON.mid)
        + put(width / 2, height / 2, path(CROWN, GOLD.light))
    )
