"""What the games draw, as files for their pages: ``make drawings`` after a change of anything in a folder ``art``.

A game draws in Python, once for its page and for pictures elsewhere. The page imports what was drawn from
``page/drawings.json``; the picture called ``lobby`` is ``page/picture.svg``. A test keeps files and drawings alike.
"""

from __future__ import annotations

import json
from pathlib import Path

from bastide.core import game_ids, get_kit

#: The picture that the lobby shows of a game, in a file of its own.
LOBBY = "lobby"


def files(game: str) -> dict[Path, str]:
    """What lies in the folder of the game's page: a file with a drawing in each line, by its name, and the lobby's."""
    drawn = get_kit(game).drawings()
    page = get_kit(game).folder / "page"
    found: dict[Path, str] = {}
    if LOBBY in drawn:
        found[page / "picture.svg"] = drawn.pop(LOBBY) + "\n"
    if drawn:
        found[page / "drawings.json"] = json.dumps(drawn, indent=0, sort_keys=True) + "\n"
    return found


if __name__ == "__main__":
    for game in game_ids():
        for path, text in files(game).items():
            path.write_text(text, encoding="utf-8")
