"""Confidence intervals, ratings and the sequential test: known values, properties, coverage."""

from __future__ import annotations

import doctest
import math
from types import ModuleType

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bastide.core import Rng
from bastide.sim.reports import html_markup
from bastide.sim.tournaments import confidence_intervals
from bastide.sim.tournaments.confidence_intervals import LLR_THRESHOLD, ResultsByDeal, SequentialTest, wilson_interval
from bastide.sim.tournaments.elo_ratings import (
    ELO_PER_LOGIT,
    PRIOR_DRAWS,
    expected_share,
    fit_strengths,
    invert_matrix,
    rate_bots,
)

#: No deadline, because the machine may be busy.
NO_DEADLINE = settings(max_examples=60, deadline=None)

Pairs = dict[tuple[int, int], ResultsByDeal]


def shares(*deals: tuple[float, int]) -> ResultsByDeal:
    """Make results by deal from (points, games)."""
    found = ResultsByDeal()
    for deal, (points, games) in enumerate(deals):
        for game in range(games):
            found.add_result(deal, min(1.0, max(0.0, points - game)))
    return found


# -- shares ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(50, 100, 0.4038, 0.5962), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (45, 50, 0.7864, 0.9565)],
)
def test_wilson_interval_published_values(won: int, games: int, low: float, high: float) -> None:
    assert wilson_interval(won / games, games) == pytest.approx((low, high), abs=5e-5)


def test_interval_without_games_is_unbounded() -> None:
    assert ResultsByDeal().confidence_interval() == (0.0, 1.0)
    assert ResultsByDeal().mean == 0.5


