"""Pictures of Dominion: those of the cards (``pictures/cards/ID.svg``), the card back and a generic picture.

>>> from bastide.games.dominion.art import PICTURES
>>> PICTURES.svg("cards/village")[:4]
'<svg'
"""

from __future__ import annotations

from pathlib import Path

from bastide.art.svg_file_loader import PictureFolder, compact_svg
from bastide.core.utilities.game_extensions import extension_file

#: Width and height of a card picture.
CARD_SIZE = (75, 120)
PICTURES = PictureFolder(Path(__file__).parents[1] / "pictures")


def card_svg(card: str) -> str:
    """Return the picture of a card as an SVG document; the generic one if it has none of its own."""
    try:
        return PICTURES.svg(f"cards/{card}")
    except KeyError:
        added = extension_file("dominion", f"pictures/cards/{card}.svg")
        if added is not None:
            return compact_svg(added.read_text(encoding="utf-8"))
        return PICTURES.svg("generic")
