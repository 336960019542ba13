"""Rules that were changed on purpose, to see whether the referee of their game notices it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from sample import drawn

#: They are tried in so many parts, of which an everyday run draws one.
PARTS = 6


def parts(game: str) -> list[int]:
    return drawn(f"mutations of {game}", range(PARTS), 1)


def check_mutations(script: str, part: int, at_least: int) -> None:
    """Try the mutations of the script's list that belong to this part; the referee must notice each of them.

    In a process of its own, with the rules interpreted: a compiled rule cannot be changed at run time.
    """
    module = f"reference_engines.checks.{script}"
    code = f"import {module} as found; found.main(found.MUTATIONS[{part}::{PARTS}])"
    folders = [str(Path(__file__).parents[2]), os.environ.get("PYTHONPATH", "")]
    path = os.pathsep.join(filter(None, folders))
    done = subprocess.run(
        [sys.executable, "-c", code, "--json"],
        capture_output=True,
        text=True,
        env={**os.environ, "BASTIDE_PURE": "1", "PYTHONPATH": path},
        check=True,
    )
    verdicts = json.loads(done.stdout)
    assert len(verdicts) >= at_least // PARTS
    assert [says for says, verdict in verdicts.items() if not verdict["noticed"]] == []
    assert [says for says, verdict in verdicts.items() if not verdict["right_passes"]] == []
