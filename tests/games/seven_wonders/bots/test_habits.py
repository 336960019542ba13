"""Habits are what they are said to be: the sums of a table, in every build, and nothing that a player cannot know."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from playing import game_digest, lines_of_both_builds, victory

from bastide.bots import make_bot
from bastide.bots.levels import QuickBot
from bastide.bots.search import Budget, SearchBot
from bastide.core import Bot, BotMaker, Game, Rng, get_game
from bastide.games.seven_wonders.bots.judgement import SevenWondersJudgement
from bastide.games.seven_wonders.bots.policy import policy_features as glance
from bastide.games.seven_wonders.bots.policy import rollout_policy_file as habits_file
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

#: A digest of a game of ``expert``, from before there were habits.
EXPERT = "1c109d35c0aa4847"


def some_habits(seed: int = 1, temperature: float = 1.0) -> Habits:
    chance = random.Random(seed)
    table = bytes(chance.choices(range(110, 147), k=int(ROWS * ROW)))
    prices = bytes(chance.choices(range(110, 147), k=int(ALL_PRICES)))
    return Habits(table, prices, temperature)


def positions(players: int, seed: int) -> list[SevenWondersState]:
    """Every decision on cards of a game that is played by the judgement."""
    state = GAME.new_state(players, {"sides": "random"}, seed)
    judgement = SevenWondersJudgement()
    rng = Rng(seed)
    found = []
    while not state.is_over():
        assert isinstance(state, SevenWondersState)
        player = state.next_actor()
        if state.phase == CHOOSE_CARD:
            found.append(state.clone())
        state.apply(player, judgement.policy(state, player, rng))
    return found


# -- the same, slowly ----------------------------------------------------------------------------------------------


def made(production: int, kinds: int) -> int:
    """None, one or more of each resource, as digits to the base of 3."""
    return sum(3**kind * min(2, production >> 4 * ((1 << kind) - 1) & 15) for kind in range(kinds))


def summed(cities: list[City], colour: int) -> int:
    return sum(CARDS[number].colour == colour for city in cities for number in city.built)


def seen(state: SevenWondersState, player: int) -> list[int]:
    me = state.cities[player]
    left, right = state.cities[(player + 1) % state.players], state.cities[player - 1]
    heir = right if state.age == 2 else left
    symbols = [me.science >> 8 * kind & 255 for kind in range(3)]
    sold = [int(left.sells_raw + right.sells_raw), int(left.sells_goods + right.sells_goods)]
    return [
        *(int(glance.MINE) + number for number in me.built),
        *(int(glance.HEIRS) + number for number in heir.built),
        *(int(glance.HELD) + number for number in set(state.hands[player])),
        int(glance.BOARD + 10 * me.board + 5 * me.side + me.stages),
        int(glance.TURN) + 7 * (state.players - 3) + int(state.turn) - 1,
        int(glance.COINS) + min(12, int(me.coins)),
        int(glance.LEFT_LEAD) + 3 + max(-3, min(3, int(me.shields - left.shields))),
        int(glance.RIGHT_LEAD) + 3 + max(-3, min(3, int(me.shields - right.shields))),
        int(glance.SYMBOLS) + sum(4**kind * min(3, count) for kind, count in enumerate(symbols)),
        int(glance.RAW) + made(int(me.makes_raw), 4),
        int(glance.GOODS) + made(int(me.makes_goods), 3),
        int(glance.RAW_SOLD) + made(sold[0], 4),
        int(glance.GOODS_SOLD) + made(sold[1], 3),
        *(int(glance.AROUND) + 8 * colour + min(7, summed([left, right], colour)) for colour in range(7)),
    ]


def score(habits: Habits, state: SevenWondersState, player: int, action: int) -> int:
    def said(row: int, second: int) -> int:
        return sum(habits.table[row * int(ROW) + 2 * feature + second] - 128 for feature in seen(state, player))

    doing, card, pair = DOING[action], SUBJECT[action], PAIR[action]
    coins = LEFT_PART[pair] + RIGHT_PART[pair]
    age = int(state.age) - 1
    if doing == BUILD:
        if not state.is_free(CARDS[card], state.cities[player]):
            coins += int(CARDS[card].cost.coins)
        return said(card, 0) + habits.prices[10 * age + min(9, coins)] - 128
    if doing == STAGE:
        return said(len(CARDS) + age, 0) + said(card, 1) + habits.prices[30 + 10 * age + min(9, coins)] - 128
    assert doing == SELL
    return said(len(CARDS) + age, 1) + said(card, 1)


# -- both ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4, 7])
def test_features_and_scores_are_added_up(players: int) -> None:
    habits = some_habits(players)
    for state in positions(players, players):
        player = state.next_actor()
        assert sorted(glance.features(state, player)) == sorted(seen(state, player))
        legal = state.legal_actions(player)
        scores = habits.scores(state, player, legal)
        assert scores == [score(habits, state, player, action) for action in legal]


def test_there_is_room_for_every_feature() -> None:
    assert (int(PRICES), int(ALL_PRICES), int(NEUTRAL)) == (10, 60, 128)
    fullest = max(len(seen(state, 0)) for players in (3, 4) for state in positions(players, 5))
    assert fullest < 60 < glance.MOST
    assert all(0 <= feature < glance.FEATURES for state in positions(5, 8) for feature in seen(state, 2))


def test_the_cold_do_what_scores_highest_at_its_lowest_price() -> None:
    habits = some_habits(temperature=0.0)
    for state in positions(4, 2):
        player = state.next_actor()
        legal = state.legal_actions(player)
        cheapest = {}
        for action in reversed(legal):
            cheapest[DOING[action], SUBJECT[action]] = action
        first = sorted(cheapest.values())
        scores = habits.scores(state, player, first)
        chosen = habits.choose(state, player, Rng(1))
        assert chosen in first
        assert scores[first.index(chosen)] == max(scores)


def test_deeds_are_done_as_often_as_their_scores_say() -> None:
    habits = some_habits()
    state = max(positions(4, 3)[:24], key=lambda each: len(each.legal_actions(each.next_actor())))
    player = state.next_actor()
    rng = Rng(7)
    games = 20_000
    counted = Counter(habits.choose(state, player, rng) for _ in range(games))
    deeds = {(DOING[action], SUBJECT[action]): action for action in reversed(state.legal_actions(player))}
    actions = list(deeds.values())
    weights = [math.exp(each / UNITS) for each in habits.scores(state, player, actions)]
    assert len(actions) > 5
    for action, weight in zip(actions, weights, strict=True):
        share = weight / sum(weights)
        assert counted[action] / games == pytest.approx(share, abs=0.005 + 4 * math.sqrt(share / games))


def test_noise_is_never_negative_and_grows_with_the_temperature() -> None:
    assert noise(0.0) == [0] * 1024
    assert min(noise(1.0)) == 0
    assert max(noise(0.5)) < max(noise(1.0)) < 512


def test_spare_cards_are_those_that_part_most_easily() -> None:
    habits = some_habits(4)
    for state in positions(5, 4):
        player = state.next_actor()
        sales = {SUBJECT[action]: action for action in state.legal_actions(player) if DOING[action] == SELL}
        scores = dict(zip(sales, habits.scores(state, player, list(sales.values())), strict=True))
        spare = [card for card in habits.spare_cards(state, player) if card >= 0]
        best = sorted(scores.values(), reverse=True)[:2]
        assert [scores[card] for card in spare] == best


def test_a_search_thinks_of_what_habits_would_do() -> None:
    judgement = SevenWondersJudgement(rollout_policy=some_habits(2))
    for state in positions(4, 6):
        player = state.next_actor()
        legal = state.legal_actions(player)
        thought_of = judgement.candidates(state, player, legal)
        assert thought_of == sorted(thought_of)
        assert judgement.quick(state, player, Rng(1)) in thought_of
        priors = judgement.prior(state, player, thought_of)
        assert min(priors) > 0.0
        assert max(priors) == priors[thought_of.index(judgement.quick(state, player, Rng(1)))]


class Habitual(BotMaker):
    """Bots that search with habits."""

    def names(self, game: Game) -> list[str]:
        return ["habitual"]

    def make(self, name: str, argument: str, game: Game, seed: int) -> Bot:
        return SearchBot(SevenWondersJudgement(rollout_policy=some_habits(3)), Budget(iterations=12), seed)


@pytest.mark.once
def test_a_search_with_habits_does_not_peek() -> None:
    assert check_bot(Habitual(), "habitual", get_game("seven_wonders"), games=2, seed=5) > 50


@pytest.mark.once
def test_without_habits_nothing_has_changed() -> None:
    """``expert`` is what others are measured by: the very decisions that it made before there were habits."""
    state = GAME.new_state(4, {"sides": "random"}, 11)
    bots = [make_bot("expert:iterations=40", get_game("seven_wonders"), seat) for seat in range(4)]
    assert game_digest(state, bots) == EXPERT


# -- builds and files ----------------------------------------------------------------------------------------------

#: What is thought all through a game, and who wins it.
THINK = """
from playing import play_out
from test_habits import Habitual, positions, some_habits
from bastide.core import Rng, get_game

