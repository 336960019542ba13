"""A view as lines of text for a terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bastide.core import Plain, Words
from bastide.core.plain import whole, word
from bastide.games.carcassonne.drawing import draw, draw_tile
from bastide.games.carcassonne.maptext import entries

GAME: Final = "carcassonne"


def draw_table(view: Mapping[str, Plain], words: Words) -> str:
    """The map, what everybody has, and the tile that is to be laid."""
    lines = [draw(view), ""]
    score = view["score"]
    assert isinstance(score, list)
    for player, home in enumerate(entries(view, "supply")):
        figures: list[Plain] = [figure for figure, count in home.items() for _ in range(whole(count))]
        lines.append(words.tell(GAME, "seat", {"player": player, "points": score[player], "figures": figures}))
    lines += of_modules(view, words)
    lines.append(words.tell(GAME, "pile", {"count": view["pile_size"]}))
    hand = word(view["hand"])
    if hand:
        lines += ["", words.tell(GAME, "hand", {"tile": hand}), draw_tile(hand)]
    return "\n".join(lines)


def of_modules(view: Mapping[str, Plain], words: Words) -> list[str]:
    """What the modules keep besides figures: goods, and who holds the king and the robber baron."""
    extra = view["extra"]
    assert isinstance(extra, dict)
    lines: list[str] = []
    traders = extra.get("traders")
    if isinstance(traders, dict):
        for player, goods in enumerate(entries(traders, "goods")):
            lines.append(words.tell(GAME, "seat-goods", {"player": player, **goods}))
    king = extra.get("king")
    if isinstance(king, dict):
        for title in ("king", "robber"):
            holder = whole(king[title])
            if holder >= 0:
                lines.append(words.tell(GAME, title, {"player": holder, "tiles": king[f"{title}_tiles"]}))
    return lines
