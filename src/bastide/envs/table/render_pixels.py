"""Renders a table as an array of pixels: rasterises ``State.svg``."""

from __future__ import annotations

from io import BytesIO

import numpy as np
from numpy.typing import NDArray

from bastide.core.state import State
from bastide.core.utilities.optional_packages import require_package

Pixels = NDArray[np.uint8]


def require_rasteriser() -> None:
    """Raise MissingExtra unless the rasteriser packages are installed."""
    for package in ("resvg_py", "PIL"):
        require_package(package, "pictures")


def render_pixels(position: State, viewer: int) -> Pixels:
    """Return what one viewer sees, as (height, width, 3) RGB bytes."""
    import resvg_py
    from PIL import Image

    drawn = resvg_py.svg_to_bytes(svg_string=position.svg(viewer), background="#ffffff")
    with Image.open(BytesIO(bytes(drawn))) as image:
        return np.array(image.convert("RGB"))
