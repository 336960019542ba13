"""``python steady.py serve ...``: Bastide with deals that are the same in every run.

Tables are named and dealt from secrets. Then a test about something else meets, once in a hundred runs, a deal that
nobody thought of, and who reads that it failed can never see it again. Here the names and secrets of tables come from
a seed.
"""

from __future__ import annotations

import os
import random
import secrets
import sys
from collections import Counter
from pathlib import Path

#: So many bits are a table's secret. All else that is drawn is drawn when it happens to be needed: it has no order.
SECRET = 256
#: So many bytes are the name of a table.
NAME = 8
#: The seed. Every start of a server has its own, or two tables of one database would have one name.
VARIABLE = "BASTIDE_STEADY"

#: How many servers each test has started.
_starts: Counter[str] = Counter()


def command(*, warnings: bool = True) -> list[str]:
    """How a test starts ``bastide`` in a process of its own."""
    quiet = [] if warnings else ["-W", "ignore"]
    return [sys.executable, *quiet, str(Path(__file__).resolve())]


def seed() -> dict[str, str]:
    """What the environment of a start must hold: the same for the same start in the same test."""
    test = os.environ.get("PYTEST_CURRENT_TEST", "").partition(" ")[0]
    _starts[test] += 1
    return {VARIABLE: f"{test} {_starts[test]}"}


def main() -> None:
    given = os.environ[VARIABLE]
    names, deals = random.Random(f"names {given}"), random.Random(f"deals {given}")
    really, bits = secrets.token_hex, secrets.randbits
    secrets.token_hex = lambda nbytes=None: names.randbytes(NAME).hex() if nbytes == NAME else really(nbytes)
    secrets.randbits = lambda k: deals.getrandbits(k) if k == SECRET else bits(k)
    sys.argv[0] = "bastide"
    from bastide.cli import main as bastide  # what it draws from is looked up when it is imported

    bastide()


if __name__ == "__main__":
    main()
