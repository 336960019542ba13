"""Everything that can stand or lie on a tile, by family; the members of a family take turns."""

from __future__ import annotations

from bastide.games.carcassonne.art import growth, houses, landmarks, marks

FLAG = houses.FLAG

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
    "shield": [marks.SHIELD],
    "wine": [marks.WINE],
    "grain": [marks.GRAIN],
    "cloth": [marks.CLOTH],
    "princess": [marks.PRINCESS],
    "pig_herd": [marks.PIGS],
    "dragon": [marks.DRAGON],
    "portal": [marks.PORTAL],
}
