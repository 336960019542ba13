"""The rollout policy matches a naive implementation in every build, and uses only what a player knows."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from play_games import game_digest, play_to_end, run_script_in_both_builds, win_share_of

from bastide.bots import make_bot
from bastide.bots.difficulty_levels import HeuristicBot
from bastide.bots.search import SearchBot, SearchBudget
from bastide.core import Bot, BotFactory, Game, Rng, get_game
from bastide.games.seven_wonders.bots.policy import policy_features, rollout_policy_file
from bastide.games.seven_wonders.bots.policy.rollout_policy import (
    NEUTRAL_WEIGHT,
    PRICE_LEVELS,
    PRICE_TABLE_LENGTH,
    ROW_COUNT,
    ROW_LENGTH,
    UNITS_PER_NAT,
    RolloutPolicy,
    gumbel_noise_table,
)
from bastide.games.seven_wonders.bots.search_heuristics import SevenWondersHeuristics
from bastide.games.seven_wonders.rules.action_space import (
    ACTION_PAYMENT,
    ACTION_SUBJECT,
    ACTION_TYPE,
    BUILD,
    SELL,
    STAGE,
)
from bastide.games.seven_wonders.rules.cards.card_catalogue import CARDS
from bastide.games.seven_wonders.rules.city.city_state import City
from bastide.games.seven_wonders.rules.game import GAME
from bastide.games.seven_wonders.rules.rulebook_constants import CHOOSE_CARD
from bastide.games.seven_wonders.rules.state.game_state import SevenWondersState
from bastide.games.seven_wonders.rules.turn.payment_options import COINS_TO_LEFT, COINS_TO_RIGHT
from bastide.testing import check_bot

#: Digest of a game of ``expert``.
EXPERT_DIGEST = "1c109d35c0aa4847"


def some_policy(seed: int = 1, temperature: float = 1.0) -> RolloutPolicy:
    chance = random.Random(seed)
    table = bytes(chance.choices(range(110, 147), k=int(ROW_COUNT * ROW_LENGTH)))
    prices = bytes(chance.choices(range(110, 147), k=int(PRICE_TABLE_LENGTH)))
    return RolloutPolicy(table, prices, temperature)


def positions(players: int, seed: int) -> list[SevenWondersState]:
    """Return every decision on cards of a game played by the heuristics."""
    state = GAME.new_state(players, {"sides": "random"}, seed)
    heuristics = SevenWondersHeuristics()
    rng = Rng(seed)
    found = []
    while not state.is_over():
        assert isinstance(state, SevenWondersState)
        player = state.next_player_to_act()
        if state.phase == CHOOSE_CARD:
            found.append(state.clone())
        state.apply(player, heuristics.rollout_action(state, player, rng))
    return found


# -- naive implementation --------------------------------------------------------------------------------------------


def production_digits(production: int, kinds: int) -> int:
    """Return none, one or more of each resource as digits in base 3."""
    return sum(3**kind * min(2, production >> 4 * ((1 << kind) - 1) & 15) for kind in range(kinds))


def count_colour(cities: list[City], colour: int) -> int:
    return sum(CARDS[number].colour == colour for city in cities for number in city.built)


def naive_features(state: SevenWondersState, player: int) -> list[int]:
    me = state.cities[player]
    left, right = state.cities[(player + 1) % state.players], state.cities[player - 1]
    receiver = right if state.age == 2 else left
    symbols = [me.science >> 8 * kind & 255 for kind in range(3)]
    sold = [int(left.sells_raw + right.sells_raw), int(left.sells_goods + right.sells_goods)]
    return [
        *(int(policy_features.OWN_CARDS_START) + number for number in me.built),
        *(int(policy_features.NEXT_PLAYER_CARDS_START) + number for number in receiver.built),
        *(int(policy_features.HAND_CARDS_START) + number for number in set(state.hands[player])),
        int(policy_features.BOARD_START + 10 * me.board + 5 * me.side + me.stages),
        int(policy_features.TURN_START) + 7 * (state.players - 3) + int(state.turn) - 1,
        int(policy_features.COINS_START) + min(12, int(me.coins)),
        int(policy_features.LEFT_SHIELD_LEAD_START) + 3 + max(-3, min(3, int(me.shields - left.shields))),
        int(policy_features.RIGHT_SHIELD_LEAD_START) + 3 + max(-3, min(3, int(me.shields - right.shields))),
        int(policy_features.SCIENCE_START) + sum(4**kind * min(3, count) for kind, count in enumerate(symbols)),
        int(policy_features.RAW_PRODUCTION_START) + production_digits(int(me.makes_raw), 4),
        int(policy_features.GOODS_PRODUCTION_START) + production_digits(int(me.makes_goods), 3),
        int(policy_features.RAW_FOR_SALE_START) + production_digits(sold[0], 4),
        int(policy_features.GOODS_FOR_SALE_START) + production_digits(sold[1], 3),
        *(
            int(policy_features.NEIGHBOUR_COLOURS_START) + 8 * colour + min(7, count_colour([left, right], colour))
            for colour in range(7)
        ),
    ]


def naive_score(policy: RolloutPolicy, state: SevenWondersState, player: int, action: int) -> int:
    def weight_sum(row: int, second: int) -> int:
        return sum(
            policy.weight_table[row * int(ROW_LENGTH) + 2 * feature + second] - 128
            for feature in naive_features(state, player)
        )

    action_type, card, payment = ACTION_TYPE[action], ACTION_SUBJECT[action], ACTION_PAYMENT[action]
    coins = COINS_TO_LEFT[payment] + COINS_TO_RIGHT[payment]
    age = int(state.age) - 1
    if action_type == BUILD:
        if not state.is_free_for(CARDS[card], state.cities[player]):
            coins += int(CARDS[card].cost.coins)
        return weight_sum(card, 0) + policy.price_table[10 * age + min(9, coins)] - 128
    if action_type == STAGE:
        return (
            weight_sum(len(CARDS) + age, 0)
            + weight_sum(card, 1)
            + policy.price_table[30 + 10 * age + min(9, coins)]
            - 128
        )
    assert action_type == SELL
    return weight_sum(len(CARDS) + age, 1) + weight_sum(card, 1)


# -- comparison ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4, 7])
def test_features_and_scores_match_naive_implementation(players: int) -> None:
    policy = some_policy(players)
    for state in positions(players, players):
        player = state.next_player_to_act()
        assert sorted(policy_features.list_active_features(state, player)) == sorted(naive_features(state, player))
        legal = state.legal_actions(player)
        scores = policy.score_actions(state, player, legal)
        assert scores == [naive_score(policy, state, player, action) for action in legal]


def test_feature_limits_are_sufficient() -> None:
    assert (int(PRICE_LEVELS), int(PRICE_TABLE_LENGTH), int(NEUTRAL_WEIGHT)) == (10, 60, 128)
    fullest = max(len(naive_features(state, 0)) for players in (3, 4) for state in positions(players, 5))
    assert fullest < 60 < policy_features.MAX_ACTIVE_FEATURES
    assert all(
        0 <= feature < policy_features.FEATURE_COUNT
        for state in positions(5, 8)
        for feature in naive_features(state, 2)
    )


def test_zero_temperature_takes_best_score_at_lowest_price() -> None:
    policy = some_policy(temperature=0.0)
    for state in positions(4, 2):
        player = state.next_player_to_act()
        legal = state.legal_actions(player)
        cheapest = {}
        for action in reversed(legal):
            cheapest[ACTION_TYPE[action], ACTION_SUBJECT[action]] = action
        first = sorted(cheapest.values())
        scores = policy.score_actions(state, player, first)
        chosen = policy.choose_action(state, player, Rng(1))
        assert chosen in first
        assert scores[first.index(chosen)] == max(scores)


def test_actions_are_sampled_by_softmax_of_scores() -> None:
    policy = some_policy()
    state = max(positions(4, 3)[:24], key=lambda each: len(each.legal_actions(each.next_player_to_act())))
    player = state.next_player_to_act()
    rng = Rng(7)
    games = 20_000
    counted = Counter(policy.choose_action(state, player, rng) for _ in range(games))
    cheapest = {
        (ACTION_TYPE[action], ACTION_SUBJECT[action]): action for action in reversed(state.legal_actions(player))
    }
    actions = list(cheapest.values())
    weights = [math.exp(each / UNITS_PER_NAT) for each in policy.score_actions(state, player, actions)]
    assert len(actions) > 5
    for action, weight in zip(actions, weights, strict=True):
        share = weight / sum(weights)
        assert counted[action] / games == pytest.approx(share, abs=0.005 + 4 * math.sqrt(share / games))


def test_noise_is_nonnegative_and_grows_with_temperature() -> None:
    assert gumbel_noise_table(0.0) == [0] * 1024
    assert min(gumbel_noise_table(1.0)) == 0
    assert max(gumbel_noise_table(0.5)) < max(gumbel_noise_table(1.0)) < 512


def test_least_useful_cards_have_best_sale_scores() -> None:
    policy = some_policy(4)
    for state in positions(5, 4):
        player = state.next_player_to_act()
        sales = {
            ACTION_SUBJECT[action]: action for action in state.legal_actions(player) if ACTION_TYPE[action] == SELL
        }
        scores = dict(zip(sales, policy.score_actions(state, player, list(sales.values())), strict=True))
        spare = [card for card in policy.least_useful_cards(state, player) if card >= 0]
        best = sorted(scores.values(), reverse=True)[:2]
        assert [scores[card] for card in spare] == best


def test_heuristics_follow_rollout_policy() -> None:
    heuristics = SevenWondersHeuristics(rollout_policy=some_policy(2))
    for state in positions(4, 6):
        player = state.next_player_to_act()
        legal = state.legal_actions(player)
        candidates = heuristics.candidate_actions(state, player, legal)
        assert candidates == sorted(candidates)
        assert heuristics.quick_action(state, player, Rng(1)) in candidates
        priors = heuristics.action_priors(state, player, candidates)
        assert min(priors) > 0.0
        assert max(priors) == priors[candidates.index(heuristics.quick_action(state, player, Rng(1)))]


class PolicyBotFactory(BotFactory):
    """Makes bots that search with a rollout policy."""

    def bot_names(self, game: Game) -> list[str]:
        return ["habitual"]

    def make_bot(self, name: str, argument: str, game: Game, seed: int) -> Bot:
        return SearchBot(SevenWondersHeuristics(rollout_policy=some_policy(3)), SearchBudget(iterations=12), seed)


@pytest.mark.once
def test_search_with_rollout_policy_uses_no_hidden_information() -> None:
    assert check_bot(PolicyBotFactory(), "habitual", get_game("seven_wonders"), games=2, seed=5) > 50


@pytest.mark.once
def test_expert_without_rollout_policy_plays_golden_game() -> None:
    """Other bots are measured against ``expert``, so its decisions must not change."""
    state = GAME.new_state(4, {"sides": "random"}, 11)
    bots = [make_bot("expert:iterations=40", get_game("seven_wonders"), seat) for seat in range(4)]
    assert game_digest(state, bots) == EXPERT_DIGEST


# -- builds and files ------------------------------------------------------------------------------------------------


def print_decisions() -> None:
    """Print scores, priors and choices during a game, and its outcome."""
    policy = some_policy(5)
    for state in positions(4, 9):
        player = state.next_player_to_act()
        legal = state.legal_actions(player)
        priors = [prior.hex() for prior in policy.action_priors(state, player, legal)]
        print(policy.score_actions(state, player, legal), priors, policy.choose_action(state, player, Rng(4)))
    game = get_game("seven_wonders")
    last = game.new_state(3, {}, 2)
    bots = [PolicyBotFactory().make_bot("", "", game, seed) for seed in range(3)]
    play_to_end(last, bots)
    print(last.digest(), last.outcome())


#: Program for both builds.
PROGRAM = f"import {Path(__file__).stem} as test; test.print_decisions()"


@pytest.mark.once
def test_compiled_and_pure_builds_decide_alike() -> None:
    assert len(run_script_in_both_builds(PROGRAM, folder=Path(__file__).parent)) > 60


def test_policy_file_round_trip() -> None:
    policy = some_policy()
    again = rollout_policy_file.parse_policy(rollout_policy_file.dump_policy(policy.weight_table, policy.price_table))
    assert (again.weight_table, again.price_table) == (policy.weight_table, policy.price_table)


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (lambda data: b"", "habits"),
        (lambda data: b"\xff" + data, "habits"),
        (lambda data: b"{}\n", "habits"),
        (lambda data: b"[1]\n", "habits"),
        (lambda data: data.replace(b'"habits": 1', b'"habits": 9'), "for other habits"),
        (lambda data: data.replace(b'"units": 32', b'"units": 16'), "for other units"),
        (lambda data: data.replace(b"gizah", b"gizeh"), "for other boards"),
        (lambda data: data.replace(b"palace", b"castle"), "for other cards"),
        (lambda data: data[:-1], "bytes of weights, found"),
        (lambda data: data + b"more", "bytes of weights, found"),
    ],
)
def test_mismatched_file_is_refused_with_reason(spoil: Callable[[bytes], bytes], reason: str) -> None:
    policy = some_policy()
    with pytest.raises(ValueError, match=reason):
        rollout_policy_file.parse_policy(
            spoil(rollout_policy_file.dump_policy(policy.weight_table, policy.price_table))
        )


def test_policy_refuses_tables_of_wrong_size() -> None:
    with pytest.raises(ValueError, match="3 and 60 numbers"):
        RolloutPolicy(b"abc", bytes(60))


# -- bundled policy --------------------------------------------------------------------------------------------------


@pytest.mark.once
def test_bundled_policy_beats_medium() -> None:
    """One against three, without search. Equal strength would win a quarter."""
    game = get_game("seven_wonders")
    heuristics = SevenWondersHeuristics(rollout_policy=rollout_policy_file.bundled_policy())
    victories = 0.0
    games = 60
    for number in range(games):
        state = game.new_state(4, {}, number // 4)
        bots = [make_bot("medium", game, seat) for seat in range(4)]
        bots[number % 4] = HeuristicBot(heuristics, 0.0, number)
        victories += win_share_of(state, bots, number % 4)
    assert victories > 0.38 * games


def test_bundled_policies_share_tables() -> None:
    mine, yours = rollout_policy_file.bundled_policy(), rollout_policy_file.bundled_policy(0.5)
    assert mine is not yours
    assert mine.weight_table is yours.weight_table
    assert mine.noise_table != yours.noise_table
    assert rollout_policy_file.POLICY_FILE.stat().st_size < 300_000
