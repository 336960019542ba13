"""Greedy bot for comparison: takes the most points at once."""

from __future__ import annotations

from typing import final

from bastide.core.bot import Bot
from bastide.core.randomness.rng import Rng
from bastide.core.state import Seat
from bastide.games.carcassonne.bots.scores_if_ended_now import scores_if_ended_now
from bastide.games.carcassonne.rules.state.game_state import CarcassonneState


@final
class GreedyBot(Bot):
    """Takes the most points in this turn; without any, claims the feature that would score most at the end now."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, seat: Seat) -> int:
        legal = seat.legal_actions()
        sampled = seat.sample_position(self.rng)
        assert isinstance(sampled, CarcassonneState)
        best = legal[0]
        highest = -1e9
        for action in legal:
            value = self.turn_value(sampled, seat.player, action)
            if value > highest:
                best = action
                highest = value
        return best

    def turn_value(self, state: CarcassonneState, player: int, action: int) -> float:
        """Return the value of an action with the best second action of the same turn."""
        after = state.clone()
        after.apply(player, action)
        if after.asked != player or after.turns != state.turns or after.hand >= 0:
            return self.position_value(after, player)
        highest = -1e9
        for answer in after.legal_actions(player):
            last = after.clone()
            last.apply(player, answer)
            highest = max(highest, self.position_value(last, player))
        return highest

    def position_value(self, state: CarcassonneState, player: int) -> float:
        """Return the score, and the points of incomplete features as a tie-break."""
        return 100.0 * state.score[player] + scores_if_ended_now(state)[player]
