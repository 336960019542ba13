"""Choices of a Dominion opening: the first two turns, and which cards a player buys at all."""

from __future__ import annotations

from typing import Final

from bastide.core.opening_notes import ALL_GAMES, EACH, TOGETHER, OpeningNote, OpeningReader
from bastide.core.state import State
from bastide.games.dominion.rules.cards.stable_numbering import card_id
from bastide.games.dominion.rules.state.game_state import DominionState

_OPENING_TURNS: Final = 2


class DominionOpenings(OpeningReader):
    """Openings and purchases by kingdom, and in all games together."""

    def read(self, state: State, player: int, action: int) -> list[OpeningNote]:
        """Return the notes of a purchase."""
        assert isinstance(state, DominionState)
        data = state.action_data(player, action)
        if data["do"] != "buy":
            return []
        card = str(data["card"])
        kingdom = "+".join(sorted(card_id(int(each)) for each in state.setup.kingdom))
        found = [OpeningNote("purchases", group, card) for group in (ALL_GAMES, kingdom)]
        if state.sides[player].turns <= _OPENING_TURNS:
            found += [OpeningNote("opening", group, card) for group in (ALL_GAMES, kingdom)]
        return found


OPENINGS: Final = DominionOpenings({"opening": TOGETHER, "purchases": EACH})
