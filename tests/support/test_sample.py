"""Samples change with the sources, are the same for all workers, and eventually cover everything."""

from __future__ import annotations

from pathlib import Path

import pytest
from sample import VARIABLE, WHOLE, drawn, number_of, one_of_each, other_half

THINGS = ["a 1", "a 2", "a 3", "b 1", "b 2", "c 1"]


@pytest.fixture(autouse=True)
def run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(WHOLE, raising=False)
    monkeypatch.setenv(VARIABLE, "1")


def test_sample_has_requested_size_and_order() -> None:
    found = drawn("letters", THINGS, 4)
    assert len(found) == 4
    assert found == sorted(found)
    assert found == drawn("letters", THINGS, 4)


def test_sample_of_each_kind() -> None:
    assert [thing[0] for thing in drawn("letters", THINGS, 2, by=lambda thing: thing[0])] == ["a", "a", "b", "b", "c"]


def test_disjoint_samples() -> None:
    assert sorted(drawn("letters", THINGS, 3) + drawn("letters", THINGS, 3, after=3)) == THINGS


def test_samples_differ_between_runs_and_cover_all_cases(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: set[str] = set()
    for number in range(100):
        monkeypatch.setenv(VARIABLE, str(number))
        seen |= {*drawn("letters", THINGS, 1)}
    assert seen == {*THINGS}
    assert len({drawn(f"letters {number}", THINGS, 1)[0] for number in range(100)}) == len(THINGS)


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
        monkeypatch.setenv(VARIABLE, str(number))
        first, *others = one_of_each(KEPT, ("sqlite", "postgresql"))
        assert others == KEPT[2:]
        seen.add(first)
    assert seen == {*KEPT[:2]}
    monkeypatch.setenv(WHOLE, "1")
    assert one_of_each(KEPT, ("sqlite", "postgresql")) == KEPT


WAYS = ["a.py::one", "a.py::two", "a.py::three", "b.py::one"]


def test_deselected_half_never_empties_a_file(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: set[str] = set()
    for number in range(50):
        monkeypatch.setenv(VARIABLE, str(number))
        [left] = other_half(WAYS)
        seen.add(left)
    assert seen == {*WAYS[:3]}
    monkeypatch.setenv(WHOLE, "1")
    assert other_half(WAYS) == []


def test_run_all_variable_disables_sampling(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(WHOLE, "1")
    assert drawn("letters", THINGS, 1, after=2) == THINGS


def test_sample_seed_depends_on_sources(tmp_path: Path) -> None:
    source = tmp_path / "one.py"
    source.write_text("1\n")
    before = number_of([tmp_path])
    (tmp_path / "made.so").write_text("not a source")
    assert number_of([tmp_path]) == before
    source.write_text("2\n")
    assert number_of([tmp_path]) != before
    source.rename(tmp_path / "two.py")
    (tmp_path / "two.py").write_text("1\n")
    assert number_of([tmp_path]) != before
