"""What is printed on tiles besides: pennants, goods, princesses, pigs, and the signs of dragon and portal."""

from __future__ import annotations

from bastide.art.palette import AZURE, CRIMSON, GOLD, LINEN, PLUM, STONE, WOOD
from bastide.art.pen import INK, disc, line, oval, path, pool, put, rect

#: The pennant of a city.
SHIELD = (
    pool(1.5, 7.5, 6, 1.8)
    + path("M-7-8.5H7V-.5C7 4.8 3.2 7.7 0 9.4C-3.2 7.7-7 4.8-7-.5z", INK)
    + path("M-6.4-7.9H6.4V-.5C6.4 4.4 2.9 7.1 0 8.7C-2.9 7.1-6.4 4.4-6.4-.5z", LINEN.light)
    + path("M-4.8-6.3H4.8V-.6C4.8 3.2 2.2 5.3 0 6.6C-2.2 5.3-4.8 3.2-4.8-.6z", AZURE.mid)
    + path("M0-6.3H4.8V-.6C4.8 3.2 2.2 5.3 0 6.6z", AZURE.deep)
    + path("M-1-6.3H1V6L0 6.6L-1 6zM-4.8-2.2H4.8V-.2H-4.8z", GOLD.mid)
)

_TAG = pool(1, 1, 8, 8) + disc(0, 0, 7.6, WOOD.deep) + disc(0, 0, 6.7, LINEN.light)
#: Goods on a round board, each with an outline of its own.
WINE = (
    _TAG
    + path("M-1.3-6H1.3V-2.6Q3.4-1.6 3.4.6V5.4H-3.4V.6Q-3.4-1.6-1.3-2.6z", CRIMSON.deep)
    + rect(-3.4, 1, 6.8, 2.6, LINEN.mid)
    + rect(-1.7, -6.4, 3.4, 1.4, WOOD.light)
)
GRAIN = (
    _TAG
    + line("M0 6V-3", GOLD.deep, 1.2)
    + "".join(
        path(
            f"M0 {y}q-3.6-.4-3.8-3.4q3.4.2 3.8 3.4zM0 {y}q3.6-.4 3.8-3.4q-3.4.2-3.8 3.4z",
            GOLD.mid,
        )
        for y in (4, 0.8, -2.4)
    )
    + path("M0-2.6q-1.6-2 0-4q1.6 2 0 4z", GOLD.deep)
)
CLOTH = (
    _TAG
    + path("M-5-3.5H3V4H-5z", "#3a7f86")
    + path("M-5-3.5H3V-1H-5z", "#6fb3b8")
    + oval(3, 0.2, 2.2, 3.9, "#2a5e63")
    + oval(3, 0.2, 1, 1.9, LINEN.mid)
    + line("M-5 1.4H2", LINEN.light, 0.8, "butt")
)

#: A lady at her window, under a pointed hat.
PRINCESS = (
    pool(1, 1, 8.4, 8.4)
    + disc(0, 0, 8, PLUM.deep)
    + disc(0, 0, 7, "#f7dbe6")
    + path("M-4.6 6.6Q-4 1 0 1T4.6 6.6Q0 8.5-4.6 6.6z", CRIMSON.mid)
    + path("M-3-1.5Q-4.4 3-3 5Q-1 3-1-1zM3-1.5Q4.4 3 3 5Q1 3 1-1z", GOLD.deep)
    + disc(0, -1, 2.6, "#f6d3ad")
    + path("M-3-2L1.6-8L3-2Q0-3.6-3-2z", PLUM.mid)
    + line("M1.6-8Q5-6 5.2-2.6", "#ffffff", 0.8)
)

_PIG = (
    pool(0.6, 0, 4, 1.1)
    + line("M-2 0V-1.6M1.8 0V-1.6", "#a35a5a", 0.9)
    + path(
        "M-3.8-3Q-3.6-5.4 0-5.4T4-4.4L5.6-3.8V-2.2L4-1.8Q3.2-1 1-1H-2Q-3.8-1.2-3.8-3z",
        "#eeaaa6",
    )
    + path("M2.2-5.2L3.4-6.6L3.8-4.6z", "#d98886")
    + disc(3.6, -3.6, 0.4, INK)
    + line("M-3.8-3.4q-1.4-.4-1-1.8", "#a35a5a", 0.6)
)
#: A herd.
PIGS = put(-5, 1, _PIG) + put(5, 3, _PIG) + put(0, 7, _PIG)

#: The dragon moves.
DRAGON = (
    pool(1, 1, 9.6, 9.6)
    + disc(0, 0, 9.2, CRIMSON.deep)
    + disc(0, 0, 8, LINEN.light)
    + path(
        "M-6.5 4.5C-5.5-2.5-1-5 3-5L2-7.6L6.2-5.6L8-2L5.6-1.4C5.6 3 3 6.5-2 6.5C-.5 4.5-.3 3-1.5 2"
        "C-2.5 4.3-4.5 5.4-6.5 4.5z",
        CRIMSON.mid,
    )
    + path("M-2.5-2.5L-6-6L-.5-4.6zM-4.6.5L-8-1.6L-3.7-1.6z", CRIMSON.deep)
    + disc(4, -3.2, 0.8, GOLD.light)
)
#: A gate that leads anywhere.
PORTAL = (
    pool(1, 6.6, 8, 2)
    + path("M-7.5 7V-2A7.5 7.5 0 0 1 7.5-2V7z", STONE.deep)
    + path("M-7.5 7V-2A7.5 7.5 0 0 1 0-9.5V7z", STONE.light)
    + path("M-5 7V-2A5 5 0 0 1 5-2V7z", PLUM.deep)
    + path("M-3.4 7V-1.8A3.4 3.4 0 0 1 3.4-1.8V7z", PLUM.mid)
    + path("M-1.6 7V-1.6A1.6 1.6 0 0 1 1.6-1.6V7z", GOLD.light)
)
