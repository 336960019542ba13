"""The training scripts of docs/trainers.md are valid, and run where their packages are installed."""

from __future__ import annotations

import pytest
from script_loader import load_script

trainers = load_script("research/run_trainer_examples.py")


def test_every_script_parses() -> None:
    found = trainers.scripts()
    assert {"openspiel", "dask"} < set(found)
    for name, code in found.items():
        compile(code, name, "exec")


@pytest.mark.parametrize("name", ["openspiel", "dask"])
def test_script_runs_unchanged(name: str) -> None:
    assert trainers.run(name) == 0


def test_unknown_name_is_rejected(capsys: pytest.CaptureFixture[str]) -> None:
    assert trainers.main(["chess"]) == 2
    assert trainers.main([]) == 2
    assert "openspiel" in capsys.readouterr().err
