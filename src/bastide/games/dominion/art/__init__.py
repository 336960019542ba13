"""Pictures of Dominion: those of the cards (``pictures/cards/ID.svg``), the card back and a generic picture.

>>> from bastide.games.dominion.art import PICTURES
>>> PICTURES.svg("cards/village")[:4]
'<svg'
"""

from __future__ import annotations

from pathlib import Path

from bastide.art.svg_file_loader import PictureFolder

#: Width and height of a card picture.
CARD_SIZE = (75, 120)
PICTURES = PictureFolder(Path(__file__).parents[1] / "pictures")


def card_svg(card: str) -> str:
    """Return the picture of a card as an SVG document; the generic one if it has none of its own."""
    try:
        return PICTURES.svg(f"cards/{card}")
    except KeyError:
        return PICTURES.svg("generic")
