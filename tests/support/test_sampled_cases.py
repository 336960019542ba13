"""Samples are fixed, the same for all workers, and cover everything with other seeds."""

from __future__ import annotations

import pytest
from sampled_cases import (
    DEFAULT_SAMPLE_SEED,
    RUN_ALL_VARIABLE,
    SAMPLE_SEED_VARIABLE,
    deselected_browser_tests,
    one_per_parameter,
    sample_cases,
)

THINGS = ["a 1", "a 2", "a 3", "b 1", "b 2", "c 1"]


@pytest.fixture(autouse=True)
def run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(RUN_ALL_VARIABLE, raising=False)
    monkeypatch.setenv(SAMPLE_SEED_VARIABLE, "1")


def test_sample_has_requested_size_and_order() -> None:
    found = sample_cases("letters", THINGS, 4)
    assert len(found) == 4
    assert found == sorted(found)
    assert found == sample_cases("letters", THINGS, 4)


def test_sample_of_each_kind() -> None:
    assert [thing[0] for thing in sample_cases("letters", THINGS, 2, by=lambda thing: thing[0])] == [
        "a",
        "a",
        "b",
        "b",
        "c",
    ]


def test_disjoint_samples() -> None:
    assert sorted(sample_cases("letters", THINGS, 3) + sample_cases("letters", THINGS, 3, after=3)) == THINGS


def test_samples_differ_between_runs_and_cover_all_cases(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: set[str] = set()
    for number in range(100):
        monkeypatch.setenv(SAMPLE_SEED_VARIABLE, str(number))
        seen |= {*sample_cases("letters", THINGS, 1)}
    assert seen == {*THINGS}
    assert len({sample_cases(f"letters {number}", THINGS, 1)[0] for number in range(100)}) == len(THINGS)


KEPT = [
    "a.py::kept[sqlite-2]",
    "a.py::kept[postgresql-2]",
    "a.py::kept[sqlite-3]",
    "a.py::read[sqlite]",
    "a.py::sqlite",
]


def test_one_per_parameter(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: set[str] = set()
    for number in range(30):
        monkeypatch.setenv(SAMPLE_SEED_VARIABLE, str(number))
        first, *others = one_per_parameter(KEPT, ("sqlite", "postgresql"))
        assert others == KEPT[2:]
        seen.add(first)
    assert seen == {*KEPT[:2]}
    monkeypatch.setenv(RUN_ALL_VARIABLE, "1")
    assert one_per_parameter(KEPT, ("sqlite", "postgresql")) == KEPT


WAYS = ["a.py::one", "a.py::two", "a.py::three", "b.py::one"]


def test_a_third_of_the_browser_tests_is_never_none(monkeypatch: pytest.MonkeyPatch) -> None:
    kept: set[str] = set()
    for number in range(50):
        monkeypatch.setenv(SAMPLE_SEED_VARIABLE, str(number))
        left = deselected_browser_tests(WAYS)
        assert len(left) == 2
        kept |= {*WAYS} - {*left}
    assert kept == {*WAYS}
    monkeypatch.setenv(RUN_ALL_VARIABLE, "1")
    assert deselected_browser_tests(WAYS) == []


def test_run_all_variable_disables_sampling(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(RUN_ALL_VARIABLE, "1")
    assert sample_cases("letters", THINGS, 1, after=2) == THINGS


def test_sample_is_fixed_unless_the_variable_is_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(SAMPLE_SEED_VARIABLE, raising=False)
    default = sample_cases("letters", THINGS, 3)
    monkeypatch.setenv(SAMPLE_SEED_VARIABLE, DEFAULT_SAMPLE_SEED)
    assert sample_cases("letters", THINGS, 3) == default
    others = []
    for number in range(2, 8):
        monkeypatch.setenv(SAMPLE_SEED_VARIABLE, str(number))
        others.append(sample_cases("letters", THINGS, 3))
    assert any(other != default for other in others)
