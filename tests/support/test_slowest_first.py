"""Order of the test files."""

from __future__ import annotations

from slowest_first import UNKNOWN_FILE_SECONDS, order_slowest_first

TESTS = ["a.py::one", "b.py::one", "b.py::two[x::y]", "c.py::one", "d.py::one", "a.py::two"]


def order(times: dict[str, float]) -> list[str]:
    return [TESTS[at] for at in order_slowest_first(TESTS, times)]


def test_slowest_file_is_first_and_files_stay_together() -> None:
    files = {"a.py": 1.0, "b.py": 5.0, "c.py": 3.0, "d.py": 5.0}
    assert order(files) == ["b.py::one", "b.py::two[x::y]", "d.py::one", "c.py::one", "a.py::one", "a.py::two"]


def test_unmeasured_file_is_not_last() -> None:
    assert order(
        {"b.py": UNKNOWN_FILE_SECONDS + 1, "c.py": UNKNOWN_FILE_SECONDS - 1, "d.py": UNKNOWN_FILE_SECONDS - 1}
    )[:4] == [
        "b.py::one",
        "b.py::two[x::y]",
        "a.py::one",
        "a.py::two",
    ]
