"""A view as text for a terminal: the Age, one paragraph for each city, and the viewer's own cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bastide.core.plain import Plain, whole, word
from bastide.core.words import Words
from bastide.games.seven_wonders.rules.cards import CARDS, NUMBER
from bastide.games.seven_wonders.rules.city import COLOURS

GAME: Final = "seven_wonders"


def table_text(view: Mapping[str, Plain], words: Words) -> str:
    lines = [_headline(view, words)]
    for player, city in enumerate(_items(view["cities"])):
        lines += _city_lines(player, _entries(city), words)
    found = _entries(view["discard"])["cards"]
    if found is not None:
        lines.append(words.tell(GAME, "table-discard", {"cards": found}))
    for hand, choice in zip(_items(view["hands"]), _items(view["choices"]), strict=True):
        cards = _entries(hand)["cards"]
        if cards:
            lines.append(words.tell(GAME, "table-hand", {"cards": cards}))
        chosen = _entries(choice)["choice"]
        if chosen is not None:
            meaning = _entries(chosen)
            label = words.tell(GAME, f"do-{meaning['do']}", meaning)
            lines.append(words.say(f"{GAME}-table-chosen", {"choice": label}))
    return "\n".join(lines)


def _headline(view: Mapping[str, Plain], words: Words) -> str:
    if view["phase"] == "sides":
        return words.say(f"{GAME}-table-sides")
    if view["phase"] == "over":
        return words.say(f"{GAME}-table-over")
    direction = "right" if view["age"] == 2 else "left"
    count = _entries(view["discard"])["count"]
    facts: dict[str, Plain] = {"age": view["age"], "turn": view["turn"], "direction": direction, "count": count}
    return words.tell(GAME, "table-age", facts)


def _city_lines(player: int, city: Mapping[str, Plain], words: Words) -> list[str]:
    whose: dict[str, Plain] = {"player": player, "board": city["board"]}
    if city["side"] is None:
        return [words.tell(GAME, "table-board", whose)]
    total = sum([whole(points) for points in _entries(city["points"]).values()])
    facts: dict[str, Plain] = {name: city[name] for name in ("stages", "stages_in_all", "coins", "shields")}
    facts["tokens"] = " ".join([f"{whole(token):+}" for token in _items(city["tokens"])]) or "0"
    facts["total"] = total
    lines = [
        words.tell(GAME, "table-city", {**whose, "side": city["side"]}),
        "    " + words.say(f"{GAME}-table-counts", facts),
    ]
    built = [word(card) for card in _items(city["built"])]
    for index, colour in enumerate(COLOURS):
        cards: list[Plain] = []
        for card in built:
            if CARDS[NUMBER[card]].colour == index:
                cards.append(card)
        if cards:
            lines.append("    " + words.tell(GAME, "table-colour", {"colour": colour, "cards": cards}))
    if city["under"]:
        lines.append("    " + words.tell(GAME, "table-under", {"cards": city["under"]}))
    return lines


def _items(data: Plain) -> list[Plain]:
    assert isinstance(data, list)
    return data


def _entries(data: Plain) -> dict[str, Plain]:
    assert isinstance(data, dict)
    return data
