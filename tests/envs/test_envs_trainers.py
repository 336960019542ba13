"""The page of trainers: its scripts are whole, and those whose packages are here run as they stand."""

from __future__ import annotations

import pytest
from scripts import loaded

trainers = loaded("research/run_trainers.py")


def test_every_script_can_be_read() -> None:
    found = trainers.scripts()
    assert {"openspiel", "dask"} < set(found)
    for name, code in found.items():
        compile(code, name, "exec")


@pytest.mark.parametrize("name", ["openspiel", "dask"])
def test_a_script_runs_as_it_stands(name: str) -> None:
    assert trainers.run(name) == 0


def test_an_unknown_name_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert trainers.main(["chess"]) == 2
    assert trainers.main([]) == 2
    assert "openspiel" in capsys.readouterr().err
