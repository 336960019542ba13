"""``bastide import`` and ``bastide explore`` on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from complete_languages import COMPLETE_LANGUAGES
from jcloisterzone_exporter import export_save
from terminal_commands import Terminal

from bastide.core import Recorder, get_game, parse_record
from bastide.locale.catalogue import Catalogue


@pytest.fixture
def save(tmp_path: Path) -> Path:
    """A save with two moves."""
    recorder = Recorder(get_game("carcassonne"), 2, {"modules": ["base"]}, 3, ["Ruth", "Noam"])
    for _ in range(2):
        recorder.apply(0, recorder.state.legal_actions(0)[0])
    path = tmp_path / "game.jcz"
    path.write_text(export_save(recorder.to_record()), encoding="utf-8")
    return path


def test_import_writes_a_record_next_to_the_file(terminal: Terminal, save: Path) -> None:
    code, out, err = terminal.run("import", str(save))
    assert code == 0
    assert out.startswith("JCloisterZone 5.1.0, Carcassonne, players: 2; moves read: 3 of 3")
    target = save.with_suffix(".record")
    assert str(target) in err
    assert parse_record(target.read_text(encoding="utf-8")).seats == ["Ruth", "Noam"]
    assert terminal.run("replay", str(target), "--verify")[0] == 0
    # It does not overwrite a file that nobody named.
    code, _, err = terminal.run("import", str(save))
    assert code == 2
    assert "-o" in err
    assert terminal.run("import", str(save), "-o", str(target))[0] == 0


@pytest.mark.parametrize("language", COMPLETE_LANGUAGES)
def test_import_says_in_every_language_where_and_why_it_stops(terminal: Terminal, save: Path, language: str) -> None:
    data = json.loads(save.read_text(encoding="utf-8"))
    data["setup"]["rules"] = {"dragon-move": "after-scoring"}
    data["replay"].append(
        {"type": "DEPLOY_MEEPLE", "payload": {"pointer": {"position": [9, 9]}, "meepleId": "0.barn.1"}}
    )
    save.write_text(json.dumps(data, indent=1), encoding="utf-8")
    code, out, _ = terminal.run("--lang", language, "import", str(save))
    assert code == 1
    for rule in ("dragon-move", "barn-placement"):
        assert Catalogue(language).translate(f"carcassonne-import-{rule}") in out
    lines = save.read_text(encoding="utf-8").splitlines()
    at = next(number for number, line in enumerate(lines) if "MEEPLE" in line)
    assert f" {at}," in out  # the brace before the type, counted from 1
    assert "import-" not in out


def test_import_as_json(terminal: Terminal, save: Path) -> None:
    code, out, _ = terminal.run("import", str(save), "--json")
    found = json.loads(out)
    assert code == 0
    assert (found["game"], found["moves"], found["moves_read"], found["actions"], found["stop"]) == (
        *("carcassonne", 3, 3, 2),
        None,
    )


def test_unreadable_file_writes_nothing(terminal: Terminal, save: Path) -> None:
    save.write_bytes(b"\xff\xfe\x00")
    code, _, err = terminal.run("import", str(save))
    assert code == 2
    assert "UTF-8" in err
    assert not save.with_suffix(".record").exists()


@pytest.mark.parametrize("language", COMPLETE_LANGUAGES)
def test_explore_prints_tables_and_writes_a_page(terminal: Terminal, tmp_path: Path, language: str) -> None:
    games, page = tmp_path / "games.zip", tmp_path / "page.html"
    arguments = ["--bots", "random,random,random", "--games", "3", "--seed", "1", "--records", str(games)]
    assert terminal.run("simulate", "seven_wonders", *arguments)[0] == 0
    code, out, _ = terminal.run("--lang", language, "explore", str(games), "--least", "1", "--out", str(page))
    assert code == 0
    assert "%" in out
    assert "openings-" not in out
    assert page.read_text(encoding="utf-8").startswith("<!DOCTYPE html>")
    code, out, _ = terminal.run("explore", str(games), "--least", "1", "--json")
    assert sum(each["games"] for each in json.loads(out)["tables"]["first_pick"]) == 9
