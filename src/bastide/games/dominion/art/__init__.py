"""Pictures of Dominion: the pictures of the cards (``pictures/cards/ID.svg``) and the card back.

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
