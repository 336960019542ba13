"""Rules that were changed on purpose, to see whether the referee of their game notices it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from sample import drawn

#: They are tried in so many parts, of which an everyday run draws one.
PARTS = 6


def parts(game: str) -> list[int]:
    return drawn(f"mutations of {game}", range(PARTS), 1)


def tried(script: Path, part: int) -> dict[str, Any]:
    """What came of each mutation of the script's list that belongs to this part.

    In a process of its own, with the rules interpreted: a compiled rule cannot be changed at run time.
    """
    module = f"reference_engines.checks.{script.stem}"
    code = f"import {module} as found; found.MUTATIONS[:] = found.MUTATIONS[{part}::{PARTS}]; found.main()"
    folders = [str(Path(__file__).parents[2]), os.environ.get("PYTHONPATH", "")]
    path = os.pathsep.join(filter(None, folders))
    done = subprocess.run(
        [sys.executable, "-c", code, "--json"],
        capture_output=True,
        text=True,
        env={**os.environ, "BASTIDE_PURE": "1", "PYTHONPATH": path},
        check=True,
    )
    found: dict[str, Any] = json.loads(done.stdout)
    return found
