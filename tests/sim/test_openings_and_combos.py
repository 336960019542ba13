"""``bastide openings`` and ``bastide combos``: probabilities, comparisons, and their tables."""

from __future__ import annotations

import json
from math import comb

import pytest

from bastide.cli.app import run_command_line
from bastide.core import BastideError, Options, get_game
from bastide.core.errors import InvalidBot
from bastide.sim.combo_search import count_combos, find_combos
from bastide.sim.opening_comparison import compare_openings, list_openings
from bastide.sim.strategy_search import strategy_format_of

TABLE: Options = {"kingdom": "first_game_2e"}
MONEY = "province\ngold\nsilver\n"


def exact_chance_of_five_coins() -> float:
    """Chance of 5 coins in a hand of turn 3 or 4 of a deck of 7 Coppers, 3 Estates and 2 Silvers, by counting."""
    total = found = 0
    for copper1 in range(6):
        for silver1 in range(min(2, 5 - copper1) + 1):
            estate1 = 5 - copper1 - silver1
            if estate1 > 3:
                continue
            first = comb(7, copper1) * comb(2, silver1) * comb(3, estate1)
            for copper2 in range(min(5, 7 - copper1) + 1):
                for silver2 in range(min(2 - silver1, 5 - copper2) + 1):
                    estate2 = 5 - copper2 - silver2
                    if estate2 > 3 - estate1:
                        continue
                    ways = first * comb(7 - copper1, copper2) * comb(2 - silver1, silver2) * comb(3 - estate1, estate2)
                    total += ways
                    found += ways * (max(copper1 + 2 * silver1, copper2 + 2 * silver2) >= 5)
    return found / total


def test_probability_of_five_coins_is_the_exact_one() -> None:
    results = compare_openings("dominion", TABLE, [["silver", "silver"], ["smithy", "silver"]], MONEY, games=400)
    reference = results[0]
    assert reference.games == 400
    assert reference.coins[5] / reference.games == pytest.approx(exact_chance_of_five_coins(), abs=0.05)


def test_smithy_and_silver_beats_two_silvers() -> None:
    openings = [["silver", "silver"], ["smithy", "silver"], ["cellar", "cellar"]]
    _, smithy, cellars = compare_openings("dominion", TABLE, openings, MONEY, games=100)
    assert smithy.share is not None
    assert cellars.share is not None
    assert smithy.interval[0] > 0.5
    assert smithy.share > cellars.share
    assert smithy.distributions["province_1"].total() > 90


def test_every_opening_is_affordable_and_silver_comes_first() -> None:
    game = get_game("dominion")
    found = list_openings(game, {"kingdom": ["chapel", "witch", "smithy", "cellar", "market", "mine", "moat", "village",
                                             "remodel", "workshop"]})  # fmt: skip
    assert found[0] == ["silver", "silver"]
    assert ["smithy", "smithy"] not in found, "4 and 4 coins never come in the first two hands"
    assert ["chapel", "witch"] in found, "5 and 2"
    assert ["silver", "witch"] not in found


@pytest.mark.parametrize(
    ("openings", "problem"),
    [
        ([["silver", "silver"]], "at least two"),
        ([["silver", "silver"], ["smithi", "silver"]], "did you mean 'smithy'"),
        ([["silver", "silver"], ["silver"]], "an opening has 2 cards, such as silver.silver, not silver"),
        ([["silver", "silver"], ["market", "silver"]], r"market.silver is too expensive: .* 5 and 2 coins, or 4 and 3"),
    ],
)
def test_wrong_openings_are_refused(openings: list[list[str]], problem: str) -> None:
    with pytest.raises(BastideError, match=problem):
        compare_openings("dominion", TABLE, openings, MONEY, games=2)


def test_combos_measure_every_pair_of_a_kingdom() -> None:
    found = find_combos("dominion", TABLE, games=2, opponents=["big_money"], trials=2)
    assert len(found.pairs) == 45
    assert len(found.singles) == 10
    assert count_combos("dominion", TABLE) == 55
    assert [pair.result.share for pair in found.pairs] == sorted((p.result.share for p in found.pairs), reverse=True)
    for pair in found.pairs:
        words = pair.text.split()
        assert all(card in words for card in pair.components)
        alone = max(found.singles[card].result.share for card in pair.components)
        assert pair.gain == pytest.approx(pair.result.share - alone)


def test_combos_of_a_set_fill_up_the_kingdom() -> None:
    options: Options = {"kingdom": "random", "sets": ["prosperity"]}
    found = find_combos("dominion", options, games=2, opponents=["big_money"], only="goons", trials=1)
    assert len(found.pairs) == 24
    assert all("goons" in pair.components for pair in found.pairs)
    format_ = strategy_format_of(get_game("dominion"))
    table = get_game("dominion").check_options(2, options)
    assert format_.combo_options(table, ["goons", "watchtower"])["kingdom"] == ["goons", "watchtower"]


def test_combos_are_reproducible() -> None:
    def search() -> object:
        return find_combos("dominion", TABLE, games=2, seed=5, opponents=["big_money"], only="moat", trials=1)

    assert search() == search()


def test_games_without_openings_or_combos_are_refused() -> None:
    with pytest.raises(InvalidBot, match="no openings"):
        list_openings(get_game("carcassonne"), {})
    with pytest.raises(InvalidBot, match="no combos"):
        find_combos("carcassonne", {})
    with pytest.raises(InvalidBot, match="witch is not at this table"):
        find_combos("dominion", TABLE, only="witch")


def test_openings_command(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["--lang", "en", "openings", "silver+silver", "smithy+silver", "--games", "20"]
    assert run_command_line(asked) == 0
    shown = capsys.readouterr().out
    assert "Turn of 1st Province" in shown
    assert "Wins are against silver+silver" in shown
    assert run_command_line([*asked, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert [each["opening"] for each in data["openings"]] == [["silver", "silver"], ["smithy", "silver"]]
    low, high = data["openings"][1]["interval"]
    assert low <= data["openings"][1]["share"] <= high
    assert sum(data["openings"][0]["metrics"]["turns"].values()) == 20


def test_combos_command(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["--lang", "en", "combos", "--card", "moat", "--games", "4", "--against", "big_money"]
    assert run_command_line(asked) == 0
    shown = capsys.readouterr().out
    assert "moat" in shown
    assert "gain" in shown
    assert run_command_line([*asked, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert len(data["pairs"]) == 9
    assert len(data["singles"]) == 10
