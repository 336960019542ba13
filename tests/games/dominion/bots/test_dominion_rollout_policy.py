"""Tests of the rollout policy: scores, features, files, and identical results in all builds."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from play_games import game_digest, run_script_in_both_builds, win_share_of

from bastide.bots import make_bot
from bastide.bots.search import SearchBot, SearchBudget
from bastide.core import Bot, BotFactory, Game, Rng, get_game
from bastide.core.utilities.mutable_int import make_int_cells
from bastide.games.dominion.bots.buy_lists.buy_list_bot import BuyListBot
from bastide.games.dominion.bots.buy_lists.buy_plan import BuyPlan, choose_purchase_by_rules, choose_wanted_gain
from bastide.games.dominion.bots.card_choices.card_values import (
    MIN_NONTERMINAL_ORDER,
    MIN_VILLAGE_ORDER,
    PLAY_ORDER,
    TREASURE_COINS,
)
from bastide.games.dominion.bots.difficulty_levels import BOT_FACTORY
from bastide.games.dominion.bots.plans.pregame_plan_search import plan_cache_key
from bastide.games.dominion.bots.policy import policy_features, rollout_policy_file
from bastide.games.dominion.bots.policy.rollout_policy import BUY_NOTHING, ROW_COUNT, RolloutPolicy
from bastide.games.dominion.bots.search_heuristics import DominionHeuristics
from bastide.games.dominion.rules.action_space import BUY, END_TURN, action_of
from bastide.games.dominion.rules.cards.basic_card_numbers import COLONY, COPPER, GOLD, PROVINCE
from bastide.games.dominion.rules.cards.printed_card import ANY_TYPE, CARDS
from bastide.games.dominion.rules.effects.question_kinds import ASK_BUY
from bastide.games.dominion.rules.state.game_state import DominionState
from bastide.testing import check_bot

ANY_KINGDOM: dict[str, object] = {"kingdom": "random", "sets": ["base1", "base2", "prosperity"], "mix_editions": True}
#: Digests of a game of ``expert`` without a rollout policy, as it is now and as in version 0.1.
EXPERT_GAME_DIGESTS = {"expert": "b2b3b44d631e77be", "expert@0.1": "d06249d43df67374"}


def random_policy(seed: int = 1) -> RolloutPolicy:
    return RolloutPolicy(
        bytes(random.Random(seed).choices(range(110, 147), k=ROW_COUNT * int(policy_features.FEATURE_COUNT)))
    )


def purchase_decisions(players: int, seed: int) -> list[DominionState]:
    """Return the state of every purchase in a game between list bots with a random kingdom."""
    state = get_game("dominion").new_state(players, ANY_KINGDOM, seed)
    bots = [
        make_bot("all_rounder" if player else "big_money", get_game("dominion"), player) for player in range(players)
    ]
    found = []
    while not state.is_over():
        assert isinstance(state, DominionState)
        player = state.next_player_to_act()
        action = bots[player].choose(state.seat(player))
        if state.question_kind() == ASK_BUY and (
            action == END_TURN or action in [action_of(BUY, c) for c in state.setup.piles]
        ):
            found.append(state.clone())
        state.apply(player, action)
    return found


def expected_features(state: DominionState) -> list[int]:
    """Compute the active features with a slow, independent implementation."""
    player = state.next_player_to_act()
    seat = state.seat(player)
    owned = [card for zone in (state.sides[player].owned_cards(),) for card in zone]
    counts = {pile: owned.count(pile) for pile in state.setup.piles}
    terminals = sum(0 < PLAY_ORDER[card] < MIN_NONTERMINAL_ORDER for card in owned)
    splitters = sum(PLAY_ORDER[card] >= MIN_VILLAGE_ORDER for card in owned)
    money = sum(TREASURE_COINS[card] for card in owned)
    left = {pile: int(state.supply[pile]) for pile in state.setup.piles}
    found = [
        *(int(policy_features.OWNED_START) + 10 * pile + min(9, count) for pile, count in counts.items()),
        *(int(policy_features.LOW_PILES_START) + 4 * pile + count for pile, count in left.items() if count < 4),
        int(policy_features.COINS_START) + min(16, int(state.coins)),
        int(policy_features.BUYS_START) + min(3, int(state.buys) - 1),
        int(policy_features.TURN_START) + min(29, int(state.sides[player].turns)),
        int(policy_features.PROVINCES_START) + min(12, left[PROVINCE]),
        int(policy_features.EMPTY_PILES_START) + min(3, int(state.empties)),
        int(policy_features.OWNED_CARDS_START) + min(20, len(owned) // 2),
        int(policy_features.TERMINALS_START) + min(9, terminals),
        int(policy_features.SPLITTERS_START) + min(6, splitters),
        int(policy_features.TERMINAL_SURPLUS_START) + max(0, min(10, terminals - splitters + 4)),
        int(policy_features.MONEY_START) + min(15, money // 2),
        int(policy_features.MONEY_DENSITY_START) + min(24, 10 * money // len(owned)),
        int(policy_features.PLAYERS_START) + state.players - 2,
        int(policy_features.DECK_SIZE_START) + min(12, seat.deck_size()),
    ]
    if COLONY in left:
        found.append(int(policy_features.COLONIES_START) + min(12, left[COLONY]))
    if min(left[PROVINCE], left.get(COLONY, 99)) <= 6 or state.empties >= 2:
        others = [state.score(other) for other in range(state.players) if other != player]
        found.append(int(policy_features.LEAD_START) + max(0, min(12, (state.score(player) - max(others) + 18) // 3)))
    return found


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (2, 8), (3, 3), (4, 5)])
def test_features_and_scores_match_a_slow_implementation(players: int, seed: int) -> None:
    policy = random_policy(players)
    states = purchase_decisions(players, seed)
    assert len(states) > 20
    for state in states:
        seat = state.seat(state.next_player_to_act())
        assert sorted(policy_features.active_features(seat)) == sorted(expected_features(state))
        assert all(0 <= feature < policy_features.FEATURE_COUNT for feature in expected_features(state))
        cards = [*state.setup.piles, int(BUY_NOTHING)]
        rows = [
            policy.weights[card * int(policy_features.FEATURE_COUNT) : (card + 1) * int(policy_features.FEATURE_COUNT)]
            for card in cards
        ]
        assert policy.score_cards(seat, cards) == [
            sum(row[feature] - 128 for feature in expected_features(state)) for row in rows
        ]


def test_feature_buffer_is_large_enough() -> None:
    assert max(len(expected_features(state)) for state in purchase_decisions(2, 8)) < 40
    # all piles, all of them low, and what a position has once
    assert policy_features.MAX_ACTIVE_FEATURES > 2 * 19 + 15


def test_owned_cards_are_counted_in_all_zones() -> None:
    counts = make_int_cells(len(CARDS))
    for state in purchase_decisions(3, 4):
        player = state.next_player_to_act()
        seat = state.seat(player)
        assert seat.count_owned_by_card(player, counts) == seat.owned_card_count(player)
        assert [counts[card].value for card in state.setup.piles] == [
            seat.count_owned(player, card) for card in state.setup.piles
        ]


def test_policy_buys_the_highest_score_that_is_affordable() -> None:
    policy = random_policy(7)
    bought = []
    for state in purchase_decisions(2, 2):
        seat = state.seat(state.next_player_to_act())
        cards = [card for card in state.setup.piles if state.can_buy(card)]
        offers = [*cards, int(BUY_NOTHING)]
        scores = policy.score_cards(seat, offers)
        best = offers[scores.index(max(scores))]
        assert policy.choose_purchase(seat) == (-1 if best == BUY_NOTHING or not cards else best)
        bought.append(policy.choose_purchase(seat))
        reach = [card for card in state.setup.piles if state.supply[card] > 0 and seat.cost(card) <= 5]
        assert policy.choose_gain(seat, 0, 5, ANY_TYPE) in reach
        assert policy.choose_gain(seat, 99, 100, ANY_TYPE) == -1
        assert policy.choose_among(seat, reach[:1], 5) == reach[0]
    assert len(set(bought)) > 3


def test_rules_take_precedence_over_the_policy() -> None:
    """The policy always wants Copper; the rule wants Gold if it is affordable."""
    table = bytearray([128] * (ROW_COUNT * int(policy_features.FEATURE_COUNT)))
    begin = COPPER * int(policy_features.FEATURE_COUNT)
    table[begin : begin + int(policy_features.FEATURE_COUNT)] = bytes([250]) * int(policy_features.FEATURE_COUNT)
    line = BOT_FACTORY.load_plan("big_money").rules
    gold = [rule for rule in line if rule.card == GOLD]
    plan = BuyPlan(gold, rollout_policy=RolloutPolicy(bytes(table)))
    met = set()
    for state in purchase_decisions(2, 3):
        seat = state.seat(state.next_player_to_act())
        card = choose_purchase_by_rules(plan.rules, plan, seat)
        assert card == (GOLD if state.can_buy(GOLD) else COPPER if state.can_buy(COPPER) else -1)
        assert choose_wanted_gain(plan, seat, 0, 4, ANY_TYPE) == COPPER
        met.add(card)
    assert {GOLD, COPPER} <= met


class PolicySearchFactory(BotFactory):
    """Factory of search bots with a rollout policy."""

    def bot_names(self, game: Game) -> list[str]:
        return ["with_policy"]

    def make_bot(self, name: str, argument: str, game: Game, seed: int) -> Bot:
        plans = [BuyPlan([], rollout_policy=random_policy(3)), BOT_FACTORY.load_plan("all_rounder")]
        return SearchBot(DominionHeuristics(plans, True), SearchBudget(iterations=24), seed)


@pytest.mark.once
def test_search_with_policy_does_not_use_hidden_information() -> None:
    assert check_bot(PolicySearchFactory(), "with_policy", get_game("dominion"), games=2, seed=5) > 50


def test_trial_with_policy_has_its_own_cache_key() -> None:
    state = get_game("dominion").new_state(2, ANY_KINGDOM, 1)
    assert isinstance(state, DominionState)
    plain, with_policy = BOT_FACTORY.load_plan("all_rounder"), BuyPlan([], rollout_policy=random_policy())
    assert plan_cache_key(state.setup, [plain], SearchBudget(9)) != plan_cache_key(
        state.setup, [with_policy, plain], SearchBudget(9)
    )


@pytest.mark.once
@pytest.mark.parametrize("level", EXPERT_GAME_DIGESTS)
def test_expert_without_policy_plays_the_golden_game(level: str) -> None:
    """``expert@0.1``, the baseline of measurements, never changes; ``expert`` changes its decisions only on purpose."""
    state = get_game("dominion").new_state(2, ANY_KINGDOM, 11)
    bots = [make_bot(f"{level}:iterations=40", get_game("dominion"), seat) for seat in range(2)]
    assert game_digest(state, bots) == EXPERT_GAME_DIGESTS[level]


# -- builds and files ----------------------------------------------------------------------------------------------

#: Prints the scores of a policy, and the result of a game between search bots.
SEARCH_SCRIPT = """
from play_games import play_to_end
from test_dominion_rollout_policy import ANY_KINGDOM, PolicySearchFactory, purchase_decisions, random_policy
from bastide.core import get_game

