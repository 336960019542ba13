"""Datasets of racing results are stored exactly, and rejected where they do not fit."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bastide.core import BastideError
from bastide_research.decision_dataset import (
    GAMES_PER_HELD_OUT_GAME,
    DecisionDataset,
    concatenate_datasets,
    load_datasets,
)
from bastide_research.distill import carcassonne_dataset
from bastide_research.training_curves import PPO_CURVES, PRETRAINING_CURVES, curves_svg, write_curves
from bastide_research.training_settings import TrainingPlan

PLAN = TrainingPlan("carcassonne", (2,))


@pytest.fixture(scope="module")
def lessons() -> DecisionDataset:
    return carcassonne_dataset.collect_dataset(2, 5, 12)


def columns(lessons: DecisionDataset) -> list[list[object]]:
    return [np.nan_to_num(getattr(lessons, column.name), nan=-1).tolist() for column in fields(lessons)]


def test_dataset_is_reproducible_by_seed(lessons: DecisionDataset) -> None:
    again = carcassonne_dataset.collect_dataset(2, 5, 12)
    assert columns(again) == columns(lessons)


def test_interrupt_keeps_finished_games(lessons: DecisionDataset, monkeypatch: pytest.MonkeyPatch) -> None:
    tool = carcassonne_dataset
    raced, first = tool.race_results, int((lessons.games == 0).sum())
    asked = 0

    def until_the_second_game(*given: Any) -> object:
        nonlocal asked
        asked += 1
        if asked > first + 3:
            raise KeyboardInterrupt
        return raced(*given)

    monkeypatch.setattr(tool, "race_results", until_the_second_game)
    found = tool.collect_dataset(9, 5, 12)
    assert 0 < len(found.rows) <= first
    assert columns(found) == columns(lessons.select_rows(lessons.games == 0))


def test_raced_actions_were_legal_and_results_are_known(lessons: DecisionDataset) -> None:
    made = PLAN.entity_layout(2)
    assert len(lessons.rows) > 10
    assert set(lessons.games.tolist()) == {0, 1}
    offered = (made.split_rows(lessons.rows)[2][:, :, 0] > 0).sum(1)
    assert (offered == lessons.offered).all()
    assert (offered > 1).all()
    raced = ~np.isnan(lessons.results)
    assert raced.any(1).all()
    assert not (raced & (np.arange(raced.shape[1]) >= offered[:, None])).any()
    assert ((lessons.results[raced] >= 0) & (lessons.results[raced] <= 1)).all()
    assert (np.abs(lessons.came) <= 1).all()
    assert len(set(lessons.came[lessons.games == 0].tolist())) <= 4  # one for each seat


def test_datasets_are_saved_and_concatenated(lessons: DecisionDataset, tmp_path: Path) -> None:
    lessons.save(tmp_path / "some.npz", PLAN)
    file = str(tmp_path / "some.npz")
    assert columns(load_datasets([file], replace(PLAN, players=(3, 4), width=32))) == columns(lessons)
    twice = load_datasets([file, file], PLAN)
    assert len(twice.rows) == 2 * len(lessons.rows)
    assert set(twice.games.tolist()) == {0, 1, 2, 3}


def test_whole_games_are_held_out(lessons: DecisionDataset) -> None:
    many = concatenate_datasets([lessons] * GAMES_PER_HELD_OUT_GAME)
    learnt, asked = many.split_held_out()
    assert set(asked.games.tolist()) == {GAMES_PER_HELD_OUT_GAME - 1, 2 * GAMES_PER_HELD_OUT_GAME - 1}
    assert len(learnt.games) + len(asked.games) == len(many.games)
    assert not set(learnt.games.tolist()) & set(asked.games.tolist())
    assert lessons.split_held_out() == (lessons, lessons)  # too few games to hold any out


def test_invalid_dataset_files_are_rejected(lessons: DecisionDataset, tmp_path: Path) -> None:
    file = tmp_path / "lessons.npz"
    with pytest.raises(BastideError):
        load_datasets([str(file)], PLAN)
    file.write_bytes(b"nothing")
    with pytest.raises(BastideError, match="is not a training data set"):
        load_datasets([str(file)], PLAN)
    lessons.save(file, PLAN)
    with pytest.raises(BastideError, match="a different network"):
        load_datasets([str(file)], TrainingPlan("dominion", (2,)))


def test_pretraining_has_its_own_curves(tmp_path: Path) -> None:
    rounds = [f'{{"round": {number}, "cross_entropy": {2 / number}, "value_loss": 0.6}}\n' for number in (1, 2, 3)]
    (tmp_path / "progress.jsonl").write_text(rounds[0], encoding="utf-8")
    write_curves(tmp_path)
    assert not (tmp_path / "curves.svg").exists(), "one epoch is no curve"
    (tmp_path / "progress.jsonl").write_text("".join(rounds), encoding="utf-8")
    write_curves(tmp_path)
    picture = (tmp_path / "curves.svg").read_text(encoding="utf-8")
    assert picture.count("<polyline") == len(PRETRAINING_CURVES)
    assert "3 pretraining epochs" in picture
    assert "decisions" not in picture


def test_curves_are_valid_svg() -> None:
    played = [{"decisions": step * 1000.0, **dict.fromkeys(PPO_CURVES, 1.0 / step)} for step in range(1, 9)]
    rounds = [{"round": float(step), **dict.fromkeys(PRETRAINING_CURVES, 1.0 / step)} for step in range(1, 4)]
    for lines, drawn in ((played, len(PPO_CURVES)), ([*rounds, *played], len(PRETRAINING_CURVES) + len(PPO_CURVES))):
        picture = ElementTree.fromstring(curves_svg(lines))
        assert len(picture.findall("{http://www.w3.org/2000/svg}polyline")) == drawn
        assert "8,000" in [*picture.itertext()][-1]
    assert curves_svg(played[:1]) == ""
