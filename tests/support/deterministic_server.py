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
#: Environment variable with the file of the seed. Each server start has its own seed, because table ids must be unique
#: in a database. A server that several test files use gets a new seed for each file.
SEED_FILE_VARIABLE = "BASTIDE_TEST_SEED_FILE"

#: Number of servers started by each test.
_starts: Counter[str] = Counter()


def server_command(*, warnings: bool = True) -> list[str]:
    """Return the command that starts ``bastide`` in a separate process."""
    quiet = [] if warnings else ["-W", "ignore"]
    return [sys.executable, *quiet, str(Path(__file__).resolve())]


def next_seed() -> str:
    """Return the seed of a server start: the same for the same start in the same test."""
    test = current_test()
    _starts[test] += 1
    return f"{test} {_starts[test]}"


def first_seed() -> str:
    """Return the seed of the first server start in the current test."""
    return f"{current_test()} 1"


def current_test() -> str:
    return os.environ.get("PYTEST_CURRENT_TEST", "").partition(" ")[0]


def seed_environment(file: Path, seed: str) -> dict[str, str]:
    """Write the file of the seed, and return the environment that names it."""
    file.write_text(seed, encoding="utf-8")
    return {SEED_FILE_VARIABLE: str(file)}


class SeededRandom:
    """Seeded table ids and deals, seeded again when the seed in the file changes."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.seed = ""
        self.names, self.deals = random.Random(), random.Random()

    def refresh(self) -> SeededRandom:
        """Read the seed again."""
        seed = self.file.read_text(encoding="utf-8")
        if seed != self.seed:
            self.seed, self.names, self.deals = seed, random.Random(f"names {seed}"), random.Random(f"deals {seed}")
        return self


def main() -> None:
    seeded = SeededRandom(Path(os.environ[SEED_FILE_VARIABLE]))
    really, bits = secrets.token_hex, secrets.randbits
    secrets.token_hex = lambda nbytes=None: (
        seeded.refresh().names.randbytes(TABLE_ID_BYTES).hex() if nbytes == TABLE_ID_BYTES else really(nbytes)
    )
    secrets.randbits = lambda k: seeded.refresh().deals.getrandbits(k) if k == SECRET_BITS else bits(k)
    sys.argv[0] = "bastide"
    from bastide.cli import main as bastide  # imported here, because it binds the patched functions

    bastide()


if __name__ == "__main__":
    main()
