"""Ruling codes in comments and tests exist, and every ruling has a test."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path
from textwrap import dedent

import pytest
from link_rulings_to_tests import (
    ROOT,
    RULING_CODE,
    RULING_PAGES,
    fill_test_names,
    find_tests_by_ruling,
    read_rulings,
    ruling_codes_by_test,
)

RULINGS = {ruling.code: ruling for page in RULING_PAGES for ruling in read_rulings(page)}

#: Files searched for codes. Picture files are excluded, because they contain similar text.
FILES = sorted(
    path
    for folder, kinds in (("src", ("py", "toml")), ("tests", ("py", "toml", "md")), ("docs", ("md",)))
    for kind in kinds
    for path in (ROOT / folder).rglob(f"*.{kind}")
    if not {"rulings", "art"} & {*path.parts} and path != Path(__file__)
)
GAMES = [page.stem for page in RULING_PAGES]


@cache
def rulings_with_tests() -> dict[str, str]:
    return find_tests_by_ruling(ROOT / "tests")


def codes_in(path: Path) -> set[str]:
    return set(RULING_CODE.findall(path.read_text(encoding="utf-8")))


def test_every_ruling_code_exists() -> None:
    dangling = {str(path.relative_to(ROOT)): sorted(codes_in(path) - RULINGS.keys()) for path in FILES}
    assert {path: found for path, found in dangling.items() if found} == {}


def test_ruling_codes_are_unique() -> None:
    count = Counter(ruling.code for page in RULING_PAGES for ruling in read_rulings(page))
    assert [code for code, times in count.items() if times > 1] == []


@pytest.mark.parametrize("game", GAMES)
def test_game_mentions_only_its_own_rulings(game: str) -> None:
    """Codes are numbered by game, so a new code of one game may exist in another."""
    for path in FILES:
        if f"/games/{game}/" in path.as_posix() or path.name == f"{game}.md":
            assert [code for code in codes_in(path) & RULINGS.keys() if RULINGS[code].game != game] == [], path


@pytest.mark.parametrize("page", RULING_PAGES, ids=lambda page: page.stem)
def test_every_ruling_has_decision_and_source(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    listed = read_rulings(page)
    assert len(listed) == sum(
        RULING_CODE.match(line[4:]) is not None for line in text.splitlines() if line.startswith("* **")
    )
    assert [ruling.code for ruling in listed if not ruling.decided or not ruling.source] == []
    assert [ruling.code for ruling in listed if "*" in ruling.decided + ruling.source] == []


@pytest.mark.parametrize("page", RULING_PAGES, ids=lambda page: page.stem)
def test_every_ruling_has_a_test(page: Path) -> None:
    assert [ruling.code for ruling in read_rulings(page) if ruling.code not in rulings_with_tests()] == []


@pytest.mark.parametrize("page", RULING_PAGES, ids=lambda page: page.stem)
def test_named_tests_are_up_to_date(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert text == fill_test_names(text, rulings_with_tests()), "run: python tools/link_rulings_to_tests.py"


MODULE = '''
    """C-901 to C-909"""

    CASES = [(1, "C-902")]


    # C-903
    def helper() -> None: ...


    def test_docstring() -> None:
        """C-904 (O-91)"""


    # C-905: a reason
    @pytest.mark.parametrize("n", [pytest.param(1, id="C-906")])
    def test_above(n: int) -> None:
        pass  # C-907


    # -- C-908 --


    @pytest.mark.parametrize(("n", "code"), CASES)
    def test_table(n: int, code: str) -> None:
        helper()
'''


def test_ruling_codes_are_found_in_tests() -> None:
    """Codes in the docstring of a module or a class belong to no test."""
    assert ruling_codes_by_test(dedent(MODULE)) == [
        ("test_docstring", {"C-904", "O-91"}),
        ("test_above", {"C-905", "C-906", "C-907"}),
        ("test_table", {"C-902", "C-903"}),
    ]


def test_test_files_of_the_same_name_are_distinguished(tmp_path: Path) -> None:
    for folder, test in (("a", "test_one"), ("b", "test_two")):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "test_same.py").write_text(f'def {test}() -> None:\n    """D-901"""\n')
    (tmp_path / "test_other.py").write_text(
        'def test_three() -> None:\n    """D-901"""\n\n\ndef test_four() -> None:\n    """D-901"""\n'
    )
    assert find_tests_by_ruling(tmp_path) == {
        "D-901": "`a/test_same.py::test_one`, `b/test_same.py::test_two`, `test_other.py::test_three`, `::test_four`"
    }


def test_only_the_test_names_are_updated() -> None:
    page = "# Rulings\n\n* **D-901** a *b* `old`\n* **D-902** c *d*\n"
    assert fill_test_names(page, {"D-901": "`new`", "D-902": "`x`"}) == (
        "# Rulings\n\n* **D-901** a *b* `new`\n* **D-902** c *d* `x`\n"
    )
