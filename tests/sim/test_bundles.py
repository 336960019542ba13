"""Batches of short tasks give the same results in the same order."""

from __future__ import annotations

import pytest

from bastide.sim import Series, simulate
from bastide.sim.execution.bundles import LONG_ENOUGH, MOST, Bundles, Done, work_through
from bastide.sim.execution.pool import share_out


def double(number: int) -> int:
    return 2 * number


def fail_at(number: int, bad: int) -> int:
    if number == bad:
        raise ValueError(number)
    return number


def test_batch_size_adapts_to_task_duration() -> None:
    bundles = Bundles((number,) for number in range(1000))
    assert bundles.next() == [(0,)]
    sizes = []
    for _ in range(8):
        assert bundles.learn(Done(["short"], LONG_ENOUGH / 1000)) == ["short"]
        sizes.append(len(bundles.next()))
    assert sizes == [2, 4, 8, 16, 32, MOST, MOST, MOST]
    bundles.learn(Done([0] * MOST, 4 * LONG_ENOUGH))
    assert len(bundles.next()) == MOST // 4
    bundles.learn(Done([0], 100 * LONG_ENOUGH))
    assert len(bundles.next()) == 1


def test_higher_target_time_gives_larger_batches() -> None:
    bundles = Bundles(((number,) for number in range(100)), long_enough=8 * LONG_ENOUGH)
    for size in (1, 2, 4, 8):
        assert len(bundles.next()) == size
        bundles.learn(Done([0] * size, size * LONG_ENOUGH))
    assert len(bundles.next()) == 8


def test_batch_size_is_limited_and_no_task_is_lost() -> None:
    bundles = Bundles(((number,) for number in range(10)), most=3)
    found: list[int] = []
    while bundle := bundles.next():
        assert len(bundle) <= 3
        found += bundles.learn(Done(work_through(double, bundle).results, 0.0))
    assert found == [2 * number for number in range(10)]


def test_results_come_in_order() -> None:
    pieces = [(number,) for number in range(500)]
    assert list(share_out(2, double, pieces)) == list(share_out(1, double, pieces))


def test_exception_is_raised_after_earlier_results() -> None:
    found: list[int] = []
    with pytest.raises(ValueError, match="400"):
        found.extend(share_out(2, fail_at, ((number, 400) for number in range(500)), most=1))
    assert found == list(range(400))


def test_series_sums_are_identical_on_processes() -> None:
    series = Series("dominion", ("big_money", "random"), 500, 3)
    assert simulate(series, jobs=2) == simulate(series, jobs=1)
