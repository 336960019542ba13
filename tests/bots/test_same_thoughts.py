"""Compiled and interpreted, bots weigh alike to the last digit: by the same seed the same game is played everywhere."""

from __future__ import annotations

import pytest
from playing import lines_of_both_builds

#: What a judgement thinks of the actions and of the position, all through a game.
WEIGH = """
import sys
from bastide.bots import make_bot
from bastide.bots.levels import judgement_for
from bastide.core import get_game

game = get_game(sys.argv[1])
state = game.new_state(3, None, 5)
bots = [make_bot("medium", game, seat) for seat in range(3)]
for _ in range(50):
    player = state.next_actor()
    legal = state.legal_actions(player)
    judgement = judgement_for(game)
    judgement.prepare(state.clone(), player)
    weights = judgement.prior(state, player, legal) + judgement.evaluate(state)
    print(*[weight.hex() for weight in weights])
    state.apply(player, bots[player].choose(state.seat(player)))
"""


@pytest.mark.parametrize("game", ["carcassonne", "dominion", "seven_wonders"])
def test_both_builds_weigh_alike(game: str) -> None:
    assert len(lines_of_both_builds(WEIGH, game)) == 50
