"""Drawings of the tiles that extensions add, for the page."""

from __future__ import annotations

from bastide.core.json_data import JsonData
from bastide.core.utilities.game_extensions import extension_of_module
from bastide.games.carcassonne.art.export_page_drawings import tile_drawing
from bastide.games.carcassonne.modules.module_registry import ALL_MODULES
from bastide.games.carcassonne.rules.action_space import MODULES_PACKAGE


def draw_added(kind: str) -> dict[str, JsonData]:
    """Return the drawing data by tile id."""
    added = [module for module in ALL_MODULES if extension_of_module(MODULES_PACKAGE, module.id) is not None]
    return {tile.id: tile_drawing(tile.id) for module in added for tile in module.tiles} if kind == "tiles" else {}
