"""Strategy search: tried variations, accepted steps, and output."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from bastide.cli.app import run_command_line
from bastide.cli.simulate.improve_strategy import _warn_if_starved
from bastide.cli.translated_commands import reset_language, set_language
from bastide.core import BastideError, InvalidBot, Options
from bastide.games.dominion.bots.buy_lists.buy_list_mutation import LISTS_FOLDER
from bastide.games.dominion.bots.buy_lists.buy_list_parser import parse_buy_rules
from bastide.games.dominion.bots.buy_lists.buy_list_writer import format_rules
from bastide.games.dominion.rules.cards.printed_card import CARDS
from bastide.sim import strategy_search
from bastide.sim.strategy_search import GameCounts, Improvement, improve_strategy

IDS = [card.id for card in CARDS]
BUY_LIST_FILES = sorted([*LISTS_FOLDER.glob("*.txt"), *LISTS_FOLDER.glob("prepared/*.txt")])
FEW_GAMES = GameCounts((10, 30), (4,), 40, 1)
#: Buys only Coppers, so that any variation that moves the first line is much better.
POOR_STRATEGY = "copper\nprovince\ngold\nsilver\nestate\n"
TABLE: Options = {"kingdom": "first_game_2e"}


def after(steps: int) -> Callable[[], bool]:
    left = [steps]

    def enough() -> bool:
        left[0] -= 1
        return left[0] < 0

    return enough


def improve_poor_strategy(seed: int, tries: int) -> Improvement:
    return improve_strategy(
        "dominion", POOR_STRATEGY, "poor.txt", TABLE, after(tries), seed, ["big_money"], effort=FEW_GAMES
    )


def test_poor_strategy_improves_with_reported_steps() -> None:
    found = improve_poor_strategy(1, 30)
    assert found.steps
    assert found.end.share > found.start.share
    assert found.tried == 30
    assert all(step.after > step.before and step.added != step.removed for step in found.steps)
    assert "province" in found.text
    low, high = found.end.interval
    assert low <= found.end.share <= high


def test_search_is_reproducible() -> None:
    assert improve_poor_strategy(1, 8) == improve_poor_strategy(1, 8)


def test_explore_tries_starting_strategies() -> None:
    effort = GameCounts((4, 8), (2,), 20, 1)
    found = improve_strategy(
        "dominion", POOR_STRATEGY, "", TABLE, after(0), 1, ["big_money"], explore=True, effort=effort
    )
    assert found.ideas > 50
    assert found.end.share > found.start.share


def test_errors_name_the_file() -> None:
    with pytest.raises(InvalidBot, match=r"mine.txt, line 2, column 1: unknown card 'gild'"):
        improve_strategy("dominion", "gold\ngild", "mine.txt", {}, after(0), effort=FEW_GAMES)
    with pytest.raises(BastideError, match="magpie has no strategy files"):
        improve_strategy("magpie", "gold", "mine.txt", {}, after(0), effort=FEW_GAMES)


def test_improve_command_writes_strategy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(strategy_search, "GameCounts", lambda: FEW_GAMES)
    (tmp_path / "mine.txt").write_text("Buy Provinces; gold if coins > 5\nSILVER up to 9\nrule no losing end\n")
    asked = ["--lang", "en", "improve", str(tmp_path / "mine.txt"), "--minutes", "0", "--against", "big_money"]
    out = tmp_path / "better.txt"
    assert run_command_line([*asked, "--option", "kingdom=first_game_2e", "--out", str(out)]) == 0
    told = capsys.readouterr()
    heard = told.out
    assert "0 variations tested, 0 kept" in heard
    assert "note: only 0 variations were tested; for a useful result, raise --minutes" in told.err
    assert str(out) in heard
    text = out.read_text()
    assert text.startswith("# against big_money: ")
    assert "rule no losing end" in text
    assert parse_buy_rules(text, "better.txt", IDS)
    assert run_command_line([*asked, "--option", "kingdom=random", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["rivals"] == ["big_money"]
    assert found["end"]["games"] == 40
    assert run_command_line(["--lang", "en", "improve", str(tmp_path / "none.txt")]) == 2
    assert run_command_line([*asked, "--minutes", "-1"]) == 2


def test_improve_says_when_other_programs_took_the_processor(capsys: pytest.CaptureFixture[str]) -> None:
    reset_language()
    set_language("en")
    _warn_if_starved(500, 0.4)
    assert "the search got 40.0% of a processor; raise --minutes" in capsys.readouterr().err
    _warn_if_starved(500, 0.95)
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("path", BUY_LIST_FILES, ids=lambda path: path.stem)
def test_buy_list_round_trip(path: Path) -> None:
    rules = parse_buy_rules(path.read_text(encoding="utf-8"), path.name, IDS)
    again = parse_buy_rules(format_rules(rules), path.name, IDS)
    assert [(rule.card, rule.limit, rule.condition_code) for rule in again] == [
        (r.card, r.limit, r.condition_code) for r in rules
    ]


@pytest.mark.parametrize(
    "line",
    [
        "gold when (turn + 1) * 2 > -lead - (3 - turn)",
        "gold when not (turn = 1 or coins > 2) and (money > 3 or buys = 2)",
        "gold when provinces + colonies > 3 and action_phase",
        "gold up to 3 when min(points, their_points) / 2 >= in_hand(actions)",
        "gold when turn - (2 + 3) > 8 / (2 * 2)",
    ],
)
def test_buy_condition_round_trip(line: str) -> None:
    rules = parse_buy_rules(line, "", IDS)
    assert format_rules(rules) == f"{line}\n".replace("provinces", "left(province)").replace("colonies", "left(colony)")
    assert parse_buy_rules(format_rules(rules), "", IDS)[0].condition_code == rules[0].condition_code


def test_plan_command_prints_buy_list(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        run_command_line(["--lang", "en", "plan", "dominion", "--option", "kingdom=first_game_2e", "--seconds", "0"])
        == 0
    )
    text = capsys.readouterr().out
    assert text.startswith("# the expert\u2019s plan after ")
    assert parse_buy_rules(text, "plan.txt", IDS)
    assert run_command_line(["--lang", "en", "plan", "carcassonne"]) == 2
    assert "has no plan" in capsys.readouterr().err
