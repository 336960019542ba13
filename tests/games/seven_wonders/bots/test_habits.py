"""The rollout policy matches a naive implementation in every build, and uses only what a player knows."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from playing import game_digest, lines_of_both_builds, play_out, victory

from bastide.bots import make_bot
from bastide.bots.levels import QuickBot
from bastide.bots.search import Budget, SearchBot
from bastide.core import Bot, BotMaker, Game, Rng, get_game
from bastide.games.seven_wonders.bots.judgement import SevenWondersJudgement
from bastide.games.seven_wonders.bots.policy import policy_features, rollout_policy_file
from bastide.games.seven_wonders.bots.policy.rollout_policy import (
    ALL_PRICES,
    NEUTRAL,
    PRICES,
    ROW,
    ROWS,
    UNITS,
    Habits,
    noise,
)
from bastide.games.seven_wonders.rules.actions import BUILD, DOING, PAIR, SELL, STAGE, SUBJECT
from bastide.games.seven_wonders.rules.cards.cards import CARDS
from bastide.games.seven_wonders.rules.city.city import City
from bastide.games.seven_wonders.rules.constants import CHOOSE_CARD
from bastide.games.seven_wonders.rules.game import GAME
from bastide.games.seven_wonders.rules.state.state import SevenWondersState
from bastide.games.seven_wonders.rules.turn.trade import LEFT_PART, RIGHT_PART
from bastide.testing import check_bot

#: Digest of a game of ``expert``.
EXPERT_DIGEST = "1c109d35c0aa4847"


def some_policy(seed: int = 1, temperature: float = 1.0) -> Habits:
    chance = random.Random(seed)
    table = bytes(chance.choices(range(110, 147), k=int(ROWS * ROW)))
    prices = bytes(chance.choices(range(110, 147), k=int(ALL_PRICES)))
    return Habits(table, prices, temperature)


def positions(players: int, seed: int) -> list[SevenWondersState]:
    """Return every decision on cards of a game played by the heuristics."""
    state = GAME.new_state(players, {"sides": "random"}, seed)
    heuristics = SevenWondersJudgement()
    rng = Rng(seed)
    found = []
    while not state.is_over():
        assert isinstance(state, SevenWondersState)
        player = state.next_actor()
        if state.phase == CHOOSE_CARD:
            found.append(state.clone())
        state.apply(player, heuristics.policy(state, player, rng))
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
        *(int(policy_features.MINE) + number for number in me.built),
        *(int(policy_features.HEIRS) + number for number in receiver.built),
        *(int(policy_features.HELD) + number for number in set(state.hands[player])),
        int(policy_features.BOARD + 10 * me.board + 5 * me.side + me.stages),
        int(policy_features.TURN) + 7 * (state.players - 3) + int(state.turn) - 1,
        int(policy_features.COINS) + min(12, int(me.coins)),
        int(policy_features.LEFT_LEAD) + 3 + max(-3, min(3, int(me.shields - left.shields))),
        int(policy_features.RIGHT_LEAD) + 3 + max(-3, min(3, int(me.shields - right.shields))),
        int(policy_features.SYMBOLS) + sum(4**kind * min(3, count) for kind, count in enumerate(symbols)),
        int(policy_features.RAW) + production_digits(int(me.makes_raw), 4),
        int(policy_features.GOODS) + production_digits(int(me.makes_goods), 3),
        int(policy_features.RAW_SOLD) + production_digits(sold[0], 4),
        int(policy_features.GOODS_SOLD) + production_digits(sold[1], 3),
        *(
            int(policy_features.AROUND) + 8 * colour + min(7, count_colour([left, right], colour))
            for colour in range(7)
        ),
    ]


def naive_score(policy: Habits, state: SevenWondersState, player: int, action: int) -> int:
    def weight_sum(row: int, second: int) -> int:
        return sum(
            policy.table[row * int(ROW) + 2 * feature + second] - 128 for feature in naive_features(state, player)
        )

    action_type, card, payment = DOING[action], SUBJECT[action], PAIR[action]
    coins = LEFT_PART[payment] + RIGHT_PART[payment]
    age = int(state.age) - 1
    if action_type == BUILD:
        if not state.is_free(CARDS[card], state.cities[player]):
            coins += int(CARDS[card].cost.coins)
        return weight_sum(card, 0) + policy.prices[10 * age + min(9, coins)] - 128
    if action_type == STAGE:
        return (
            weight_sum(len(CARDS) + age, 0) + weight_sum(card, 1) + policy.prices[30 + 10 * age + min(9, coins)] - 128
        )
    assert action_type == SELL
    return weight_sum(len(CARDS) + age, 1) + weight_sum(card, 1)


# -- comparison ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4, 7])
def test_features_and_scores_match_naive_implementation(players: int) -> None:
    policy = some_policy(players)
    for state in positions(players, players):
        player = state.next_actor()
        assert sorted(policy_features.features(state, player)) == sorted(naive_features(state, player))
        legal = state.legal_actions(player)
        scores = policy.scores(state, player, legal)
        assert scores == [naive_score(policy, state, player, action) for action in legal]


def test_feature_limits_are_sufficient() -> None:
    assert (int(PRICES), int(ALL_PRICES), int(NEUTRAL)) == (10, 60, 128)
    fullest = max(len(naive_features(state, 0)) for players in (3, 4) for state in positions(players, 5))
    assert fullest < 60 < policy_features.MOST
    assert all(
        0 <= feature < policy_features.FEATURES for state in positions(5, 8) for feature in naive_features(state, 2)
    )


def test_zero_temperature_takes_best_score_at_lowest_price() -> None:
    policy = some_policy(temperature=0.0)
    for state in positions(4, 2):
        player = state.next_actor()
        legal = state.legal_actions(player)
        cheapest = {}
        for action in reversed(legal):
            cheapest[DOING[action], SUBJECT[action]] = action
        first = sorted(cheapest.values())
        scores = policy.scores(state, player, first)
        chosen = policy.choose(state, player, Rng(1))
        assert chosen in first
        assert scores[first.index(chosen)] == max(scores)


def test_actions_are_sampled_by_softmax_of_scores() -> None:
    policy = some_policy()
    state = max(positions(4, 3)[:24], key=lambda each: len(each.legal_actions(each.next_actor())))
    player = state.next_actor()
    rng = Rng(7)
    games = 20_000
    counted = Counter(policy.choose(state, player, rng) for _ in range(games))
    cheapest = {(DOING[action], SUBJECT[action]): action for action in reversed(state.legal_actions(player))}
    actions = list(cheapest.values())
    weights = [math.exp(each / UNITS) for each in policy.scores(state, player, actions)]
    assert len(actions) > 5
    for action, weight in zip(actions, weights, strict=True):
        share = weight / sum(weights)
        assert counted[action] / games == pytest.approx(share, abs=0.005 + 4 * math.sqrt(share / games))


def test_noise_is_nonnegative_and_grows_with_temperature() -> None:
    assert noise(0.0) == [0] * 1024
    assert min(noise(1.0)) == 0
    assert max(noise(0.5)) < max(noise(1.0)) < 512


def test_least_useful_cards_have_best_sale_scores() -> None:
    policy = some_policy(4)
    for state in positions(5, 4):
        player = state.next_actor()
        sales = {SUBJECT[action]: action for action in state.legal_actions(player) if DOING[action] == SELL}
        scores = dict(zip(sales, policy.scores(state, player, list(sales.values())), strict=True))
        spare = [card for card in policy.spare_cards(state, player) if card >= 0]
        best = sorted(scores.values(), reverse=True)[:2]
        assert [scores[card] for card in spare] == best


def test_heuristics_follow_rollout_policy() -> None:
    heuristics = SevenWondersJudgement(rollout_policy=some_policy(2))
    for state in positions(4, 6):
        player = state.next_actor()
        legal = state.legal_actions(player)
        candidates = heuristics.candidates(state, player, legal)
        assert candidates == sorted(candidates)
        assert heuristics.quick(state, player, Rng(1)) in candidates
        priors = heuristics.prior(state, player, candidates)
        assert min(priors) > 0.0
        assert max(priors) == priors[candidates.index(heuristics.quick(state, player, Rng(1)))]


class PolicyBotFactory(BotMaker):
    """Makes bots that search with a rollout policy."""

    def names(self, game: Game) -> list[str]:
        return ["habitual"]

    def make(self, name: str, argument: str, game: Game, seed: int) -> Bot:
        return SearchBot(SevenWondersJudgement(rollout_policy=some_policy(3)), Budget(iterations=12), seed)


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
        player = state.next_actor()
        legal = state.legal_actions(player)
        priors = [prior.hex() for prior in policy.prior(state, player, legal)]
        print(policy.scores(state, player, legal), priors, policy.choose(state, player, Rng(4)))
    game = get_game("seven_wonders")
    last = game.new_state(3, {}, 2)
    bots = [PolicyBotFactory().make("", "", game, seed) for seed in range(3)]
    play_out(last, bots)
    print(last.digest(), last.outcome())


#: Program for both builds.
PROGRAM = f"import {Path(__file__).stem} as test; test.print_decisions()"


@pytest.mark.once
def test_compiled_and_pure_builds_decide_alike() -> None:
    assert len(lines_of_both_builds(PROGRAM, folder=Path(__file__).parent)) > 60


def test_policy_file_round_trip() -> None:
    policy = some_policy()
    again = rollout_policy_file.read(rollout_policy_file.written(policy.table, policy.prices))
    assert (again.table, again.prices) == (policy.table, policy.prices)


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
        (lambda data: data[:-1], "numbers, not"),
        (lambda data: data + b"more", "numbers, not"),
    ],
)
def test_mismatched_file_is_refused_with_reason(spoil: Callable[[bytes], bytes], reason: str) -> None:
    policy = some_policy()
    with pytest.raises(ValueError, match=reason):
        rollout_policy_file.read(spoil(rollout_policy_file.written(policy.table, policy.prices)))


def test_policy_refuses_tables_of_wrong_size() -> None:
    with pytest.raises(ValueError, match="3 and 60 numbers"):
        Habits(b"abc", bytes(60))


# -- bundled policy --------------------------------------------------------------------------------------------------


@pytest.mark.once
def test_bundled_policy_beats_medium() -> None:
    """One against three, without search. Equal strength would win a quarter."""
    game = get_game("seven_wonders")
    heuristics = SevenWondersJudgement(rollout_policy=rollout_policy_file.learnt())
    victories = 0.0
    games = 60
    for number in range(games):
        state = game.new_state(4, {}, number // 4)
        bots = [make_bot("medium", game, seat) for seat in range(4)]
        bots[number % 4] = QuickBot(heuristics, 0.0, number)
        victories += victory(state, bots, number % 4)
    assert victories > 0.38 * games


def test_bundled_policies_share_tables() -> None:
    mine, yours = rollout_policy_file.learnt(), rollout_policy_file.learnt(0.5)
    assert mine is not yours
    assert mine.table is yours.table
    assert mine.noise != yours.noise
    assert rollout_policy_file.FILE.stat().st_size < 300_000
