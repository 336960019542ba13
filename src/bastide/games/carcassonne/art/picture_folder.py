"""Folder with the SVG files of Carcassonne: meeples, pieces, and parts of tiles."""

from __future__ import annotations

from pathlib import Path

from bastide.art.svg_file_loader import PictureFolder

PICTURES = PictureFolder(Path(__file__).parents[1] / "pictures")
