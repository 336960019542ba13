"""Pictures of 7 Wonders: the scenes of the cards, the emblems, and the Wonders as they stand.

A Wonder is one file for each side of its board, ``pictures/wonders/gizah-night.svg``. Its top-level groups are layers:
``land``, then ``piece-1`` and so on from the ground up, then ``lights-N``, which burn at night when piece N stands.
"""

from __future__ import annotations

from pathlib import Path

from bastide.art.pen import faint, sheet
from bastide.art.picture_files import PictureFolder, layers_of
from bastide.games.seven_wonders.rules.boards import BOARDS, SIDES

#: Width and height of the Wonder on a board. It stands in the middle, and what is beside it may be covered.
BOARD_WIDE = 320
BOARD_HIGH = 90
PICTURES = PictureFolder(Path(__file__).parents[1] / "pictures")


def wonder_of(board: str, side: str, built: int) -> str:
    """A board's side with ``built`` of its stages. The pieces of stages that are not built are almost transparent."""
    stages = next(each for each in BOARDS if each.id == board).sides[SIDES.index(side)]
    layers = layers_of(PICTURES.svg(f"wonders/{board}-{side}"))
    count = sum(name.startswith("piece-") for name in layers)
    standing = range(1, count * built // len(stages) + 1)
    missing = "".join(layers[f"piece-{i}"] for i in range(len(standing) + 1, count + 1))
    body = layers["land"] + (faint(missing, 0.22) if missing else "")
    for layer in ("piece", "lights"):
        body += "".join(layers.get(f"{layer}-{i}", "") for i in standing)
    return sheet(body, BOARD_WIDE, BOARD_HIGH)
