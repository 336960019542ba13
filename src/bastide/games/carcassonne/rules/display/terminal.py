"""Text view of a table for the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bastide.core import Plain, Words
from bastide.core.plain import whole, word
from bastide.games.carcassonne.modules.box import EVERY_MODULE
from bastide.games.carcassonne.rules.display.map_drawing import draw, draw_tile
from bastide.games.carcassonne.rules.display.maptext import entries

GAME: Final = "carcassonne"


def draw_table(view: Mapping[str, Plain], translator: Words) -> str:
    """Return the board, the supplies and the tile to be laid as text."""
    lines = [draw(view), ""]
    score = view["score"]
    assert isinstance(score, list)
    for player, home in enumerate(entries(view, "supply")):
        meeples: list[Plain] = [meeple for meeple, count in home.items() for _ in range(whole(count))]
        lines.append(translator.tell(GAME, "seat", {"player": player, "points": score[player], "figures": meeples}))
    extra = view["extra"]
    assert isinstance(extra, dict)
    for module in EVERY_MODULE:
        shown = extra.get(module.id)
        if isinstance(shown, dict):
            lines += module.terminal_lines(shown, translator)
    lines.append(translator.tell(GAME, "pile", {"count": view["pile_size"]}))
    hand = word(view["hand"])
    if hand:
        lines += ["", translator.tell(GAME, "hand", {"tile": hand}), draw_tile(hand)]
    return "\n".join(lines)
