"""Choices of a 7 Wonders opening: the first card, by Wonder and side."""

from __future__ import annotations

from typing import Final

from bastide.core.opening_notes import EACH, OpeningNote, OpeningReader
from bastide.core.state import State


class SevenWondersOpenings(OpeningReader):
    """First cards by board side, and what was done with them."""

    def read(self, state: State, player: int, action: int) -> list[OpeningNote]:
        """Return the note of a first card."""
        data = state.action_data(player, action)
        if "card" not in data or state.turn_number() != 1:
            return []
        cities = state.view(player)["cities"]
        assert isinstance(cities, list)
        city = cities[player]
        assert isinstance(city, dict)
        return [OpeningNote("first_pick", f"{city['board']}+{city['side']}", f"{data['do']}+{data['card']}")]

    def is_read(self, state: State) -> bool:
        """Whether the first cards have been played."""
        return state.turn_number() > 1


OPENINGS: Final = SevenWondersOpenings({"first_pick": EACH})
