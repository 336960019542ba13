"""What the games draw, as files for their pages: ``make drawings`` after a change of anything in a folder ``art``.

A game draws in Python, once for its page and for pictures elsewhere. The page imports what was drawn from
``page/drawings.json``; the picture called ``lobby`` is ``page/picture.svg``. A game whose page puts its pictures
together from parts says what those are: ``page()`` in its room ``art``. What the house itself draws lies in
``web/public``. A test keeps files and drawings alike.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path

from bastide.art import vignettes
from bastide.core import game_ids, get_kit

PUBLIC = Path(__file__).parents[1] / "web" / "public"
#: The picture that the lobby shows of a game, in a file of its own.
LOBBY = "lobby"


def files(game: str) -> dict[Path, str]:
    """What lies in the folder of the game's page: a file with a drawing in each line, by its name, and the lobby's."""
    drawn = get_kit(game).drawings()
    page = get_kit(game).folder / "page"
    found: dict[Path, str] = {}
    if LOBBY in drawn:
        found[page / "picture.svg"] = drawn.pop(LOBBY) + "\n"
    room = get_kit(game).folder / "art"
    parts = getattr(import_module(f"bastide.games.{game}.art"), "page", None) if room.is_dir() else None
    if parts:
        found[page / "drawings.json"] = _by_lines(parts())
    elif drawn:
        found[page / "drawings.json"] = json.dumps(drawn, indent=0, sort_keys=True) + "\n"
    return found


def house() -> dict[Path, str]:
    """What the house draws for itself: its sign, and the vignettes where there is nothing to show."""
    drawn = vignettes.drawings()
    sign = {PUBLIC / "icon.svg": drawn.pop("icon") + "\n"}
    return sign | {PUBLIC / "drawn" / f"{name}.svg": svg + "\n" for name, svg in drawn.items()}


def _by_lines(sections: Mapping[str, Mapping[str, object]]) -> str:
    """Sections of things, each in a line of its own, so that a change is seen for what it is."""
    written = []
    for name, things in sections.items():
        lines = [f"{json.dumps(key)}:{json.dumps(value, separators=(',', ':'))}" for key, value in things.items()]
        written.append(f"{json.dumps(name)}:{{\n" + ",\n".join(lines) + "\n}")
    return "{" + ",\n".join(written) + "}\n"


if __name__ == "__main__":
    for written in (house(), *map(files, game_ids())):
        for path, text in written.items():
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
