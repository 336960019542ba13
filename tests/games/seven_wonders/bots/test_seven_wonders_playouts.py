"""The short way to choose in a playout is the long way."""

from __future__ import annotations

import pytest

from bastide.core import Rng
from bastide.games.seven_wonders.bots.judgement import NOISE, SevenWondersJudgement, best_action
from bastide.games.seven_wonders.rules.cards.cards import CARDS
from bastide.games.seven_wonders.rules.constants import CHOOSE_CARD
from bastide.games.seven_wonders.rules.game import GAME
from bastide.games.seven_wonders.rules.state.state import SevenWondersState
from bastide.games.seven_wonders.rules.turn.trade import counted_ways, payments, wanted, way


def positions(players: int, seed: int) -> list[SevenWondersState]:
    """Every decision of a game that is played by the judgement: rich cities, discounts and powers."""
    state = GAME.new_state(players, {"sides": "random"}, seed)
    judgement = SevenWondersJudgement()
    rng = Rng(seed)
    found = []
    while not state.is_over():
        assert isinstance(state, SevenWondersState)
        found.append(state.clone())
        player = state.next_actor()
        state.apply(player, judgement.policy(state, player, rng))
    return found


@pytest.mark.parametrize("seed", range(4))
def test_a_playout_takes_what_is_best_of_everything_listed(seed: int) -> None:
    judgement = SevenWondersJudgement()
    for at, state in enumerate(positions(3 + seed, seed)):
        player = state.next_actor()
        short, long = Rng(at), Rng(at)
        listed = best_action(state, player, state.legal_actions(player), judgement.tastes, False, NOISE, long)
        assert judgement.policy(state, player, short) == listed
        assert short.snapshot() == long.snapshot(), "as much chance is used"


@pytest.mark.parametrize("seed", range(4))
def test_payments_are_counted_as_they_are_listed(seed: int) -> None:
    """With any discounts and any number of coins, and whatever is dearer."""
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
                    listed = payments(me, left, right, cost)
                    want = wanted(me, left, right, cost)
                    assert counted_ways(me, want) == len(listed)
                    assert [way(me, want, place) for place in range(len(listed))] == listed == sorted(set(listed))
                    counted += len(listed)
    assert counted > 1000