policy = random_policy(5)
for state in purchase_decisions(3, 9):
    seat = state.seat(state.next_player_to_act())
    piles = state.setup.piles
    print(policy.score_cards(seat, piles), policy.choose_purchase(seat), policy.choose_gain(seat, 0, 4, 127))
game = get_game("dominion")
state = game.new_state(2, ANY_KINGDOM, 2)
bots = [PolicySearchFactory().make_bot("", "", game, seed) for seed in range(2)]
play_to_end(state, bots)
print(state.digest(), state.outcome())
"""


@pytest.mark.once
def test_compiled_and_interpreted_builds_search_identically() -> None:
    assert len(run_script_in_both_builds(SEARCH_SCRIPT, folder=Path(__file__).parent)) > 30


def test_policy_file_round_trip() -> None:
    policy = random_policy()
    assert rollout_policy_file.parse_policy(rollout_policy_file.dump_policy(policy.weights)).weights == policy.weights


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (lambda data: b"", "not a habits file"),
        (lambda data: b"\xff" + data, "not a habits file"),
        (lambda data: b"[1]\n", "not a habits file"),
        (lambda data: data.replace(b'"habits": 1', b'"habits": 9'), "for other habits"),
        (lambda data: data.replace(b'"units": 16', b'"units": 8'), "for other units"),
        (lambda data: data.replace(b"moat", b"boat"), "for other cards"),
        (lambda data: data[:-1], "bytes of weights, found"),
        (lambda data: data + b"more", "bytes of weights, found"),
    ],
)
def test_mismatched_policy_file_is_refused_with_reason(spoil: Callable[[bytes], bytes], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        rollout_policy_file.parse_policy(spoil(rollout_policy_file.dump_policy(random_policy().weights)))


def test_policy_with_wrong_number_of_weights_is_refused() -> None:
    with pytest.raises(ValueError, match="weights, not 3"):
        RolloutPolicy(b"abc")


# -- the bundled policy --------------------------------------------------------------------------------------------


@pytest.mark.once
def test_bundled_policy_beats_the_default_list() -> None:
    """Without a search, from both seats, with random kingdoms; 50 % would be equal strength."""
    game = get_game("dominion")
    plan = BuyPlan([], rollout_policy=rollout_policy_file.bundled_policy())
    rival = BOT_FACTORY.load_plan("all_rounder")
    victories = 0.0
    games = 120
    for number in range(games):
        state = game.new_state(2, ANY_KINGDOM, number // 2)
        bots = [BuyListBot(plan if seat == number % 2 else rival) for seat in range(2)]
        victories += win_share_of(state, bots, number % 2)
    assert victories > 0.62 * games


def test_bundled_policy_instances_share_weights() -> None:
    mine, yours = rollout_policy_file.bundled_policy(), rollout_policy_file.bundled_policy()
    assert mine is not yours
    assert mine.weights is yours.weights
    assert rollout_policy_file.POLICY_FILE.stat().st_size < 120_000


def test_policy_depends_only_on_visible_information() -> None:
    """The policy chooses the same purchase in a sampled position."""
    for state in purchase_decisions(2, 6)[:10]:
        seat = state.seat(state.next_player_to_act())
        again = state.sample_position(state.next_player_to_act(), Rng(9)).seat(state.next_player_to_act())
        assert rollout_policy_file.bundled_policy().choose_purchase(
            seat
        ) == rollout_policy_file.bundled_policy().choose_purchase(again)
