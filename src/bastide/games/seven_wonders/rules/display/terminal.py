"""Text output for a terminal: a view with its cities and the viewer's hand, and the text of cards and boards."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, cast

from bastide.core.plain import Plain
from bastide.core.words import Words
from bastide.games.seven_wonders.rules.cards.card import Card
from bastide.games.seven_wonders.rules.cards.cards import CARDS, NUMBER
from bastide.games.seven_wonders.rules.city.boards import BOARD_IDS, BOARDS, SIDES
from bastide.games.seven_wonders.rules.city.city import COLOURS
from bastide.games.seven_wonders.rules.city.effects import Effect, Produce
from bastide.games.seven_wonders.rules.city.resources import Cost, resources_of
from bastide.games.seven_wonders.rules.display.view import CityView, SevenWondersView

GAME: Final = "seven_wonders"
_INDENT: Final = "    "


def table_text(data: Mapping[str, Plain], translator: Words) -> str:
    """Return a view as text: Age, cities, and the viewer's hand with costs."""
    view = cast(SevenWondersView, data)
    lines = [_headline(view, translator)]
    viewer = _find_viewer(view)
    for player in range(view["players"]):
        lines += _city_lines(view, player, viewer, translator)
    found = view["discard"]["cards"]
    if found is not None:
        lines.append(translator.tell(GAME, "table-discard", {"cards": _as_json(found)}))
    if viewer < 0:
        return "\n".join(lines)
    cards = view["hands"][viewer]["cards"]
    if cards:
        lines.append(translator.say(f"{GAME}-table-hand"))
        for card in dict.fromkeys(cards):
            lines.append(_INDENT + _card_line(CARDS[NUMBER[card]], cards.count(card), translator))
    chosen = view["choices"][viewer]["choice"]
    if chosen is not None:
        label = translator.tell(GAME, f"do-{chosen['do']}", cast(Mapping[str, Plain], chosen))
        lines.append(translator.say(f"{GAME}-table-chosen", {"choice": label}))
    return "\n".join(lines)


def _find_viewer(view: SevenWondersView) -> int:
    """Return the player whose hand the view shows; -1 for a spectator."""
    for player, hand in enumerate(view["hands"]):
        if hand["cards"] is not None:
            return player
    return -1


def _headline(view: SevenWondersView, translator: Words) -> str:
    if view["phase"] == "sides" or view["phase"] == "over":
        return translator.say(f"{GAME}-table-{view['phase']}")
    facts: dict[str, Plain] = {"age": view["age"], "turn": view["turn"], "count": view["discard"]["count"]}
    if view["direction"] is not None:
        return translator.tell(GAME, "table-age", {**facts, "direction": view["direction"]})
    return translator.tell(GAME, "table-last_card" if view["phase"] == "last_card" else "table-age_end", facts)


# -- cities ----------------------------------------------------------------------------------------------------------


def _city_lines(view: SevenWondersView, player: int, viewer: int, translator: Words) -> list[str]:
    city = view["cities"][player]
    whose: dict[str, Plain] = {"player": player, "board": city["board"]}
    place = _direction_of(player, viewer, view["players"])
    if place:
        whose["player"] = translator.tell(GAME, "table-place", {"player": player, "place": place})
    if city["side"] is None:
        return [translator.tell(GAME, "table-board", whose)]
    facts: dict[str, Plain] = {
        "stages": city["stages"],
        "stages_in_all": city["stages_in_all"],
        "coins": city["coins"],
        "shields": city["shields"],
        "tokens": " ".join([f"{token:+}" for token in city["tokens"]]) or "0",
        "total": sum(city["points"].values()),
    }
    lines = [
        translator.tell(GAME, "table-city", {**whose, "side": city["side"]}),
        _INDENT + translator.say(f"{GAME}-table-counts", facts),
        _INDENT + _production_line(city, translator),
    ]
    if player == viewer and view["phase"] != "over":
        for number, stage in enumerate(stage_lines(city["board"], city["side"], translator)):
            built = translator.say(f"{GAME}-table-stage_built", {"stage": stage})
            lines.append(_INDENT + (built if number < city["stages"] else stage))
    for index, colour in enumerate(COLOURS):
        cards = [card for card in city["built"] if CARDS[NUMBER[card]].colour == index]
        if cards:
            lines.append(_INDENT + translator.tell(GAME, "table-colour", {"colour": colour, "cards": _as_json(cards)}))
    if city["under"]:
        lines.append(_INDENT + translator.tell(GAME, "table-under", {"cards": _as_json(city["under"])}))
    return lines


def _direction_of(player: int, viewer: int, players: int) -> str:
    """Return the direction of a neighbour from the viewer's seat; empty if the player is not next to the viewer."""
    if viewer < 0:
        return ""
    return {0: "you", 1: "left", players - 1: "right"}.get((player - viewer) % players, "")


def _production_line(city: CityView, translator: Words) -> str:
    """Return the line with a city's production: tradable resources, and those for the owner only."""
    board = BOARDS[BOARD_IDS.index(city["board"])]
    effects: list[Effect] = [board.start]
    if city["side"] is not None:
        for stage in board.sides[SIDES.index(city["side"])][: city["stages"]]:
            effects += stage.effects
    for card in city["built"]:
        effects += CARDS[NUMBER[card]].effects
    for_sale: list[Plain] = []
    for_itself: list[Plain] = []
    for effect in effects:
        if isinstance(effect, Produce):
            for symbol in effect.symbols:
                names = [translator.say(f"{GAME}-resource-{resource}") for resource in resources_of(symbol)]
                (for_sale if effect.tradable else for_itself).append("/".join(names))
    line = translator.tell(GAME, "table-makes", {"resources": for_sale})
    return line + translator.tell(GAME, "table-makes_alone", {"resources": for_itself}) if for_itself else line


# -- cards and boards ------------------------------------------------------------------------------------------------


def component_text(kind: str, facts: Mapping[str, Plain], translator: Words) -> list[str]:
    """Return the printed text of a card or board, line by line."""
    component = str(facts["id"])
    if kind == "cards":
        card = CARDS[NUMBER[component]]
        printed: dict[str, Plain] = {"age": int(card.age), "colour": COLOURS[card.colour]}
        printed["cost"] = cost_text(card.cost, translator)
        return [translator.tell(GAME, "table-printed", printed), translator.say(f"{GAME}-card-{component}.text")]
    lines = [translator.say(f"{GAME}-board-{component}.text")]
    for side in SIDES:
        lines.append(translator.say(f"{GAME}-side-{side}"))
        lines += [f"  {line}" for line in stage_lines(component, side, translator)]
    return lines


def stage_lines(board: str, side: str, translator: Words) -> list[str]:
    """Return the stages of a board side, one line each: ``1 (2 wood): Worth 3 victory points.``"""
    return re.split(r" (?=\d \()", translator.say(f"{GAME}-board-{board}.{side}"))


def cost_text(cost: Cost, translator: Words) -> str:
    """Return a cost in words."""
    return translator.tell(GAME, "table-cost", {"coins": int(cost.coins), "resources": cost.named()})


def _card_line(card: Card, count: int, translator: Words) -> str:
    facts: dict[str, Plain] = {
        "cards": _as_json([card.id] * count),
        "cost": cost_text(card.cost, translator),
        "text": translator.say(f"{GAME}-card-{card.id}.text"),
    }
    return translator.tell(GAME, "table-card", facts)


def _as_json(ids: list[str]) -> list[Plain]:
    return cast(list[Plain], ids)
