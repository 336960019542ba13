"""The script that plays an engine beside its reference engine."""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

import pytest

from bastide.core import EXACT, get_game, parse_record, replay_record
from reference_engines.dominion import DominionReferenceEngine
from reference_engines.lockstep import GAMES, HERE, main

TABLE = ["dominion", "--games", "2", "--option", "kingdom=first_game_1e", "--option", "edition=1", "--players", "3"]


def test_every_game_of_the_package_has_a_reference_engine() -> None:
    assert GAMES == ["carcassonne", "dominion", "seven_wonders"]


@pytest.mark.parametrize("game", GAMES)
def test_reference_engine_shares_no_code_with_rules(game: str) -> None:
    for path in (HERE / game).glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [str(node.module)] if isinstance(node, ast.ImportFrom) else []
            for name in names:
                part = name.split(".")
                own = part[:2] in (["bastide", "core"], ["bastide", "testing"], ["reference_engines", game])
                assert own or part[0] in sys.stdlib_module_names, f"{path.name} imports {name}"


def test_script_reports_agreement(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*TABLE, "--out", str(tmp_path)]) == 0
    done = capsys.readouterr().out
    assert re.fullmatch(r"2 games, \d+ decisions, \d+ answers compared: 0 differences\n", done)
    assert list(tmp_path.iterdir()) == []


def test_script_writes_record_of_difference(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    right = DominionReferenceEngine.scores
    monkeypatch.setattr(
        DominionReferenceEngine, "scores", lambda self: [points + (self.table.coins > 3) for points in right(self)]
    )
    assert main([*TABLE, "--out", str(tmp_path)]) == 1
    told = capsys.readouterr().out
    assert "the scores: engine" in told
    assert told.endswith("2 differences\n")
    records = sorted(tmp_path.glob("lockstep-dominion-0-*.record"))
    assert len(records) == 2
    record = parse_record(records[0].read_text(encoding="utf-8"))
    assert replay_record(record, get_game("dominion")).verdict == EXACT
