"""A bot for comparison: the most points at once."""

from __future__ import annotations

from typing import final

from bastide.core.bot import Bot
from bastide.core.randomness.rng import Rng
from bastide.core.state import Seat
from bastide.games.carcassonne.bots.margins import as_it_stands
from bastide.games.carcassonne.rules.state.state import CarcassonneState


@final
class GreedyBot(Bot):
    """Takes the most points it can score in this turn; if there are none, claims what would count most at the end."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, seat: Seat) -> int:
        legal = seat.legal_actions()
        drawn = seat.sample(self.rng)
        assert isinstance(drawn, CarcassonneState)
        best = legal[0]
        highest = -1e9
        for action in legal:
            worth = self.worth(drawn, seat.player, action)
            if worth > highest:
                best = action
                highest = worth
        return best

    def worth(self, state: CarcassonneState, player: int, action: int) -> float:
        after = state.clone()
        after.apply(player, action)
        if after.asked != player or after.turns != state.turns or after.hand >= 0:
            return self.gain(after, player)
        highest = -1e9
        for answer in after.legal_actions(player):
            last = after.clone()
            last.apply(player, answer)
            highest = max(highest, self.gain(last, player))
        return highest

    def gain(self, state: CarcassonneState, player: int) -> float:
        return 100.0 * state.score[player] + as_it_stands(state)[player]
