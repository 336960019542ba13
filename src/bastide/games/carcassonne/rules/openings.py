"""Choices of a Carcassonne opening: where the first tile goes, and which figure is placed on it."""

from __future__ import annotations

from typing import Final

from bastide.core.json_data import JsonData
from bastide.core.opening_notes import IN_ORDER, OpeningNote, OpeningReader
from bastide.core.state import State
from bastide.games.carcassonne.rules.state.game_state import CarcassonneState


class CarcassonneOpenings(OpeningReader):
    """Placements of the first drawn tile by tile: cell, side that points to the north, figure."""

    def read(self, state: State, player: int, action: int) -> list[OpeningNote]:
        """Return the note of a placement in the first turn."""
        assert isinstance(state, CarcassonneState)
        if state.turn_number() != 1:
            return []
        data = state.action_data(player, action)
        if data["do"] == "place":
            return [OpeningNote("first_placement", str(data["tile"]), f"{data['x']},{data['y']}+{data['facing']}")]
        if data["do"] == "figure":
            board = state.view(player)["board"]
            assert isinstance(board, list)
            return [OpeningNote("first_placement", tile_name(board[-1]), str(data["piece"]))]
        return []

    def is_read(self, state: State) -> bool:
        """Whether the first turn is over."""
        return state.turn_number() > 1


def tile_name(tile: JsonData) -> str:
    """Return the id of a tile of the view."""
    assert isinstance(tile, dict)
    return str(tile["tile"])


OPENINGS: Final = CarcassonneOpenings({"first_placement": IN_ORDER})
