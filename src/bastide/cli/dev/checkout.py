"""The checkout that the commands for developers work on."""

from __future__ import annotations

from pathlib import Path

import bastide
from bastide.core.errors import BastideError


def find_checkout() -> Path:
    """Return the folder of the checkout that this package runs from. Raises BastideError if it is installed."""
    root = Path(bastide.__file__).parents[2]
    if not (root / "pyproject.toml").is_file() or not (root / "tests").is_dir():
        raise BastideError("no-checkout", "this command needs a checkout of Bastide with its tests")
    return root
