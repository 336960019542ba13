"""Every mistake that is made in the rules on purpose is noticed by the reference engine of its game."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from sampled_cases import sample_cases

#: The lists of mistakes, and how many each holds at least.
LISTS = {"carcassonne_mutations": 50, "dominion_mutations": 100, "seven_wonders_mutations": 25}
#: They are tried in so many parts, of which an everyday run draws one of each list.
PARTS = 6


@pytest.mark.once
@pytest.mark.parametrize(
    ("name", "part"), [(name, part) for name in LISTS for part in sample_cases(f"parts of {name}", range(PARTS), 1)]
)
def test_comparison_detects_every_mutation(name: str, part: int) -> None:
    """In a process of its own, with the rules interpreted: a compiled rule cannot be changed at run time."""
    code = f"from reference_engines.checks import {name} as found; found.main(found.MUTATIONS[{part}::{PARTS}])"
    path = os.pathsep.join(filter(None, [str(Path(__file__).parents[2]), os.environ.get("PYTHONPATH", "")]))
    done = subprocess.run(
        [sys.executable, "-c", code, "--json"],
        capture_output=True,
        text=True,
        env={**os.environ, "BASTIDE_PURE": "1", "PYTHONPATH": path},
        check=True,
    )
    verdicts = json.loads(done.stdout)
    assert len(verdicts) >= LISTS[name] // PARTS
    unnoticed = [says for says, verdict in verdicts.items() if not verdict["noticed"]]
    assert not unnoticed, f"correct these mutations in {name}.py if they change nothing, else the referee: {unnoticed}"
    assert [says for says, verdict in verdicts.items() if not verdict["right_passes"]] == []