@NO_DEADLINE
@given(st.lists(st.sampled_from([0.0, 0.5, 1.0]), min_size=1, max_size=60), st.integers(1, 4))
def test_interval_contains_share_and_is_symmetric(results: list[float], together: int) -> None:
    own, other = ResultsByDeal(), ResultsByDeal()
    for game, result in enumerate(results):
        own.add_result(game // together, result)
        other.add_result(game // together, 1 - result)
    low, high = own.confidence_interval()
    assert 0 <= low <= own.mean <= high <= 1
    assert other.confidence_interval() == pytest.approx((1 - high, 1 - low))


def test_correlated_games_widen_the_interval() -> None:
    """Two games of a deal that always end alike count as one."""
    alike = shares(*[(2.0, 2), (0.0, 2)] * 200)
    assert alike.overdispersion() == pytest.approx(2, rel=0.01)
    assert alike.confidence_interval() == pytest.approx(wilson_interval(0.5, 400), abs=1e-3)


def test_underdispersion_does_not_narrow_the_interval() -> None:
    cancelled = shares(*[(1.0, 2)] * 200)
    assert cancelled.overdispersion() == 1
    assert cancelled.confidence_interval() == wilson_interval(0.5, 400)


@pytest.mark.parametrize("alike", [0.0, 0.5])
def test_interval_coverage(alike: float) -> None:
    """700 small tournaments at a true share of 70 %; in the share ``alike`` of the deals, both games end alike."""
    rng = Rng(1)
    right = 0
    for _ in range(700):
        found = ResultsByDeal()
        for deal in range(60):
            first = 1.0 if rng.uniform() < 0.7 else 0.0
            second = first if rng.uniform() < alike else 1.0 if rng.uniform() < 0.7 else 0.0
            found.add_result(deal, first)
            found.add_result(deal, second)
        low, high = found.confidence_interval()
        right += low <= 0.7 <= high
    assert right / 700 >= 0.935


def test_results_merge_by_deal() -> None:
    total = shares((1.0, 2))
    total.merge(shares((2.0, 2), (0.0, 2)))
    assert (total.sums, total.counts) == ([3.0, 0.0], [4, 2])


@pytest.mark.parametrize("module", [confidence_intervals, html_markup])
def test_doctests(module: ModuleType) -> None:
    result = doctest.testmod(module)
    assert (result.failed, result.attempted > 0) == (0, True)


# -- ratings -----------------------------------------------------------------------------------


def ratings_by_minorisation(bots: int, pairs: Pairs) -> list[float]:
    """Compute the same ratings with Hunter's MM algorithm, with the drawn games against a bot of strength 1."""
    gamma = [1.0] * bots
    for _ in range(5000):
        further = []
        for bot in range(bots):
            won = PRIOR_DRAWS / 2
            weight = PRIOR_DRAWS / (gamma[bot] + 1)
            for (a, b), found in pairs.items():
                if bot in (a, b):
                    points = sum(found.sums)
                    won += points if bot == a else found.games - points
                    weight += found.games / (gamma[a] + gamma[b])
            further.append(won / weight)
        change = max(abs(math.log(new / old)) for new, old in zip(further, gamma, strict=True))
        gamma = further
        if change < 1e-10:
            break
    return [math.log(value) for value in gamma]


@st.composite
def results(draw: st.DrawFn, most: int = 5) -> tuple[int, Pairs]:
    bots = draw(st.integers(2, most))
    pairs: Pairs = {}
    for a in range(bots):
        for b in range(a + 1, bots):
            deals = draw(st.lists(st.sampled_from([0.0, 0.5, 1.0, 1.5, 2.0]), min_size=0, max_size=12))
            if deals:
                pairs[a, b] = shares(*[(points, 2) for points in deals])
    return bots, pairs


@NO_DEADLINE
@given(results(4))
def test_newton_and_minorisation_agree(found: tuple[int, Pairs]) -> None:
    assert fit_strengths(*found) == pytest.approx(ratings_by_minorisation(*found), abs=1e-6)


def test_three_quarters_share_is_191_elo() -> None:
    ratings = rate_bots(2, {(0, 1): shares(*[(2.0, 2), (1.0, 2)] * 2500)})
    assert ratings[0].elo - ratings[1].elo == pytest.approx(400 * math.log10(3), abs=0.5)


def test_true_ratings_are_recovered() -> None:
    true = [1.2, 0.1, -1.3]
    pairs = {}
    for a, b in ((0, 1), (0, 2), (1, 2)):
        pairs[a, b] = shares(*[(10_000 * expected_share(true[a] - true[b]), 10_000)])
    ratings = rate_bots(3, pairs)
    assert [rating.elo for rating in ratings] == pytest.approx([ELO_PER_LOGIT * value for value in true], abs=1)


@NO_DEADLINE
@given(results())
def test_ratings_are_finite_and_centred(found: tuple[int, Pairs]) -> None:
    ratings = rate_bots(*found)
    assert sum(rating.elo for rating in ratings) == pytest.approx(0, abs=1e-6)
    for rating in ratings:
        assert all(math.isfinite(value) for value in (rating.elo, rating.low, rating.high))
        assert rating.low < rating.elo < rating.high


@NO_DEADLINE
@given(results(), st.randoms(use_true_random=False))
def test_ratings_do_not_depend_on_bot_order(found: tuple[int, Pairs], random: object) -> None:
    bots, pairs = found
    moved = list(range(bots))
    random.shuffle(moved)  # type: ignore[attr-defined]  # hypothesis types it as object
    turned: Pairs = {}
    for (a, b), games in pairs.items():
        turned[moved[a], moved[b]] = games
    before, after = rate_bots(bots, pairs), rate_bots(bots, turned)
    for bot in range(bots):
        assert after[moved[bot]].elo == pytest.approx(before[bot].elo, abs=1e-6)
        assert after[moved[bot]].high == pytest.approx(before[bot].high, abs=1e-6)


@NO_DEADLINE
@given(results())
def test_extra_win_raises_winner_and_lowers_loser(found: tuple[int, Pairs]) -> None:
    bots, pairs = found
    before = fit_strengths(bots, pairs)
    more = ResultsByDeal()
    more.merge(pairs.get((0, 1), ResultsByDeal()))
    more.add_result(0, 1.0)
    after = fit_strengths(bots, {**pairs, (0, 1): more})
    assert after[0] - after[1] > before[0] - before[1]


def test_more_games_narrow_the_rating_interval() -> None:
    few = rate_bots(2, {(0, 1): shares(*[(2.0, 2), (0.0, 2), (1.0, 2)] * 10)})
    many = rate_bots(2, {(0, 1): shares(*[(2.0, 2), (0.0, 2), (1.0, 2)] * 90)})
    assert (few[0].high - few[0].low) / (many[0].high - many[0].low) == pytest.approx(3, rel=0.05)


def test_rating_interval_coverage() -> None:
    true = [0.6, 0.0, -0.6]
    rng = Rng(5)
    right = [0, 0, 0]
    for _ in range(300):
        pairs = {}
        for a, b in ((0, 1), (0, 2), (1, 2)):
            found = pairs[a, b] = ResultsByDeal()
            for game in range(80):
                found.add_result(game // 2, 1.0 if rng.uniform() < expected_share(true[a] - true[b]) else 0.0)
        for bot, rating in enumerate(rate_bots(3, pairs)):
            right[bot] += rating.low <= ELO_PER_LOGIT * true[bot] <= rating.high
    assert min(right) / 300 >= 0.92


@NO_DEADLINE
@given(st.integers(1, 6), st.integers(0, 1000))
def test_invert_matrix(size: int, seed: int) -> None:
    rng = Rng(seed)
    root = [[rng.uniform() - 0.5 for _ in range(size)] for _ in range(size)]
    matrix = [
        [sum(root[a][k] * root[b][k] for k in range(size)) + (0.1 if a == b else 0.0) for b in range(size)]
        for a in range(size)
    ]
    inverse = invert_matrix(matrix)
    for a in range(size):
        for b in range(size):
            product = sum(matrix[a][k] * inverse[k][b] for k in range(size))
            assert product == pytest.approx(1.0 if a == b else 0.0, abs=1e-8)


# -- the sequential test -----------------------------------------------------------------------


def run_sequential_test(share: float, rng: Rng, most: int = 20_000) -> tuple[int, int]:
    """Play deals of two games at a true share until the test decides. Returns the verdict and the number of deals."""
    test = SequentialTest()
    for deal in range(1, most + 1):
        test.add_deal(((rng.uniform() < share) + (rng.uniform() < share)) / 2)
        if test.verdict:
            return test.verdict, deal
    return 0, most


@pytest.mark.parametrize(("share", "wrong"), [(0.48, 1), (0.52, -1)])
def test_sequential_test_error_rate(share: float, wrong: int) -> None:
    """At the design shares the error rate is 5 % (600 tournaments, three standard deviations)."""
    rng = Rng(11)
    errors = sum(run_sequential_test(share, rng)[0] == wrong for _ in range(600))
    assert errors / 600 <= 0.05 + 3 * math.sqrt(0.05 * 0.95 / 600)


def test_larger_difference_is_decided_sooner() -> None:
    rng = Rng(3)
    near = sum(run_sequential_test(0.55, rng)[1] for _ in range(50))
    far = sum(run_sequential_test(0.75, rng)[1] for _ in range(50))
    assert far * 3 < near
    assert all(run_sequential_test(0.9, rng)[0] == 1 for _ in range(200))


def test_short_winning_streak_is_undecided() -> None:
    test = SequentialTest()
    for _ in range(5):
        test.add_deal(1.0)
    assert test.verdict == 0
    for _ in range(5):
        test.add_deal(1.0)
    assert test.verdict == 1


def test_equal_results_are_never_decided() -> None:
    test = SequentialTest()
    for _ in range(2000):
        test.add_deal(0.5)
    assert test.verdict == 0


@NO_DEADLINE
@given(st.lists(st.sampled_from([0.0, 0.25, 0.5, 0.75, 1.0]), min_size=1, max_size=80))
def test_sequential_test_is_symmetric_and_final(deals: list[float]) -> None:
    one, other = SequentialTest(), SequentialTest()
    for result in deals:
        before = one.verdict
        one.add_deal(result)
        other.add_deal(1 - result)
        assert one.verdict == -other.verdict
        assert before in (0, one.verdict)
        if before == 0:
            assert (abs(one.log_likelihood_ratio()) >= LLR_THRESHOLD) == (one.verdict != 0)
