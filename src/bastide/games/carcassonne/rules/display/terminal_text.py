"""Text view of a table for the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bastide.core import JsonData, Translator
from bastide.core.json_data import expect_int, expect_str
from bastide.games.carcassonne.modules.module_registry import ALL_MODULES
from bastide.games.carcassonne.rules.display.ascii_board import draw_board, draw_tile
from bastide.games.carcassonne.rules.parsed_board_text import objects_under_key

GAME: Final = "carcassonne"


def draw_table_text(view: Mapping[str, JsonData], translator: Translator) -> str:
    """Return the board, the supplies and the tile to be laid as text."""
    lines = [draw_board(view), ""]
    score = view["score"]
    assert isinstance(score, list)
    for player, home in enumerate(objects_under_key(view, "supply")):
        meeples: list[JsonData] = [meeple for meeple, count in home.items() for _ in range(expect_int(count))]
        lines.append(
            translator.translate_for_game(GAME, "seat", {"player": player, "points": score[player], "figures": meeples})
        )
    extra = view["extra"]
    assert isinstance(extra, dict)
    for module in ALL_MODULES:
        shown = extra.get(module.id)
        if isinstance(shown, dict):
            lines += module.terminal_lines(shown, translator)
    lines.append(translator.translate_for_game(GAME, "pile", {"count": view["pile_size"]}))
    hand = expect_str(view["hand"])
    if hand:
        lines += ["", translator.translate_for_game(GAME, "hand", {"tile": hand}), draw_tile(hand)]
    return "\n".join(lines)
