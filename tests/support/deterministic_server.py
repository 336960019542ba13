"""Run Bastide with reproducible deals: ``python deterministic_server.py serve ...``.

The server takes table ids and deals from secrets. A rare deal could then fail an unrelated test once in a hundred runs,
and nobody could reproduce it. Here they come from a seed.
"""

from __future__ import annotations

import os
import random
import secrets
import sys
from collections import Counter
from pathlib import Path

#: Size of a table's secret. Other random numbers have no fixed order, so they stay random.
SECRET_BITS = 256
#: Size of a table id.
TABLE_ID_BYTES = 8
#: Environment variable with the seed. Each server start has its own, because table ids must be unique in a database.
SEED_VARIABLE = "BASTIDE_TEST_SEED"

#: Number of servers started by each test.
_starts: Counter[str] = Counter()


def server_command(*, warnings: bool = True) -> list[str]:
    """Return the command that starts ``bastide`` in a separate process."""
    quiet = [] if warnings else ["-W", "ignore"]
    return [sys.executable, *quiet, str(Path(__file__).resolve())]


def seed_environment() -> dict[str, str]:
    """Return the environment of a server start: the same for the same start in the same test."""
    test = os.environ.get("PYTEST_CURRENT_TEST", "").partition(" ")[0]
    _starts[test] += 1
    return {SEED_VARIABLE: f"{test} {_starts[test]}"}


def main() -> None:
    given = os.environ[SEED_VARIABLE]
    names, deals = random.Random(f"names {given}"), random.Random(f"deals {given}")
    really, bits = secrets.token_hex, secrets.randbits
    secrets.token_hex = lambda nbytes=None: (
        names.randbytes(TABLE_ID_BYTES).hex() if nbytes == TABLE_ID_BYTES else really(nbytes)
    )
    secrets.randbits = lambda k: deals.getrandbits(k) if k == SECRET_BITS else bits(k)
    sys.argv[0] = "bastide"
    from bastide.cli import main as bastide  # imported here, because it binds the patched functions

    bastide()


if __name__ == "__main__":
    main()
