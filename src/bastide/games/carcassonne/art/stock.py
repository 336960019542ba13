"""Everything that can stand or lie on a tile, by family; the members of a family take turns."""

from __future__ import annotations

from bastide.art.pen import put
from bastide.games.carcassonne.art import growth, houses, landmarks, marks

FLAG = houses.FLAG


def _at_any_size(mark: str, times: float) -> list[str]:
    """A mark among roofs is so much larger than a thing of its kind: it is told at forty-eight pixels a tile."""
    return [put(0, 0, mark, times)]


FAMILIES: dict[str, list[str]] = {
    "house": houses.HOUSES,
    "spire": houses.SPIRES,
    "stall": houses.STALLS,
    "well": houses.WELL,
    "tower": houses.TOWERS,
    "gate": houses.GATES,
    "tree": growth.TREES,
    "orchard": growth.ORCHARD,
    "beast": growth.BEASTS,
    "milestone": growth.MILESTONE,
    "glade": growth.GLADES,
    "small_plot": growth.SMALL_PLOTS,
    "plot": growth.PLOTS,
    "large_plot": growth.LARGE_PLOTS,
    "cloister": [landmarks.CLOISTER],
    "abbey": [landmarks.ABBEY],
    "shrine": [landmarks.SHRINE],
    "volcano": [landmarks.VOLCANO],
    "inn": [landmarks.INN],
    "cathedral": [landmarks.CATHEDRAL],
    "village": [landmarks.VILLAGE],
    "thicket": [landmarks.THICKET],
    "farm": [landmarks.FARM],
    "rocks": [landmarks.ROCKS],
    "mouth": landmarks.MOUTHS,
    "bazaar": [landmarks.BAZAAR],
    **{f"quarter_{name}": [sign] for name, sign in landmarks.QUARTERS.items()},
    "shield": _at_any_size(marks.SHIELD, 1.25),
    "wine": _at_any_size(marks.WINE, 1.2),
    "grain": _at_any_size(marks.GRAIN, 1.2),
    "cloth": _at_any_size(marks.CLOTH, 1.2),
    "princess": _at_any_size(marks.PRINCESS, 1.15),
    "pig_herd": _at_any_size(marks.PIGS, 1.4),
    "dragon": [marks.DRAGON],
    "portal": _at_any_size(marks.PORTAL, 1.3),
}
