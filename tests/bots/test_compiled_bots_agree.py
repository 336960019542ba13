"""Compiled and interpreted bots compute identical numbers, so the same seed gives the same game everywhere."""

from __future__ import annotations

import pytest
from play_games import run_script_in_both_builds

#: Prints the heuristics' priors and evaluations throughout a game.
EVALUATE_GAME = """
import sys
from bastide.bots import make_bot
from bastide.bots.difficulty_levels import analysis_heuristics
from bastide.core import get_game

game = get_game(sys.argv[1])
state = game.new_state(3, None, 5)
bots = [make_bot("medium", game, seat) for seat in range(3)]
for _ in range(50):
    player = state.next_player_to_act()
    legal = state.legal_actions(player)
    heuristics = analysis_heuristics(game)
    heuristics.adjust_sampled_position(state.clone(), player)
    weights = heuristics.action_priors(state, player, legal) + heuristics.evaluate_position(state)
    print(*[weight.hex() for weight in weights])
    state.apply(player, bots[player].choose(state.seat(player)))
"""


@pytest.mark.parametrize("game", ["carcassonne", "dominion", "seven_wonders"])
def test_builds_compute_same_evaluations(game: str) -> None:
    assert len(run_script_in_both_builds(EVALUATE_GAME, game)) == 50
