"""What the games draw, as files for their pages: ``make drawings`` after a change of anything in a folder ``art``.

A game draws in Python, once for its page and for pictures elsewhere. The page imports what was drawn from
``page/drawings.json``; a test keeps the file and the drawing alike.
"""

from __future__ import annotations

import json
from pathlib import Path

from bastide.core import game_ids, get_kit


def written(game: str) -> str:
    """The whole file: a drawing in each line, by its name."""
    return json.dumps(get_kit(game).drawings(), indent=0, sort_keys=True) + "\n"


def places() -> dict[str, Path]:
    """Where the drawings of each game lie that has any."""
    return {game: get_kit(game).folder / "page" / "drawings.json" for game in game_ids() if get_kit(game).drawings()}


if __name__ == "__main__":
    for game, path in places().items():
        path.write_text(written(game), encoding="utf-8")
