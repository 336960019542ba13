"""The checkout that the commands for developers work on."""

from __future__ import annotations

from pathlib import Path

import bastide
from bastide.core.errors import BastideError


def find_checkout() -> Path:
    """Return the folder of the checkout that this package runs from.

    Raises BastideError if the package is installed, or if the current folder is outside the checkout: nobody expects
    a command to write files elsewhere.
    """
    root = Path(bastide.__file__).parents[2]
    if not (root / "pyproject.toml").is_file() or not (root / "tests").is_dir():
        raise BastideError("no-checkout", "this command needs a checkout of Bastide with its tests")
    here = Path.cwd()
    if root not in (here, *here.parents):
        raise BastideError(
            "outside-checkout",
            f"this command works on the checkout {root}; change to this folder first",
            path=str(root),
        )
    return root
