"""The commands for analysing and reviewing recorded games."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from bastide.bots import make_bot
from bastide.cli.app import run_command_line
from bastide.cli.play.analyse_record import in_third_person, reason_text
from bastide.core import Recorder, get_game
from bastide.core.json_data import JsonData
from bastide.locale.catalogue import Catalogue
from bastide.tables.analysis.good_moves import POINTS_PER_WIN


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """Return the record of a game of Magpie between random players."""
    game = get_game("magpie")
    recorder = Recorder(game, 2, {}, 5, ["Ruth", "Dan"])
    bots = [make_bot("random", game, seed) for seed in (1, 2)]
    while not recorder.state.is_over():
        player = recorder.state.next_player_to_act()
        recorder.apply(player, bots[player].choose(recorder.state.seat(player)))
    path = tmp_path / "game.record"
    path.write_text(recorder.to_record().to_text(), encoding="utf-8")
    return path


def test_analysis_lists_every_legal_action(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run_command_line(["analyse", str(record), "--at", "0", "--iterations", "60", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["game"] == "magpie"
    assert data["at"] == 0
    state = get_game("magpie").new_state(2, {}, 5)
    legal = state.legal_actions(data["player"])
    assert sorted(line["action"] for line in data["actions"]) == legal
    assert sum(line["rollouts"] for line in data["actions"]) == data["rollouts"] >= 60
    assert all(0.0 <= line["win"] <= 1.0 for line in data["actions"])
    assert data["actions"][0]["cost"] == data["actions"][0]["point_cost"] == 0.0


def test_analysis_ranks_only_compared_actions(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["analyse", str(record), "--at", "0", "--iterations", "16"]
    assert run_command_line([*asked, "--json"]) == 0
    lines = json.loads(capsys.readouterr().out)["actions"]
    compared = [line["notation"] for line in lines if line["compared"]]
    others = sorted(line["notation"] for line in lines if not line["compared"])
    assert compared
    assert others
    assert run_command_line(asked) == 0
    text = capsys.readouterr().out
    table, _, rest = text.partition("not compared further, in no particular order: ")
    assert rest.splitlines()[0] == ", ".join(others)
    assert all(notation in table for notation in compared)
    assert not any(notation in table for notation in others)


def test_analysis_is_reproducible(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for _ in range(2):
        assert run_command_line(["analyse", str(record), "--at", "2", "--iterations", "40"]) == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]
    assert "rollouts" in told[0]
    assert "% ± " in told[0]


def test_indistinguishable_actions_are_about_equal(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """After a few rollouts most actions are; the JSON output agrees."""
    asked = ["analyse", str(record), "--at", "0", "--iterations", "8"]
    assert run_command_line([*asked, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    equal = [line["notation"] for line in data["actions"] if line["equal"]]
    assert len(equal) > 1
    assert all(line["error"] > 0.0 for line in data["actions"])
    assert run_command_line(asked) == 0
    assert f"about equally good: {', '.join(equal)}" in capsys.readouterr().out


def test_review_lists_costliest_decisions_first(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for _ in range(2):
        assert run_command_line(["review", str(record), "--iterations", "30", "--worst", "4", "--json"]) == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]  # iterations decide, not time
    data = json.loads(told[0])
    costs = [each["cost"] + each["point_cost"] / POINTS_PER_WIN for each in data["worst"]]
    assert costs == sorted(costs, reverse=True)
    assert all(each["error"] > 0.0 and each["point_error"] > 0.0 for each in data["worst"])
    turns = [(each["player"], each["turn"]) for each in data["worst"]]
    assert len(set(turns)) == len(turns)
    assert data["decisions"] > 4
    assert (len(data["cost"]), len(data["point_cost"]), data["unseen"]) == (2, 2, [])


def test_review_of_one_seat(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run_command_line(["review", str(record), "--iterations", "10", "--seat", "1", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert {each["player"] for each in data["worst"]} <= {1}
    assert data["cost"][0] == data["point_cost"][0] == 0


def test_review_names_the_player_in_reasons() -> None:
    """A review of all seats cannot address its reader as each of the players."""
    reason = {"code": "more_from", "of": "science", "points": 3}
    text = reason_text(get_game("seven_wonders"), in_third_person(reason, 1))
    assert text.endswith(" can expect about 3 more points from science.")
    assert not text.startswith("You")
    theirs = {"code": "less_for", "of": "science", "points": 3, "player": 2}
    assert in_third_person(theirs, 1) == theirs


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Player 4 can expect about 2.5 more points from science."),
        ("de", "Spieler 4 hat am Ende etwa 2,5 Punkte mehr durch Forschung."),
        ("cs", "Hráč 4 bude mít na konci asi o 2,5 bodu víc za vědu."),
        ("he", "2.5"),
    ],
)
def test_fractions_are_written_as_in_the_language(language: str, text: str) -> None:
    reason: dict[str, JsonData] = {"code": "more_for", "of": "science", "points": 2.5, "player": 3}
    assert text in Catalogue(language).translate_for_game("seven_wonders", "reason-more_for", reason)


def test_review_tells_average_costs_with_the_decimal_separator(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run_command_line(["review", str(record), "--iterations", "10", "--lang", "de"]) == 0
    told = capsys.readouterr().out
    assert re.search(r"Ruth: -?\d+,\d % Siegchance und -?\d+,\d Punkte Verlust pro Entscheidung", told)
    assert not re.search(r"\d\.\d", told)
    assert run_command_line(["games", "--lang", "en"]) == 0


def test_analysis_names_the_player_whose_position_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = get_game("dominion")
    recorder = Recorder(game, 2, {"kingdom": "first_game_2e"}, 5, ["Ruth", "Dan"])
    path = tmp_path / "game.record"
    path.write_text(recorder.to_record().to_text(), encoding="utf-8")
    assert run_command_line(["analyse", str(path), "--at", "0", "--iterations", "20"]) == 0
    told = capsys.readouterr().out
    assert "3 (Ruth), 3 (Dan)" in told
    assert "you" not in told.lower()


def test_players_without_a_name_are_called_as_in_the_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.record"
    path.write_text(Recorder(get_game("dominion"), 2, {}, 5).to_record().to_text(), encoding="utf-8")
    assert run_command_line(["analyse", str(path), "--at", "0", "--iterations", "20", "--lang", "cs"]) == 0
    told = capsys.readouterr().out
    assert "Body: 3 (Hráč 1), 3 (Hráč 2)." in told
    assert "player" not in told
    assert run_command_line(["games", "--lang", "en"]) == 0


@pytest.mark.parametrize("language", ["en", "de", "cs", "he"])
def test_review_in_every_language(record: Path, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run_command_line(["review", str(record), "--iterations", "5", "--lang", language]) == 0
    assert run_command_line(["analyse", str(record), "--at", "1", "--iterations", "5", "--lang", language]) == 0
    assert "cli-" not in capsys.readouterr().out
    assert run_command_line(["games", "--lang", "en"]) == 0


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--at", "9999"], "--at must be between"),
        (["--at", "0", "--seat", "7"], "seat 7 doesn\u2019t exist"),
        (["--at", "0", "--seconds", "soon"], "number of seconds"),
        (["--at", "0", "--seconds", "-1"], "a search needs"),
        (["--at", "0", "--seconds", "99999999"], "a search needs"),
        (["--at", "0", "--iterations", "0"], "of at least 1"),
        ([], "--at N is missing: the number of actions to replay first"),
    ],
)
def test_invalid_arguments_are_rejected(
    record: Path, arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run_command_line(["analyse", str(record), *arguments]) == 2
    assert complaint in capsys.readouterr().err


def test_finished_game_cannot_be_analysed(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    last = record.read_text().splitlines()[-1].split()[1]
    assert run_command_line(["analyse", str(record), "--at", last]) == 2
    assert "the game is over" in capsys.readouterr().err


def test_tampered_record_is_rejected(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record.write_text(record.read_text().replace("seed: 5", "seed: 6"))
    assert run_command_line(["review", str(record)]) == 2
    assert "diverges" in capsys.readouterr().err
