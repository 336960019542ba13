"""The fast choice in rollouts equals the choice from listed actions."""

from __future__ import annotations

import pytest

from bastide.core import Rng
from bastide.games.seven_wonders.bots.search_heuristics import (
    ROLLOUT_NOISE_POINTS,
    SevenWondersHeuristics,
    choose_best_action,
)
from bastide.games.seven_wonders.rules.cards.card_catalogue import CARDS
from bastide.games.seven_wonders.rules.game import GAME
from bastide.games.seven_wonders.rules.rulebook_constants import CHOOSE_CARD
from bastide.games.seven_wonders.rules.state.game_state import SevenWondersState
from bastide.games.seven_wonders.rules.turn.payment_options import (
    count_payments,
    find_purchase,
    list_payments,
    nth_payment,
)


def positions(players: int, seed: int) -> list[SevenWondersState]:
    """Return every decision of a game played by the heuristics: rich cities, discounts and powers."""
    state = GAME.new_state(players, {"sides": "random"}, seed)
    heuristics = SevenWondersHeuristics()
    rng = Rng(seed)
    found = []
    while not state.is_over():
        assert isinstance(state, SevenWondersState)
        found.append(state.clone())
        player = state.next_player_to_act()
        state.apply(player, heuristics.rollout_action(state, player, rng))
    return found


@pytest.mark.parametrize("seed", range(4))
def test_rollout_action_equals_best_of_listed_actions(seed: int) -> None:
    heuristics = SevenWondersHeuristics()
    for at, state in enumerate(positions(3 + seed, seed)):
        player = state.next_player_to_act()
        short, long = Rng(at), Rng(at)
        listed = choose_best_action(
            state, player, state.legal_actions(player), heuristics.weights_by_age, False, ROLLOUT_NOISE_POINTS, long
        )
        assert heuristics.rollout_action(state, player, short) == listed
        assert short.snapshot() == long.snapshot(), "as much chance is used"


@pytest.mark.parametrize("seed", range(4))
def test_payment_counts_match_payment_lists(seed: int) -> None:
    """With any discounts and any number of coins."""
    counted = 0
    for state in positions(3, seed):
        if state.phase != CHOOSE_CARD:
            continue
        me, left, right = (state.cities[player] for player in range(3))
        for discounts in range(16):
            me.discounts = discounts
            for coins in (0, 1, 3, 6, 30):
                me.coins = coins
                for number in state.hands[0]:
                    cost = CARDS[number].cost
                    listed = list_payments(me, left, right, cost)
                    want = find_purchase(me, left, right, cost)
                    assert count_payments(me, want) == len(listed)
                    assert (
                        [nth_payment(me, want, place) for place in range(len(listed))] == listed == sorted(set(listed))
                    )
                    counted += len(listed)
    assert counted > 1000
