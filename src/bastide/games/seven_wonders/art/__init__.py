"""Pictures of 7 Wonders: the scenes of the cards, the emblems, and the Wonders as they stand.

A Wonder is one file for each side of its board, ``pictures/wonders/gizah-night.svg``. Its top-level groups are layers:
``land``, then ``stage-1`` and so on, and at night ``lights-N``, which burn when stage N is built.
"""

from __future__ import annotations

from pathlib import Path

from bastide.art.pen import faint, sheet
from bastide.art.picture_files import PictureFolder, layers_of

#: Width and height of the Wonder on a board. It stands in the middle, and what is beside it may be covered.
BOARD_WIDE = 320
BOARD_HIGH = 90
PICTURES = PictureFolder(Path(__file__).parents[1] / "pictures")


def wonder_of(board: str, side: str, built: int) -> str:
    """A board's side with ``built`` of its stages; those that are not built are almost transparent."""
    layers = layers_of(PICTURES.svg(f"wonders/{board}-{side}"))
    stages = [layer for name, layer in layers.items() if name.startswith("stage-")]
    missing = "".join(stages[built:])
    lights = (layers.get(f"lights-{stage}", "") for stage in range(1, built + 1))
    body = layers["land"] + (faint(missing, 0.22) if missing else "") + "".join([*stages[:built], *lights])
    return sheet(body, BOARD_WIDE, BOARD_HIGH)
