"""Pictures of 7 Wonders: card scenes, emblems, and Wonders under construction.

Each side of a Wonder is one file, ``pictures/wonders/gizah-night.svg``. Its top-level groups are layers: ``land``,
``stage-1`` and so on, and at night ``lights-N``, which is shown when stage N is built.
"""

from __future__ import annotations

from pathlib import Path

from bastide.art.svg_file_loader import PictureFolder, compact_svg, svg_layers
from bastide.art.svg_shapes import svg_document, with_opacity
from bastide.core.utilities.game_extensions import extension_file

#: Width and height of the Wonder on a board. It is centred; the space next to it may be covered.
BOARD_WIDTH = 320
BOARD_HEIGHT = 90
#: Width and height of a card scene.
SCENE_WIDTH = 120
SCENE_HEIGHT = 90
PICTURES = PictureFolder(Path(__file__).parents[1] / "pictures")


def draw_wonder(board: str, side: str, built: int) -> str:
    """Draw one side of a board with ``built`` stages; the other stages are almost transparent.

    A board without a picture is empty.
    """
    svg = find_picture(f"wonders/{board}-{side}")
    if not svg:
        return svg_document("", BOARD_WIDTH, BOARD_HEIGHT)
    layers = svg_layers(svg)
    stages = [layer for name, layer in layers.items() if name.startswith("stage-")]
    missing = "".join(stages[built:])
    lights = (layers.get(f"lights-{stage}", "") for stage in range(1, built + 1))
    body = layers["land"] + (with_opacity(missing, 0.22) if missing else "") + "".join([*stages[:built], *lights])
    return svg_document(body, BOARD_WIDTH, BOARD_HEIGHT)


def draw_card_scene(name: str) -> str:
    """Return the scene of the cards with this name, empty if it has no picture."""
    return find_picture(f"cards/{name}") or svg_document("", SCENE_WIDTH, SCENE_HEIGHT)


def find_picture(name: str) -> str:
    """Return a picture of the game or of an extension, such as ``cards/tavern``; empty if there is none."""
    try:
        return PICTURES.svg(name)
    except KeyError:
        added = extension_file("seven_wonders", f"pictures/{name}.svg")
        return "" if added is None else compact_svg(added.read_text(encoding="utf-8"))
