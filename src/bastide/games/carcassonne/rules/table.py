"""A view as lines of text for a terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bastide.core import Plain, Words
from bastide.core.plain import whole, word
from bastide.games.carcassonne.rules.drawing import draw, draw_tile
from bastide.games.carcassonne.rules.maptext import entries, neutral_place

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
    """What the modules keep besides figures on the map: goods, king and robber baron, dragon, Carcassonne."""
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
    return lines + of_abbey(extra, words) + of_bridges(extra, words) + of_dragon(extra, words) + of_count(extra, words)


def of_abbey(extra: Mapping[str, Plain], words: Words) -> list[str]:
    """Who still has an abbey."""
    abbey = extra.get("abbey")
    held = abbey["abbeys"] if isinstance(abbey, dict) else []
    assert isinstance(held, list)
    return [words.tell(GAME, "seat-abbey", {"player": player}) for player, has in enumerate(held) if has]


def of_bridges(extra: Mapping[str, Plain], words: Words) -> list[str]:
    """The bridges and castles that everybody has left, and the tiles of a bazaar."""
    bridges = extra.get("bridges")
    if not isinstance(bridges, dict):
        return []
    lines: list[str] = []
    for player, left in enumerate(entries(bridges, "left")):
        lines.append(words.tell(GAME, "seat-stock", {"player": player, **left}))
    if bridges["tiles"]:
        lines.append(words.tell(GAME, "bazaar", {"tiles": bridges["tiles"]}))
    won = bridges["won"]
    assert isinstance(won, list)
    for player, tile in enumerate(won):
        if tile:
            lines.append(words.tell(GAME, "seat-won", {"player": player, "tile": tile}))
    return lines


def of_dragon(extra: Mapping[str, Plain], words: Words) -> list[str]:
    """Where the dragon and the fairy are, and the tiles that wait for the dragon."""
    lines: list[str] = []
    for name in ("dragon", "fairy"):
        place = neutral_place(extra, name)
        if place is not None:
            lines.append(words.tell(GAME, name, {"x": place[0], "y": place[1]}))
    dragon = extra.get("dragon")
    aside = dragon["aside"] if isinstance(dragon, dict) else {}
    if isinstance(aside, dict) and aside:
        tiles: list[Plain] = [tile for tile, count in aside.items() for _ in range(whole(count))]
        lines.append(words.tell(GAME, "aside", {"tiles": tiles}))
    return lines


def of_count(extra: Mapping[str, Plain], words: Words) -> list[str]:
    """Where the count is, and who is in Carcassonne."""
    count = extra.get("count")
    if not isinstance(count, dict):
        return []
    lines = [words.tell(GAME, "count", {"quarter": count["count"]})]
    for player, held in enumerate(entries(count, "quarters")):
        for quarter, there in held.items():
            assert isinstance(there, dict)
            figures: list[Plain] = [figure for figure, number in there.items() for _ in range(whole(number))]
            if figures:
                shown: dict[str, Plain] = {"player": player, "quarter": quarter, "figures": figures}
                lines.append(words.tell(GAME, "in-quarter", shown))
    return lines