habits = some_habits(5)
for state in positions(4, 9):
    player = state.next_actor()
    legal = state.legal_actions(player)
    priors = habits.prior(state, player, legal)
    print(habits.scores(state, player, legal), [prior.hex() for prior in priors], habits.choose(state, player, Rng(4)))
game = get_game("seven_wonders")
state = game.new_state(3, {}, 2)
bots = [Habitual().make("", "", game, seed) for seed in range(3)]
play_out(state, bots)
print(state.digest(), state.outcome())
"""


@pytest.mark.once
def test_both_builds_think_alike_and_always_the_same() -> None:
    assert len(lines_of_both_builds(THINK, folder=Path(__file__).parent)) > 60


def test_habits_are_read_as_they_were_written() -> None:
    habits = some_habits()
    again = habits_file.read(habits_file.written(habits.table, habits.prices))
    assert (again.table, again.prices) == (habits.table, habits.prices)


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (lambda data: b"", "holds no habits"),
        (lambda data: b"\xff" + data, "holds no habits"),
        (lambda data: b"{}\n", "holds no habits"),
        (lambda data: b"[1]\n", "holds no habits"),
        (lambda data: data.replace(b'"habits": 1', b'"habits": 9'), "for other habits"),
        (lambda data: data.replace(b'"units": 32', b'"units": 16'), "for other units"),
        (lambda data: data.replace(b"gizah", b"gizeh"), "for other boards"),
        (lambda data: data.replace(b"palace", b"castle"), "for other cards"),
        (lambda data: data[:-1], "numbers, not"),
        (lambda data: data + b"more", "numbers, not"),
    ],
)
def test_a_file_that_fits_nothing_says_why(spoil: Callable[[bytes], bytes], reason: str) -> None:
    habits = some_habits()
    with pytest.raises(ValueError, match=reason):
        habits_file.read(spoil(habits_file.written(habits.table, habits.prices)))


def test_habits_have_as_many_numbers_as_there_are_features() -> None:
    with pytest.raises(ValueError, match="habits of 3 and 60 numbers"):
        Habits(b"abc", bytes(60))


# -- those that come along -----------------------------------------------------------------------------------------


@pytest.mark.once
def test_who_follows_the_habits_that_come_along_beats_medium() -> None:
    """One against three, at once and without a search: a quarter of the victories would be equal."""
    game = get_game("seven_wonders")
    judgement = SevenWondersJudgement(rollout_policy=habits_file.learnt())
    victories = 0.0
    games = 60
    for number in range(games):
        state = game.new_state(4, {}, number // 4)
        bots = [make_bot("medium", game, seat) for seat in range(4)]
        bots[number % 4] = QuickBot(judgement, 0.0, number)
        victories += victory(state, bots, number % 4)
    assert victories > 0.38 * games


def test_each_player_has_habits_of_their_own() -> None:
    mine, yours = habits_file.learnt(), habits_file.learnt(0.5)
    assert mine is not yours
    assert mine.table is yours.table
    assert mine.noise != yours.noise
    assert habits_file.FILE.stat().st_size < 300_000
