"""Batches of short tasks give the same results in the same order."""

from __future__ import annotations

import pytest

from bastide.sim import GameSeries, simulate
from bastide.sim.execution.process_pool import parallel_map
from bastide.sim.execution.task_batches import (
    MAX_TASKS_PER_BATCH,
    TARGET_BATCH_SECONDS,
    BatchResult,
    TaskBatcher,
    run_batch,
)


def double(number: int) -> int:
    return 2 * number


def fail_at(number: int, bad: int) -> int:
    if number == bad:
        raise ValueError(number)
    return number


def test_batch_size_adapts_to_task_duration() -> None:
    bundles = TaskBatcher((number,) for number in range(1000))
    assert bundles.next_batch() == [(0,)]
    sizes = []
    for _ in range(8):
        assert bundles.record_result(BatchResult(["short"], TARGET_BATCH_SECONDS / 1000)) == ["short"]
        sizes.append(len(bundles.next_batch()))
    assert sizes == [2, 4, 8, 16, 32, MAX_TASKS_PER_BATCH, MAX_TASKS_PER_BATCH, MAX_TASKS_PER_BATCH]
    bundles.record_result(BatchResult([0] * MAX_TASKS_PER_BATCH, 4 * TARGET_BATCH_SECONDS))
    assert len(bundles.next_batch()) == MAX_TASKS_PER_BATCH // 4
    bundles.record_result(BatchResult([0], 100 * TARGET_BATCH_SECONDS))
    assert len(bundles.next_batch()) == 1


def test_higher_target_time_gives_larger_batches() -> None:
    bundles = TaskBatcher(((number,) for number in range(100)), long_enough=8 * TARGET_BATCH_SECONDS)
    for size in (1, 2, 4, 8):
        assert len(bundles.next_batch()) == size
        bundles.record_result(BatchResult([0] * size, size * TARGET_BATCH_SECONDS))
    assert len(bundles.next_batch()) == 8


def test_batch_size_is_limited_and_no_task_is_lost() -> None:
    bundles = TaskBatcher(((number,) for number in range(10)), most=3)
    found: list[int] = []
    while bundle := bundles.next_batch():
        assert len(bundle) <= 3
        found += bundles.record_result(BatchResult(run_batch(double, bundle).results, 0.0))
    assert found == [2 * number for number in range(10)]


def test_results_come_in_order() -> None:
    pieces = [(number,) for number in range(500)]
    assert list(parallel_map(2, double, pieces)) == list(parallel_map(1, double, pieces))


def test_exception_is_raised_after_earlier_results() -> None:
    found: list[int] = []
    with pytest.raises(ValueError, match="400"):
        found.extend(parallel_map(2, fail_at, ((number, 400) for number in range(500)), most=1))
    assert found == list(range(400))


def test_series_sums_are_identical_on_processes() -> None:
    series = GameSeries("dominion", ("big_money", "random"), 500, 3)
    assert simulate(series, jobs=2) == simulate(series, jobs=1)
