"""The SVG files of Carcassonne: figures, pieces, and the parts of tiles."""

from __future__ import annotations

from pathlib import Path

from bastide.art.picture_files import PictureFolder

PICTURES = PictureFolder(Path(__file__).parents[1] / "pictures")
