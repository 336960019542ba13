"""Tests with random games: conservation of cards, independent scores and coins, all recommended kingdoms."""

from __future__ import annotations

import os

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bastide.core import Rng, play_random_game
from bastide.games.dominion.rules.action_space import BUY, PLAY, PLAY_TREASURES, action_of, card_of, verb_of
from bastide.games.dominion.rules.cards.card_catalogue import find_card
from bastide.games.dominion.rules.cards.printed_card import CARDS
from bastide.games.dominion.rules.cards.set_discovery import RECOMMENDED_KINGDOMS
from bastide.games.dominion.rules.cards.stable_numbering import card_id
from bastide.games.dominion.rules.effects.question_kinds import ASK_BUY
from bastide.games.dominion.rules.game import GAME
from bastide.games.dominion.rules.state.game_state import DominionState

SOAK = int(os.environ.get("BASTIDE_SOAK", "1"))

#: Points and coins of the basic cards, independent of the card definitions.
POINTS = {"estate": 1, "duchy": 3, "province": 6, "colony": 10, "curse": -1}
VALUES = {"copper": 1, "silver": 2, "gold": 3, "platinum": 5}


def expected_score(state: DominionState, player: int) -> int:
    """Compute a player's score from the snapshot."""
    sides = state.snapshot()["sides"]
    assert isinstance(sides, list)
    side = sides[player]
    assert isinstance(side, dict)
    owned: list[str] = []
    for zone in ("deck", "hand", "play", "discard", "buried", "aside", "pending"):
        cards = side[zone]
        assert isinstance(cards, list)
        owned.extend(str(card) for card in cards)
    tokens = side["tokens"]
    assert isinstance(tokens, int)
    return sum(POINTS.get(card, 0) for card in owned) + owned.count("gardens") * (len(owned) // 10) + tokens


def expected_end(state: DominionState) -> bool:
    """Whether the game ends after this turn, judged by the piles only."""
    left = {card_id(card): state.supply[card] for card in state.setup.piles}
    empty = sum(count == 0 for count in left.values())
    return left["province"] == 0 or left.get("colony") == 0 or empty >= (4 if state.players > 4 else 3)


@pytest.mark.parametrize("kingdom", RECOMMENDED_KINGDOMS)
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
def test_every_recommended_kingdom_with_every_player_count(kingdom: str, players: int) -> None:
    for game in range(SOAK):
        state = GAME.new_state(players, {"kingdom": kingdom}, seed=game)
        assert isinstance(state, DominionState)
        rng = Rng(1000 * players + game)
        owned = [len(side.owned_cards()) for side in state.sides]
        assert owned == [10] * players
        decisions = 0
        while not state.is_over():
            player = state.next_player_to_act()
            legal = state.legal_actions(player)
            # a question with a single answer is not asked, except in the Buy phase before the first purchase
            assert len(legal) > 1 or state.question_kind() == ASK_BUY
            state.apply(player, rng.choice(legal))
            decisions += 1
            if decisions % 7 == 0:
                assert state.broken_invariants() == []
        assert state.broken_invariants() == []
        assert expected_end(state)
        assert state.scores() == [expected_score(state, player) for player in range(players)]
        turns = [side.turns for side in state.sides]
        assert max(turns) - min(turns) <= 1
        assert state.metrics() == {"turns": float(sum(turns))}


@settings(max_examples=25 * SOAK, deadline=None)
@given(seed=st.integers(0, 2**32), players=st.integers(2, 6), data=st.data())
def test_cards_are_conserved_at_every_step(seed: int, players: int, data: st.DataObject) -> None:
    sets = data.draw(st.lists(st.sampled_from(["base1", "base2", "prosperity"]), min_size=1, max_size=3, unique=True))
    state = GAME.new_state(players, {"kingdom": "random", "sets": sets}, seed=seed)
    rng = Rng(seed)
    for _ in range(250):
        if state.is_over():
            break
        player = state.next_player_to_act()
        state.apply(player, rng.choice(state.legal_actions(player)))
        assert state.broken_invariants() == []


@settings(max_examples=15 * SOAK, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_coins_come_only_from_treasures(seed: int) -> None:
    """If no Action gives coins, the coins are those of the Treasures in play minus the prices paid."""
    kingdom = ["cellar", "chapel", "laboratory", "library", "moat", "remodel", "smithy", "village", "witch", "workshop"]
    state = GAME.new_state(2, {"kingdom": kingdom}, seed=seed)
    assert isinstance(state, DominionState)
    rng = Rng(seed)
    turn, paid = (-1, -1), 0
    while not state.is_over():
        if turn != (int(state.current), state.sides[state.current].turns):
            turn, paid = (int(state.current), state.sides[state.current].turns), 0
        worth = sum(VALUES.get(card_id(card), 0) for card in state.sides[state.current].play)
        assert int(state.coins) == worth - paid
        player = state.next_player_to_act()
        action = rng.choice(state.legal_actions(player))
        if not state.stack and verb_of(action) == BUY:
            paid += CARDS[card_of(action)].cost
        state.apply(player, action)


def test_playing_all_treasures_equals_playing_them_one_by_one() -> None:
    for seed in range(30):
        together = GAME.new_state(2, {"kingdom": "first_game_2e"}, seed=seed)
        assert isinstance(together, DominionState)
        rng = Rng(seed)
        for _ in range(60):
            if together.is_over():
                break
            player = together.next_player_to_act()
            if together.is_legal(player, PLAY_TREASURES):
                one_by_one = together.clone()
                for card in sorted(one_by_one.sides[player].hand, reverse=True):
                    if card_id(card) in VALUES:
                        one_by_one.apply(player, action_of(PLAY, card))
                together.apply(player, PLAY_TREASURES)
                assert one_by_one.coins == together.coins
                assert sorted(one_by_one.sides[player].play) == sorted(together.sides[player].play)
                assert one_by_one.sides[player].hand == together.sides[player].hand
                continue
            together.apply(player, rng.choice(together.legal_actions(player)))


def test_province_turns_in_a_single_player_game() -> None:
    """A player who buys only Treasures and Provinces empties the pile."""
    state = GAME.new_state(1, {}, seed=3)
    assert isinstance(state, DominionState)
    bought: list[int] = []
    while not state.is_over():
        wish = next((name for name, coins in (("province", 8), ("gold", 6), ("silver", 3)) if state.coins >= coins), "")
        if state.is_legal(0, PLAY_TREASURES):
            state.apply(0, PLAY_TREASURES)
        elif wish:
            if wish == "province":
                bought.append(state.sides[0].turns)
            state.apply(0, action_of(BUY, find_card(wish).number))
        else:
            state.apply(0, 2)
    assert len(bought) == 8
    metrics = state.seat_metrics(0)
    assert [metrics[f"province_{k}"] for k in (1, 2, 3, 4)] == [float(turn) for turn in bought[:4]]
    assert "province_5" not in metrics
    assert metrics["order"] == 0.0
    assert metrics["points_province"] == 48.0
    assert metrics["points_estate"] == 3.0


def test_points_by_card_and_token_add_up_to_the_score() -> None:
    for options in ({"kingdom": "random", "sets": ["prosperity"]}, {"kingdom": "size_distortion_2e"}):
        state = GAME.new_state(3, options, seed=4)
        play_random_game(state, Rng(9))
        for player in range(3):
            measures = state.seat_metrics(player)
            points = [count for name, count in measures.items() if name.startswith("points_")]
            assert sum(points) == state.scores()[player]


@pytest.mark.parametrize("kingdom", ["first_game_2e", "size_distortion_2e", "big_money_1e", "random"])
def test_random_action_matches_legal_actions(kingdom: str) -> None:
    """Also where actions are only counted: with empty piles, after a purchase, with all kinds of Treasures."""
    chance = Rng(3)
    for seed in range(3):
        state = GAME.new_state(2, {"kingdom": kingdom, "sets": ["prosperity", "base2"]}, seed)
        while not state.is_over():
            player = state.next_player_to_act()
            legal = state.legal_actions(player)
            again = chance.clone()
            action = state.random_action(player, chance)
            assert action == legal[again.below(len(legal))]
            assert chance.snapshot() == again.snapshot()
            state.apply(player, action)
